// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A part of the earth that an app is told of.
// Unchecked, as open and changeable as Apple's: nobody changes it once another actor has it.
open class CLRegion: NSObject, @unchecked Sendable {
    /// The name by which an app knows it.
    public let identifier: String
    /// Indicates whether the app wants to hear of an arrival.
    open var notifyOnEntry = true
    /// Indicates whether the app wants to hear of a departure.
    open var notifyOnExit = true
    init(_ identifier: String) { self.identifier = identifier }

    /// Returns whether something is the same region: by its name.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    /// The hash of the name.
    open override var hash: Int { identifier.hashValue }
}

/// A circle on the earth.
// Unchecked, as its own values cannot be changed, and `CLRegion` says the rest.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// The radius, in metres.
    public let radius: CLLocationDistance
    /// Creates a circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier)
    }
    /// Returns whether a place is in the circle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return middle.distance(
            from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}

/// The places of the device with respect to a region.
public enum CLRegionState: Int, Sendable {
    /// Nothing is known.
    case unknown
    /// In it.
    case inside
    /// Out of it.
    case outside
}

/// The direction of the device, which the simulated one does not know.
// Unchecked, as an open class cannot be checked: it stores nothing.
open class CLHeading: NSObject, @unchecked Sendable {
    /// The direction from the magnetic north, in degrees.
    open var magneticHeading: CLLocationDirection { 0 }
    /// The direction from the north, in degrees; below 0, it is not known.
    open var trueHeading: CLLocationDirection { -1 }
    /// The greatest error, in degrees; below 0, the direction is not known.
    open var headingAccuracy: CLLocationDirection { -1 }
    init(_ absent: Void) {}
}

extension CLLocationManager {
    /// The direction of the device: none.
    public var heading: CLHeading? { nil }
    /// Returns whether the device knows its direction: false.
    public class func headingAvailable() -> Bool { false }
    /// Returns whether the device tells of regions of a kind: false.
    public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// Returns whether the device tells of great changes of its place: false.
    public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// The regions that the device tells of: none.
    public var monitoredRegions: Set<CLRegion> { [] }
    /// The largest circle that the device tells of, in metres; below 0, it tells of none.
    public var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    /// Asks to be told of a region, without effect, as the device does not know its place.
    public func startMonitoring(for region: CLRegion) {}
    /// Ends to be told of a region.
    public func stopMonitoring(for region: CLRegion) {}
    /// Asks for the state of a region, without an answer, as the device does not know its place.
    public func requestState(for region: CLRegion) {}
    /// Ends to be told of great changes of the device's place.
    public func stopMonitoringSignificantLocationChanges() {}
}
