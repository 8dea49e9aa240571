// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

// What the splash draws at a moment.
extension SplashViewModel {
    /// How this launch runs through a motion, read from the engine's trace.
    func course(_ motion: SplashMotion) -> SplashCourse {
        var first: Duration?
        var pauses: [SplashCourse.Pause] = []
        var held: Double?
        var completion: Double?
        for event in controller.trace {
            let time = (event.time - (first ?? event.time)) / .seconds(1)
            switch event.kind {
            case .runBegan:
                if first == nil { first = event.time }
                if let start = held { pauses.append(SplashCourse.Pause(start: start, end: time)) }
                (held, completion) = (nil, nil)
            case .phase(.failed), .phase(.blocked): held = time
            case .phase(.completing): completion = time
            default: break
            }
        }
        if let held { pauses.append(SplashCourse.Pause(start: held, end: nil)) }
        return SplashCourse(motion: motion, pauses: pauses, completion: completion)
    }

    /// What the splash shows at a date; before the first frame, what it begins with (DG-93).
    func splash(at date: Date, reduceMotion: Bool = false) -> SplashState {
        SplashState(
            course(reduceMotion ? .reduced : .standard), at: splashStart.map { date.timeIntervalSince($0) })
    }

    private var present: SplashState { splash(at: container.date()) }

    /// The phase of the animation now (DG-93, DG-97, DG-106).
    public var animationPhase: SplashAnimationPhase { present.phase }
    /// Whether the name is there now (DG-98).
    public var showAppName: Bool { present.showAppName }
    /// Whether the tagline is there now (DG-99).
    public var showTagline: Bool { present.showTagline }
}
