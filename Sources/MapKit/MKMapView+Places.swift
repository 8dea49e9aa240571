// Licensed under the Apache License, Version 2.0.

public import CoreLocation
public import Foundation
public import UIKit

extension MKMapView {
    /// Returns the place at a point of a view, by the part of the earth that the map shows; the middle, if the map has no size.
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let (point, size, rect) = (convert(point, from: view), bounds.size, visibleMapRect)
        guard size.width > 0, size.height > 0 else { return centerCoordinate }
        return MKMapPoint(
            x: rect.origin.x + rect.size.width * Double(point.x / size.width),
            y: rect.origin.y + rect.size.height * Double(point.y / size.height)
        ).coordinate
    }
    /// Returns the point of a view at which a place is; the middle, if the map shows no part of the earth.
    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let (place, size, rect) = (MKMapPoint(coordinate), bounds.size, visibleMapRect)
        guard rect.size.width > 0, rect.size.height > 0 else {
            return convert(CGPoint(x: size.width / 2, y: size.height / 2), to: view)
        }
        let point = CGPoint(
            x: size.width * CGFloat((place.x - rect.origin.x) / rect.size.width),
            y: size.height * CGFloat((place.y - rect.origin.y) / rect.size.height))
        return convert(point, to: view)
    }
}

extension MapCamera {
    /// Creates a camera that sees what one of a map of UIKit sees.
    public init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
            heading: camera.heading, pitch: Double(camera.pitch))
    }
}

/// The parts of addresses that a search looks at.
// Unchecked, as an open class cannot be checked: it cannot be changed.
open class MKAddressFilter: NSObject, @unchecked Sendable {
    /// The parts of an address.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates parts from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The country.
        public static let country = Options(rawValue: 1)
        /// The state.
        public static let administrativeArea = Options(rawValue: 2)
        /// The county.
        public static let subAdministrativeArea = Options(rawValue: 4)
        /// The town.
        public static let locality = Options(rawValue: 8)
        /// The part of the town.
        public static let subLocality = Options(rawValue: 16)
        /// The postal code.
        public static let postalCode = Options(rawValue: 32)
    }
    private let parts: Options
    private let isExcluding: Bool
    /// Creates a filter of some parts.
    public init(including options: Options) { (parts, isExcluding) = (options, false) }
    /// Creates a filter of all other parts.
    public init(excluding options: Options) { (parts, isExcluding) = (options, true) }
    /// Returns whether the filter looks at parts.
    open func includes(_ options: Options) -> Bool {
        isExcluding ? parts.isDisjoint(with: options) : parts.isSuperset(of: options)
    }
    /// Returns whether the filter leaves parts out.
    open func excludes(_ options: Options) -> Bool { !includes(options) }
}
