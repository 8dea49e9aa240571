// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit

/// The end of a request, in words that can be compared.
enum HostileEnding {
    /// Says what a request gave, in place of the good answer that carries a number.
    static func name(_ result: Result<Data, any Error>, number: Int) -> String {
        switch result {
        case .success(let data): Array(data) == HostileBody.json(number) ? "body" : "another body"
        case .failure(let error): name(error)
        }
    }

    private static func name(_ error: any Error) -> String {
        switch error {
        case ServiceError.unreachable(let reason): "unreachable: \(reason)"
        case ServiceError.connectionLost(let reason): "connection lost: \(reason)"
        case ServiceError.timeout(let seconds): "timeout after \(seconds) s"
        case ServiceError.captivePage: "captive page"
        case ServiceError.server(let status, let wait):
            "status \(status)" + (wait.map { ", wait \($0) s" } ?? "")
        case ServiceError.malformed(let reason): "malformed: \(reason)"
        case ServiceError.empty: "empty"
        case is CancellationError: "cancelled"
        default: "something else: \(error)"
        }
    }
}
