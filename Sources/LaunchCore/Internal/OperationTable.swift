// Licensed under the Apache License, Version 2.0.

// The started and not yet delivered waits and tasks of a controller.
//
// It is a class of its own so that its deinit, which needs no actor, ends them with the controller.
final class OperationTable {
    enum Key: Hashable {
        case timer(LaunchTimer)
        case task(LaunchTaskID)
        case offline
        case session
    }

    private var operations: [Key: (number: Int, task: Task<Void, Never>)] = [:]
    private var lastNumber = 0

    var count: Int { operations.count }

    // Starts an operation, ending an older one of the same key. The body gets the number that its
    // answer has to present to be heard.
    func start(_ key: Key, _ body: (_ number: Int) -> Task<Void, Never>) {
        cancel(key)
        lastNumber += 1
        operations[key] = (lastNumber, body(lastNumber))
    }

    // Whether somebody still waits for the answer.
    func isOpen(_ key: Key, _ number: Int) -> Bool { operations[key]?.number == number }

    // Takes an operation out when its answer arrives; false when nobody waits for the answer.
    func finish(_ key: Key, _ number: Int) -> Bool {
        guard isOpen(key, number) else { return false }
        operations[key] = nil
        return true
    }

    func cancel(_ key: Key) {
        operations.removeValue(forKey: key)?.task.cancel()
    }

    // Ends everything but the operation of one key.
    func cancelAll(except kept: Key) {
        let all = operations
        operations = all.filter { $0.key == kept }
        for (key, operation) in all where key != kept { operation.task.cancel() }
    }

    deinit {
        for operation in operations.values { operation.task.cancel() }
    }
}
