// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation

/// Lets one driver at a time follow what it has begun, of all tests that run side by side.
///
/// Steps carry no owner, so without this queue one busy test would keep every other driver from settling.
@MainActor
final class DriverQueue {
    static let shared = DriverQueue()
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Runs something whose work is kept on the main thread, when it is its turn.
    func follow(_ body: () async throws -> Void) async rethrows {
        if isTaken { await withCheckedContinuation { waiting.append($0) } }
        isTaken = true
        defer {
            // The place is handed over, so that no newcomer can cut in.
            if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
        }
        try await VirtualWork.keep(body)
    }
}
