// Licensed under the Apache License, Version 2.0.

import Foundation

/// The phases of a view on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// At the side where the content begins, on its way in or out.
    case topLeading
    /// In sight.
    case identity
    /// At the side where the content continues, on its way in or out.
    case bottomTrailing

    /// Indicates whether the view is in sight.
    public var isIdentity: Bool { self == .identity }
    /// -1 where the content begins, 0 in sight, 1 where the content continues.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The way in which a view changes on its way through a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
    enum Mode: Sendable {
        case identity
        case interactive(UnitCurve)
        case animated
    }
    var mode: Mode
    var motion: Animation?
    var point: Threshold

    /// The change is animated, once the view is half in sight.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .animated, motion: animation, point: .visible(0.5))
    }
    /// The change is animated as usual, once the view is half in sight.
    public static let animated = ScrollTransitionConfiguration.animated()
    /// The change follows the finger until the view is in sight.
    ///
    /// - Parameter timingCurve: How the change eases, from a view that is just hidden to one in sight.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .interactive(timingCurve), point: .visible)
    }
    /// The change follows the finger until the view is in sight.
    public static let interactive = ScrollTransitionConfiguration.interactive()
    /// No change.
    public static let identity = ScrollTransitionConfiguration(mode: .identity, point: .visible)

    /// Returns the configuration with another motion; a change that follows the finger then trails it.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var result = self
        result.motion = animation
        return result
    }
    /// Returns the configuration with another place from which the view counts as in sight.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var result = self
        result.point = threshold
        return result
    }

    /// A place between hidden and in the middle.
    public struct Threshold: Sendable {
        /// The distance of the middle of the view from the middle of the scroll view, by both their lengths.
        private let distance: @Sendable (_ container: CGFloat, _ view: CGFloat) -> CGFloat

        /// All of the view is in sight.
        public static let visible = Threshold.visible(1)
        /// The view is just out of sight.
        public static let hidden = Threshold.visible(0)
        /// The view is in the middle.
        public static var centered: Threshold { Threshold { _, _ in 0 } }
        /// A share of the view is in sight.
        public static func visible(_ amount: Double) -> Threshold {
            let share = CGFloat(min(max(amount, 0), 1))
            return Threshold { container, view in (container + view) / 2 - view * share }
        }
        /// Returns the place a share of the way to another one.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold { container, view in
                let from = distance(container, view)
                return from + (other.distance(container, view) - from) * CGFloat(amount)
            }
        }
        /// Returns a place by points nearer to the middle.
        public func inset(by distance: Double) -> Threshold {
            Threshold { container, view in self.distance(container, view) - CGFloat(distance) }
        }

        private init(_ distance: @escaping @Sendable (CGFloat, CGFloat) -> CGFloat) {
            self.distance = distance
        }

        /// Returns the hidden share of a view: 0 from the threshold on, 1 where it is hidden.
        func share(of offset: CGFloat, container: CGFloat, view: CGFloat) -> Double {
            let hidden = (container + view) / 2
            let near = max(0, distance(container, view))
            guard hidden > near else { return offset >= hidden ? 1 : 0 }
            return Double(min(max((offset - near) / (hidden - near), 0), 1))
        }
    }
}
