// Licensed under the Apache License, Version 2.0.

import Combine
public import Dispatch
/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation
import StageUI
import Synchronization

/// Watches the network of the simulated device: a scenario's `backend` takes it away and gives it back.
///
/// On a stage each change is told on the main thread, whatever the queue, so that a run is the same each time.
public final class NWPathMonitor: Sendable {
    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
        var number: Int?
        var isOver = false
        var last: NWPath?
    }
    private let state = Mutex(State())
    private let device: StageDevice
    private let required: NWInterface.InterfaceType?
    private let prohibited: [NWInterface.InterfaceType]

    private init(_ required: NWInterface.InterfaceType?, _ prohibited: [NWInterface.InterfaceType]) {
        (self.required, self.prohibited) = (required, prohibited)
        device = .current ?? .standIn
    }
    /// Creates a monitor of all interfaces.
    public convenience init() { self.init(nil, []) }
    /// Creates a monitor of the interfaces of a kind.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
        self.init(requiredInterfaceType, [])
    }
    /// Creates a monitor of all interfaces but those of some kinds.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init(nil, prohibitedInterfaceTypes)
    }
    deinit { cancel() }

    /// The function that takes the path at the start, and after each change.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }
    /// The queue that the monitor was started on; nil before.
    public var queue: DispatchQueue? { state.withLock { $0.queue } }
    /// The path at present.
    public var currentPath: NWPath { NWPath(device, required, prohibited) }

    /// Starts the monitor.
    public func start(queue: DispatchQueue) {
        let clock = CurrentRun.clock
        let number = device.watchNetwork { [weak self] in self?.tell(clock) }
        let isNew = state.withLock { state in
            guard state.number == nil, !state.isOver else { return false }
            (state.number, state.queue) = (number, queue)
            return true
        }
        if isNew { tell(clock) } else { device.endWatching(number) }
    }
    /// Stops the monitor for good.
    public func cancel() {
        let number = state.withLock { state in
            state.isOver = true
            state.handler = nil
            return state.number
        }
        if let number { device.endWatching(number) }
    }

    private func tell(_ clock: (any RunClock)?) {
        let call: @Sendable () -> Void = { [weak self] in
            guard let self else { return }
            // The path of the time of the call: what has changed again meanwhile is told once.
            let path = currentPath
            let handler = state.withLock { state -> (@Sendable (NWPath) -> Void)? in
                guard !state.isOver, state.last != path else { return nil }
                state.last = path
                return state.handler
            }
            handler?(path)
        }
        if let clock {
            clock.schedule(at: clock.seconds) { CurrentRun.$clock.withValue(clock, operation: call) }
        } else {
            queue?.async(execute: call)
        }
    }
}

extension NWPathMonitor: AsyncSequence {
    /// The paths one after the other.
    public struct Iterator: AsyncIteratorProtocol {
        private let watch: Watch
        private var paths: AsyncStream<NWPath>.AsyncIterator
        fileprivate init(_ watch: Watch) {
            self.watch = watch
            paths = watch.stream.makeAsyncIterator()
        }
        /// Returns the next path; nil once the task is cancelled.
        public mutating func next() async -> NWPath? { await paths.next() }
        /// Returns the next path; nil once the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> NWPath? {
            await paths.next(isolation: actor)
        }
    }

    /// Starts the monitor, and gives the present path first and then each that follows.
    public func makeAsyncIterator() -> Iterator { Iterator(Watch(device, required, prohibited)) }

    /// The paths of a device for as long as somebody waits for them.
    fileprivate final class Watch: Sendable {
        let stream: AsyncStream<NWPath>
        private let device: StageDevice
        private let number: Int

        init(
            _ device: StageDevice, _ required: NWInterface.InterfaceType?,
            _ prohibited: [NWInterface.InterfaceType]
        ) {
            let (stream, continuation) = AsyncStream<NWPath>.makeStream()
            (self.stream, self.device) = (stream, device)
            number = device.watchNetwork { [weak device] in
                if let device { continuation.yield(NWPath(device, required, prohibited)) }
            }
            continuation.yield(NWPath(device, required, prohibited))
        }
        deinit { device.endWatching(number) }
    }
}
