// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A kind of places on a map.
public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Airports.
    public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
    /// Bakeries.
    public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
    /// Cafés.
    public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
    /// Shops for food.
    public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
    /// Hospitals.
    public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
    /// Hotels.
    public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
    /// Museums.
    public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
    /// Parks.
    public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
    /// Places for cars.
    public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
    /// Pharmacies.
    public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
    /// Stops of buses and trains.
    public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
    /// Restaurants.
    public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
    /// Shops.
    public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
}

/// The kinds of places that a map names.
public final class MKPointOfInterestFilter: NSObject, Sendable {
    private let listed: Set<MKPointOfInterestCategory>
    private let isIncluding: Bool
    /// All kinds.
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    /// No kind.
    public static let excludingAll = MKPointOfInterestFilter(including: [])
    /// Creates a filter that names some kinds.
    public init(including categories: [MKPointOfInterestCategory]) {
        (listed, isIncluding) = (Set(categories), true)
    }
    /// Creates a filter that names all kinds but some.
    public init(excluding categories: [MKPointOfInterestCategory]) {
        (listed, isIncluding) = (Set(categories), false)
    }
    /// Returns whether a kind is named.
    public func includes(_ category: MKPointOfInterestCategory) -> Bool {
        listed.contains(category) == isIncluding
    }
    /// Returns whether a kind is not named.
    public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// The settings of a map of UIKit, which nothing is drawn by.
@MainActor
@preconcurrency
open class MKMapConfiguration: NSObject {
    /// The heights of the ground.
    public enum ElevationStyle: Int, Sendable {
        /// None.
        case flat
        /// As they are.
        case realistic
    }
    /// The heights of the ground.
    open var elevationStyle: ElevationStyle
    init(_ elevationStyle: ElevationStyle) { self.elevationStyle = elevationStyle }
}

/// The settings of a map of streets.
@MainActor
@preconcurrency
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// The strengths of the map's own colours.
    public enum EmphasisStyle: Int, Sendable {
        /// As usual.
        case `default`
        /// Behind what an app shows.
        case muted
    }
    /// The strength of the map's own colours.
    open var emphasisStyle: EmphasisStyle
    /// The places that are named; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Indicates whether traffic is shown.
    open var showsTraffic = false
    /// Creates settings.
    public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
        self.emphasisStyle = emphasisStyle
        super.init(elevationStyle)
    }
}

/// The settings of a map of pictures from above.
@MainActor
@preconcurrency
open class MKImageryMapConfiguration: MKMapConfiguration {
    /// Creates settings.
    public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
}

/// The settings of a map of pictures from above with the names of streets.
@MainActor
@preconcurrency
open class MKHybridMapConfiguration: MKMapConfiguration {
    /// The places that are named; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Indicates whether traffic is shown.
    open var showsTraffic = false
    /// Creates settings.
    public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
}
