// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit

/// The three critical tasks, all started at once (UN-142, C-UN-26, C-UN-27), and where their outputs lead.
struct UrbanNestPlan: Sendable {
    private(set) var tasks = LaunchPlan(classify: ServiceError.kind(of:))
    let cities: LaunchTask<[UrbanNestCity]>
    let configuration: LaunchTask<UrbanNestConfiguration>
    let standing: LaunchTask<UrbanNestRoute.Facts>

    init(
        backend: UrbanNestBackend, check: @escaping @Sendable () async -> SessionCheck,
        isFirstLaunch: @escaping @Sendable () async throws -> Bool
    ) {
        let budget = UrbanNest.loadTarget
        cities = tasks.task("loadCities", budget: budget, work: backend.loadCities)
        configuration = tasks.task("loadConfig", budget: budget, work: backend.loadConfiguration)
        standing = tasks.task("checkAuth", budget: budget) {
            // Whoever throws instead of answering has not said that nobody is signed in (C-UN-27).
            let user = try await check().answer.known().user
            return UrbanNestRoute.Facts(isSignedIn: user != nil, isFirstLaunch: try await isFirstLaunch())
        }
    }

    /// The tasks for who only looks at the plan: they ask nobody.
    static var unasked: LaunchPlan {
        let backend = UrbanNestBackend(
            loadConfiguration: { throw CancellationError() }, loadCities: { throw CancellationError() })
        return UrbanNestPlan(backend: backend, check: { SessionCheck(.signedOut) }) { true }.tasks
    }

    /// Where outputs lead, be they the server's or kept ones (C-UN-24).
    func decide(_ results: LaunchResults) -> LaunchRouteDecision<UrbanNestRoute> {
        UrbanNestRoute.rules.decide(
            results[standing] ?? UrbanNestRoute.Facts(isSignedIn: false, isFirstLaunch: true))
    }

    /// What earlier launches have kept, and where it leads; what cannot be read is not offered, rather than
    /// guessed (C-UN-23).
    func kept(in cache: UrbanNestCache, _ account: Account) async -> LaunchOfflineAnswer<UrbanNestRoute>? {
        guard let kept = try? await cache.offlineSnapshot(),
            let isFirstLaunch = try? await cache.isFirstLaunch(),
            let stored = try? await account.stored().known()
        else { return nil }
        var results = LaunchResults()
        results[cities] = kept.cities
        results[configuration] = kept.configuration
        results[standing] = UrbanNestRoute.Facts(
            isSignedIn: stored.user != nil, isFirstLaunch: isFirstLaunch)
        return LaunchOfflineAnswer(decide(results), kept: LaunchKept(results: results, age: kept.age))
    }
}
