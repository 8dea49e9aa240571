// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A kind of health data.
///
/// Unchecked, as nothing of it is changed.
open class HKObjectType: NSObject, @unchecked Sendable {
    /// The name.
    public let identifier: String
    init(named identifier: String) { self.identifier = identifier }

    /// Compares names.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKObjectType)?.identifier == identifier
    }
    /// A number of the name.
    open override var hash: Int { identifier.hashValue }
    /// The name.
    open override var description: String { identifier }

    /// Returns the kind of a quantity.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    /// Returns the kind of what belongs to categories.
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    /// Returns the kind of what does not change.
    open class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
    /// Returns the kind of workouts.
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(named: "HKWorkoutTypeIdentifier") }
    /// Returns the kind of the rings of a day.
    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(named: "HKActivitySummaryTypeIdentifier")
    }
}

/// A kind of what has a time.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// A kind of what has a value and a unit.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// Creates the kind of a name.
    public init(_ identifier: HKQuantityTypeIdentifier) { super.init(named: identifier.rawValue) }
    /// The way in which several values in a time make one.
    open var aggregationStyle: HKQuantityAggregationStyle {
        let name = HKQuantityTypeIdentifier(rawValue: identifier)
        if HKQuantityTypeIdentifier.timeWeighted.contains(name) { return .discreteTemporallyWeighted }
        if HKQuantityTypeIdentifier.levels.contains(name) { return .discreteEquivalentContinuousLevel }
        return HKQuantityTypeIdentifier.discrete.contains(name) ? .discreteArithmetic : .cumulative
    }
}

/// The ways in which several values in a time make one.
public enum HKQuantityAggregationStyle: Int, Hashable, Sendable {
    /// Their sum.
    case cumulative
    /// Their average.
    case discreteArithmetic
    /// Their average by the time of each; here that of the values.
    case discreteTemporallyWeighted
    /// The steady level of sound that has their energy; here the average of the values.
    case discreteEquivalentContinuousLevel
}

/// A kind of what belongs to one of several categories.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// Creates the kind of a name.
    public init(_ identifier: HKCategoryTypeIdentifier) { super.init(named: identifier.rawValue) }
}

/// The kind of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// The kind of the rings of a day, of which the simulated device has none.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// A kind of what does not change.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    /// Creates the kind of a name.
    public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(named: identifier.rawValue) }
}
