// Licensed under the Apache License, Version 2.0.

public import Dispatch
public import Foundation

/// A scheduler that calls closures on a queue: by the clock of the run that it is asked in, and without one in real
/// time; for this module only.
public protocol _QueueScheduler: Scheduler
where SchedulerTimeType == QueueTime, SchedulerOptions == QueueOptions {
    /// Indicates whether closures are called on the main thread.
    var _isMain: Bool { get }
    /// The queue for real time.
    var _queue: DispatchQueue { get }
}

extension _QueueScheduler {
    func submit(after seconds: Double?, _ action: @escaping () -> Void) {
        let carried = Carried(action)
        guard let clock = CurrentRun.clock else { return _queue.submit(after: seconds) { carried.value() } }
        if _isMain {
            clock.schedule(at: clock.seconds + (seconds ?? 0)) { carried.value() }
        } else if let seconds {
            clock.schedule(at: clock.seconds + seconds) { [_queue] in
                _queue.submit(after: nil) { CurrentRun.within(clock) { carried.value() } }
            }
        } else {
            _queue.submit(after: nil) { CurrentRun.within(clock) { carried.value() } }
        }
    }

    func repeated(after seconds: Double, every interval: Double, _ action: @escaping () -> Void)
        -> any Cancellable
    {
        let isOver = Guarded(false)
        let start = now.date.timeIntervalSinceReferenceDate + seconds
        func wait(_ turn: Double) {
            let rest = start + turn * interval - now.date.timeIntervalSinceReferenceDate
            submit(after: max(0, rest)) {
                if isOver.withLock({ $0 }) { return }
                action()
                // What was missed is left out, as a timer does.
                let passed = (now.date.timeIntervalSinceReferenceDate - start) / max(interval, 1e-3)
                wait(max(turn + 1, (passed + 1e-6).rounded(.down) + 1))
            }
        }
        wait(0)
        return Once { isOver.withLock { $0 = true } }
    }
}

extension _QueueScheduler {
    /// The present instant: that of the run that asks, or of the system.
    public var now: QueueTime {
        QueueTime(CurrentRun.clock.map { Date(timeIntervalSinceReferenceDate: $0.seconds) } ?? Date())
    }
    /// No tolerance.
    public var minimumTolerance: QueueTime.Stride { 0 }
    /// Calls a closure as soon as possible.
    public func schedule(options: QueueOptions?, _ action: @escaping () -> Void) {
        submit(after: nil, action)
    }
    /// Calls a closure at or after an instant.
    public func schedule(
        after date: QueueTime, tolerance: QueueTime.Stride, options: QueueOptions?,
        _ action: @escaping () -> Void
    ) { submit(after: max(0, now.distance(to: date).magnitude), action) }
    /// Calls a closure at or after an instant, and again after each interval, until the result is cancelled.
    public func schedule(
        after date: QueueTime, interval: QueueTime.Stride, tolerance: QueueTime.Stride,
        options: QueueOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        repeated(after: max(0, now.distance(to: date).magnitude), every: interval.magnitude, action)
    }
}

extension DispatchQueue: Scheduler, _QueueScheduler {
    /// An instant of the queue.
    public typealias SchedulerTimeType = QueueTime
    /// The options of the queue.
    public typealias SchedulerOptions = QueueOptions

    /// Indicates whether the queue is that of the main thread, which is another object each time that it is asked for.
    public var _isMain: Bool { label == DispatchQueue.main.label }
    /// The queue.
    public var _queue: DispatchQueue { self }

    func submit(after seconds: Double?, _ action: @escaping @Sendable () -> Void) {
        if let seconds {
            // Real time, as the queue is one of the system's: with a stage at hand its clock is asked instead, before this.
            asyncAfter(deadline: .now() + seconds, execute: action)
        } else {
            async(execute: action)
        }
    }
}

extension RunLoop: Scheduler, _QueueScheduler {
    /// An instant of the run loop.
    public typealias SchedulerTimeType = QueueTime
    /// The options of the run loop.
    public typealias SchedulerOptions = QueueOptions

    /// Indicates that closures are called on the main thread.
    public var _isMain: Bool { true }
    /// The main queue: on Linux the main thread waits for it, and a run loop only turns where a program lets it.
    public var _queue: DispatchQueue { .main }
}

extension OperationQueue: Scheduler, _QueueScheduler {
    /// An instant of the queue.
    public typealias SchedulerTimeType = QueueTime
    /// The options of the queue.
    public typealias SchedulerOptions = QueueOptions

    /// Indicates whether the queue is that of the main thread.
    public var _isMain: Bool { self === OperationQueue.main }
    /// The queue's own, or one of the system's.
    public var _queue: DispatchQueue { _isMain ? .main : underlyingQueue ?? .global() }
}
