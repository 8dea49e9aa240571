// Licensed under the Apache License, Version 2.0.

extension Publishers {
    /// A publisher that sends on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The scheduler.
        public let scheduler: Context
        /// The wishes of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let derived = Derived<Output, Failure> { downstream in
                let place = Bound(scheduler: scheduler)
                upstream.listen(for: downstream) { value in
                    place.run(options) { downstream.send(value) }
                } end: { completion in
                    place.run(options) { downstream.send(completion: completion) }
                }
            }
            derived.receive(subscriber: subscriber)
        }
    }

    /// A publisher that is subscribed to on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The scheduler.
        public let scheduler: Context
        /// The wishes of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let derived = Derived<Output, Failure> { downstream in
                Bound(scheduler: scheduler).run(options) {
                    if downstream.isOver { return }
                    upstream.listen(
                        for: downstream, { downstream.send($0) }, end: { downstream.send(completion: $0) })
                }
            }
            derived.receive(subscriber: subscriber)
        }
    }

    /// A publisher that sends after a time.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The time.
        public let interval: Context.SchedulerTimeType.Stride
        /// The time that may pass in addition.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// The wishes of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            (self.upstream, self.interval) = (upstream, interval)
            (self.tolerance, self.scheduler, self.options) = (tolerance, scheduler, options)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let derived = Derived<Output, Failure> { downstream in
                let place = Bound(scheduler: scheduler)
                upstream.listen(for: downstream) { value in
                    place.run(after: interval, options) { downstream.send(value) }
                } end: { completion in
                    guard case .finished = completion else { return downstream.send(completion: completion) }
                    place.run(after: interval, options) { downstream.send(completion: completion) }
                }
            }
            derived.receive(subscriber: subscriber)
        }
    }

    /// A publisher that sends a value once no other has come for a time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The time.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// The wishes of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.dueTime) = (upstream, dueTime)
            (self.scheduler, self.options) = (scheduler, options)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.debounced(for: dueTime, scheduler: scheduler, options: options).receive(
                subscriber: subscriber)
        }
    }

    /// A publisher that sends at most one value in each interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The interval.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// Indicates whether the last value of an interval is sent, not its first.
        public let latest: Bool

        /// Creates the publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            (self.upstream, self.interval) = (upstream, interval)
            (self.scheduler, self.latest) = (scheduler, latest)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.throttled(for: interval, scheduler: scheduler, latest: latest).receive(
                subscriber: subscriber)
        }
    }
}
