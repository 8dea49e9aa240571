// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

// What the splash says of the initialisation, and what it draws at a moment.
extension SplashViewModel {
    /// The states of the newest run (DG-115); empty before it began.
    var statuses: [InitializationStatus] {
        reports?.statuses ?? InitializationStatus.all(in: controller.trace)
    }

    /// The progress of the initialisation; nil before it began (DG-93).
    public var status: InitializationStatus? { statuses.last }

    /// The message about the running step; empty before it began (DG-93, DG-105).
    public var loadingMessage: String { status?.message ?? "" }

    /// Indicates whether the spinner and the message are visible (DG-40, DG-47, DG-100, DG-110).
    ///
    /// After a retry they appear at once (C-DG-15), and what was visible stays until the splash is gone.
    public var showLoading: Bool {
        switch controller.phase {
        case .entering, .holding, .slow, .completing, .exiting:
            controller.isIndicatorVisible || controller.run > 1
        default: false
        }
    }

    /// Indicates whether the alert is visible (DG-109).
    public var showError: Bool { controller.phase == .failed }

    /// Indicates whether the alert may come: what it offers is known, and does not change while it is shown.
    var isAlertReady: Bool { showError && !controller.isAskingOffline }

    /// The one of the seven errors that occurred; nil while nothing failed, or for an error of another service.
    public var error: InitializationError? {
        guard let failure = controller.failure else { return nil }
        if let reports { return reports.error as? InitializationError }
        return InitializationError(failure, at: status?.openStep)
    }

    /// The text of the alert; empty while nothing failed (DG-55, DG-108).
    public var errorMessage: String {
        guard let failure = controller.failure else { return "" }
        if failure.suspension == .protectedData {
            return [error?.errorDescription, Duggy.Texts.locked].compactMap(\.self).joined(separator: "\n")
        }
        return error?.alertMessage ?? reports?.error?.localizedDescription ?? failure.message
    }

    /// Indicates whether the way to the next screen is open (DG-107).
    public var initializationComplete: Bool {
        controller.phase == .exiting || controller.phase == .finished
    }

    /// Returns this launch's course through a motion, read from the engine's trace.
    func playback(_ motion: SplashMotion) -> SplashPlayback {
        var first: Duration?
        var pauses: [SplashPlayback.Pause] = []
        var held: Double?
        var completion: Double?
        for event in controller.trace {
            let time = (event.time - (first ?? event.time)) / .seconds(1)
            switch event.kind {
            case .runBegan:
                if first == nil { first = event.time }
                if let start = held { pauses.append(SplashPlayback.Pause(start: start, end: time)) }
                (held, completion) = (nil, nil)
            case .phase(.failed), .phase(.blocked): held = time
            case .phase(.completing): completion = time
            default: break
            }
        }
        if let held { pauses.append(SplashPlayback.Pause(start: held, end: nil)) }
        return SplashPlayback(motion: motion, pauses: pauses, completion: completion)
    }

    /// Returns the splash's state at a date; before the first frame, its initial state (DG-93).
    func splash(at date: Date, reduceMotion: Bool = false) -> SplashState {
        SplashState(
            playback(reduceMotion ? .reduced : .standard), at: splashStart.map { date.timeIntervalSince($0) })
    }

    private var present: SplashState { splash(at: container.date()) }

    /// The phase of the animation now (DG-93, DG-97, DG-106).
    public var animationPhase: SplashAnimationPhase { present.phase }
    /// Indicates whether the name is visible now (DG-98).
    public var showAppName: Bool { present.showAppName }
    /// Indicates whether the tagline is visible now (DG-99).
    public var showTagline: Bool { present.showTagline }
}
