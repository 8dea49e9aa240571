// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import Testing

/// Runs the body against a backend of its own on a free port, and stops it afterwards.
func withBackend<R: Sendable>(
    _ configuration: DevBackendConfiguration = DevBackendConfiguration(),
    _ body: (DevBackend, URL, Int) async throws -> R
) async throws -> R {
    let backend = DevBackend(configuration: configuration)
    let url = try await backend.start()
    let port = try #require(url.port)
    do {
        let result = try await withTaskExecutorPreference(BlockingExecutor()) {
            try await body(backend, url, port)
        }
        await backend.stop()
        return result
    } catch {
        await backend.stop()
        throw error
    }
}
