// Licensed under the Apache License, Version 2.0.

/// The far side of an operator: passes values on to one subscriber until the end, and holds what the operator listens
/// to until then.
final class Downstream<Output, Failure: Error>: Subscription {
    private struct State {
        var receive: ((Output) -> Void)?
        var complete: ((Subscribers.Completion<Failure>) -> Void)?
        var held: [Int: any Cancellable] = [:]
        var number = 0
    }
    private let state: Guarded<State>

    /// Tells a subscriber that it is connected, and passes values on to it.
    static func attach<S: Subscriber>(_ subscriber: S) -> Downstream
    where S.Input == Output, S.Failure == Failure {
        let result = Downstream(
            State(receive: { _ = subscriber.receive($0) }, complete: { subscriber.receive(completion: $0) }))
        subscriber.receive(subscription: result)
        return result
    }

    private init(_ state: State) { self.state = Guarded(state) }

    var isOver: Bool { state.withLock { $0.receive == nil } }

    func send(_ value: Output) { state.withLock { $0.receive }?(value) }

    func send(completion: Subscribers.Completion<Failure>) {
        let complete = state.withLock { $0.complete }
        cancel()
        complete?(completion)
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        let old = state.exchange(State())
        for each in old.held.sorted(by: { $0.key < $1.key }) { each.value.cancel() }
    }

    /// Ends something together with this connection; the number releases it earlier.
    @discardableResult
    func hold(_ cancellable: any Cancellable) -> Int {
        let number: Int? = state.withLock { state in
            guard state.receive != nil else { return nil }
            state.number += 1
            state.held[state.number] = cancellable
            return state.number
        }
        if number == nil { cancellable.cancel() }
        return number ?? 0
    }

    func release(_ number: Int) { _ = state.withLock { $0.held.removeValue(forKey: number) } }
}

/// Listens to a publisher with closures.
final class Listener<Input, Failure: Error>: Subscriber, Subscription {
    private struct State {
        var subscription: (any Subscription)?
        var receive: ((Input) -> Void)?
        var complete: ((Subscribers.Completion<Failure>) -> Void)?
    }
    private let state: Guarded<State>

    init(
        _ receive: @escaping (Input) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) { state = Guarded(State(receive: receive, complete: complete)) }

    func receive(subscription: any Subscription) {
        let isWanted = state.withLock { state in
            guard state.receive != nil, state.subscription == nil else { return false }
            state.subscription = subscription
            return true
        }
        if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        state.withLock { $0.receive }?(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        state.exchange(State()).complete?(completion)
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        state.exchange(State()).subscription?.cancel()
    }
}

extension Publisher {
    /// Listens until the publisher or a connection ends.
    func listen<Output, Error>(
        for downstream: Downstream<Output, Error>, _ receive: @escaping (Self.Output) -> Void,
        end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        let number = Guarded(0)
        let listener = Listener<Self.Output, Failure>(receive) {
            downstream.release(number.withLock { $0 })
            end($0)
        }
        let held = downstream.hold(listener)
        number.withLock { $0 = held }
        self.receive(subscriber: listener)
    }
}

/// A publisher that is made by what it does for a subscriber.
struct Derived<Output, Failure: Error>: Publisher {
    let attach: (Downstream<Output, Failure>) -> Void

    init(_ attach: @escaping (Downstream<Output, Failure>) -> Void) { self.attach = attach }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let downstream = Downstream.attach(subscriber)
        if !downstream.isOver { attach(downstream) }
    }
}
