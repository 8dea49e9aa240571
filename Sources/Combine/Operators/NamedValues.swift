// Licensed under the Apache License, Version 2.0.

extension Publishers {
    /// A publisher of changed values.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The change.
        public let transform: (Upstream.Output) -> Output

        /// Creates the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            (self.upstream, self.transform) = (upstream, transform)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.each { $1.send(transform($0)) }.receive(subscriber: subscriber)
        }
    }

    /// A publisher of a property of each value.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The property.
        public let keyPath: KeyPath<Upstream.Output, Output>

        /// Creates the publisher.
        public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
            (self.upstream, self.keyPath) = (upstream, keyPath)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.each { $1.send($0[keyPath: keyPath]) }.receive(subscriber: subscriber)
        }
    }

    /// A publisher of changed values, whose change may fail.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// The type of the errors.
        public typealias Failure = any Error
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The change.
        public let transform: (Upstream.Output) throws -> Output

        /// Creates the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            (self.upstream, self.transform) = (upstream, transform)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.tryEach { $1.send(try transform($0)) }.receive(subscriber: subscriber)
        }
    }

    /// A publisher of changed values without those that become nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The change.
        public let transform: (Upstream.Output) -> Output?

        /// Creates the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            (self.upstream, self.transform) = (upstream, transform)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.each { input, downstream in transform(input).map { downstream.send($0) } }
                .receive(subscriber: subscriber)
        }
    }

    /// A publisher of the values that satisfy a condition.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The condition.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.each { if isIncluded($0) { $1.send($0) } }.receive(subscriber: subscriber)
        }
    }

    /// A publisher without values that are the same as the last one.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The rule by which two values are the same.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let same = predicate
            upstream.stateful(Output?.none) { last, new in
                if let old = last, same(old, new) { return (nil, false) }
                last = new
                return (new, false)
            }
            .receive(subscriber: subscriber)
        }
    }

    /// A publisher of the results of combining each value with the last result.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The first result.
        public let initialResult: Output
        /// The rule by which values are combined.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates the publisher.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            (self.upstream, self.initialResult, self.nextPartialResult) = (
                upstream, initialResult, nextPartialResult
            )
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.stateful(initialResult) { result, new in
                result = nextPartialResult(result, new)
                return (result, false)
            }
            .receive(subscriber: subscriber)
        }
    }

    /// A publisher without the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The number of values that are left out.
        public let count: Int

        /// Creates the publisher.
        public init(upstream: Upstream, count: Int) {
            (self.upstream, self.count) = (upstream, count)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let count = count
            upstream.stateful(0) { dropped, new in
                guard dropped < count else { return (new, false) }
                dropped += 1
                return (nil, false)
            }
            .receive(subscriber: subscriber)
        }
    }
}
