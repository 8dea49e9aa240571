// Licensed under the Apache License, Version 2.0.

import LaunchNetwork

/// The limits of a request to a ``HostileServer``; each of the two short ones shows one limit alone.
enum HostilePatience: CaseIterable, Sendable {
    /// Limits that a loaded machine does not reach.
    case patient
    /// Gives up soon when nothing arrives.
    case impatient
    /// Gives up soon whatever arrives.
    case hurried

    var idleSeconds: Double { self == .impatient ? 0.25 : 60 }
    var totalSeconds: Double { self == .hurried ? 0.5 : 120 }

    func limits(maximumBytes: Int) -> RequestLimits {
        RequestLimits(
            idle: .seconds(idleSeconds), total: .seconds(totalSeconds), maximumBytes: maximumBytes)
    }
}
