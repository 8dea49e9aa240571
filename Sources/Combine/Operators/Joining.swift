// Licensed under the Apache License, Version 2.0.

/// The publishers that join others.
public enum Publishers {
    /// The values of two publishers, as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        /// The type of the values.
        public typealias Output = A.Output
        /// The type of the errors.
        public typealias Failure = A.Failure
        private let all: MergeMany<AnyPublisher<Output, Failure>>
        /// Joins two publishers.
        public init(_ a: A, _ b: B) { all = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()) }
        /// Attaches a subscriber to both.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            all.receive(subscriber: subscriber)
        }
    }

    /// The values of several publishers, as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        /// The publishers.
        public let publishers: [Upstream]
        /// Joins publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }
        /// Joins publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        /// Attaches a subscriber to all.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let downstream = Downstream<Output, Failure>.attach(subscriber)
            let open = Guarded(publishers.count)
            if publishers.isEmpty { downstream.send(completion: .finished) }
            for publisher in publishers where !downstream.isOver {
                publisher.listen(for: downstream, { downstream.send($0) }) {
                    if case .failure = $0 { return downstream.send(completion: $0) }
                    let left = open.withLock { open in
                        open -= 1
                        return open
                    }
                    if left == 0 { downstream.send(completion: .finished) }
                }
            }
        }
    }

    /// The last values of two publishers, whenever one of them sends.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The type of the values.
        public typealias Output = (A.Output, B.Output)
        /// The type of the errors.
        public typealias Failure = A.Failure
        private let a: A
        private let b: B
        /// Joins two publishers.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        /// Attaches a subscriber to both.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let downstream = Downstream<Output, Failure>.attach(subscriber)
            let state = Guarded((a: A.Output?.none, b: B.Output?.none, open: 2))
            func end(_ completion: Subscribers.Completion<Failure>, _ hasValue: Bool) {
                if case .failure = completion { return downstream.send(completion: completion) }
                let left = state.withLock { state in
                    state.open -= 1
                    return state.open
                }
                if left == 0 || !hasValue { downstream.send(completion: .finished) }
            }
            func send(_ change: (inout (a: A.Output?, b: B.Output?, open: Int)) -> Void) {
                let joined: Output? = state.withLock { state in
                    change(&state)
                    guard let a = state.a, let b = state.b else { return nil }
                    return (a, b)
                }
                if let joined { downstream.send(joined) }
            }
            a.listen(for: downstream, { value in send { $0.a = value } }) { completion in
                end(completion, state.withLock { $0.a != nil })
            }
            guard !downstream.isOver else { return }
            b.listen(for: downstream, { value in send { $0.b = value } }) { completion in
                end(completion, state.withLock { $0.b != nil })
            }
        }
    }

    /// The last values of three publishers, whenever one of them sends.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The type of the values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The type of the errors.
        public typealias Failure = A.Failure
        private let pair: CombineLatest<CombineLatest<A, B>, C>
        /// Joins three publishers.
        public init(_ a: A, _ b: B, _ c: C) { pair = CombineLatest(CombineLatest(a, b), c) }
        /// Attaches a subscriber to all.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            pair.map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// The last values of four publishers, whenever one of them sends.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The type of the values.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The type of the errors.
        public typealias Failure = A.Failure
        private let pair: CombineLatest<CombineLatest<A, B>, CombineLatest<C, D>>
        /// Joins four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            pair = CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
        }
        /// Attaches a subscriber to all.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            pair.map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
        }
    }

    /// Pairs of the values of two publishers, in order.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The type of the values.
        public typealias Output = (A.Output, B.Output)
        /// The type of the errors.
        public typealias Failure = A.Failure
        private let a: A
        private let b: B
        /// Joins two publishers.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        /// Attaches a subscriber to both.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias State = (a: [A.Output], b: [B.Output], aEnded: Bool, bEnded: Bool)
            let downstream = Downstream<Output, Failure>.attach(subscriber)
            let state = Guarded<State>(([], [], false, false))
            func change(_ change: (inout State) -> Void) {
                let (pair, isOver) = state.withLock { state -> (Output?, Bool) in
                    change(&state)
                    var pair: Output?
                    if !state.a.isEmpty, !state.b.isEmpty {
                        pair = (state.a.removeFirst(), state.b.removeFirst())
                    }
                    return (pair, state.aEnded && state.a.isEmpty || state.bEnded && state.b.isEmpty)
                }
                if let pair { downstream.send(pair) }
                if isOver { downstream.send(completion: .finished) }
            }
            a.listen(for: downstream, { value in change { $0.a.append(value) } }) {
                if case .failure = $0 { downstream.send(completion: $0) } else { change { $0.aEnded = true } }
            }
            guard !downstream.isOver else { return }
            b.listen(for: downstream, { value in change { $0.b.append(value) } }) {
                if case .failure = $0 { downstream.send(completion: $0) } else { change { $0.bEnded = true } }
            }
        }
    }
}

extension Publisher {
    /// Joins the values of another publisher, as they come.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }
    /// Joins the values of other publishers, as they come.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> some Publisher<Output, Failure>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        merge(with: b).merge(with: c)
    }
    /// Joins the last values with those of another publisher.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }
    /// Joins the last values with those of another publisher, by a closure.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }
    /// Joins the last values with those of two other publishers.
    public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q)
        -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, p, q) }
    /// Joins the last values with those of three other publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ p: P, _ q: Q, _ r: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, p, q, r)
    }
    /// Pairs the values with those of another publisher.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }
    /// Pairs the values with those of another publisher, by a closure.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        zip(other).map { transform($0.0, $0.1) }
    }
    /// Goes on with another publisher after the end.
    public func append<P: Publisher>(_ publisher: P) -> some Publisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        Derived<Output, Failure> { downstream in
            listen(for: downstream, { downstream.send($0) }) {
                guard case .finished = $0 else { return downstream.send(completion: $0) }
                publisher.listen(
                    for: downstream, { downstream.send($0) }, end: { downstream.send(completion: $0) })
            }
        }
    }
    /// Begins with another publisher.
    public func prepend<P: Publisher>(_ publisher: P) -> some Publisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure { publisher.append(self) }

    /// Makes a publisher of each value and joins their values, as they come.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    func joining<P: Publisher>(_ transform: @escaping (Output) -> P) -> Derived<P.Output, Failure>
    where P.Failure == Failure {
        Derived<P.Output, Failure> { downstream in
            let open = Guarded(1)
            func end(_ completion: Subscribers.Completion<Failure>) {
                if case .failure = completion { return downstream.send(completion: completion) }
                let left = open.withLock { open in
                    open -= 1
                    return open
                }
                if left == 0 { downstream.send(completion: .finished) }
            }
            listen(for: downstream) { value in
                open.withLock { $0 += 1 }
                transform(value).listen(for: downstream, { downstream.send($0) }, end: end)
            } end: {
                end($0)
            }
        }
    }
    /// Makes a publisher, which cannot fail, of each value and joins their values, as they come.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher, which may fail, of each value and joins their values, as they come.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        Publishers.FlatMap(
            upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
    }
    /// Makes a publisher of each value and joins their values, as they come.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Passes on the values of the last publisher that came.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }

    func latest() -> Derived<Output.Output, Failure> {
        Derived<Output.Output, Failure> { downstream in
            let state = Guarded(
                (number: 0, inner: (any Cancellable)?.none, isInnerOpen: false, isOuterOpen: true))
            listen(for: downstream) { next in
                let (number, old) = state.withLock { state in
                    state.number += 1
                    defer { (state.inner, state.isInnerOpen) = (nil, true) }
                    return (state.number, state.inner)
                }
                old?.cancel()
                let listener = Listener<Output.Output, Failure> {
                    downstream.send($0)
                } _: { completion in
                    if case .failure = completion { return downstream.send(completion: completion) }
                    let isOver = state.withLock { state in
                        guard state.number == number else { return false }
                        state.isInnerOpen = false
                        return !state.isOuterOpen
                    }
                    if isOver { downstream.send(completion: .finished) }
                }
                state.withLock { if $0.number == number { $0.inner = listener } }
                next.receive(subscriber: listener)
            } end: {
                if case .failure = $0 { return downstream.send(completion: $0) }
                let isOver = state.withLock { state in
                    state.isOuterOpen = false
                    return !state.isInnerOpen
                }
                if isOver { downstream.send(completion: .finished) }
            }
            downstream.hold(Once { state.withLock { $0.inner }?.cancel() })
        }
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Passes on the values of the last publisher, which may fail, that came.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    { Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self)) }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Passes on the values of the last publisher that came.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}
