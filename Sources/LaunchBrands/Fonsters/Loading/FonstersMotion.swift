// Licensed under the Apache License, Version 2.0.

public import LaunchMotion

/// The motion of Fonsters' loading view as data: six values over one second (FO-53 to FO-66).
///
/// It is the same on every platform (FO-03). Times are absolute, so nothing drifts (C-FO-14).
public struct FonstersMotion: Hashable, Sendable {
    /// The background's small movement: 0 to 8 points in phase 0 (FO-42).
    public static let lineOffset: MotionKey = "lineOffset"
    /// The icon's opacity: 0 to 1 in phase 1 (FO-44).
    public static let iconOpacity: MotionKey = "iconOpacity"
    /// The background's opacity: 1 to 0 in phase 2 (FO-45).
    public static let backgroundOpacity: MotionKey = "backgroundOpacity"
    /// The background's way off the screen: 0 to -400 points in phase 3 (FO-47).
    public static let linesOffset: MotionKey = "linesOffset"
    /// The icon's scale: 1 to 0.3 in phase 4 (FO-48).
    public static let iconScale: MotionKey = "iconScale"
    /// The factor of the icon's opacity: 1 to 0 in phase 4 (FO-49).
    public static let iconFadeOut: MotionKey = "iconFadeOut"

    /// The six values over the second.
    public let timeline: MotionTimeline
    /// Whether this is the motion for users who want less of it.
    public let isReduced: Bool
    /// Whether the lines stay visible until they have left (C-FO-01).
    public let separateLines: Bool

    /// Creates the motion.
    ///
    /// - Parameters:
    ///   - isReduced: Whether only opacity changes, at the same times (C-FO-17).
    ///   - separateLines: Whether the lines stay visible until they have left the screen.
    /// - Throws: An error that names the entry whose cue cannot be resolved.
    public init(isReduced: Bool = false, separateLines: Bool = false) throws(MotionTimeline.Error) {
        self.isReduced = isReduced
        self.separateLines = separateLines && !isReduced
        let still = isReduced
        timeline = try MotionTimeline {
            Self.track(Self.lineOffset, .linesMove, from: 0, to: still ? 0 : 8)
            Self.track(Self.iconOpacity, .iconIn, from: 0, to: 1)
            Self.track(Self.backgroundOpacity, .backgroundOut, from: 1, to: 0)
            Self.track(Self.linesOffset, .linesOff, from: 0, to: still ? 0 : -400)
            Self.track(Self.iconScale, .iconOut, from: 1, to: still ? 1 : 0.3)
            Self.track(Self.iconFadeOut, .iconOut, from: 1, to: 0)
        }
    }

    private static func track(
        _ key: MotionKey, _ phase: FonstersPhase, from: Double, to: Double
    ) -> MotionEntry {
        .track(
            key, from: from, to: to, .at(Double(phase.rawValue) * 0.2), duration: 0.2, curve: .easeInOut)
    }

    /// Returns what the loading view shows at a time of the second.
    ///
    /// - Parameters:
    ///   - time: The seconds of the animation, 0...1.
    ///   - travel: How far lines of their own have to go to be off the screen, in points.
    public func look(at time: Double, travel: Double = 400) -> FonstersLook {
        func value(_ key: MotionKey, _ fallback: Double) -> Double {
            timeline.value(of: key, at: time) ?? fallback
        }
        let away = value(Self.linesOffset, 0)
        return FonstersLook(
            backgroundOffset: value(Self.lineOffset, 0) + (separateLines ? away / 400 * travel : away),
            backgroundOpacity: separateLines ? 1 : value(Self.backgroundOpacity, 1),
            iconScale: value(Self.iconScale, 1),
            iconOpacity: value(Self.iconOpacity, 0) * value(Self.iconFadeOut, 1))
    }

    /// What a person should know of the motion, a sentence each (C-FO-01).
    public var concerns: [String] {
        guard !isReduced, !separateLines else { return [] }
        return [
            "In phase 3 the background moves while its opacity is 0, so nobody sees it. "
                + "Draw the lines as a layer of their own to show them leaving."
        ]
    }
}
