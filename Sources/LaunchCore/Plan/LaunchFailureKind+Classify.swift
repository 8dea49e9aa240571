// Licensed under the Apache License, Version 2.0.

import Foundation

extension LaunchFailureKind {
    /// Returns the kind of an error: its own, or by the codes of the URL loading system.
    public static func classify(_ error: any Error) -> LaunchFailureKind {
        if let failure = error as? LaunchFailure { return failure.kind }
        let error = error as NSError
        guard error.domain == "NSURLErrorDomain" else { return .other }
        return switch error.code {
        case -1001: .timeout
        // Host or name not found, no connection, connection lost, offline, roaming, call, data off.
        case -1003, -1004, -1005, -1006, -1009, -1018, -1019, -1020: .network
        // A captive page breaks the secure connection.
        case -1206 ... -1200: .network
        default: .other
        }
    }
}
