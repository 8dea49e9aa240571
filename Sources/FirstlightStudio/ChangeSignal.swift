// Licensed under the Apache License, Version 2.0.

/// Lets requests wait until something changes, or until their time is over.
@MainActor
final class ChangeSignal {
    private let most: Duration
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var asked = 0

    /// Creates a signal.
    ///
    /// - Parameter most: The longest that a request waits.
    init(atMost most: Duration = .seconds(10)) { self.most = most }

    /// Indicates whether a request waits.
    var isAwaited: Bool { !waiting.isEmpty }

    /// Waits for the next change; returns at once where the task is cancelled, as that of a page is that was closed.
    func wait() async {
        asked += 1
        let own = asked
        let timeout = Task { [weak self, most] in
            try? await ContinuousClock().sleep(for: most)
            self?.waiting.removeValue(forKey: own)?.resume()
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiting[own] = $0 }
        } onCancel: {
            // Comes behind what is kept above, as both are on the main actor.
            Task { @MainActor [weak self] in self?.waiting.removeValue(forKey: own)?.resume() }
        }
        timeout.cancel()
    }

    /// Tells all that wait of a change.
    func tell() {
        let all = waiting
        waiting = [:]
        for one in all.values { one.resume() }
    }
}
