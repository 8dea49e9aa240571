// Licensed under the Apache License, Version 2.0.

public import struct Foundation.URL

extension LaunchController {
    /// The additions that an app may make to a launch: windows, links that wait for a sign-in, the crash guard.
    public struct Hooks {
        /// Chooses the destination of one window; nil gives every window the destination of the launch.
        public var sceneRoute: (@MainActor (LaunchResults, LaunchSceneID) -> Route)?
        /// Returns whether links wait while the user is at a destination, such as a sign-in.
        public var holdsLinks: (@MainActor (Route) -> Bool)?
        /// Returns whether the user has a session at a destination; it is checked on return only there.
        public var hasSession: (@MainActor (Route) -> Bool)?
        /// Returns whether a link is the answer of a sign-in page; such a link is never delivered as one.
        public var isSignInAnswer: @MainActor (URL) -> Bool = { _ in false }
        /// Takes the answer of a sign-in page.
        public var takeSignInAnswer: (@MainActor (URL) -> Void)?
        /// Notes durably that the launch came to its end.
        public var markReady: (@MainActor () -> Void)?
        /// Receives each phase, with the failure of a failed one.
        public var enteredPhase: (@MainActor (LaunchPhase, LaunchFailure?) -> Void)?
        /// Indicates whether the launch runs only the tasks that the first screen requires.
        public var isSafeMode = false
        /// Counts launches that do not come to their end, once one is set with ``guarded(by:)``.
        public internal(set) var crashMonitor: CrashLoopMonitor?
        /// The receivers of the launch's spans while it runs, such as a profiler.
        public var instruments: [LaunchInstrument] = []

        /// Creates hooks that add nothing.
        public init() {}

        /// Creates hooks with the crash guard alone, if there is one.
        public init(guardedBy monitor: CrashLoopMonitor?) { if let monitor { guarded(by: monitor) } }
    }

    /// Adds the object that owns the controller as an observer, once the object is complete:
    ///
    ///     controller.tell(enteredPhase: { [weak self] in self?.entered($0) })
    ///
    /// - Parameters:
    ///   - enteredPhase: Receives each phase, after earlier observers; nil adds none.
    ///   - takeSignInAnswer: Takes the answer of a sign-in page; nil keeps the present receiver.
    public func tell(
        enteredPhase: (@MainActor (LaunchPhase) -> Void)? = nil,
        takeSignInAnswer: (@MainActor (URL) -> Void)? = nil
    ) {
        if let enteredPhase {
            hooks.enteredPhase = { [before = hooks.enteredPhase] phase, failure in
                before?(phase, failure)
                enteredPhase(phase)
            }
        }
        if let takeSignInAnswer { hooks.takeSignInAnswer = takeSignInAnswer }
    }

    /// Reports why the process runs; tasks that need no window start at once.
    public func began(_ kind: LaunchKind) { send(.began(kind)) }

    /// Reports that a window was opened; one that comes later joins the finished launch.
    public func sceneConnected(_ scene: LaunchSceneID) {
        scenes[scene] = true
        send(.sceneConnected(scene))
    }

    /// Reports that a window was closed.
    public func sceneDisconnected(_ scene: LaunchSceneID) {
        sceneRoutes[scene] = nil
        if linkScene == scene { linkScene = nil }
        let wasInFront = scenes.removeValue(forKey: scene) == true
        send(.sceneDisconnected(scene))
        windowsMoved()
        // Where the windows that are left were in the background before it, the app is now.
        if wasInFront, !scenes.isEmpty { appWentToBackground() }
    }

    /// Reports that the app went to the background, where no user waits.
    ///
    /// - Parameter scene: The window that is no longer seen, in an app with several: the app is in the background when
    ///   none is seen. Nil means the whole app.
    public func sceneWentToBackground(_ scene: LaunchSceneID? = nil) {
        if let scene { scenes[scene] = false } else { for scene in scenes.keys { scenes[scene] = false } }
        appWentToBackground()
    }

    /// Nothing while a window is still seen.
    private func appWentToBackground() {
        guard !scenes.values.contains(true) else { return }
        crashMonitor?.note(.wentToBackground)
        send(.sceneWentToBackground)
    }

    /// Reports that the app came back: the session is checked where the policy asks for it, and a closed gate.
    ///
    /// - Parameter scene: The window that is seen again, in an app with several; nil means the whole app.
    public func sceneBecameActive(_ scene: LaunchSceneID? = nil) {
        if let scene { scenes[scene] = true } else { for scene in scenes.keys { scenes[scene] = true } }
        crashMonitor?.note(.becameActive)
        send(.sceneBecameActive)
    }

    /// Counts launches that do not finish; nil without a crash guard.
    public var crashMonitor: CrashLoopMonitor? { hooks.crashMonitor }

    /// Reports whether data that the system protects while the device is locked can be read.
    public func markProtectedData(isAvailable: Bool) { send(.protectedData(isAvailable: isAvailable)) }

    /// Reports that the user answered whether the app may use the network, or that the connection changed.
    public func networkChanged() { send(.networkChanged) }

    /// Reports that the user was signed out.
    public func markSignedOut() { send(.signedOut) }

    /// Asks a closed gate again; at any other time it does nothing.
    public func recheck() { send(.recheck) }

}
