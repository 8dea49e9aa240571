// Licensed under the Apache License, Version 2.0.

import Synchronization

/// Shows how far a long work is: one line drawn over on a terminal, plain lines elsewhere.
package final class ProgressLine: Sendable {
    private struct State {
        var done = 0
        var isDrawn = false
    }

    private let console: Console
    private let total: Int
    private let state = Mutex(State())

    /// - Parameter total: How many steps the work has.
    package init(console: Console, total: Int) {
        self.console = console
        self.total = total
    }

    /// Says what is being done; only a terminal shows it.
    package func working(on text: String) {
        guard console.isInteractive else { return }
        state.withLock { state in
            draw(line(state.done, text))
            state.isDrawn = true
        }
    }

    /// Counts a step and says what was done.
    package func finish(_ text: String) {
        state.withLock { state in
            state.done += 1
            if console.isInteractive {
                draw(line(state.done, text))
                state.isDrawn = true
            } else {
                console.note(line(state.done, text))
            }
        }
    }

    /// Takes the line away, so that what follows begins on a clean one.
    package func clear() {
        state.withLock { state in
            if state.isDrawn { console.draw("\r\u{1B}[K") }
            state.isDrawn = false
        }
    }

    private func line(_ done: Int, _ text: String) -> String {
        let number = String(done)
        let space = String(repeating: " ", count: max(0, String(total).count - number.count))
        return "[\(space)\(number)/\(total)] \(text)"
    }

    private func draw(_ text: String) {
        var shown = text
        // A line that wraps cannot be drawn over.
        while DisplayWidth.cells(shown) > console.width - 1 { shown.removeLast() }
        console.draw("\r\u{1B}[K" + shown)
    }
}
