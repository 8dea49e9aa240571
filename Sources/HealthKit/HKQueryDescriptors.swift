// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A predicate for samples of a type.
public struct HKSamplePredicate<Sample: HKSample>: Sendable {
    let type: HKSampleType
    private let condition: Condition?
    // Unchecked, as a condition is not changed.
    private struct Condition: @unchecked Sendable {
        let predicate: NSPredicate
    }
    var predicate: NSPredicate? { condition?.predicate }

    private init(_ type: HKSampleType, _ predicate: NSPredicate?) {
        (self.type, condition) = (type, predicate.map(Condition.init))
    }
    /// Returns a predicate for samples of a type.
    public static func sample(
        type: HKSampleType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKSample> { .init(type, predicate) }
    /// Returns a predicate for quantity samples of a type.
    public static func quantitySample(
        type: HKQuantityType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKQuantitySample> { .init(type, predicate) }
    /// Returns a predicate for category samples of a type.
    public static func categorySample(
        type: HKCategoryType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCategorySample> { .init(type, predicate) }
    /// Returns a predicate for workouts.
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
        .init(HKObjectType.workoutType(), predicate)
    }
}

/// A query for samples, for asynchronous code.
public struct HKSampleQueryDescriptor<Sample: HKSample>: Sendable {
    /// The predicates of the samples.
    public let predicates: [HKSamplePredicate<Sample>]
    /// The order.
    public let sortDescriptors: [SortDescriptor<Sample>]
    /// The maximum number of samples; nil for all.
    public let limit: Int?
    /// Creates a query.
    public init(
        predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
    ) { (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit) }

    /// Returns the samples.
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        let found = try predicates.flatMap { try healthStore.data.samples(of: $0.type, $0.predicate) }
        let sorted = found.compactMap { $0 as? Sample }.sorted(using: sortDescriptors)
        return limit.map { Array(sorted.prefix($0)) } ?? sorted
    }
}

/// A query for statistics, for asynchronous code.
public struct HKStatisticsQueryDescriptor: Sendable {
    /// The predicate of the samples.
    public let predicate: HKSamplePredicate<HKQuantitySample>
    /// The statistics to calculate.
    public let options: HKStatisticsOptions
    /// Creates a query.
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        (self.predicate, self.options) = (predicate, options)
    }

    /// Returns the statistics; nil where there is no sample.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        guard let type = predicate.type as? HKQuantityType else { return nil }
        do throws(HKError) {
            return try HKStatisticsQuery.statistics(healthStore.data, type, predicate.predicate, options)
        } catch {
            if error.code == .errorNoData { return nil }
            throw error
        }
    }
}

/// A query for the statistics of each interval, for asynchronous code.
public struct HKStatisticsCollectionQueryDescriptor: Sendable {
    /// The predicate of the samples.
    public let predicate: HKSamplePredicate<HKQuantitySample>
    /// The statistics to calculate.
    public let options: HKStatisticsOptions
    /// The start of an interval.
    public let anchorDate: Date
    /// The length of an interval.
    public let intervalComponents: DateComponents
    /// Creates a query.
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        (self.predicate, self.options) = (predicate, options)
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    }

    /// Returns the statistics.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
        guard let type = predicate.type as? HKQuantityType else { throw HKError(.errorInvalidArgument) }
        let found = try healthStore.data.samples(of: type, predicate.predicate)
        return HKStatisticsCollection(
            type, found.compactMap { $0 as? HKQuantitySample }, options, anchor: anchorDate,
            interval: intervalComponents)
    }
}
