// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation
import StageUI

/// An angle on the earth, in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// A speed in metres a second.
public typealias CLLocationSpeed = Double
/// A direction in degrees from north.
public typealias CLLocationDirection = Double
/// An accuracy in metres.
public typealias CLLocationAccuracy = Double

/// The best accuracy.
public var kCLLocationAccuracyBest: CLLocationAccuracy { -1 }
/// The best accuracy, with the help of other sensors.
public var kCLLocationAccuracyBestForNavigation: CLLocationAccuracy { -2 }
/// An accuracy of ten metres.
public var kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy { 10 }
/// An accuracy of a hundred metres.
public var kCLLocationAccuracyHundredMeters: CLLocationAccuracy { 100 }
/// An accuracy of a kilometre.
public var kCLLocationAccuracyKilometer: CLLocationAccuracy { 1000 }
/// An accuracy of three kilometres.
public var kCLLocationAccuracyThreeKilometers: CLLocationAccuracy { 3000 }
/// Each movement.
public var kCLDistanceFilterNone: CLLocationDistance { -1 }
/// A place that is none.
public var kCLLocationCoordinate2DInvalid: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: -180, longitude: -180)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a latitude is between -90 and 90 and a longitude between -180 and 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a place.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
    -> CLLocationCoordinate2D
{
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
    /// The degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// The degrees east of Greenwich.
    public var longitude: CLLocationDegrees
    /// Creates the place at 0° and 0°.
    public init() { (latitude, longitude) = (0, 0) }
    /// Creates a place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// A place that was found, with its time.
// Unchecked, as an open class cannot be checked: all that it stores is constant.
open class CLLocation: NSObject, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The metres over the sea.
    public let altitude: CLLocationDistance
    /// The radius of the circle that the place is in, in metres.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The accuracy of the height, in metres.
    public let verticalAccuracy: CLLocationAccuracy
    /// The time.
    public let timestamp: Date
    /// The speed; -1, as it is not known.
    open var speed: CLLocationSpeed { -1 }
    /// The direction; -1, as it is not known.
    open var course: CLLocationDirection { -1 }

    /// Creates a place.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }
    /// Creates a place with its height, its accuracy and its time.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    }
    /// Returns the distance to another place, in metres, on a sphere with the earth's mean radius of 6371008.8 m (IUGG).
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate, location.coordinate)
        let (north, other) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
        let (up, side) = (sin((other - north) / 2), sin((b.longitude - a.longitude) * .pi / 360))
        return 2 * 6_371_008.8 * asin(min(sqrt(up * up + cos(north) * cos(other) * side * side), 1))
    }
}

/// The choice that the user has allowed.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// Nothing was asked yet.
    case notDetermined
    /// It cannot be allowed.
    case restricted
    /// It is forbidden.
    case denied
    /// It is allowed always.
    case authorizedAlways
    /// It is allowed while the app is used.
    case authorizedWhenInUse
    /// It is allowed always, by the name of older apps.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// The accuracy that the user has allowed.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As good as it is.
    case fullAccuracy
    /// Rough.
    case reducedAccuracy
}

/// The object that a manager of places informs.
@preconcurrency
public protocol CLLocationManagerDelegate: AnyObject {
    /// Takes places.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Takes an error.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Tells the delegate that the authorization has changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Tells the delegate the new authorization.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {}
}

/// Finds the device's place. The simulated device has none: whoever asks is denied, which is told.
open class CLLocationManager: NSObject {
    /// The delegate.
    public weak var delegate: (any CLLocationManagerDelegate)?
    /// The accuracy that is wanted, in metres.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The least movement that is reported, in metres.
    open var distanceFilter = kCLDistanceFilterNone
    /// Indicates whether places are found while the app is in the background.
    open var allowsBackgroundLocationUpdates = false
    /// Indicates whether the search may pause.
    open var pausesLocationUpdatesAutomatically = true
    /// The choice that the user has allowed: nothing, once it was asked.
    public private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
    /// The accuracy that the user has allowed.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// The last place; nil.
    open var location: CLLocation? { nil }

    /// Creates a manager.
    public override init() { super.init() }

    /// Returns true: the device has the service.
    open class func locationServicesEnabled() -> Bool { true }
    /// Asks the user, who denies it.
    open func requestWhenInUseAuthorization() { deny() }
    /// Asks the user, who denies it.
    open func requestAlwaysAuthorization() { deny() }
    /// Fails, as the user has denied it.
    open func requestLocation() { fail() }
    /// Fails, as the user has denied it.
    open func startUpdatingLocation() { fail() }
    /// Does nothing.
    open func stopUpdatingLocation() {}
    /// Does nothing.
    open func startMonitoringSignificantLocationChanges() {}
    /// Does nothing.
    open func startUpdatingHeading() {}
    /// Does nothing.
    open func stopUpdatingHeading() {}

    private func deny() {
        authorizationStatus = .denied
        Task { @MainActor in
            Stage.current?.tell(
                "The simulated device has no place on the earth: CLLocationManager's question is denied. Give your screen a "
                    + "place of a test to show more.")
        }
        delegate?.locationManagerDidChangeAuthorization(self)
        delegate?.locationManager(self, didChangeAuthorization: .denied)
    }
    private func fail() { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
}

/// An address.
// Unchecked, as an open class cannot be checked: it stores nothing.
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// The place.
    open var location: CLLocation? { nil }
    /// The name.
    open var name: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The number in the street.
    open var subThoroughfare: String? { nil }
    /// The town.
    open var locality: String? { nil }
    /// The part of the town.
    open var subLocality: String? { nil }
    /// The county.
    open var subAdministrativeArea: String? { nil }
    /// The state.
    open var administrativeArea: String? { nil }
    /// The postal code.
    open var postalCode: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The code of the country.
    open var isoCountryCode: String? { nil }
}

/// Finds addresses and places. The simulated device has no service for it: nothing is found.
// Unchecked, as an open class cannot be checked: it stores nothing.
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// Creates a finder.
    public override init() { super.init() }
    /// Throws: no address is found.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
    /// Throws: no address is found.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Calls back with an error: no address is found.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { completionHandler(nil, CLError(.network)) }
    /// Calls back with an error: no address is found.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { completionHandler(nil, CLError(.network)) }
    /// Throws: no place is found.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
    /// Calls back with an error: no place is found.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { completionHandler(nil, CLError(.network)) }
}
