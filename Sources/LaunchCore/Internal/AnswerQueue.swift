// Licensed under the Apache License, Version 2.0.

// Answers on their way from where the work is done to the main actor.
//
// Many answers may be waiting when the main actor comes to them: it is called once for all of them, because
// a call costs more than an answer.
package final class AnswerQueue: Sendable {
    package struct Answer: Sendable {
        package let key: OperationTable.Key
        /// The number of the operation that it answers.
        package var number: Int
        let result: LaunchAnswer
    }

    private struct State: Sendable {
        var answers: [Answer] = []
        var isCalled = false
    }

    private let state = Locked(State())
    private let call: @Sendable () -> Void

    // Makes an empty queue; `call` schedules their collection, on the main actor.
    init(call: @escaping @Sendable () -> Void) { self.call = call }

    package func post(_ answer: Answer) {
        let isFirst = state.withLock { state in
            state.answers.append(answer)
            defer { state.isCalled = true }
            return !state.isCalled
        }
        if isFirst { call() }
    }

    // Takes all answers out, in the order in which they came.
    package func drain() -> [Answer] {
        state.withLock { state in
            state.isCalled = false
            defer { state.answers = [] }
            return state.answers
        }
    }
}

// The answer that an operation delivers.
enum LaunchAnswer: Sendable {
    // An event, and the output that belongs to it.
    case event(LaunchEvent, output: (any Sendable)? = nil)
    // Anything that only the controller's own type knows how to take.
    case call(@MainActor @Sendable () -> LaunchEvent)
}
