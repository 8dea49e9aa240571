// Licensed under the Apache License, Version 2.0.

import Synchronization

/// Shows the progress of long work: one line drawn over on a terminal, plain lines elsewhere.
///
/// Elsewhere, in the log of a build for example, small steps are printed now and then: after a second, and then every
/// five seconds. Quicker work prints none of them.
package final class ProgressLine: Sendable {
    private struct State {
        var done = 0
        var isDrawn = false
        /// The time at which a line is printed or drawn next, of those that come too often.
        var due: ContinuousClock.Instant
    }

    private let console: Console
    private let total: Int?
    private let state: Mutex<State>

    /// - Parameter total: The number of steps; nil when unknown.
    package init(console: Console, total: Int? = nil) {
        self.console = console
        self.total = total
        state = Mutex(State(due: console.now() + .seconds(1)))
    }

    /// Shows the current work; only on a terminal.
    package func working(on text: String) {
        guard console.isInteractive else { return }
        state.withLock { draw(line($0.done, text), &$0) }
    }

    /// Shows the current step of work that has no steps and may take long; quick work prints nothing.
    package func going(on text: @autoclosure () -> String) {
        state.withLock { state in
            guard isDue(&state, again: console.isInteractive ? .milliseconds(100) : .seconds(5)) else {
                return
            }
            tell(line(state.done, text()), &state)
        }
    }

    /// Counts one of many small steps and names it; a terminal shows each.
    package func step(_ text: String) {
        state.withLock { state in
            state.done += 1
            guard console.isInteractive || isDue(&state, again: .seconds(5)) else { return }
            tell(line(state.done, text), &state)
        }
    }

    /// Counts a step and prints what was done.
    package func finish(_ text: String) {
        state.withLock { state in
            state.done += 1
            tell(line(state.done, text), &state)
        }
    }

    /// Removes the line, so that what follows begins on a clean one.
    package func clear() {
        state.withLock { state in
            if state.isDrawn { console.draw("\r\u{1B}[K") }
            state.isDrawn = false
        }
    }

    private func isDue(_ state: inout State, again pause: Duration) -> Bool {
        let time = console.now()
        guard time >= state.due else { return false }
        state.due = time + pause
        return true
    }

    private func line(_ done: Int, _ text: String) -> String {
        guard let total else { return text }
        let number = String(done)
        let space = String(repeating: " ", count: max(0, String(total).count - number.count))
        return "[\(space)\(number)/\(total)] \(text)"
    }

    private func tell(_ text: String, _ state: inout State) {
        if console.isInteractive { draw(text, &state) } else { console.note(text) }
    }

    private func draw(_ text: String, _ state: inout State) {
        var shown = text
        // A line that wraps cannot be drawn over.
        while DisplayWidth.cells(shown) > console.width - 1 { shown.removeLast() }
        console.draw("\r\u{1B}[K" + shown)
        state.isDrawn = true
    }
}
