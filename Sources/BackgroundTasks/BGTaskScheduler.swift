// Licensed under the Apache License, Version 2.0.

import Combine
public import Dispatch
public import Foundation
public import StageUI

/// Begins tasks in the background. The simulated device keeps what apps wish, and begins a task when a test or a scenario's
/// program says so by `StageDevice.beginBackgroundTask(_:)`.
///
/// Unchecked, as what changes is behind a lock.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// An error of a wish.
    public struct Error: Swift.Error, Hashable, Sendable {
        /// The reasons.
        public enum Code: Int, Hashable, Sendable {
            /// There is no background.
            case unavailable = 1
            /// There are too many wishes.
            case tooManyPendingTaskRequests = 2
            /// The app's settings do not name the task.
            case notPermitted = 3
            /// Returns whether an error has this code, so that `catch` names it.
            public static func ~= (code: Code, error: any Swift.Error) -> Bool {
                (error as? BGTaskScheduler.Error)?.code == code
            }
        }
        /// The reason.
        public let code: Code
        /// Creates an error.
        public init(_ code: Code) { self.code = code }
        /// There is no background.
        public static var unavailable: Code { .unavailable }
        /// There are too many wishes.
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        /// The app's settings do not name the task.
        public static var notPermitted: Code { .notPermitted }
        /// The name of the errors.
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    }

    private struct Handler {
        let queue: DispatchQueue?
        let clock: (any RunClock)?
        let action: (BGTask) -> Void
    }
    private let lock = NSLock()
    private var handlers: [String: Handler] = [:]
    private var requests: [BGTaskRequest] = []

    /// The object of the device.
    open class var shared: BGTaskScheduler {
        (StageDevice.current ?? .standIn).kept { BGTaskScheduler() }
    }

    /// Sets the function of a task of a name; false where it has one already.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        lock.withLock {
            guard handlers[identifier] == nil else { return false }
            handlers[identifier] = Handler(queue: queue, clock: CurrentRun.clock, action: launchHandler)
            return true
        }
    }
    /// Keeps a wish in the place of one of its name.
    ///
    /// - Throws: That there are too many: one task that reads what is new, and ten that work, may wait at a time.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        let isKept = lock.withLock {
            let others = requests.filter { $0.identifier != taskRequest.identifier }
            let most = taskRequest is BGAppRefreshTaskRequest ? 1 : 10
            guard others.filter({ type(of: $0) == type(of: taskRequest) }).count < most else { return false }
            requests = others + [taskRequest]
            return true
        }
        guard isKept else { throw Error(.tooManyPendingTaskRequests) }
    }
    /// Takes a wish back.
    open func cancel(taskRequestWithIdentifier identifier: String) {
        lock.withLock { requests.removeAll { $0.identifier == identifier } }
    }
    /// Takes all wishes back.
    open func cancelAllTaskRequests() { lock.withLock { requests = [] } }
    /// Calls a function with the wishes.
    open func getPendingTaskRequests(
        completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
    ) {
        let requests = lock.withLock { self.requests }
        Task { completionHandler(requests) }
    }
    /// Returns the wishes.
    open func pendingTaskRequests() async -> [BGTaskRequest] { lock.withLock { requests } }

    func begin(_ identifier: String) -> Bool {
        let (request, handler) = lock.withLock {
            let request = requests.first { $0.identifier == identifier }
            if handlers[identifier] != nil { requests.removeAll { $0.identifier == identifier } }
            return (request, handlers[identifier])
        }
        guard let request, let handler else { return false }
        let task: BGTask =
            request is BGProcessingTaskRequest
            ? BGProcessingTask(named: identifier) : BGAppRefreshTask(named: identifier)
        let job = Job(action: handler.action, task: task)
        if let clock = handler.clock {
            clock.schedule(at: clock.seconds) { CurrentRun.$clock.withValue(clock) { job.run() } }
        } else {
            (handler.queue ?? .global()).async { job.run() }
        }
        return true
    }

    /// A call of an app's function.
    ///
    /// Unchecked, as it is called once, on the queue that it was handed over for, and on a stage on the main thread.
    private struct Job: @unchecked Sendable {
        let action: (BGTask) -> Void
        let task: BGTask
        func run() { action(task) }
    }
}

extension StageDevice {
    /// Begins a task in the background, as the system does at a time of its own; false where it was not registered and wished for.
    @discardableResult
    public func beginBackgroundTask(_ identifier: String) -> Bool {
        kept { BGTaskScheduler() }.begin(identifier)
    }
}
