// Licensed under the Apache License, Version 2.0.

/// The connections of a subject, in the order in which they came.
final class Connections<Output, Failure: Error>: Sendable {
    private struct State {
        var last: Output?
        var end: Subscribers.Completion<Failure>?
        var members: [(id: ObjectIdentifier, connection: Downstream<Output, Failure>)] = []
        var held: [any Subscription] = []
    }
    private let state: Guarded<State>
    /// Indicates whether the last value is sent to subscribers that come after the end.
    private let repeatsAfterEnd: Bool

    init(_ first: Output? = nil, repeatsAfterEnd: Bool = false) {
        state = Guarded(State(last: first))
        self.repeatsAfterEnd = repeatsAfterEnd
    }

    /// The value that new subscribers begin with.
    var last: Output? { state.withLock { $0.last } }

    func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        let connection = Downstream<Output, Failure>.attach(subscriber)
        let id = ObjectIdentifier(connection)
        let (last, end) = state.withLock { state in
            if state.end == nil { state.members.append((id, connection)) }
            return (state.last, state.end)
        }
        if let end {
            if repeatsAfterEnd, let last { connection.send(last) }
            return connection.send(completion: end)
        }
        connection.hold(Once { [weak self] in self?.remove(id) })
        if let last { connection.send(last) }
    }

    private func remove(_ id: ObjectIdentifier) {
        let gone = state.withLock { state in
            let place = state.members.firstIndex { $0.id == id }
            return place.map { state.members.remove(at: $0) }
        }
        withExtendedLifetime(gone) {}
    }

    func send(_ value: Output, keeps: Bool = false) {
        let members = state.withLock { state in
            guard state.end == nil else { return [Downstream<Output, Failure>]() }
            if keeps { state.last = value }
            return state.members.map(\.connection)
        }
        for member in members { member.send(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let (members, held) = state.withLock { state -> ([Downstream<Output, Failure>], [any Subscription]) in
            guard state.end == nil else { return ([], []) }
            state.end = completion
            defer { (state.members, state.held) = ([], []) }
            return (state.members.map(\.connection), state.held)
        }
        for member in members { member.send(completion: completion) }
        withExtendedLifetime(held) {}
    }

    func hold(_ subscription: any Subscription) {
        state.withLock { $0.held.append(subscription) }
        subscription.request(.unlimited)
    }
}

/// A subject that passes values on and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let connections = Connections<Output, Failure>()

    /// Creates a subject without subscribers.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        connections.add(subscriber)
    }
    /// Sends a value to all subscribers.
    public func send(_ input: Output) { connections.send(input) }
    /// Sends the end to all subscribers; later values go nowhere.
    public func send(completion: Subscribers.Completion<Failure>) { connections.send(completion: completion) }
    /// Asks a publisher, which the subject passes on, for all its values.
    public func send(subscription: any Subscription) { connections.hold(subscription) }
}

/// A subject that keeps its last value and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let connections: Connections<Output, Failure>
    private let first: Output

    /// Creates a subject with its first value.
    public init(_ value: Output) {
        first = value
        connections = Connections(value)
    }

    /// The last value; a new one is sent to all subscribers.
    public var value: Output {
        get { connections.last ?? first }
        set { send(newValue) }
    }

    /// Attaches a subscriber, which gets the last value at once.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        connections.add(subscriber)
    }
    /// Keeps a value and sends it to all subscribers.
    public func send(_ input: Output) { connections.send(input, keeps: true) }
    /// Sends the end to all subscribers; later values go nowhere.
    public func send(completion: Subscribers.Completion<Failure>) { connections.send(completion: completion) }
    /// Asks a publisher, which the subject passes on, for all its values.
    public func send(subscription: any Subscription) { connections.hold(subscription) }
}
