// Licensed under the Apache License, Version 2.0.

/// A type that sends values to its subscribers, one after the other, and perhaps an end.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the errors; `Never` for a publisher that cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber, which gets a subscription first; code calls `subscribe(_:)` instead.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// A type that receives the values of a publisher.
public protocol Subscriber<Input, Failure> {
    /// The type of the values.
    associatedtype Input
    /// The type of the errors.
    associatedtype Failure: Error

    /// Receives the subscription, before any value.
    func receive(subscription: any Subscription)
    /// Receives a value; the returned demand is not honoured.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the end, after which no value comes.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// A connection between a publisher and a subscriber.
public protocol Subscription: AnyObject, Cancellable {
    /// Asks for values. The publishers of this module send all that they have, whatever is asked for.
    func request(_ demand: Subscribers.Demand)
}

/// An activity that can be ended early.
public protocol Cancellable {
    /// Ends the activity and releases what it holds.
    func cancel()
}

/// A publisher that is also sent values by code.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all subscribers.
    func send(_ value: Output)
    /// Sends the end to all subscribers.
    func send(completion: Subscribers.Completion<Failure>)
    /// Receives the subscription of a publisher that the subject passes on.
    func send(subscription: any Subscription)
}

/// A publisher that sends nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to send; the result ends it.
    func connect() -> any Cancellable
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Passes all values and the end on to a subject, until the result is cancelled or released.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        sink {
            subject.send(completion: $0)
        } receiveValue: {
            subject.send($0)
        }
    }
}

extension Subject where Output == Void {
    /// Tells all subscribers that something happened.
    public func send() { send(()) }
}

/// The parts that subscribers are made of.
public enum Subscribers {
    /// The number of values that a subscriber asks for.
    public struct Demand: Hashable, Sendable {
        /// The number; nil for all.
        public let max: Int?
        /// All values.
        public static let unlimited = Demand(max: nil)
        /// No values.
        public static let none = Demand(max: 0)
        /// A number of values; a negative one counts as zero.
        public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }
    }

    /// The end of a publisher.
    public enum Completion<Failure: Error> {
        /// All values were sent.
        case finished
        /// An error ended the publisher.
        case failure(Failure)

        func map<Other: Error>(_ change: (Failure) -> Other) -> Completion<Other> {
            switch self {
            case .finished: .finished
            case .failure(let error): .failure(change(error))
            }
        }
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
