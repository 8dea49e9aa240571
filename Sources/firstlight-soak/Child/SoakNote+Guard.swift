// Licensed under the Apache License, Version 2.0.

import LaunchCore

extension SoakNote {
    /// The state of a crash guard, in the words of this proof.
    enum GuardState: String, Codable, Sendable {
        /// The launch is under way, in front of the user.
        case open
        /// The user has left it.
        case away
        /// It came to its end.
        case ready
    }

    /// Notes that the crash guard is about to be written, or is.
    init(_ state: CrashLoopGuard, isWritten: Bool) {
        let guardState: GuardState =
            if let attempt = state.attempt { attempt.isAway ? .away : .open } else { .ready }
        self.init(
            kind: isWritten ? .guarded : .guarding, text: guardState.rawValue, number: state.failures)
    }
}
