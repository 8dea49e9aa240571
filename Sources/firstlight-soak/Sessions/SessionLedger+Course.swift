// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation

extension SessionLedger {
    /// Everything that was noted, in its order: schedules meet the server's weather, so no seed repeats one exactly.
    var course: String {
        let start = calls.map(\.began).min() ?? 0
        func seconds(_ time: Double?) -> String { time.map { String(format: "%.3f", $0 - start) } ?? "never" }
        func name(_ session: String?) -> String { String((session ?? "").prefix(8)) }
        var lines = (calls + handed).map {
            (
                $0.began,
                "\($0.action) \(seconds($0.began)) to \(seconds($0.ended)) \(name($0.session)) \($0.error ?? "")"
            )
        }
        lines += farewells.map {
            ($0.sent, "sent \($0.scope) \(seconds($0.sent)) to \(seconds($0.answered)) \(name($0.session))")
        }
        lines += events.map {
            let at = $0.at.timeIntervalSinceReferenceDate
            return (at, "server \($0.kind) \(seconds(at)) \(name($0.sessionID))")
        }
        return lines.sorted { $0.0 < $1.0 }.map { "\n    \($0.1)" }.joined()
    }
}
