// Licensed under the Apache License, Version 2.0.

public import Foundation

/// An app that saves health data.
///
/// Unchecked, as nothing of it is changed.
open class HKSource: NSObject, @unchecked Sendable {
    /// The name of the app.
    public let name: String
    /// The identifier of the app.
    public let bundleIdentifier: String
    init(_ name: String) { (self.name, bundleIdentifier) = (name, name) }
    /// Returns this app.
    open class func `default`() -> HKSource {
        HKSource(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
    }
    /// Compares identifiers.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKSource)?.bundleIdentifier == bundleIdentifier
    }
    /// A number of the identifier.
    open override var hash: Int { bundleIdentifier.hashValue }
}

/// A version of an app that saves health data.
///
/// Unchecked, as nothing of it is changed.
open class HKSourceRevision: NSObject, @unchecked Sendable {
    /// The app.
    public let source: HKSource
    /// The version.
    public let version: String?
    /// Creates one.
    public init(source: HKSource, version: String?) { (self.source, self.version) = (source, version) }
}

/// A piece of health data.
///
/// Unchecked, as nothing of it is changed.
open class HKObject: NSObject, @unchecked Sendable {
    /// The name, which no other has.
    public let uuid = UUID()
    /// The words of the app that saved it.
    public let metadata: [String: Any]?
    /// The app that saved it.
    public let sourceRevision = HKSourceRevision(source: .default(), version: nil)
    init(metadata: [String: Any]?) { self.metadata = metadata }
    /// Compares names.
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObject)?.uuid == uuid }
    /// A number of the name.
    open override var hash: Int { uuid.hashValue }
}

/// A piece of health data with its time.
open class HKSample: HKObject, @unchecked Sendable {
    /// The kind.
    public let sampleType: HKSampleType
    /// The begin.
    public let startDate: Date
    /// The end.
    public let endDate: Date

    init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, max(start, end))
        super.init(metadata: metadata)
    }
}

/// A value with a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    /// The kind.
    public let quantityType: HKQuantityType
    /// The value.
    public let quantity: HKQuantity
    /// The number of values that it is made of.
    open var count: Int { 1 }

    /// Creates a value in a time.
    public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
        self.init(type: quantityType, quantity: quantity, start: start, end: end, metadata: nil)
    }
    /// Creates a value in a time, with what is said beside it.
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start: Date, end: Date,
        metadata: [String: Any]?
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(quantityType, start, end, metadata)
    }
}

/// A category with a time.
open class HKCategorySample: HKSample, @unchecked Sendable {
    /// The kind.
    public let categoryType: HKCategoryType
    /// The number of the category.
    public let value: Int

    /// Creates a category in a time.
    public convenience init(type: HKCategoryType, value: Int, start: Date, end: Date) {
        self.init(type: type, value: value, start: start, end: end, metadata: nil)
    }
    /// Creates a category in a time, with what is said beside it.
    public init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]?) {
        (categoryType, self.value) = (type, value)
        super.init(type, start, end, metadata)
    }
}

/// The categories of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Hashable, Sendable, CaseIterable {
    /// In bed.
    case inBed
    /// Asleep.
    case asleepUnspecified
    /// Awake.
    case awake
    /// Asleep, in its core.
    case asleepCore
    /// Deeply asleep.
    case asleepDeep
    /// Dreaming.
    case asleepREM
    /// Asleep, by its earlier name.
    public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
}

/// A workout.
open class HKWorkout: HKSample, @unchecked Sendable {
    /// The kind of the workout.
    public let workoutActivityType: HKWorkoutActivityType
    /// The seconds that it took.
    public let duration: TimeInterval
    /// The energy that it took.
    public let totalEnergyBurned: HKQuantity?
    /// The way.
    public let totalDistance: HKQuantity?

    /// Creates a workout.
    public convenience init(activityType: HKWorkoutActivityType, start: Date, end: Date) {
        self.init(
            activityType: activityType, start: start, end: end, duration: end.timeIntervalSince(start),
            totalEnergyBurned: nil, totalDistance: nil, metadata: nil)
    }
    /// Creates a workout with what was measured.
    public init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        (workoutActivityType, self.duration) = (activityType, duration)
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        super.init(HKObjectType.workoutType(), start, end, metadata)
    }
}
