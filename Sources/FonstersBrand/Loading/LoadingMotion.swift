// Licensed under the Apache License, Version 2.0.

public import LaunchMotion

/// The motion of Fonsters' loading view as data: six values over one second (FO-53 to FO-66).
///
/// It is the same on every platform (FO-03). Times are absolute, so nothing drifts (C-FO-14).
public struct LoadingMotion: Hashable, Sendable {
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
    /// Indicates whether this is the reduced motion.
    public let isReduced: Bool
    /// Indicates whether the lines stay visible until they have left (C-FO-01).
    public let separateLines: Bool

    /// Creates the motion. A reduced one changes opacities only, at the same times (C-FO-17).
    public init(isReduced: Bool = false, separateLines: Bool = false) {
        self.isReduced = isReduced
        self.separateLines = separateLines && !isReduced
        func track(_ phase: LoadingPhase, from: Double, to: Double) -> [MotionTrack] {
            [
                MotionTrack(
                    from: from, to: to, start: Double(phase.rawValue) * Fonsters.phaseSeconds,
                    duration: Fonsters.phaseSeconds, curve: .easeInOut)
            ]
        }
        timeline = MotionTimeline(tracks: [
            Self.lineOffset: track(.linesMove, from: 0, to: isReduced ? 0 : 8),
            Self.iconOpacity: track(.iconIn, from: 0, to: 1),
            Self.backgroundOpacity: track(.backgroundOut, from: 1, to: 0),
            Self.linesOffset: track(.linesOff, from: 0, to: isReduced ? 0 : -400),
            Self.iconScale: track(.iconOut, from: 1, to: isReduced ? 1 : 0.3),
            Self.iconFadeOut: track(.iconOut, from: 1, to: 0),
        ])
    }

    private static let (standard, separate) = (LoadingMotion(), LoadingMotion(separateLines: true))
    private static let reduced = LoadingMotion(isReduced: true)

    /// Returns the motion for a view, which asks for it with each frame.
    static func kept(isReduced: Bool, separateLines: Bool) -> LoadingMotion {
        isReduced ? reduced : separateLines ? separate : standard
    }

    /// Returns the values of the loading view at a time of the second.
    ///
    /// Separate lines have to move by `travel` to be off the screen, in points.
    public func values(at time: Double, travel: Double = 400) -> LoadingValues {
        func value(_ key: MotionKey, _ fallback: Double) -> Double {
            timeline.value(of: key, at: time) ?? fallback
        }
        let away = value(Self.linesOffset, 0)
        return LoadingValues(
            backgroundOffset: value(Self.lineOffset, 0) + (separateLines ? away / 400 * travel : away),
            backgroundOpacity: separateLines ? 1 : value(Self.backgroundOpacity, 1),
            iconScale: value(Self.iconScale, 1),
            iconOpacity: value(Self.iconOpacity, 0) * value(Self.iconFadeOut, 1))
    }
}

/// The values of the loading view at one instant, the document's six joined (C-FO-04).
public struct LoadingValues: Hashable, Sendable {
    /// The distance of the background from its place, in points to the right.
    public var backgroundOffset: Double
    /// The opacity of the background.
    public var backgroundOpacity: Double
    /// The size of the icon relative to its own.
    public var iconScale: Double
    /// The opacity of the icon.
    public var iconOpacity: Double
}
