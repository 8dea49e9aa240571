// Licensed under the Apache License, Version 2.0.

extension Publisher {
    /// Passes on what a step makes of each value; the step sends it, or an end.
    func each<T>(
        _ step: @escaping (Output, Downstream<T, Failure>) -> Void,
        end: ((Downstream<T, Failure>) -> Void)? = nil
    ) -> Derived<T, Failure> {
        Derived { downstream in
            listen(for: downstream) {
                step($0, downstream)
            } end: {
                if case .finished = $0 { end?(downstream) }
                downstream.send(completion: $0)
            }
        }
    }

    /// Passes on what a step, which may fail, makes of each value.
    func tryEach<T>(
        _ step: @escaping (Output, Downstream<T, any Error>) throws -> Void
    ) -> Derived<T, any Error> {
        Derived { downstream in
            listen(for: downstream) {
                do { try step($0, downstream) } catch { downstream.send(completion: .failure(error)) }
            } end: {
                downstream.send(completion: $0.map { $0 })
            }
        }
    }

    /// A publisher with state of its own for each subscriber.
    func stateful<State, T>(
        _ first: State, _ step: @escaping (inout State, Output) -> (value: T?, isLast: Bool),
        end: @escaping (State) -> T? = { _ in nil }
    ) -> Derived<T, Failure> {
        Derived { downstream in
            let state = Guarded(first)
            listen(for: downstream) { input in
                // The step is the app's, and may come back here: it works on a copy, outside of the lock.
                var next = state.withLock { $0 }
                let (value, isLast) = step(&next, input)
                _ = state.exchange(next)
                if let value { downstream.send(value) }
                if isLast { downstream.send(completion: .finished) }
            } end: {
                if case .finished = $0, let value = end(state.withLock { $0 }) { downstream.send(value) }
                downstream.send(completion: $0)
            }
        }
    }

    /// Changes each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }
    /// Takes a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }
    /// Changes each value; an error ends the publisher.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
    /// Changes each value and leaves out those that become nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }
    /// Changes each value and leaves out those that become nil; an error ends the publisher.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> some Publisher<T, any Error>
    {
        tryEach { input, downstream in try transform(input).map { downstream.send($0) } }
    }
    /// Passes on the values that satisfy a condition.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }
    /// Passes on the values that satisfy a condition; an error ends the publisher.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> some Publisher<
        Output, any Error
    > {
        tryEach { if try isIncluded($0) { $1.send($0) } }
    }
    /// Leaves out a value that is the same as the last one, by a rule.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
    /// Combines each value with the last result, and passes the new result on.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(
            upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
    /// Combines all values, and passes the result on at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> some Publisher<T, Failure> {
        stateful(initialResult) { result, new in
            result = nextPartialResult(result, new)
            return (T?.none, false)
        } end: {
            $0
        }
    }
    /// Passes all values on as one list, at the end.
    public func collect() -> some Publisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
    /// Passes lists of so many values on; the last may be shorter.
    public func collect(_ count: Int) -> some Publisher<[Output], Failure> {
        stateful([Output]()) { list, new in
            list.append(new)
            guard list.count >= count else { return ([Output]?.none, false) }
            defer { list = [] }
            return (list, false)
        } end: {
            $0.isEmpty ? nil : $0
        }
    }
    /// Passes the number of values on, at the end.
    public func count() -> some Publisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
    /// Passes the first value on and ends.
    public func first() -> some Publisher<Output, Failure> { prefix(1) }
    /// Passes the first value on that satisfies a condition, and ends.
    public func first(where predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        stateful(()) { predicate($1) ? ($1, true) : (nil, false) }
    }
    /// Passes the last value on, at the end.
    public func last() -> some Publisher<Output, Failure> {
        stateful(Output?.none) { last, new in
            last = new
            return (Output?.none, false)
        } end: {
            $0
        }
    }
    /// Passes so many values on and ends.
    public func prefix(_ maxLength: Int) -> some Publisher<Output, Failure> {
        Derived { downstream in
            guard maxLength > 0 else { return downstream.send(completion: .finished) }
            self.stateful(0) { count, new in
                count += 1
                return count > maxLength ? (Output?.none, true) : (new, count == maxLength)
            }
            .attach(downstream)
        }
    }
    /// Passes values on while they satisfy a condition, and ends.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        stateful(()) { predicate($1) ? ($1, false) : (nil, true) }
    }
    /// Passes values on until another publisher sends one.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> some Publisher<Output, Failure> {
        Derived { downstream in
            publisher.listen(for: downstream, { _ in downstream.send(completion: .finished) }, end: { _ in })
            guard !downstream.isOver else { return }
            self.listen(for: downstream, { downstream.send($0) }, end: { downstream.send(completion: $0) })
        }
    }
    /// Leaves out so many values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
    /// Leaves out values until one does not satisfy a condition.
    public func drop(while predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        stateful(true) { isDropping, new in
            isDropping = isDropping && predicate(new)
            return (isDropping ? nil : new, false)
        }
    }
    /// Passes on whether all values satisfy a condition.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> some Publisher<Bool, Failure> {
        stateful(()) {
            predicate($1) ? (nil, false) : (false, true)
        } end: { _ in
            true
        }
    }
    /// Passes on whether any value satisfies a condition.
    public func contains(where predicate: @escaping (Output) -> Bool) -> some Publisher<Bool, Failure> {
        stateful(()) {
            predicate($1) ? (true, true) : (nil, false)
        } end: { _ in
            false
        }
    }
    /// Passes on the end only.
    public func ignoreOutput() -> some Publisher<Output, Failure> { filter { _ in false } }
    /// Replaces nil by a value.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
    /// Sends a value where there was none until the end.
    public func replaceEmpty(with output: Output) -> some Publisher<Output, Failure> {
        stateful(true) { isEmpty, new in
            isEmpty = false
            return (new, false)
        } end: {
            $0 ? output : nil
        }
    }
    /// Sends values before those of the publisher.
    public func prepend(_ elements: Output...) -> some Publisher<Output, Failure> {
        Derived { downstream in
            for element in elements { downstream.send(element) }
            self.listen(for: downstream, { downstream.send($0) }, end: { downstream.send(completion: $0) })
        }
    }
    /// Sends values after those of the publisher.
    public func append(_ elements: Output...) -> some Publisher<Output, Failure> {
        each {
            $1.send($0)
        } end: { downstream in
            for element in elements { downstream.send(element) }
        }
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out a value that equals the last one.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
    /// Passes on whether a value is among those of the publisher.
    public func contains(_ output: Output) -> some Publisher<Bool, Failure> { contains { $0 == output } }
}
