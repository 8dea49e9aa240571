// Licensed under the Apache License, Version 2.0.

public import Foundation
import Synchronization

/// The statistics that a query calculates.
public struct HKStatisticsOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Statistics for each source.
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    /// The average.
    public static let discreteAverage = HKStatisticsOptions(rawValue: 1 << 1)
    /// The minimum.
    public static let discreteMin = HKStatisticsOptions(rawValue: 1 << 2)
    /// The maximum.
    public static let discreteMax = HKStatisticsOptions(rawValue: 1 << 3)
    /// The sum.
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 1 << 4)
    /// The most recent sample.
    public static let mostRecent = HKStatisticsOptions(rawValue: 1 << 5)
    /// The total duration of the samples.
    public static let duration = HKStatisticsOptions(rawValue: 1 << 6)
}

/// Statistics of the samples in an interval.
///
/// Unchecked, as nothing of it is changed.
open class HKStatistics: NSObject, @unchecked Sendable {
    /// The type of the samples.
    public let quantityType: HKQuantityType
    /// The start of the interval.
    public let startDate: Date
    /// The end of the interval.
    public let endDate: Date
    private let samples: [HKQuantitySample]
    private let options: HKStatisticsOptions

    init(
        _ type: HKQuantityType, _ start: Date, _ end: Date, _ samples: [HKQuantitySample],
        _ options: HKStatisticsOptions
    ) {
        (quantityType, startDate, endDate) = (type, start, end)
        (self.samples, self.options) = (samples, options)
    }

    private func made(
        _ option: HKStatisticsOptions, of body: ([Double]) -> Double?
    ) -> HKQuantity? {
        guard options.contains(option), let unit = samples.first?.quantity.unit else { return nil }
        return body(samples.map { $0.quantity.doubleValue(for: unit) }).map {
            HKQuantity(unit: unit, doubleValue: $0)
        }
    }
    /// Returns the sum; nil without its option, and without a sample.
    open func sumQuantity() -> HKQuantity? { made(.cumulativeSum) { $0.reduce(0, +) } }
    /// Returns the average; nil without its option, and without a sample.
    open func averageQuantity() -> HKQuantity? {
        made(.discreteAverage) { $0.reduce(0, +) / Double($0.count) }
    }
    /// Returns the minimum; nil without its option, and without a sample.
    open func minimumQuantity() -> HKQuantity? { made(.discreteMin) { $0.min() } }
    /// Returns the maximum; nil without its option, and without a sample.
    open func maximumQuantity() -> HKQuantity? { made(.discreteMax) { $0.max() } }
    /// Returns the most recent value; nil without its option, and without a sample.
    open func mostRecentQuantity() -> HKQuantity? {
        guard options.contains(.mostRecent) else { return nil }
        return samples.max { $0.endDate < $1.endDate }?.quantity
    }
    /// Returns the total duration; nil without its option.
    open func duration() -> HKQuantity? {
        guard options.contains(.duration) else { return nil }
        let seconds = samples.reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) }
        return HKQuantity(unit: .second(), doubleValue: seconds)
    }
    /// The sources of the samples.
    open var sources: [HKSource]? { samples.isEmpty ? nil : [.default()] }
}

/// A query for the statistics of a type.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let type: HKQuantityType
    private let options: HKStatisticsOptions
    private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    /// Creates a query.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
        options: HKStatisticsOptions = [],
        completionHandler handler:
            @escaping @Sendable (
                HKStatisticsQuery, HKStatistics?, (any Error)?
            ) -> Void
    ) {
        (type, self.options, self.handler) = (quantityType, options, handler)
        super.init(of: quantityType, quantitySamplePredicate)
    }

    override func begin(_ data: HealthData) {
        AnswerRun().later { [self] in
            do throws(HKError) {
                handler(self, try Self.statistics(data, type, predicate, options), nil)
            } catch {
                handler(self, nil, error)
            }
        }
    }

    /// The statistics; an error where there is no sample.
    static func statistics(
        _ data: HealthData, _ type: HKQuantityType, _ predicate: NSPredicate?, _ options: HKStatisticsOptions
    ) throws(HKError) -> HKStatistics {
        let samples = try data.samples(of: type, predicate).compactMap { $0 as? HKQuantitySample }
        guard let start = samples.map(\.startDate).min(), let end = samples.map(\.endDate).max() else {
            throw HKError(.errorNoData)
        }
        return HKStatistics(type, start, end, samples, options)
    }
}

/// Statistics for each interval, such as each day.
///
/// Unchecked, as nothing of it is changed.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    private let all: [HKStatistics]
    private let empty: @Sendable (Date) -> HKStatistics

    init(
        _ type: HKQuantityType, _ samples: [HKQuantitySample], _ options: HKStatisticsOptions, anchor: Date,
        interval: DateComponents
    ) {
        let begin: @Sendable (Date) -> (Date, Date) = { Self.part(around: $0, anchor, interval) }
        empty = { date in
            let (start, end) = begin(date)
            return HKStatistics(type, start, end, [], options)
        }
        // A value that is in two parts is in the one that it begins in.
        let parts = Dictionary(grouping: samples) { begin($0.startDate).0 }
        all = parts.keys.sorted().map { start in
            HKStatistics(type, start, begin(start).1, parts[start] ?? [], options)
        }
    }

    /// The start and the end of the interval that contains a date.
    private static func part(
        around date: Date, _ anchor: Date, _ interval: DateComponents
    ) -> (Date, Date) {
        let calendar = Calendar.current
        func moved(_ count: Int) -> Date {
            var sum = DateComponents()
            sum.year = interval.year.map { $0 * count }
            sum.month = interval.month.map { $0 * count }
            sum.day = ((interval.day ?? 0) + 7 * (interval.weekOfYear ?? 0)) * count
            sum.hour = interval.hour.map { $0 * count }
            sum.minute = interval.minute.map { $0 * count }
            sum.second = interval.second.map { $0 * count }
            return calendar.date(byAdding: sum, to: anchor) ?? anchor
        }
        let length = moved(1).timeIntervalSince(anchor)
        guard length > 0 else { return (anchor, anchor) }
        // Days and months differ in length, so that the estimate is put right.
        var count = Int((date.timeIntervalSince(anchor) / length).rounded(.down))
        while moved(count) > date { count -= 1 }
        while moved(count + 1) <= date { count += 1 }
        return (moved(count), moved(count + 1))
    }

    /// Returns the statistics of all intervals with a sample, in order.
    open func statistics() -> [HKStatistics] { all }
    /// Returns the statistics of the interval that contains a date; nil without a sample.
    open func statistics(for date: Date) -> HKStatistics? {
        all.first { $0.startDate <= date && date < $0.endDate }
    }
    /// Calls a function with the statistics of each interval between two dates, also of those without a sample.
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        var next = startDate
        while next <= endDate, !stop.boolValue {
            let part = statistics(for: next) ?? empty(next)
            block(part, &stop)
            guard part.endDate > next else { return }
            next = part.endDate
        }
    }
    /// Returns the sources of the samples.
    open func sources() -> Set<HKSource> { all.isEmpty ? [] : [.default()] }
}

/// A query for the statistics of each interval; with an update handler after each change, until it is stopped.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    private let type: HKQuantityType
    /// The start of an interval.
    public let anchorDate: Date
    /// The length of an interval.
    public let intervalComponents: DateComponents
    private let options: HKStatisticsOptions
    private struct Handlers {
        var first: (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
        var later:
            (
                @Sendable (
                    HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?
                ) -> Void
            )?
    }
    private let handlers = Mutex(Handlers())
    /// The handler of the results.
    open var initialResultsHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    {
        get { handlers.withLock { $0.first } }
        set { handlers.withLock { $0.first = newValue } }
    }
    /// The handler of the results after each change.
    open var statisticsUpdateHandler:
        (
            @Sendable (
                HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?
            ) -> Void
        )?
    {
        get { handlers.withLock { $0.later } }
        set { handlers.withLock { $0.later = newValue } }
    }

    /// Creates a query.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
        options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
    ) {
        (type, self.options) = (quantityType, options)
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
        super.init(of: quantityType, quantitySamplePredicate)
    }

    private func collection(_ data: HealthData) throws(HKError) -> HKStatisticsCollection {
        try HKStatisticsCollection(
            type, data.samples(of: type, predicate).compactMap { $0 as? HKQuantitySample }, options,
            anchor: anchorDate, interval: intervalComponents)
    }

    override func begin(_ data: HealthData) {
        let run = AnswerRun()
        run.later { [self] in
            do throws(HKError) {
                initialResultsHandler?(self, try collection(data), nil)
            } catch {
                initialResultsHandler?(self, nil, error)
            }
        }
        guard statisticsUpdateHandler != nil else { return }
        goOn(data, run) { [weak self] in
            guard let self, isGoingOn else { return }
            do throws(HKError) {
                let collection = try collection(data)
                statisticsUpdateHandler?(self, collection.statistics().last, collection, nil)
            } catch {
                statisticsUpdateHandler?(self, nil, nil, error)
            }
        }
    }
}
