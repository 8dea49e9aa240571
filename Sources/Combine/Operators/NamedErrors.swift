// Licensed under the Apache License, Version 2.0.

extension Publishers {
    /// A publisher that goes on with another one after an error.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = NewPublisher.Failure
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The closure that makes the other publisher.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates the publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let derived = Derived<Output, Failure> { downstream in
                upstream.listen(for: downstream) {
                    downstream.send($0)
                } end: {
                    switch $0 {
                    case .finished: downstream.send(completion: .finished)
                    case .failure(let error):
                        handler(error)
                            .listen(
                                for: downstream, { downstream.send($0) },
                                end: { downstream.send(completion: $0) })
                    }
                }
            }
            derived.receive(subscriber: subscriber)
        }
    }

    /// A publisher that subscribes again after an error.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The number of further tries; nil for as many as it takes.
        public let retries: Int?

        /// Creates the publisher.
        public init(upstream: Upstream, retries: Int?) {
            (self.upstream, self.retries) = (upstream, retries)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            if let retries, retries <= 0 { return upstream.receive(subscriber: subscriber) }
            let again = AnyPublisher(Retry(upstream: upstream, retries: retries.map { $0 - 1 }))
            upstream.catch { _ in again }.receive(subscriber: subscriber)
        }
    }

    /// A publisher that sends a value where there would be an error.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Never
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// Creates the publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            (self.upstream, self.output) = (upstream, output)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.catch { _ in Just(output) }.receive(subscriber: subscriber)
        }
    }

    /// A publisher that cannot fail, with a type of errors.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
    where Upstream.Failure == Never {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The publisher whose values come in.
        public let upstream: Upstream

        /// Creates the publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let derived = Derived<Output, Failure> { downstream in
                upstream.listen(
                    for: downstream, { downstream.send($0) },
                    end: { _ in downstream.send(completion: .finished) })
            }
            derived.receive(subscriber: subscriber)
        }
    }

    /// A publisher of what a decoder reads from each value.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// The type of the errors.
        public typealias Failure = any Error
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The decoder.
        public let decoder: Coder

        /// Creates the publisher.
        public init(upstream: Upstream, decoder: Coder) {
            (self.upstream, self.decoder) = (upstream, decoder)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.tryMap { try decoder.decode(Output.self, from: $0) }.receive(subscriber: subscriber)
        }
    }

    /// A publisher of what an encoder writes of each value.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
    where Upstream.Output: Encodable {
        /// The type of the values.
        public typealias Output = Coder.Output
        /// The type of the errors.
        public typealias Failure = any Error
        /// The publisher whose values come in.
        public let upstream: Upstream
        /// The encoder.
        public let encoder: Coder

        /// Creates the publisher.
        public init(upstream: Upstream, encoder: Coder) {
            (self.upstream, self.encoder) = (upstream, encoder)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.tryMap { try encoder.encode($0) }.receive(subscriber: subscriber)
        }
    }
}
