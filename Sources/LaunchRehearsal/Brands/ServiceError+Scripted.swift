// Licensed under the Apache License, Version 2.0.

import LaunchBrands

extension ServiceError {
    /// Tells a scripted failure as a brand's services do.
    init(_ failure: ScriptedFailure) {
        self =
            switch failure {
            case .unreachable: .unreachable(reason: "nothing listens")
            case .timeout(let seconds): .timeout(seconds: seconds)
            case .reset: .connectionLost(reason: "the connection was reset")
            case .truncated: .connectionLost(reason: "the body was cut short")
            case .captivePage: .captivePage
            case .serverError: .server(status: 503, retryAfter: nil)
            case .maintenance(let seconds): .server(status: 503, retryAfter: seconds)
            case .malformed: .malformed(reason: "not the JSON that was asked for")
            case .empty(let task): .empty(what: task)
            }
    }
}
