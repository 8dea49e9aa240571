// Licensed under the Apache License, Version 2.0.

extension Publisher {
    /// Calls closures at the events of the publisher, and passes everything on.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> some Publisher<Output, Failure> {
        Derived<Output, Failure> { downstream in
            receiveSubscription?(downstream)
            receiveRequest?(.unlimited)
            let isEnded = Guarded(false)
            downstream.hold(Once { if !isEnded.withLock({ $0 }) { receiveCancel?() } })
            listen(for: downstream) {
                receiveOutput?($0)
                downstream.send($0)
            } end: {
                isEnded.withLock { $0 = true }
                receiveCompletion?($0)
                downstream.send(completion: $0)
            }
        }
    }

    /// Prints each event to the standard output, after a prefix.
    public func print(_ prefix: String = "") -> some Publisher<Output, Failure> {
        let start = prefix.isEmpty ? "" : prefix + ": "
        return handleEvents(
            receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
            receiveCompletion: {
                switch $0 {
                case .finished: Swift.print("\(start)receive finished")
                case .failure(let error): Swift.print("\(start)receive error: (\(error))")
                }
            }, receiveCancel: { Swift.print("\(start)receive cancel") })
    }

    /// Lets all subscribers share one subscription, which lasts from the first to the last of them.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

    /// Sends the values through a subject once it is connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure { Publishers.Multicast(upstream: self, subject: subject) }
}

extension Publisher where Failure == Never {
    /// Waits with all values until it is connected.
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
        multicast(subject: PassthroughSubject())
    }
}

extension ConnectablePublisher {
    /// Connects with the first subscriber, and disconnects after the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// A publisher whose subscribers share one subscription.
    public final class Share<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        private let base: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        init(upstream: Upstream) { base = upstream.multicast(subject: PassthroughSubject()).autoconnect() }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            base.receive(subscriber: subscriber)
        }
    }

    /// A publisher that sends through a subject, once it is connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        private let upstream: Upstream
        private let subject: SubjectType

        init(upstream: Upstream, subject: SubjectType) { (self.upstream, self.subject) = (upstream, subject) }

        /// Attaches a subscriber to the subject.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.receive(subscriber: subscriber)
        }
        /// Begins to send; the result ends it.
        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    /// A publisher that is connected while it has subscribers.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure
        /// The publisher.
        public let upstream: Upstream
        private let state = Guarded((count: 0, connection: (any Cancellable)?.none))

        init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber, and connects if it is the first.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let downstream = Downstream<Output, Failure>.attach(subscriber)
            guard !downstream.isOver else { return }
            let isFirst = state.withLock { state in
                state.count += 1
                return state.count == 1
            }
            downstream.hold(
                Once { [state] in
                    let last = state.withLock { state in
                        state.count -= 1
                        guard state.count == 0 else { return (any Cancellable)?.none }
                        defer { state.connection = nil }
                        return state.connection
                    }
                    last?.cancel()
                })
            upstream.listen(
                for: downstream, { downstream.send($0) }, end: { downstream.send(completion: $0) })
            guard isFirst else { return }
            let connection = upstream.connect()
            let isUnused = state.withLock { state in
                if state.count > 0 { state.connection = connection }
                return state.count == 0
            }
            if isUnused { connection.cancel() }
        }
    }
}
