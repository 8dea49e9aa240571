// Licensed under the Apache License, Version 2.0.

/// A publisher of one value.
public struct Just<Output>: Publisher {
    /// A publisher that cannot fail.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Creates a publisher of a value.
    public init(_ output: Output) { self.output = output }

    /// Sends the value and the end.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let downstream = Downstream<Output, Never>.attach(subscriber)
        downstream.send(output)
        downstream.send(completion: .finished)
    }
}

extension Just: Equatable where Output: Equatable {}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
    /// Indicates whether the publisher ends at once.
    public let completeImmediately: Bool

    /// Creates a publisher that ends at once, or never.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    /// Creates a publisher that ends at once, or never, with its types.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    /// Sends the end.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let downstream = Downstream<Output, Failure>.attach(subscriber)
        if completeImmediately { downstream.send(completion: .finished) }
    }
}

/// A publisher that ends with an error at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Creates a publisher that ends with an error.
    public init(error: Failure) { self.error = error }
    /// Creates a publisher that ends with an error, with its types.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Sends the error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Downstream<Output, Failure>.attach(subscriber).send(completion: .failure(error))
    }
}

/// A publisher of one value that comes later, or of an error; its work begins at once and is done once.
public final class Future<Output, Failure: Error>: Publisher {
    /// The closure that ends the future.
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let connections = Connections<Output, Failure>(repeatsAfterEnd: true)

    /// Begins the work, which calls its promise with the result.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        let connections = connections
        attemptToFulfill { result in
            switch result {
            case .success(let value):
                connections.send(value, keeps: true)
                connections.send(completion: .finished)
            case .failure(let error): connections.send(completion: .failure(error))
            }
        }
    }

    /// Sends the result, now or when it comes.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        connections.add(subscriber)
    }
}

/// A publisher that is made anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = DeferredPublisher.Output
    /// The type of the errors.
    public typealias Failure = DeferredPublisher.Failure
    /// Makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher that calls a closure for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Makes the publisher and attaches the subscriber to it.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let base: any Publisher<Output, Failure>

    /// Hides the type of a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        base = publisher
    }

    /// Attaches a subscriber to the publisher.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        base.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// Hides the type of the publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        self as? AnyPublisher<Output, Failure> ?? AnyPublisher(self)
    }
}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Publishers {
    /// A publisher of the elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The type of the elements.
        public typealias Output = Elements.Element
        /// The elements.
        public let sequence: Elements

        /// Creates a publisher of elements.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Sends the elements and the end.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Elements.Element, S.Failure == Failure {
            let downstream = Downstream<Elements.Element, Failure>.attach(subscriber)
            for element in sequence {
                if downstream.isOver { return }
                downstream.send(element)
            }
            downstream.send(completion: .finished)
        }
    }
}

extension Optional {
    /// A publisher of an optional's value, or of none.
    public struct Publisher: Combine.Publisher {
        /// The type of the values.
        public typealias Output = Wrapped
        /// The type of the errors: none.
        public typealias Failure = Never
        /// The value; nil for none.
        public let output: Wrapped?

        /// Creates a publisher of a value, or of none.
        public init(_ output: Wrapped?) { self.output = output }

        /// Sends the value, if there is one, and the end.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            let downstream = Downstream<Wrapped, Never>.attach(subscriber)
            if let output { downstream.send(output) }
            downstream.send(completion: .finished)
        }
    }

    /// A publisher of the value, or of none.
    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// A publisher of a result's value, or of its error.
    public struct Publisher: Combine.Publisher {
        /// The type of the values.
        public typealias Output = Success
        /// The result.
        public let result: Result<Success, Failure>

        /// Creates a publisher of a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Creates a publisher of a value.
        public init(_ output: Success) { result = .success(output) }
        /// Creates a publisher of an error.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Sends the value and the end, or the error.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            let downstream = Downstream<Success, Failure>.attach(subscriber)
            switch result {
            case .success(let value):
                downstream.send(value)
                downstream.send(completion: .finished)
            case .failure(let error): downstream.send(completion: .failure(error))
            }
        }
    }

    /// A publisher of the value, or of the error.
    public var publisher: Publisher { Publisher(self) }
}
