// Licensed under the Apache License, Version 2.0.

public import Foundation
import LaunchCore

extension DuggyLaunch {
    /// How this launch runs through a motion, read from the engine's trace.
    public func course(_ motion: DuggyMotion) -> DuggySplashCourse {
        var first: Duration?
        var pauses: [DuggySplashCourse.Pause] = []
        var held: Double?
        var completion: Double?
        for event in controller.trace {
            let time = (event.time - (first ?? event.time)) / .seconds(1)
            switch event.kind {
            case .runBegan:
                if first == nil { first = event.time }
                if let start = held { pauses.append(DuggySplashCourse.Pause(start: start, end: time)) }
                (held, completion) = (nil, nil)
            case .phase(.failed), .phase(.blocked): held = time
            case .phase(.completing): completion = time
            default: break
            }
        }
        if let held { pauses.append(DuggySplashCourse.Pause(start: held, end: nil)) }
        return DuggySplashCourse(motion: motion, pauses: pauses, completion: completion)
    }

    /// What the splash shows at a date; before the first frame, what it begins with (DG-93).
    public func splash(at date: Date, reduceMotion: Bool = false) -> DuggySplashState {
        DuggySplashState(
            course(reduceMotion ? reducedMotion : motion),
            at: splashStart.map { date.timeIntervalSince($0) })
    }

    /// The phase of the animation now (DG-93, DG-97, DG-106).
    public var animationPhase: DuggyPhase { splash(at: date()).phase }
    /// Whether the name is there now (DG-98).
    public var showAppName: Bool { splash(at: date()).showAppName }
    /// Whether the tagline is there now (DG-99).
    public var showTagline: Bool { splash(at: date()).showTagline }
}
