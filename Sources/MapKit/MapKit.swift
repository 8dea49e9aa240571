// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds CoreLocation and Foundation, as on Apple's systems.
@_exported public import CoreLocation
@_exported public import Foundation
import StageUI
@_exported public import UIKit

/// A length in degrees on the earth.
public struct MKCoordinateSpan: Sendable {
    /// The degrees from south to north.
    public var latitudeDelta: CLLocationDegrees
    /// The degrees from west to east.
    public var longitudeDelta: CLLocationDegrees
    /// Creates an empty span.
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    /// Creates a span.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// The size.
    public var span: MKCoordinateSpan
    /// Creates an empty region.
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    /// Creates a region.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        (self.center, self.span) = (center, span)
    }
    /// Creates a region with lengths in metres; a degree from south to north has 111 km.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let wide = max(cos(center.latitude * .pi / 180), 0.01)
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / 111_000,
                longitudeDelta: longitudinalMeters / (111_000 * wide)))
    }
    /// Creates a region of a rectangle of the map.
    public init(_ rect: MKMapRect) {
        let (first, last) = (
            MKMapPoint(x: rect.origin.x, y: rect.origin.y).coordinate,
            MKMapPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height).coordinate
        )
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (first.latitude + last.latitude) / 2,
                longitude: (first.longitude + last.longitude) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: abs(first.latitude - last.latitude),
                longitudeDelta: abs(first.longitude - last.longitude)))
    }

    /// The least region with all of some places and a little space around them; nil without places.
    init?(around places: [CLLocationCoordinate2D]) {
        guard let first = places.first else { return nil }
        var (south, north, west, east) = (first.latitude, first.latitude, first.longitude, first.longitude)
        for place in places {
            (south, north) = (min(south, place.latitude), max(north, place.latitude))
            (west, east) = (min(west, place.longitude), max(east, place.longitude))
        }
        self.init(
            center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: max((north - south) * 1.4, 0.01),
                longitudeDelta: max((east - west) * 1.4, 0.01)))
    }
}

/// A point of the flat map, which is 2^28 points wide and high.
public struct MKMapPoint: Sendable {
    /// The points from the west.
    public var x: Double
    /// The points from the north.
    public var y: Double
    private static let whole = 268_435_456.0
    /// Creates a point.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    /// Creates the point of a place, by Mercator's projection.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.9999), 0.9999)
        x = (coordinate.longitude / 360 + 0.5) * Self.whole
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.whole
    }
    /// The place of the point.
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: 90 - 360 * atan(exp((y / Self.whole - 0.5) * 2 * .pi)) / .pi,
            longitude: (x / Self.whole - 0.5) * 360)
    }
}

/// A size on the flat map, in its points.
public struct MKMapSize: Sendable {
    /// The points from west to east.
    public var width: Double
    /// The points from north to south.
    public var height: Double
    /// Creates a size.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A rectangle of the flat map.
public struct MKMapRect: Sendable {
    /// The corner in the north-west.
    public var origin: MKMapPoint
    /// The size.
    public var size: MKMapSize
    /// Creates a rectangle.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    /// The whole earth.
    public static var world: MKMapRect { MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456) }
}

/// An address with its place.
// Unchecked, as an open class cannot be checked: all that it stores is constant.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Creates an address at a place.
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
    /// The place.
    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
    /// The address in a line; nil.
    open var title: String? { nil }
}

/// Something on the map.
// Unchecked, as open and changeable as Apple's: nobody changes it once another actor has it.
open class MKMapItem: NSObject, @unchecked Sendable {
    /// The address.
    public let placemark: MKPlacemark
    /// The name.
    open var name: String?
    /// The number of a telephone.
    open var phoneNumber: String?
    /// A page.
    open var url: URL?
    /// Creates something at an address.
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    /// Opens the thing in the app for maps; the stage whose view asks records the address. Returns whether there is one.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }
    /// Opens things in the app for maps; the stage whose view asks records the address. Returns whether there is one.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        let mode = launchOptions?[MKLaunchOptionsDirectionsModeKey] as? String
        let url = MapLink(mapItems.map { ($0.name, $0.placemark.coordinate) }, mode: mode).url
        // Apple's may be asked on each thread; the app is opened on the main one.
        guard let url, MainQueue.isCurrent else { return false }
        return MainActor.assumeIsolated {
            Stage.current?.openOutside(url)
            return Stage.current != nil
        }
    }
    /// The device's place, which is at 0° and 0°.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    }
}

/// The reason why the map's service has found nothing.
public struct MKError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: UInt, Sendable {
        /// None is known.
        case unknown = 1
        /// The service cannot be reached.
        case serverFailure
        /// Nothing was found.
        case placemarkNotFound = 4
    }
    /// The reason.
    public let code: Code
}

/// Looks for something on the map. The simulated device has no service for it: nothing is found.
// Unchecked, as an open class cannot be checked: it stores nothing.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// The thing that is looked for.
    // Unchecked, as open and changeable as Apple's: nobody changes it once another actor has it.
    open class Request: NSObject, @unchecked Sendable {
        /// The words.
        open var naturalLanguageQuery: String?
        /// The part of the earth.
        open var region = MKCoordinateRegion()
        /// The parts of addresses that count; nil for all.
        open var addressFilter: MKAddressFilter?
        /// Creates a request.
        public override init() { super.init() }
    }
    /// The result of a search.
    // Unchecked, as an open class cannot be checked: it stores nothing.
    open class Response: NSObject, @unchecked Sendable {
        /// The things.
        open var mapItems: [MKMapItem] { [] }
        /// The part of the earth with all of them.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
    /// Creates a search.
    public init(request: Request) {}
    /// Throws: the service cannot be reached.
    open func start() async throws -> Response { throw MKError(code: .serverFailure) }
    /// Calls back with an error: the service cannot be reached.
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(code: .serverFailure))
    }
    /// Does nothing.
    open func cancel() {}
}

/// The address that the app for maps is opened with, by "Map Links" of Apple's URL Scheme Reference.
private struct MapLink {
    let url: URL?

    init(_ places: [(name: String?, coordinate: CLLocationCoordinate2D)], mode: String?) {
        var parts = URLComponents(string: "http://maps.apple.com/")
        var items = places.suffix(1).flatMap { place -> [URLQueryItem] in
            let text = "\(place.coordinate.latitude),\(place.coordinate.longitude)"
            if mode != nil { return [URLQueryItem(name: "daddr", value: text)] }
            return [URLQueryItem(name: "ll", value: text)]
                + (place.name.map { [URLQueryItem(name: "q", value: $0)] } ?? [])
        }
        if mode != nil, places.count > 1, let first = places.first?.coordinate {
            items.insert(URLQueryItem(name: "saddr", value: "\(first.latitude),\(first.longitude)"), at: 0)
        }
        let letters = [
            MKLaunchOptionsDirectionsModeDriving: "d", MKLaunchOptionsDirectionsModeWalking: "w",
            MKLaunchOptionsDirectionsModeTransit: "r",
        ]
        if let letter = mode.flatMap({ letters[$0] }) {
            items.append(URLQueryItem(name: "dirflg", value: letter))
        }
        parts?.queryItems = items.isEmpty ? nil : items
        url = parts?.url
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The way in which directions lead, as an option of the app for maps.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of the map, as an option of the app for maps; it is not in the address.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The showing of traffic, as an option of the app for maps; it is not in the address.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The middle of the map, as an option of the app for maps; it is not in the address.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The size of the map, as an option of the app for maps; it is not in the address.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Directions in the way that the user prefers.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Directions for a car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Directions on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Directions by bus and train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
