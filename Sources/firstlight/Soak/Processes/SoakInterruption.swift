// Licensed under the Apache License, Version 2.0.

import Dispatch
import Foundation

/// Ends the processes of a soak when the soak itself is asked to end.
final class SoakInterruption {
    private let sources: [any DispatchSourceSignal]

    /// Watches for SIGINT, SIGTERM and SIGHUP, which end this process with the shell's usual code.
    init(_ table: SoakProcessTable, folder: URL) {
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                table.close()
                try? FileManager.default.removeItem(at: folder)
                _exit(128 + number)
            }
            source.resume()
            return source
        }
    }

    /// Lets the signals act as before.
    func cancel() {
        for source in sources { source.cancel() }
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    }
}
