// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import LaunchCore
import StageUI

extension ScenarioReport {
    /// Returns the waterfall: the work of each task, when it took place, and what happened meanwhile.
    ///
    /// - Parameter events: What the launch did; nil for all that it recorded.
    func waterfall(_ events: [LaunchTraceEvent]? = nil) -> LaunchReport.Waterfall {
        let trace = events ?? run.trace
        return LaunchReport.Waterfall(
            tasks: tasks(trace), phases: phases(trace), marks: marks(trace), end: end * 1000)
    }

    private func tasks(_ trace: [LaunchTraceEvent]) -> [LaunchReport.Task] {
        struct Lane {
            var attempts: [LaunchReport.Attempt] = []
            var start: Double?
        }
        var order: [LaunchTaskID] = []
        var lanes: [LaunchTaskID: Lane] = [:]
        for event in trace {
            let time = event.time / .seconds(1) * 1000
            switch event.kind {
            case .taskStarted(let id, _):
                if lanes[id] == nil { order.append(id) }
                lanes[id, default: Lane()].start = time
            case .taskEnded(let id, _, let outcome):
                guard let start = lanes[id]?.start else { continue }
                let (kind, text) = Self.words(outcome)
                lanes[id]?.attempts.append(
                    LaunchReport.Attempt(start: start, end: time, outcome: kind, text: text))
                lanes[id]?.start = nil
            default: break
            }
        }
        let specs = run.launch?.controller.model.tasks ?? []
        return order.map { id in
            let criticality = specs.first { $0.id == id }?.criticality ?? .critical
            var attempts = lanes[id]?.attempts ?? []
            if let start = lanes[id]?.start {
                attempts.append(LaunchReport.Attempt(start: start, end: nil, outcome: .running, text: ""))
            }
            return LaunchReport.Task(name: id.rawValue, note: criticality.rawValue, attempts: attempts)
        }
    }

    private static func words(
        _ outcome: LaunchTraceEvent.Outcome
    ) -> (LaunchReport.AttemptOutcome, String) {
        switch outcome {
        case .succeeded: (.succeeded, "answered")
        case .failed(.timeout, let message): (.timedOut, message)
        case .failed(_, let message): (.failed, message)
        case .cancelled: (.cancelled, "no longer wanted")
        case .suspended(.protectedData): (.cancelled, "waits for an unlocked device")
        case .suspended(.networkPermission): (.cancelled, "waits for the user's answer about the network")
        }
    }

    private func phases(_ trace: [LaunchTraceEvent]) -> [LaunchReport.Phase] {
        var result: [LaunchReport.Phase] = []
        var current: (name: String, start: Double)?
        for event in trace {
            guard case .phase(let phase) = event.kind else { continue }
            let time = event.time / .seconds(1) * 1000
            if let current, time > current.start {
                result.append(LaunchReport.Phase(name: current.name, start: current.start, end: time))
            }
            current = phase == .cancelled ? nil : ("\(phase)", time)
        }
        if let current, end * 1000 > current.start {
            result.append(LaunchReport.Phase(name: current.name, start: current.start, end: end * 1000))
        }
        return result
    }

    private func marks(_ trace: [LaunchTraceEvent]) -> [LaunchReport.Mark] {
        var result = trace.compactMap { event -> LaunchReport.Mark? in
            let time = event.time / .seconds(1) * 1000
            func mark(_ kind: LaunchReport.MarkKind, _ text: String) -> LaunchReport.Mark {
                LaunchReport.Mark(time: time, kind: kind, text: text)
            }
            switch event.kind {
            case .runBegan(let number): return number > 1 ? mark(.retry, "run \(number) begins") : nil
            case .indicatorAppeared: return mark(.indicator, "loading indicator")
            case .phase(.slow): return mark(.slowNotice, "slow notice")
            case .phase(.exiting): return mark(.exit, "exit begins")
            case .routed(let record):
                let rule = record.rules.first { $0.verdict == .decided }?.name
                return mark(.navigation, "leads to \(record.destination)" + (rule.map { ": \($0)" } ?? ""))
            case .link(let url, .delivered): return mark(.linkDelivered, "delivered \(url)")
            case .link(let url, let decision): return mark(.linkHeld, "\(decision.rawValue) \(url)")
            case .failed(let failure): return mark(.other, "failed: \(failure.kind.rawValue)")
            case .offline(let isAvailable):
                return mark(.other, isAvailable ? "cached data found" : "no cached data")
            default: return nil
            }
        }
        for announcement in run.launch?.stage.announcements ?? [] {
            result.append(
                LaunchReport.Mark(
                    time: announcement.time * 1000, kind: .announcement, text: announcement.text))
        }
        return result.sorted { $0.time < $1.time }
    }
}
