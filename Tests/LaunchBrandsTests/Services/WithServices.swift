// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchKit
import LaunchNetwork
import LaunchStore
import Testing
import UrbanNestBrand

/// The real client, a cache and the real server, joined for one test.
struct Services: Sendable {
    let server: DevBackend
    let url: URL
    let cache: UrbanNestCache
    /// The client with its answers kept.
    let backend: UrbanNestBackend
}

/// Runs the body against a server of its own, with short limits on the real clock.
func withServices<R: Sendable>(
    limits: RequestLimits = .init(idle: .milliseconds(400), total: .milliseconds(800)),
    _ body: (Services) async throws -> R
) async throws -> R {
    let server = DevBackend()
    let url = try await server.start()
    let cache = UrbanNestCache(store: try LaunchStore.inMemory(), now: { Date() })
    let live = UrbanNestBackend.live(.live(url, limits: limits))
    let services = Services(
        server: server, url: url, cache: cache,
        backend: .cached(live, in: cache) { Issue.record("\($0)") })
    do {
        let result = try await withTaskExecutorPreference(BlockingExecutor()) { try await body(services) }
        await server.stop()
        return result
    } catch {
        await server.stop()
        throw error
    }
}

/// Returns the service error that the body throws.
func serviceError<R>(
    _ body: () async throws -> R, sourceLocation: SourceLocation = #_sourceLocation
) async -> ServiceError? {
    do {
        _ = try await body()
        Issue.record("nothing was thrown", sourceLocation: sourceLocation)
    } catch let error as ServiceError {
        return error
    } catch {
        Issue.record("not a service error: \(error)", sourceLocation: sourceLocation)
    }
    return nil
}
