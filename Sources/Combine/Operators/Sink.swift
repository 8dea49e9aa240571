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
