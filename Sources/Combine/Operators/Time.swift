// Licensed under the Apache License, Version 2.0.

/// A scheduler together with the run that a subscription began in, whose time it follows from then on.
struct Bound<S: Scheduler> {
    let scheduler: S
    let clock = CurrentRun.clock

    var now: S.SchedulerTimeType {
        var result = scheduler.now
        CurrentRun.within(clock) { result = scheduler.now }
        return result
    }
    func run(_ options: S.SchedulerOptions?, _ action: @escaping () -> Void) {
        CurrentRun.within(clock) { scheduler.schedule(options: options, action) }
    }
    func run(
        after interval: S.SchedulerTimeType.Stride, _ options: S.SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        CurrentRun.within(clock) {
            scheduler.schedule(
                after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
                options: options,
                action)
        }
    }
}

extension Publisher {
    /// Sends values and the end on a scheduler.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Sends values and the end after a time.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }

    /// Sends a value once no other has come for a time.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
    func debounced<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions?
    ) -> Derived<Output, Failure> {
        Derived<Output, Failure> { downstream in
            let place = Bound(scheduler: scheduler)
            let waiting = Guarded((number: 0, value: Output?.none))
            func take(_ number: Int?) -> Output? {
                waiting.withLock { waiting in
                    guard number == nil || number == waiting.number else { return nil }
                    defer { waiting.value = nil }
                    return waiting.value
                }
            }
            listen(for: downstream) { value in
                let number = waiting.withLock { waiting in
                    waiting = (waiting.number + 1, value)
                    return waiting.number
                }
                place.run(after: dueTime, options) { if let due = take(number) { downstream.send(due) } }
            } end: { completion in
                guard case .finished = completion else { return downstream.send(completion: completion) }
                place.run(options) {
                    if let due = take(nil) { downstream.send(due) }
                    downstream.send(completion: completion)
                }
            }
        }
    }

    /// Sends at most one value in each interval: the first at once, and then the latest or the first of each.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
    func throttled<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Derived<Output, Failure> {
        Derived<Output, Failure> { downstream in
            let place = Bound(scheduler: scheduler)
            let state = Guarded((last: S.SchedulerTimeType?.none, value: Output?.none))
            func flush() {
                let now = place.now
                let due: Output? = state.withLock { state in
                    guard let value = state.value else { return nil }
                    state = (now, nil)
                    return value
                }
                if let due { downstream.send(due) }
            }
            listen(for: downstream) { value in
                let now = place.now
                let wait: S.SchedulerTimeType.Stride? = state.withLock { state in
                    if state.value != nil {
                        if latest { state.value = value }
                        return nil
                    }
                    state.value = value
                    guard let last = state.last else { return 0 }
                    let passed = last.distance(to: now)
                    return passed < interval ? interval - passed : 0
                }
                guard let wait else { return }
                if wait > 0 { place.run(after: wait, nil, flush) } else { place.run(nil, flush) }
            } end: { completion in
                place.run(nil) {
                    flush()
                    downstream.send(completion: completion)
                }
            }
        }
    }

    /// Ends where no value comes for a time: with an error, or without one if none is given.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> some Publisher<Output, Failure> {
        Derived<Output, Failure> { downstream in
            let place = Bound(scheduler: scheduler)
            let count = Guarded(0)
            func wait() {
                let number = count.withLock { count in
                    count += 1
                    return count
                }
                place.run(after: interval, options) {
                    guard count.withLock({ $0 == number }) else { return }
                    downstream.send(completion: customError.map { .failure($0()) } ?? .finished)
                }
            }
            wait()
            listen(for: downstream) {
                wait()
                downstream.send($0)
            } end: {
                downstream.send(completion: $0)
            }
        }
    }
}
