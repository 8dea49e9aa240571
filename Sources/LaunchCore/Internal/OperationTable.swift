// Licensed under the Apache License, Version 2.0.

// The started and not yet delivered waits and tasks of a controller.
//
// It is a class of its own so that its deinit, which needs no actor, ends them with the controller.
package final class OperationTable {
    // A task is named by its place in the plan.
    package enum Key: Hashable, Sendable {
        case timer(LaunchTimer)
        case task(Int)
        case offline
        case session
    }

    private struct Operation {
        let number: Int
        let task: Task<Void, Never>
    }

    private var tasks: [Operation?]
    private var others: [Key: Operation] = [:]
    private var lastNumber = 0
    private(set) var count = 0

    init(tasks count: Int) { tasks = Array(repeating: nil, count: count) }

    // Starts an operation, ending an older one of the same key. The body gets the number that its
    // answer has to present to be heard.
    package func start(_ key: Key, _ body: (_ number: Int) -> Task<Void, Never>) {
        cancel(key)
        lastNumber += 1
        let operation = Operation(number: lastNumber, task: body(lastNumber))
        count += 1
        if case .task(let index) = key { tasks[index] = operation } else { others[key] = operation }
    }

    // The number of the operation that is under way; nil when none is.
    package func number(of key: Key) -> Int? {
        if case .task(let index) = key { tasks[index]?.number } else { others[key]?.number }
    }

    // Takes an operation out when its answer arrives; false when nothing waits for the answer.
    func finish(_ key: Key, _ number: Int) -> Bool {
        guard self.number(of: key) == number else { return false }
        return remove(key) != nil
    }

    func cancel(_ key: Key) {
        remove(key)?.task.cancel()
    }

    private func remove(_ key: Key) -> Operation? {
        let removed: Operation?
        if case .task(let index) = key {
            removed = tasks[index]
            if removed != nil { tasks[index] = nil }
        } else {
            removed = others.removeValue(forKey: key)
        }
        if removed != nil { count -= 1 }
        return removed
    }

    // Ends everything but the operation of one key.
    func cancelAll(except kept: Key) {
        for index in tasks.indices where tasks[index] != nil { cancel(.task(index)) }
        for key in others.keys where key != kept { cancel(key) }
    }

    deinit {
        for operation in tasks { operation?.task.cancel() }
        for operation in others.values { operation.task.cancel() }
    }
}
