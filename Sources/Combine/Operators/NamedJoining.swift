// Licensed under the Apache License, Version 2.0.

extension Publishers {
    /// A publisher of the values of the publishers that are made of each value.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// The type of the values.
        public typealias Output = NewPublisher.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The number of publishers at a time; it is not honoured.
        public let maxPublishers: Subscribers.Demand
        /// The closure that makes a publisher.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates the publisher.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.joining(transform).receive(subscriber: subscriber)
        }
    }

    /// A publisher of the values of the last publisher that came.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, P.Failure == Upstream.Failure {
        /// The type of the values.
        public typealias Output = P.Output
        /// The type of the errors.
        public typealias Failure = P.Failure
        /// The publisher whose values come in.
        public let upstream: Upstream

        /// Creates the publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.latest().receive(subscriber: subscriber)
        }
    }
}
