// Licensed under the Apache License, Version 2.0.

import Synchronization

@testable import FirstlightCommands

/// A console that keeps what is printed.
final class ConsoleRecorder: Sendable {
    private let texts = Mutex((output: "", diagnostics: ""))

    var output: String { texts.withLock { $0.output } }
    var diagnostics: String { texts.withLock { $0.diagnostics } }

    func console(width: Int = 80, isInteractive: Bool = false, hasColor: Bool = false) -> Console {
        Console(
            width: width, isInteractive: isInteractive, hasColor: hasColor,
            output: { text in self.texts.withLock { $0.output += text } },
            diagnostics: { text in self.texts.withLock { $0.diagnostics += text } })
    }
}
