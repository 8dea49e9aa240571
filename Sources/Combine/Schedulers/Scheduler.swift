// Licensed under the Apache License, Version 2.0.

public import Dispatch
public import Foundation

/// A type that says when and where closures are called.
public protocol Scheduler<SchedulerTimeType> {
    /// The instants of the scheduler.
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// The options of the scheduler.
    associatedtype SchedulerOptions

    /// The present instant.
    var now: SchedulerTimeType { get }
    /// The smallest tolerance that has a meaning.
    var minimumTolerance: SchedulerTimeType.Stride { get }
    /// Calls a closure as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Calls a closure at or after an instant.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    /// Calls a closure at or after an instant, and again after each interval, until the result is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Calls a closure as soon as possible.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
    /// Calls a closure at or after an instant.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }
    /// Calls a closure at or after an instant, and again after each interval, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}

/// A length of time that is made from numbers of units.
public protocol SchedulerTimeIntervalConvertible {
    /// A number of seconds.
    static func seconds(_ s: Int) -> Self
    /// A number of seconds.
    static func seconds(_ s: Double) -> Self
    /// A number of thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self
    /// A number of millionths of a second.
    static func microseconds(_ us: Int) -> Self
    /// A number of billionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}

/// An instant of the schedulers of queues and run loops.
public struct QueueTime: Strideable, Hashable, Sendable {
    /// The length of time between two instants.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral,
        Hashable, Sendable
    {
        /// The length in seconds.
        public var magnitude: Double
        /// The length in seconds.
        public var timeInterval: Double { magnitude }
        /// Creates a length from seconds.
        public init(_ timeInterval: Double) { magnitude = timeInterval }
        /// Creates a length from one of Dispatch; `never` has as many nanoseconds as a number holds.
        public init(_ timeInterval: DispatchTimeInterval) {
            magnitude =
                switch timeInterval {
                case .seconds(let count): Double(count)
                case .milliseconds(let count): Double(count) / 1e3
                case .microseconds(let count): Double(count) / 1e6
                case .nanoseconds(let count): Double(count) / 1e9
                default: Double(Int.max) / 1e9
                }
        }
        /// Creates a length from seconds.
        public init(floatLiteral value: Double) { magnitude = value }
        /// Creates a length from seconds.
        public init(integerLiteral value: Double) { magnitude = value }
        /// Creates a length from a whole number of seconds.
        public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }

        /// A number of seconds.
        public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
        /// A number of seconds.
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        /// A number of thousandths of a second.
        public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
        /// A number of millionths of a second.
        public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
        /// A number of billionths of a second.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }

        /// Compares two lengths.
        public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
        /// Adds two lengths.
        public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
        /// Subtracts a length from another.
        public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
        /// Multiplies two lengths, as numbers of seconds.
        public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
        /// Multiplies a length by another, as numbers of seconds.
        public static func *= (a: inout Stride, b: Stride) { a.magnitude *= b.magnitude }
    }

    /// The instant as a date.
    public let date: Date
    /// Creates an instant from a date.
    public init(_ date: Date) { self.date = date }
    /// Returns the time to another instant.
    public func distance(to other: QueueTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    /// Returns the instant after a length of time.
    public func advanced(by n: Stride) -> QueueTime { QueueTime(date.addingTimeInterval(n.magnitude)) }
}

/// Options of a queue, of which none has an effect.
public struct QueueOptions: Sendable {
    /// Creates the options.
    public init() {}
}

/// A scheduler that calls each closure at once, and cannot wait.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The only scheduler of this kind.
    public static let shared = ImmediateScheduler()

    /// The present instant, which has no meaning here.
    public var now: QueueTime { QueueTime(Date(timeIntervalSinceReferenceDate: 0)) }
    /// No tolerance.
    public var minimumTolerance: QueueTime.Stride { 0 }
    /// Calls a closure at once.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    /// Calls a closure at once.
    public func schedule(
        after date: QueueTime, tolerance: QueueTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) { action() }
    /// Calls a closure at once, and not again.
    public func schedule(
        after date: QueueTime, interval: QueueTime.Stride, tolerance: QueueTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
