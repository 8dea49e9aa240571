// Licensed under the Apache License, Version 2.0.

import LaunchCore

// What can happen next.
extension ExploredTransition {
    /// Adds the events of a run: timers, answers of every kind, and what the user is asked for.
    func appendRunEvents(to list: inout [LaunchEvent]) {
        let run = before.run
        if before.phase == .idle {
            list.append(.began(.cold))
            list.append(.began(.background))
        }
        list.append(.appeared)
        list.append(.retry)
        list.append(.recheck)
        list.append(.continueOffline)
        list.append(.protectedData(isAvailable: true))
        list.append(.networkChanged)
        for (member, timer) in Self.timers where before.timers.contains(member) {
            list.append(.timerFired(timer, run: run))
        }
        for index in tasks.indices { appendAnswers(of: index, to: &list) }
        if before.isAskingOffline {
            list.append(.offlineAnswered(isAvailable: true, run: run))
            list.append(.offlineAnswered(isAvailable: false, run: run))
        }
        if before.isCheckingSession {
            list.append(.sessionAnswered(.valid, run: run))
            list.append(.sessionAnswered(.expired, run: run))
            list.append(.sessionAnswered(.unknown, run: run))
        }
        list.append(.arrived(holdsLinks: true))
        list.append(.arrived(holdsLinks: false))
    }

    /// A task settles, fails, or waits for the user; one that hangs is one that nothing of this happens to.
    private func appendAnswers(of index: Int, to list: inout [LaunchEvent]) {
        let spec = tasks[index]
        let run = before.run
        let attempt = Int(before.tasks[index].attempt)
        switch before.tasks[index].status {
        case .backingOff: list.append(.timerFired(.backoff(spec.id), run: run))
        case .running:
            if spec.timeout != nil { list.append(.timerFired(.task(spec.id), run: run)) }
            if spec.isGate {
                for verdict in Self.verdicts {
                    list.append(.gateAnswered(spec.id, attempt: attempt, run: run, verdict))
                }
            } else {
                list.append(.taskSucceeded(spec.id, attempt: attempt, run: run))
            }
            list.append(.taskFailed(spec.id, attempt: attempt, run: run, Self.noNetwork))
            list.append(.taskFailed(spec.id, attempt: attempt, run: run, Self.noSense))
            list.append(.taskSuspended(spec.id, attempt: attempt, run: run, .protectedData))
            list.append(.taskSuspended(spec.id, attempt: attempt, run: run, .networkPermission))
        default: break
        }
    }

    /// Appends the events that may come from outside at any time: links, windows, the background, sign-out,
    /// cancellation, and late answers.
    func appendDisturbances(to list: inout [LaunchEvent]) {
        let run = before.run
        list.append(.cancel)
        list.append(.signedOut)
        list.append(.sceneWentToBackground)
        list.append(.sceneBecameActive)
        list.append(.reduceMotion(!before.reducesMotion))
        list.append(.openSignInAnswer(links.answer))
        if observedBefore.firstLink == .unseen { list.append(.open(links.first)) }
        if observedBefore.secondLink == .unseen { list.append(.open(links.second)) }
        for number in 0..<UInt8(2) {
            let scene = LaunchSceneID(rawValue: number)
            list.append(
                before.scenes & scene.bit == 0 ? .sceneConnected(scene) : .sceneDisconnected(scene))
        }
        list.append(.timerFired(.timeout, run: run - 1))
        if before.isAskingOffline { list.append(.offlineAnswered(isAvailable: true, run: run - 1)) }
        if before.isCheckingSession { list.append(.sessionAnswered(.expired, run: run - 1)) }
        for index in tasks.indices where before.tasks[index].status == .running {
            let attempt = Int(before.tasks[index].attempt)
            let id = tasks[index].id
            list.append(.taskFailed(id, attempt: attempt, run: run - 1, Self.noNetwork))
            list.append(.taskSuspended(id, attempt: attempt, run: run - 1, .protectedData))
            for (attempt, run) in [(attempt - 1, run), (attempt, run - 1)] {
                list.append(
                    tasks[index].isGate
                        ? .gateAnswered(id, attempt: attempt, run: run, .open)
                        : .taskSucceeded(id, attempt: attempt, run: run))
            }
        }
    }

    private static let noNetwork = LaunchFailure(kind: .network)
    private static let noSense = LaunchFailure(kind: .other)
    private static let verdicts: [LaunchVerdict] = [
        .open, .readOnly(message: ""), .maintenance(message: "", retryAfter: .seconds(60)),
        .maintenance(message: "", retryAfter: nil), .updateRequired(version: "2"),
    ]
    private static let timers: [(member: LaunchTimerSet, timer: LaunchTimer)] =
        LaunchTimerSet.runTimers + [
            (.hold, .hold), (.exit, .exit), (.gate, .gate), (.link, .link), (.patience, .patience),
        ]
}
