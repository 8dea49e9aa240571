// Licensed under the Apache License, Version 2.0.

/// The spans of a launch that are open, as its trace grows.
struct LaunchSpans: Hashable, Sendable {
    enum Change: Hashable, Sendable {
        case begin(LaunchInstrument.Span)
        case end(LaunchInstrument.Span)
        case mark(String)
    }

    private var launch: LaunchInstrument.Span?
    private var phase: LaunchInstrument.Span?
    private var tasks: [LaunchTaskID: LaunchInstrument.Span] = [:]
    private var lastID = 0

    /// Takes a line of the trace; inner spans end before the outer ones, and begin after them.
    mutating func take(_ kind: LaunchTraceEvent.Kind) -> [Change] {
        switch kind {
        case .runBegan:
            let ended = endAll()
            let span = make(.launch, "launch")
            launch = span
            return ended + [.begin(span)]
        case .phase(let next):
            var changes: [Change] = []
            if next == .cancelled || next == .finished {
                changes += endTasks()
                changes += endPhase()
                changes += endLaunch()
                return changes
            }
            changes += endPhase()
            let span = make(.phase, next.rawValue)
            phase = span
            return changes + [.begin(span)]
        case .taskStarted(let id, _):
            let span = make(.task, id.rawValue)
            let older = tasks.updateValue(span, forKey: id)
            return older.map { [.end($0), .begin(span)] } ?? [.begin(span)]
        case .taskEnded(let id, _, _): return tasks.removeValue(forKey: id).map { [.end($0)] } ?? []
        case .indicatorAppeared: return [.mark("indicator appeared")]
        case .failed(let failure): return [.mark("failed: \(failure.kind.rawValue)")]
        case .routed(let record): return [.mark("leads to \(record.destination)")]
        default: return []
        }
    }

    private mutating func make(_ kind: LaunchInstrument.Span.Kind, _ name: String) -> LaunchInstrument.Span {
        lastID += 1
        return .init(kind: kind, name: name, id: lastID)
    }

    private mutating func endAll() -> [Change] { endTasks() + endPhase() + endLaunch() }

    private mutating func endTasks() -> [Change] {
        defer { tasks = [:] }
        return tasks.values.sorted { $0.id < $1.id }.map { .end($0) }
    }

    private mutating func endPhase() -> [Change] {
        defer { phase = nil }
        return phase.map { [.end($0)] } ?? []
    }

    private mutating func endLaunch() -> [Change] {
        defer { launch = nil }
        return launch.map { [.end($0)] } ?? []
    }
}
