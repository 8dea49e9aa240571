// Licensed under the Apache License, Version 2.0.

/// The values of a publisher that cannot fail, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The type of the values.
    public typealias Element = P.Output
    private let publisher: P

    /// Creates the sequence of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream.makeStream(of: Carried<P.Output>.self)
        let subscription = publisher.sink {
            _ in
            continuation.finish()
        } receiveValue: {
            continuation.yield(Carried($0))
        }
        return Iterator(subscription: subscription, base: stream.makeAsyncIterator())
    }

    /// The subscription of one loop, which ends with it.
    public struct Iterator: AsyncIteratorProtocol {
        let subscription: AnyCancellable
        var base: AsyncStream<Carried<P.Output>>.Iterator

        /// Waits for the next value; nil at the end.
        public mutating func next() async -> P.Output? { await base.next()?.value }
        /// Waits for the next value on an actor; nil at the end.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            await base.next(isolation: actor)?.value
        }
    }
}

extension Publisher where Failure == Never {
    /// The values, for `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
