// Licensed under the Apache License, Version 2.0.

public import struct Foundation.Date
public import struct Foundation.URL

extension LaunchController {
    /// Returns a task's output in the present run, also while others run or a gate is closed.
    public func output<Output>(of task: LaunchTask<Output>) -> Output? { outputs[task] }

    /// The verdict of the closed gate, also while the gate is asked again; nil while the app may be entered.
    public var closedGate: LaunchVerdict? {
        var closed: LaunchVerdict?
        for event in trace {
            switch event.kind {
            case .verdict(_, let verdict): closed = verdict.isBlocking ? verdict : nil
            case .failed: closed = nil
            default: break
            }
        }
        return closed
    }

    /// The time at which the closed gate is checked again by itself, by the injected date; nil when it is not.
    public var reopening: Date? {
        guard case .maintenance(_, let wait?)? = closedGate, let entryStart,
            let closed = trace.last(where: { $0.kind == .phase(.blocked) }),
            let first = trace.first(where: { $0.kind == .runBegan(1) })
        else { return nil }
        return entryStart.addingTimeInterval((closed.time - first.time + wait) / .seconds(1))
    }

    /// Runs the app's own work, such as saving: it counts as open until it ends, and ends with the launch.
    public func perform(_ work: @escaping @MainActor @Sendable () async -> Void) {
        requests.start(work)
    }
}
