// Licensed under the Apache License, Version 2.0.

extension Publisher {
    /// Calls a closure with each value, and one at the end, until the result is cancelled or released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let listener = Listener(receiveValue, receiveCompletion)
        receive(subscriber: listener)
        return AnyCancellable(listener)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value, until the result is cancelled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Writes each value to a property of an object, which is kept alive, until the result is cancelled or released.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
        -> AnyCancellable
    {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Writes each value to a published property, for as long as its object lives.
    public func assign(to published: inout Published<Output>.Publisher) { published.follow(self) }
}

extension Subscribers {
    /// A subscriber that calls a closure with each value, and one at the end.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        /// The closure that receives the values.
        public let receiveValue: (Input) -> Void
        /// The closure that receives the end.
        public let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
        private let listener: Listener<Input, Failure>

        /// Creates a subscriber from two closures.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            (self.receiveValue, self.receiveCompletion) = (receiveValue, receiveCompletion)
            listener = Listener(receiveValue, receiveCompletion)
        }

        /// Receives the subscription, and asks for all values.
        public func receive(subscription: any Subscription) { listener.receive(subscription: subscription) }
        /// Receives a value.
        public func receive(_ value: Input) -> Subscribers.Demand { listener.receive(value) }
        /// Receives the end.
        public func receive(completion: Subscribers.Completion<Failure>) {
            listener.receive(completion: completion)
        }
        /// Ends the subscription.
        public func cancel() { listener.cancel() }
    }

    /// A subscriber that writes each value to a property of an object, which it keeps alive until the end.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        /// The type of the errors: none.
        public typealias Failure = Never
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private let target: Guarded<Root?>
        private let listener: Listener<Input, Never>

        /// The object; nil after the end.
        public var object: Root? { target.withLock { $0 } }

        /// Creates a subscriber that writes to a property.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            let target = Guarded<Root?>(object)
            (self.target, self.keyPath) = (target, keyPath)
            listener = Listener(
                { value in if let root = target.withLock({ $0 }) { root[keyPath: keyPath] = value } },
                { _ in _ = target.exchange(nil) })
        }

        /// Receives the subscription, and asks for all values.
        public func receive(subscription: any Subscription) { listener.receive(subscription: subscription) }
        /// Receives a value, and writes it.
        public func receive(_ value: Input) -> Subscribers.Demand { listener.receive(value) }
        /// Receives the end, and releases the object.
        public func receive(completion: Subscribers.Completion<Never>) {
            listener.receive(completion: completion)
        }
        /// Ends the subscription, and releases the object.
        public func cancel() {
            listener.cancel()
            _ = target.exchange(nil)
        }
    }
}
