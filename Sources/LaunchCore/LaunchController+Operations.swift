// Licensed under the Apache License, Version 2.0.

// Everything that takes time. Each operation leaves the table in the same turn of the main actor in
// which its answer is handled, so the count of open operations is never ahead of the state.
extension LaunchController {
    func start(_ timer: LaunchTimer, _ duration: Duration) {
        let run = machine.run
        let sleep = time.sleep
        let deadline = time.elapsed() + duration
        operations.start(.timer(timer)) { number in
            Task { @MainActor [weak self] in
                // The only error is cancellation, after which nobody waits for the answer.
                try? await sleep(deadline)
                self?.answer(.timer(timer), number, .timerFired(timer, run: run))
            }
        }
    }

    func start(_ id: LaunchTaskID, _ attempt: Int) {
        guard let node = plan.node(id) else { return }
        let run = machine.run
        let results = outputs
        let classify = plan.classify
        operations.start(.task(id)) { number in
            Task { @MainActor [weak self] in
                do {
                    let output = try await node.work(results)
                    self?.store(output, id, number)
                    let verdict = node.spec.isGate ? output as? LaunchVerdict : nil
                    self?.answer(
                        .task(id), number,
                        verdict.map { .gateAnswered(id, attempt: attempt, run: run, $0) }
                            ?? .taskSucceeded(id, attempt: attempt, run: run))
                } catch let reason as LaunchSuspension {
                    self?.answer(
                        .task(id), number, .taskSuspended(id, attempt: attempt, run: run, reason))
                } catch {
                    let failure = LaunchFailure(
                        kind: classify(error), task: id,
                        message: (error as? LaunchFailure)?.message ?? String(describing: error))
                    self?.answer(
                        .task(id), number, .taskFailed(id, attempt: attempt, run: run, failure))
                }
            }
        }
    }

    func askOffline() {
        guard let offline else { return }
        let run = machine.run
        operations.start(.offline) { number in
            Task { @MainActor [weak self] in
                let decision = await offline()
                guard let self, operations.isOpen(.offline, number) else { return }
                offlineDecision = decision
                answer(
                    .offline, number, .offlineAnswered(isAvailable: decision != nil, run: run))
            }
        }
    }

    func checkSession() {
        let run = machine.run
        let session = session
        operations.start(.session) { number in
            Task { @MainActor [weak self] in
                // Without somebody to ask nothing is known, which changes nothing.
                let state = await session?() ?? .unknown
                self?.answer(.session, number, .sessionAnswered(state, run: run))
            }
        }
    }

    private func store(_ output: any Sendable, _ id: LaunchTaskID, _ number: Int) {
        // A late output of a cancelled try must not replace the one of its successor.
        guard operations.isOpen(.task(id), number) else { return }
        outputs.values[id] = output
    }

    private func answer(_ key: OperationTable.Key, _ number: Int, _ event: LaunchEvent) {
        guard operations.finish(key, number) else { return }
        send(event)
    }
}
