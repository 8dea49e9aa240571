// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import StageUI
import Synchronization

/// No limit: a query for all samples.
public let HKObjectQueryNoLimit = 0
/// The key to sort by start date.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The key to sort by end date.
public let HKSampleSortIdentifierEndDate = "endDate"

/// The ways in which a sample's interval has to lie in that of a query.
public struct HKQueryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The start date lies in it.
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    /// The end date lies in it.
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A query for health data.
///
/// Unchecked, as a subclass's answers are given in the run that began it, and what is changed stands behind a lock.
open class HKQuery: NSObject, @unchecked Sendable {
    /// The type of the data.
    public let objectType: HKObjectType?
    /// The predicate.
    public let predicate: NSPredicate?
    /// The action after each change of the data.
    private struct Watch {
        let data: HealthData
        let number: Int
        let run: AnswerRun
        let action: @Sendable () -> Void
    }
    private let watch = Mutex<Watch?>(nil)

    init(of type: HKObjectType?, _ predicate: NSPredicate?) {
        (objectType, self.predicate) = (type, predicate)
    }
    deinit { end() }

    /// Answers once; a query that goes on does so again after each change.
    func begin(_ data: HealthData) {}
    final func end() {
        let ended = watch.withLock { watch in
            defer { watch = nil }
            return watch
        }
        if let ended { ended.data.samples.endWatching(ended.number) }
    }
    /// Calls a function after each change of the data, until the end. The data outlives the app, and keeps no query.
    final func goOn(_ data: HealthData, _ run: AnswerRun, _ action: @escaping @Sendable () -> Void) {
        watch.withLock { watch in
            let number = data.samples.watch { [weak self] in
                guard let watch = self?.watch.withLock({ $0 }) else { return }
                watch.run.later(watch.action)
            }
            watch = Watch(data: data, number: number, run: run, action: action)
        }
    }
    final var isGoingOn: Bool { watch.withLock { $0 != nil } }

    /// Returns a predicate for samples in an interval; without options, overlapping it is enough.
    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        NSPredicate { object, _ in
            guard let sample = object as? HKSample else { return false }
            let first = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
            let last = options.contains(.strictEndDate) ? sample.endDate : sample.startDate
            return startDate.map { first >= $0 } != false
                && endDate.map { options.contains(.strictEndDate) ? last <= $0 : last < $0 } != false
        }
    }
    /// Returns a predicate for workouts of an activity type.
    open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKWorkout)?.workoutActivityType == workoutActivityType }
    }
    /// Returns a predicate for the samples of a source.
    open class func predicateForObjects(from source: HKSource) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject)?.sourceRevision.source == source }
    }
}

/// A query for samples of a type.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    private let limit: Int
    private let sortDescriptors: [NSSortDescriptor]
    private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    /// Creates a query.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors ?? [], resultsHandler)
        super.init(of: sampleType, predicate)
    }

    override func begin(_ data: HealthData) {
        guard let type = objectType else { return }
        AnswerRun().later { [self] in
            do throws(HKError) {
                let found = try data.samples(of: type, predicate)
                handler(self, Self.sorted(found, sortDescriptors, limit), nil)
            } catch {
                handler(self, nil, error)
            }
        }
    }

    static func sorted(
        _ samples: [HKSample], _ descriptors: [NSSortDescriptor], _ limit: Int
    ) -> [HKSample] {
        let sorted = samples.enumerated().sorted { a, b in
            for descriptor in descriptors {
                switch descriptor.compare(a.element, to: b.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return a.offset < b.offset
        }
        return (limit == HKObjectQueryNoLimit ? sorted[...] : sorted.prefix(limit)).map(\.element)
    }
}

/// A query that tells of changes to a type, until it is stopped.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void

    /// Creates a query.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
    ) {
        handler = updateHandler
        super.init(of: sampleType, predicate)
    }

    override func begin(_ data: HealthData) {
        let run = AnswerRun()
        let tell: @Sendable () -> Void = { [weak self] in
            guard let self, isGoingOn else { return }
            handler(self, {}, nil)
        }
        goOn(data, run, tell)
        run.later(tell)
    }
}

/// An anchor: a place in the changes of health data.
public final class HKQueryAnchor: NSObject, Sendable {
    let known: Set<UUID>
    /// Creates the place before all changes.
    public init(fromValue value: Int) { known = [] }
    init(_ known: Set<UUID>) { self.known = known }
}

/// A deleted object.
public final class HKDeletedObject: NSObject, Sendable {
    /// The UUID of the object.
    public let uuid: UUID
    init(_ uuid: UUID) { self.uuid = uuid }
}

/// A query for what is new since an anchor; with an update handler after each change, until it is stopped.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    /// A handler of what is new.
    public typealias Handler =
        @Sendable (
            HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
        ) -> Void
    private let known: Mutex<Set<UUID>>
    private let limit: Int
    private let handler: Handler
    private let updates = Mutex<Handler?>(nil)
    /// The handler of what is new after each change.
    open var updateHandler: Handler? {
        get { updates.withLock { $0 } }
        set { updates.withLock { $0 = newValue } }
    }

    /// Creates a query.
    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping Handler
    ) {
        known = Mutex(anchor?.known ?? [])
        (self.limit, self.handler) = (limit, handler)
        super.init(of: type, predicate)
    }

    private func tell(_ data: HealthData, _ handler: Handler, always: Bool) {
        guard let type = objectType else { return }
        do throws(HKError) {
            let samples = try data.samples(of: type, predicate)
            let (new, gone, all) = known.withLock { known in
                let new = samples.filter { !known.contains($0.uuid) }
                let taken = limit == HKObjectQueryNoLimit ? new : Array(new.prefix(limit))
                let gone = known.subtracting(samples.map(\.uuid))
                known = known.subtracting(gone).union(taken.map(\.uuid))
                return (taken, gone, known)
            }
            guard always || !new.isEmpty || !gone.isEmpty else { return }
            handler(self, new, gone.map(HKDeletedObject.init), HKQueryAnchor(all), nil)
        } catch {
            handler(self, nil, nil, nil, error)
        }
    }

    override func begin(_ data: HealthData) {
        let run = AnswerRun()
        run.later { [self] in tell(data, handler, always: true) }
        guard updateHandler != nil else { return }
        goOn(data, run) { [weak self] in
            guard let self, isGoingOn, let handler = updateHandler else { return }
            tell(data, handler, always: false)
        }
    }
}
