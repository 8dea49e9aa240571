// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore
public import LaunchMotion
public import Observation

/// The model of Duggy's splash and of what follows: joins the initialisation to the engine (DG-192).
///
/// What the document's view model keeps in flags that timers set is read here from the engine's state and
/// the time, so that no timer can fire too late (C-DG-14, C-DG-34): see ``splash(at:reduceMotion:)``.
@MainActor
@Observable
public final class DuggyLaunch {
    /// The engine.
    @ObservationIgnored public let controller: LaunchController<DuggyRoute>
    /// The motion for most users.
    @ObservationIgnored public let motion: DuggyMotion
    /// The motion for users who want less of it.
    @ObservationIgnored public let reducedMotion: DuggyMotion
    /// The choices that the document leaves open.
    @ObservationIgnored public let options: DuggyOptions
    /// What the host of the app does for it.
    @ObservationIgnored let host: Host
    /// When the splash was first shown; a retry does not begin it anew (C-DG-15).
    public internal(set) var splashStart: Date?
    /// The link that was handed to the main screen, if one was.
    public internal(set) var deliveredLink: DuggyLink?
    /// Whether the offer of a newer version was put aside.
    public internal(set) var isUpdatePutOff = false
    /// The app's page in the store as the newest look-up named it; nil while none was answered.
    var storePage: URL?
    /// What came of notifications after the launch.
    var laterNotifications: DuggyNotifications.Outcome?
    /// The session of a sign-in after the launch.
    var laterSession: DuggySession?

    @ObservationIgnored let initialization: DuggyInitialization
    @ObservationIgnored let services: DuggyServices
    @ObservationIgnored let date: @Sendable () -> Date
    @ObservationIgnored let performSignIn: SignIn

    /// Signs a member in by email and password; the session, or a sentence to show.
    public typealias SignIn =
        @Sendable (_ email: String, _ password: String) async -> Result<DuggySession, Refusal>

    /// Why a sign-in was refused, as a sentence for the user.
    public struct Refusal: Error, Hashable, Sendable {
        /// What to show.
        public let sentence: String
        /// Creates a refusal.
        public init(_ sentence: String) { self.sentence = sentence }
    }

    /// What only the host of the app can do.
    public struct Host: Sendable {
        /// Ends the app; nothing here does so by itself (DG-54, C-DG-16).
        public var exit: @MainActor @Sendable () -> Void
        /// Opens a page, a mail to the support or the store.
        public var open: @MainActor @Sendable (URL) -> Void

        /// Joins what the host does.
        public init(
            exit: @escaping @MainActor @Sendable () -> Void,
            open: @escaping @MainActor @Sendable (URL) -> Void
        ) {
            (self.exit, self.open) = (exit, open)
        }
    }

    /// Creates a launch.
    ///
    /// - Parameters:
    ///   - services: What the six steps work with.
    ///   - clock: The clock of all waits.
    ///   - date: The date of the views' timeline at this moment.
    ///   - reduceMotion: Whether the user wants less motion.
    ///   - options: The choices that the document leaves open.
    ///   - host: What only the host of the app can do.
    ///   - signIn: Signs a member in after the launch.
    /// - Throws: An error that names the entry of the motion that cannot be resolved.
    public init(
        services: DuggyServices, clock: any Clock<Duration>, date: @escaping @Sendable () -> Date,
        reduceMotion: Bool = false, options: DuggyOptions = DuggyOptions(), host: Host,
        signIn: @escaping SignIn
    ) throws(MotionTimeline.Error) {
        motion = try DuggyMotion(isReduced: false)
        reducedMotion = try DuggyMotion(isReduced: true)
        (self.options, self.host, self.services, self.date) = (options, host, services, date)
        performSignIn = signIn
        let box = LaunchBox()
        let initialization = DuggyInitialization(
            services: services, options: options, date: date,
            found: { listing in await MainActor.run { box.owner?.storePage = listing.page } })
        self.initialization = initialization
        let router = initialization.router
        var hooks = LaunchController<DuggyRoute>.Hooks()
        hooks.holdsLinks = { $0.holdsLinks }
        controller = LaunchController(
            plan: initialization.plan, policy: Duggy.policy(options), clock: clock, date: date,
            decide: { router.decide($0) }, reduceMotion: reduceMotion, hooks: hooks,
            deliver: { url, _ in box.owner?.take(url) })
        box.owner = self
    }

    /// Starts the initialisation, or starts it anew after a failure (DG-50, DG-53, DG-95).
    public func startInitialization() {
        if splashStart == nil { splashStart = date() }
        if controller.phase == .idle { controller.appear() } else { controller.retry() }
    }

    /// A link that is none of Duggy's leads nowhere (C-DG-29).
    private func take(_ url: URL) {
        guard let link = DuggyLink(url) else { return services.log("duggy: \(url) leads nowhere.") }
        deliveredLink = link
    }
}

/// Lets the engine's closures reach the launch that is made after them.
@MainActor
private final class LaunchBox {
    weak var owner: DuggyLaunch?
}
