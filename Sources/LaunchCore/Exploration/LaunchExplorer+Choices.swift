// Licensed under the Apache License, Version 2.0.

// What can happen next.
extension LaunchExplorer.Step {
    func appendChoices(to list: inout [LaunchEvent], tasks: [LaunchTaskSpec], links: ExploredLinks) {
        let run = machine.run
        appendAlways(to: &list, links: links)
        for wait in Self.ownWaits where machine.waits.contains(wait.wait) {
            list.append(.timerFired(wait.timer, run: run))
        }
        for (index, spec) in tasks.enumerated() {
            let task = machine.tasks[index]
            let attempt = Int(task.attempt)
            if task.status == .backingOff { list.append(.timerFired(.backoff(spec.id), run: run)) }
            guard task.status == .running else { continue }
            if spec.timeout != nil { list.append(.timerFired(.task(spec.id), run: run)) }
            if spec.isGate {
                for verdict in Self.verdicts {
                    list.append(.gateAnswered(spec.id, attempt: attempt, run: run, verdict))
                }
            } else {
                list.append(.taskSucceeded(spec.id, attempt: attempt, run: run))
            }
            for failure in [LaunchFailure(kind: .network), LaunchFailure(kind: .other)] {
                list.append(.taskFailed(spec.id, attempt: attempt, run: run, failure))
            }
            for reason in LaunchSuspension.allCases {
                list.append(.taskSuspended(spec.id, attempt: attempt, run: run, reason))
            }
            // Late answers: of an earlier try, and of an earlier run.
            list.append(.taskSucceeded(spec.id, attempt: attempt - 1, run: run))
            list.append(.taskSucceeded(spec.id, attempt: attempt, run: run - 1))
        }
        if machine.isAskingOffline {
            list.append(.offlineAnswered(isAvailable: true, run: run))
            list.append(.offlineAnswered(isAvailable: false, run: run))
        }
        if machine.isCheckingSession {
            for session in LaunchSession.allCases { list.append(.sessionAnswered(session, run: run)) }
        }
    }

    private func appendAlways(to list: inout [LaunchEvent], links: ExploredLinks) {
        if machine.phase == .idle { list += [.began(.cold), .began(.background)] }
        list += [
            .appeared, .protectedData(isAvailable: true), .networkChanged, .signedOut, .retry, .recheck,
            .continueOffline, .openSignInAnswer(links.answer), .arrived(holdsLinks: true),
            .arrived(holdsLinks: false), .sceneBecameActive, .sceneWentToBackground,
            .reduceMotion(!machine.reducesMotion), .cancel, .timerFired(.timeout, run: machine.run - 1),
        ]
        for number in 0..<UInt8(2) {
            let scene = LaunchSceneID(rawValue: number)
            list.append(
                machine.scenes & scene.bit == 0 ? .sceneConnected(scene) : .sceneDisconnected(scene))
        }
        if books.firstLink == .unseen { list.append(.open(links.first)) }
        if books.secondLink == .unseen { list.append(.open(links.second)) }
    }

    private static let verdicts: [LaunchVerdict] = [
        .open, .readOnly(message: ""), .maintenance(message: "", retryAfter: .seconds(60)),
        .updateRequired(version: "2"),
    ]

    private static let ownWaits: [(wait: LaunchWaits, timer: LaunchTimer)] =
        LaunchWaits.course + [
            (.hold, .hold), (.exit, .exit), (.gate, .gate), (.link, .link), (.patience, .patience),
        ]
}
