// Licensed under the Apache License, Version 2.0.

public import LaunchCore
import LaunchKit

/// The destinations of UrbanNest's launch (UN-98, UN-102, UN-158).
public enum UrbanNestRoute: Hashable, Sendable {
    /// A tab of the home screen.
    public enum Tab: String, CaseIterable, Hashable, Sendable {
        /// The services on offer.
        case home
        /// The bookings.
        case bookings
        /// The user's own data.
        case profile
    }

    /// The home screen with its tab bar.
    case home(tab: Tab)
    /// The slides for a first launch; slides count from 1.
    case onboarding(slide: Int, of: Int)
    /// The sign-in screen for a user who comes back.
    case login

    /// The short name for reports.
    public var name: String {
        switch self {
        case .home: "home"
        case .onboarding: "onboarding"
        case .login: "login"
        }
    }
}

extension UrbanNestRoute {
    /// The facts that decide the destination of a launch.
    struct Facts: Hashable, Sendable {
        /// Indicates whether the session is valid.
        var isSignedIn: Bool
        /// Indicates whether the onboarding was never completed on this device.
        var isFirstLaunch: Bool
    }

    /// The rules of the document (C-UN-24), the same for the server's answers and for cached data.
    static let rules = LaunchRouteRules<Facts, UrbanNestRoute>(
        otherwise: .login, because: "nobody is signed in, and nothing says that it is the first launch"
    )
    .when("signed in", because: "the session is valid", else: "there is no valid session") {
        $0.isSignedIn ? .home(tab: .home) : nil
    }
    .when(
        "first launch", because: "the onboarding was never completed on this device",
        else: "the onboarding was completed before, or that is not known"
    ) {
        $0.isFirstLaunch ? .onboarding(slide: 1, of: 3) : nil
    }

    /// Chooses the route by whether the session is valid, and the onboarding was never completed (C-UN-24).
    public static func choose(isSignedIn: Bool, isFirstLaunch: Bool) -> UrbanNestRoute {
        rules.decide(Facts(isSignedIn: isSignedIn, isFirstLaunch: isFirstLaunch)).route
    }

    /// Indicates whether the screen slides in from the side; the others fade in (UN-100, UN-105, UN-159).
    public var slidesIn: Bool {
        if case .onboarding = self { return true }
        return false
    }
}

extension UrbanNestRoute: LaunchRouteDescribing {
    /// The tab, or the slide and the number of slides.
    public var payload: [String: String] {
        switch self {
        case .home(let tab): ["tab": tab.rawValue]
        case .onboarding(let slide, let count): ["slide": "\(slide)", "of": "\(count)"]
        case .login: [:]
        }
    }

    /// The screen's transition, in words.
    public var transition: String? { slidesIn ? "slides in from the side" : "fades in" }
}

/// The three critical tasks, all started at once (UN-142, C-UN-26, C-UN-27), and where their outputs lead.
struct UrbanNestPlan: Sendable {
    private(set) var tasks = LaunchPlan(classify: ServiceError.kind(of:))
    let cities: LaunchTask<[UrbanNestCity]>
    let configuration: LaunchTask<UrbanNestConfiguration>
    let facts: LaunchTask<UrbanNestRoute.Facts>
    /// Returns whether it is certain that this is the first launch; of a flag that cannot be read nothing is, and the
    /// log tells of it.
    private let isFirst: @Sendable () async -> Bool

    init(
        backend: UrbanNestBackend, check: @escaping @Sendable () async -> SessionCheck,
        log: @escaping @Sendable (String) -> Void = { _ in },
        isFirstLaunch: @escaping @Sendable () async throws -> Bool
    ) {
        let isFirst: @Sendable () async -> Bool = {
            do { return try await isFirstLaunch() } catch {
                if !(error is CancellationError) {
                    log(
                        "Whether the onboarding was completed cannot be read, and counts as unknown: \(error)"
                    )
                }
                return false
            }
        }
        self.isFirst = isFirst
        let budget = UrbanNest.loadTarget
        cities = tasks.task("loadCities", budget: budget, work: backend.loadCities)
        configuration = tasks.task("loadConfig", budget: budget, work: backend.loadConfiguration)
        facts = tasks.task("checkAuth", budget: budget) {
            // An error is no answer: it does not mean that nobody is signed in (C-UN-27).
            let user = try await check().answer.known().user
            return UrbanNestRoute.Facts(isSignedIn: user != nil, isFirstLaunch: await isFirst())
        }
    }

    /// The tasks for reading the plan alone: they call no service.
    static var unasked: LaunchPlan {
        let backend = UrbanNestBackend(
            loadConfiguration: { throw CancellationError() }, loadCities: { throw CancellationError() })
        return UrbanNestPlan(backend: backend, check: { SessionCheck(.signedOut) }) { true }.tasks
    }

    /// Returns the destination for outputs, be they the server's or kept ones (C-UN-24).
    func decide(_ results: LaunchResults) -> LaunchRouteDecision<UrbanNestRoute> {
        UrbanNestRoute.rules.decide(
            results[facts] ?? UrbanNestRoute.Facts(isSignedIn: false, isFirstLaunch: true))
    }

    /// Returns the kept data of earlier launches and the destination that it decides; unreadable data is not
    /// offered, rather than guessed (C-UN-23).
    func kept(in cache: UrbanNestCache, _ account: Account) async -> LaunchOfflineAnswer<UrbanNestRoute>? {
        guard let kept = try? await cache.offlineSnapshot(),
            let stored = try? await account.stored().known()
        else { return nil }
        var results = LaunchResults()
        results[cities] = kept.cities
        results[configuration] = kept.configuration
        results[facts] = UrbanNestRoute.Facts(
            isSignedIn: stored.user != nil, isFirstLaunch: await isFirst())
        return LaunchOfflineAnswer(decide(results), kept: LaunchKept(results: results, age: kept.age))
    }
}
