// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit

/// The three critical tasks, all started at once (UN-142, C-UN-26, C-UN-27), and where their outputs lead.
struct UrbanNestPlan: Sendable {
    /// What the session check tells the router.
    struct Standing: Hashable, Sendable {
        var authentication: LaunchAuthentication<String>
        var isFirstLaunch: Bool

        var isSignedIn: Bool { authentication.user != nil }
    }

    private(set) var tasks = LaunchPlan(classify: ServiceError.kind(of:))
    let cities: LaunchTask<[UrbanNestCity]>
    let configuration: LaunchTask<UrbanNestConfiguration>
    let standing: LaunchTask<Standing>

    init(
        backend: UrbanNestBackend, date: @escaping @Sendable () -> Date,
        isFirstLaunch: @escaping @Sendable () async throws -> Bool
    ) {
        let budget = UrbanNest.loadTarget
        cities = tasks.task("loadCities", budget: budget, work: backend.loadCities)
        configuration = tasks.task("loadConfig", budget: budget, work: backend.loadConfiguration)
        standing = tasks.task("checkAuth", budget: budget) {
            let session = try await backend.checkSession()
            // Whoever throws instead of answering has not said that nobody is signed in (C-UN-27).
            return Standing(
                authentication: try session.authentication(at: date()).known(),
                isFirstLaunch: try await isFirstLaunch())
        }
    }

    /// The tasks for who only looks at the plan: they ask nobody.
    static var unasked: LaunchPlan {
        let backend = UrbanNestBackend(
            loadConfiguration: { throw CancellationError() }, loadCities: { throw CancellationError() },
            checkSession: { throw CancellationError() })
        return UrbanNestPlan(backend: backend, date: { Date() }) { true }.tasks
    }

    /// Where outputs lead, be they the server's or kept ones (C-UN-24).
    func decide(_ results: LaunchResults) -> LaunchRouteDecision<UrbanNestRoute> {
        let standing = results[standing]
        return UrbanNestRoute.rules.decide(
            UrbanNestRoute.Facts(
                isSignedIn: standing?.isSignedIn ?? false, isFirstLaunch: standing?.isFirstLaunch ?? true))
    }

    /// What earlier launches have kept, and where it leads; what cannot be read is not offered, rather than
    /// guessed (C-UN-23).
    func kept(in cache: UrbanNestCache, at date: Date) async -> LaunchOfflineAnswer<UrbanNestRoute>? {
        guard let kept = try? await cache.offlineSnapshot(),
            let isFirstLaunch = try? await cache.isFirstLaunch()
        else { return nil }
        var results = LaunchResults()
        results[cities] = kept.cities
        results[configuration] = kept.configuration
        results[standing] = Standing(
            authentication: kept.session?.authentication(at: date) ?? .signedOut,
            isFirstLaunch: isFirstLaunch)
        return LaunchOfflineAnswer(decide(results), kept: LaunchKept(results: results, age: kept.age))
    }
}
