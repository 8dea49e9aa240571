// Licensed under the Apache License, Version 2.0.

import Foundation

/// The name of one owner of a session, by which others can see whether it still runs.
enum ProcessOwner {
    static func name(_ random: AuthRandom) -> String {
        "\(ProcessInfo.processInfo.processIdentifier):\(random.token(8))"
    }

    /// Returns whether the process of that name may still run; if that is unknown, true.
    static func isAlive(_ name: String) -> Bool {
        guard let number = name.split(separator: ":").first.flatMap({ pid_t($0) }), number > 0 else {
            return true
        }
        return kill(number, 0) == 0 || errno != ESRCH
    }
}
