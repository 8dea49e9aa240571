// Licensed under the Apache License, Version 2.0.

// Everything that takes time. Each operation leaves the table in the same turn of the main actor in
// which its answer is handled, so the count of open operations is never ahead of the state.
extension LaunchController {
    func start(_ timer: LaunchTimer, _ duration: Duration) {
        let run = machine.run
        let sleep = time.sleep
        let deadline = time.elapsed() + duration
        start(.timer(timer)) {
            // The only error is cancellation, after which no one waits for the answer.
            try? await sleep(deadline, timer.member == nil ? 0 : 1)
            return .event(.timerFired(timer, run: run))
        }
    }

    func start(_ id: LaunchTaskID, _ attempt: Int) {
        guard let index = plan.index(id) else { return }
        let node = plan.nodes[index]
        let run = machine.run
        let classify = plan.classify
        // Only the outputs that it needs: a task that held all of them would make the next one copy them.
        var inputs = LaunchResults()
        for need in node.spec.dependencies { inputs.values[need] = outputs.values[need] }
        start(.task(index)) { [inputs] in
            do {
                let output = try await node.work(inputs)
                let verdict = node.spec.isGate ? output as? LaunchVerdict : nil
                let event: LaunchEvent =
                    verdict.map { .gateAnswered(id, attempt: attempt, run: run, $0) }
                    ?? .taskSucceeded(id, attempt: attempt, run: run)
                return .event(event, output: output)
            } catch let reason as LaunchSuspension {
                return .event(.taskSuspended(id, attempt: attempt, run: run, reason))
            } catch {
                let failure = LaunchFailure(
                    kind: classify(error), task: id,
                    message: (error as? LaunchFailure)?.message ?? String(describing: error))
                return .event(.taskFailed(id, attempt: attempt, run: run, failure))
            }
        }
    }

    func askOffline() {
        guard let offline else { return }
        let run = machine.run
        start(.offline) { [weak self] in
            let answer = await offline()
            return .call {
                self?.offlineAnswer = answer
                return .offlineAnswered(isAvailable: answer != nil, run: run)
            }
        }
    }

    func checkSession() {
        let run = machine.run
        // Without a destination that needs a session, none can expire.
        let isAsked = route.map { hooks.hasSession?($0) ?? true } ?? true
        let session = isAsked ? session : nil
        start(.session) {
            // Without a session check the answer is unknown, which changes nothing.
            .event(.sessionAnswered(await session?() ?? .unknown, run: run))
        }
    }

    // Starts an operation whose answer is taken on the main actor, if something still waits for it then.
    private func start(_ key: OperationTable.Key, _ work: @escaping @Sendable () async -> LaunchAnswer) {
        let answers = answers
        let runner = runner
        operations.start(key) { number in
            runner.start {
                // Cancelled before it began: the work must not start.
                if Task.isCancelled { return }
                answers.post(AnswerQueue.Answer(key: key, number: number, result: await work()))
            }
        }
    }

    // Takes the answers that have come. An answer may end an operation whose own answer is behind it.
    func takeAnswers() {
        for answer in answers.drain() {
            guard operations.finish(answer.key, answer.number) else { continue }
            store(answer)
            switch answer.result {
            case .event(let event, _): handle(event)
            case .call(let take): handle(take())
            }
        }
        publish()
    }

    package func store(_ answer: AnswerQueue.Answer) {
        guard case .event(_, let output?) = answer.result, case .task(let index) = answer.key else { return }
        outputs.values[plan.nodes[index].spec.id] = output
    }
}
