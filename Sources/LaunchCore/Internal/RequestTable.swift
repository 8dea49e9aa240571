// Licensed under the Apache License, Version 2.0.

// The work of the app's own that a controller counts, which ends with it.
@MainActor
final class RequestTable {
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var lastNumber = 0

    var count: Int { tasks.count }

    func start(_ work: @escaping @MainActor @Sendable () async -> Void) {
        lastNumber += 1
        let number = lastNumber
        tasks[number] = Task { [weak self] in
            await work()
            self?.tasks[number] = nil
        }
    }

    func cancelAll() {
        for task in tasks.values { task.cancel() }
    }
}
