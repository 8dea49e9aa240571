// Licensed under the Apache License, Version 2.0.

import Foundation

/// A motion of a symbol.
public protocol SymbolEffect: Sendable {}
/// A motion that lasts for as long as it is active.
public protocol IndefiniteSymbolEffect {}
/// A motion that is played when an event happens.
public protocol DiscreteSymbolEffect {}

/// The repetition and the speed of a symbol's motion.
public struct SymbolEffectOptions: Hashable, Sendable {
    var count: Int?
    var rate = 1.0
    /// Once, at the usual speed.
    public static let `default` = SymbolEffectOptions()
    /// Repeatedly.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions(count: 1)
    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }
    /// As a multiple of the usual speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(rate: speed) }
    /// So many times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(count: count, rate: rate)
    }
    /// As a multiple of the usual speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(count: count, rate: speed)
    }
}

/// The look of a symbol in the midst of its effect; the subset moves the symbol as a whole.
struct SymbolPose: Hashable, Sendable {
    var scale = 1.0
    var opacity = 1.0
    /// Indicates whether the symbol stays so while the effect is active, and does not come and go.
    var isHeld = false
}

/// An effect that the subset can draw.
protocol PosedSymbolEffect: SymbolEffect {
    var pose: SymbolPose { get }
}

/// The symbol jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect, PosedSymbolEffect, Hashable {
    var pose = SymbolPose(scale: 1.2)
    /// Upwards.
    public var up: BounceSymbolEffect { BounceSymbolEffect() }
    /// Downwards.
    public var down: BounceSymbolEffect { BounceSymbolEffect(pose: SymbolPose(scale: 0.8)) }
    /// Part by part; the subset moves the symbol as a whole.
    public var byLayer: BounceSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// The symbol fades and becomes clear again.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, PosedSymbolEffect, Hashable {
    var pose: SymbolPose { SymbolPose(opacity: 0.35) }
    /// Part by part; the subset fades the symbol as a whole.
    public var byLayer: PulseSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// The parts of the symbol get clear one after the other; the subset fades the symbol as a whole.
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, PosedSymbolEffect,
    Hashable
{
    var pose: SymbolPose { SymbolPose(opacity: 0.5) }
    /// One part at a time.
    public var iterative: VariableColorSymbolEffect { self }
    /// One part more at a time.
    public var cumulative: VariableColorSymbolEffect { self }
    /// There and back.
    public var reversing: VariableColorSymbolEffect { self }
    /// From the start each time.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// The other parts cannot be seen.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// The other parts are faint.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

/// The symbol is larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, PosedSymbolEffect, Hashable {
    var pose = SymbolPose(scale: 1.1, isHeld: true)
    /// Larger.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
    /// Smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(pose: SymbolPose(scale: 0.9, isHeld: true)) }
    /// Part by part; the subset moves the symbol as a whole.
    public var byLayer: ScaleSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

/// The symbol comes in when the effect is active.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, PosedSymbolEffect, Hashable {
    var pose: SymbolPose { SymbolPose(isHeld: true) }
    /// Upwards.
    public var up: AppearSymbolEffect { self }
    /// Downwards.
    public var down: AppearSymbolEffect { self }
    /// Part by part; the subset shows the symbol as a whole.
    public var byLayer: AppearSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: AppearSymbolEffect { self }
}

/// The symbol disappears while the effect is active.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, PosedSymbolEffect, Hashable {
    var pose: SymbolPose { SymbolPose(scale: 0.5, opacity: 0, isHeld: true) }
    /// Upwards.
    public var up: DisappearSymbolEffect { self }
    /// Downwards.
    public var down: DisappearSymbolEffect { self }
    /// Part by part; the subset hides the symbol as a whole.
    public var byLayer: DisappearSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol jumps.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol fades and becomes clear again.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The parts of the symbol get clear one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol is larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    /// The symbol comes in.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The symbol disappears.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
