// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation

/// Ends the processes of a soak when the soak itself is asked to end.
struct SoakInterruption: Sendable {
    private let watch: Task<Void, Never>

    /// Watches for SIGINT and SIGTERM, which end this process with the shell's code for Ctrl-C.
    init(_ table: SoakProcessTable, folder: URL) {
        watch = Task.detached {
            await DevBackend.untilInterrupted()
            guard !Task.isCancelled else { return }
            table.close()
            // A run that is still under way may write while its files are removed; it starts nothing more.
            for _ in 0..<5 where FileManager.default.fileExists(atPath: folder.path) {
                try? FileManager.default.removeItem(at: folder)
            }
            exit(130)
        }
    }

    /// Lets the signals act as before.
    func cancel() { watch.cancel() }
}
