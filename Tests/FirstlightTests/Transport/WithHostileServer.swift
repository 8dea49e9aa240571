// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import LaunchNetwork

@testable import firstlight_soak

/// Runs the body beside a server that misbehaves, and stops it afterwards.
func withHostileServer<R>(_ body: (HostileServer) async throws -> R) async throws -> R {
    let server = try HostileServer()
    defer { server.stop() }
    return try await body(server)
}

extension HostileServer {
    /// Asks for a course and says how that ended.
    func ending(
        of course: HostileBehavior, number: Int = 3, maximumBytes: Int = 100_000, at url: URL? = nil
    ) async throws -> String {
        let transport = DocumentTransport(
            baseURL: try url ?? (course == .closedPort ? closedURL : self.url),
            limits: course.patience.limits(maximumBytes: maximumBytes), clock: ContinuousClock())
        let task = Task { try await transport.document("\(course.rawValue)/\(number)", token: "secret") }
        return HostileEnding.name(await task.result, number: number)
    }
}
