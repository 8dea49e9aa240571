// Licensed under the Apache License, Version 2.0.

import Foundation

/// The replacement of a symbol by the next one.
struct SymbolReplacement: Hashable, Sendable {
    /// The direction in which the sizes of both change.
    enum Way: Hashable, Sendable {
        /// The old one becomes smaller, the new one larger.
        case downUp
        /// Both become larger.
        case upUp
        /// The old one is gone at once, the new one becomes larger.
        case offUp
    }
    var way = Way.downUp
    /// The speed, as a multiple of the usual one.
    var rate = 1.0

    /// A symbol's effect has its own motion, whatever the one of the change; by eye.
    var animation: Animation { .spring(duration: 0.35, bounce: 0.15).speed(max(rate, 0.01)) }

    /// The sizes of a symbol where it comes from or goes to, and of one that goes upwards; by eye.
    private static let (small, large) = (0.5, 1.5)
    /// The share of the way that each symbol takes, where both move.
    private static let part = 0.6

    /// Returns the pose of the old symbol at a share of the way; nil where it is not drawn.
    func leaving(_ share: Double) -> SymbolPose? {
        guard way != .offUp, share < Self.part else { return nil }
        let done = max(0, share / Self.part)
        let end = way == .upUp ? Self.large : Self.small
        return SymbolPose(scale: 1 + (end - 1) * done, opacity: 1 - done)
    }

    /// Returns the pose of the new symbol at a share of the way; nil where it is not drawn.
    func coming(_ share: Double) -> SymbolPose? {
        let begin = way == .offUp ? 0 : 1 - Self.part
        guard share > begin else { return nil }
        let done = (share - begin) / (1 - begin)
        return SymbolPose(scale: Self.small + (1 - Self.small) * done, opacity: min(1, done))
    }
}

/// An effect that replaces one symbol by another.
public protocol ContentTransitionSymbolEffect {}

/// The symbol is replaced by another one, for content transitions.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, SymbolEffect, Hashable {
    var way = SymbolReplacement.Way.downUp
    /// The old one becomes smaller, the new one larger.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .downUp) }
    /// Both become larger.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .upUp) }
    /// The old one is gone at once, the new one becomes larger.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .offUp) }
    /// Part by part; the subset replaces the symbol as a whole.
    public var byLayer: ReplaceSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// The default effect of the system.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect, SymbolEffect,
    Hashable
{}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The symbol is replaced by another one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The default effect of the system.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension ContentTransition {
    /// A symbol is replaced with the effect of the system; other content is replaced at once.
    public static var symbolEffect: ContentTransition {
        ContentTransition(kind: .symbol(SymbolReplacement()))
    }
    /// A symbol is replaced with an effect, whether or not the change is animated; other content is replaced
    /// at once.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        let way = (effect as? ReplaceSymbolEffect)?.way ?? .downUp
        return ContentTransition(kind: .symbol(SymbolReplacement(way: way, rate: options.rate)))
    }
}
