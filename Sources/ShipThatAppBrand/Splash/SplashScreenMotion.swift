// Licensed under the Apache License, Version 2.0.

import LaunchMotion

/// The moving values of ShipThatApp's splash, at one instant.
struct SplashScreenValues: Hashable, Sendable {
    /// The size of the logo relative to its own.
    let scale: Double
    /// The opacity of the whole screen.
    let opacity: Double
    /// The opacity of the logo and the words.
    var contentOpacity = 1.0
}

/// The motion of ShipThatApp's splash as data (section 7.3 of the requirements).
///
/// What is on screen follows from the step and the time since it began, and from nothing else (C-ST-04).
struct SplashScreenMotion: Hashable, Sendable {
    /// The logo's scale in the first step, from its beginning: 0.9 to 1, easeInOut (ST-25, C-ST-07).
    let settle: MotionTrack
    /// The opacity of logo and words from the beginning: 0 to 1 in 0.2 s, so that the first frame is the static launch
    /// screen, which can have neither words nor a logo that stands as high as they leave it (C-X-08).
    let arrive = MotionTrack(from: 0, to: 1, start: .zero, duration: .milliseconds(200), curve: .easeOut)
    /// The screen's opacity in the second step, from its beginning: 1 to 0, linear (ST-28).
    let fade: MotionTrack
    /// The logo's scale at the end of the second step (C-ST-07).
    let leavingScale: Double

    /// Creates the motion of the given lengths.
    ///
    /// - Parameters:
    ///   - timing: The lengths.
    ///   - leavingScale: The logo's scale at the very end.
    ///   - isReduced: Whether only opacity changes, at the same times (C-ST-17, C-X-06).
    init(
        timing: SplashScreenTiming = SplashScreenTiming(), leavingScale: Double = 0.5,
        isReduced: Bool = false
    ) {
        settle = MotionTrack(
            from: isReduced ? 1 : 0.9, to: 1, start: .zero, duration: timing.intro,
            curve: .easeInOut)
        fade = MotionTrack(from: 1, to: 0, start: .zero, duration: timing.exit, curve: .linear)
        self.leavingScale = isReduced ? 1 : leavingScale
    }

    /// The logo's scale in the second step, from its beginning, linear (ST-26, ST-27).
    ///
    /// - Parameter scale: The scale at which the first step was left; less than 1 when the intro was cut.
    func zoom(from scale: Double = 1) -> MotionTrack {
        MotionTrack(from: scale, to: leavingScale, start: 0, duration: fade.duration, curve: .linear)
    }

    /// Returns the values of a step at an instant (ST-23).
    ///
    /// - Parameters:
    ///   - step: The step.
    ///   - sinceStart: The seconds since the first frame.
    ///   - sinceExit: The seconds since the second step began.
    func values(of step: SplashScreenStep, sinceStart: Double, sinceExit: Double = 0) -> SplashScreenValues {
        switch step {
        case .firstStep:
            return SplashScreenValues(
                scale: settle.value(at: sinceStart), opacity: 1,
                contentOpacity: arrive.value(at: sinceStart))
        case .secondStep:
            let left = settle.value(at: sinceStart - sinceExit)
            return SplashScreenValues(
                scale: zoom(from: left).value(at: sinceExit), opacity: fade.value(at: sinceExit),
                contentOpacity: arrive.value(at: sinceStart))
        case .finished:
            return SplashScreenValues(scale: leavingScale, opacity: 0)
        }
    }
}
