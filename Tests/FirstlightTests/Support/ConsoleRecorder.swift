// Licensed under the Apache License, Version 2.0.

import Synchronization

@testable import FirstlightCommands

/// A console that keeps what is printed, and whose time stands still unless a test moves it.
final class ConsoleRecorder: Sendable {
    private let texts = Mutex((output: "", diagnostics: ""))
    private let time = Mutex(ContinuousClock.now)

    var output: String { texts.withLock { $0.output } }
    var diagnostics: String { texts.withLock { $0.diagnostics } }

    /// - Parameters:
    ///   - pace: How much time passes each time that somebody asks what time it is.
    ///   - variables: The environment.
    func console(
        width: Int = 80, isInteractive: Bool = false, hasColor: Bool = false, pace: Duration = .zero,
        variables: [String: String] = [:]
    ) -> Console {
        Console(
            width: width, isInteractive: isInteractive, hasColor: hasColor,
            now: {
                self.time.withLock { time in
                    time += pace
                    return time
                }
            },
            variable: { variables[$0] },
            output: { text in self.texts.withLock { $0.output += text } },
            diagnostics: { text in self.texts.withLock { $0.diagnostics += text } })
    }

    /// Lets time pass.
    func wait(_ duration: Duration) { time.withLock { $0 += duration } }
}
