// Licensed under the Apache License, Version 2.0.

import Foundation

/// The name of one owner of a session, by which others can tell whether it is still there.
enum ProcessOwner {
    static func name(_ random: AuthRandom) -> String {
        "\(ProcessInfo.processInfo.processIdentifier):\(random.token(8))"
    }

    /// Whether the process of that name may still run; where that cannot be told, it does.
    static func isAlive(_ name: String) -> Bool {
        guard let number = name.split(separator: ":").first.flatMap({ pid_t($0) }), number > 0 else {
            return true
        }
        return kill(number, 0) == 0 || errno != ESRCH
    }
}
