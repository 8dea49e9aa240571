// Licensed under the Apache License, Version 2.0.

import LaunchCore

/// The outcome of a link, in words.
enum LinkWords {
    /// The fate with its time, as it follows "was".
    static func fate(_ link: LaunchTimeline.Link) -> String {
        let end = TraceTables.text(link.end)
        return switch link.decision {
        case .held: "held, because the launch was not over (\(link.phase.rawValue))"
        case .delivered where link.end == link.arrival: "delivered at once"
        case .delivered:
            "held until the launch was over (\(link.phase.rawValue) when it came), and delivered at \(end)"
        case .replacedByNewer: "replaced at \(end) by a newer one: only the newest is opened"
        case .expired: "dropped at \(end), because it had waited longer than a link may"
        case .handedToSignIn:
            "handed to the sign-in that waited for it: such an answer is never opened as a link"
        case .droppedByCancellation: "dropped, because the launch was given up"
        }
    }
}
