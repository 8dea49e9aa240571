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
    /// As often as a behaviour says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(count: behavior.count)
    }
    /// As often as a behaviour says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(count: behavior.count, rate: rate)
    }

    /// The ways in which an effect is repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Int?
        /// Without a pause.
        public static let continuous = RepeatBehavior(count: nil)
        /// With a pause after each time.
        public static let periodic = RepeatBehavior(count: nil)
        /// So many times, with a pause of seconds in between; the subset makes none.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count)
        }
    }
}

/// The look of a symbol in the midst of its effect; the subset moves the symbol as a whole.
struct SymbolPose: Hashable, Sendable {
    var scale = 1.0
    var opacity = 1.0
    /// Indicates whether the symbol stays so while the effect is active, and does not come and go.
    var isHeld = false
    /// The angle to each side that the symbol swings by, in degrees.
    var swing = 0.0
    /// The angle that the symbol has turned by in the end, in degrees.
    var turn = 0.0
    /// The way that the symbol goes to each side, in points.
    var shift = CGSize.zero

    /// Indicates whether the symbol changes more than its opacity as it comes and goes.
    var isMoving: Bool { !isHeld && (swing != 0 || turn != 0 || shift != .zero || scale != 1) }
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

/// The symbol swings.
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, PosedSymbolEffect, Hashable {
    var pose = SymbolPose(swing: 10)
    private static func shifted(_ x: Double, _ y: Double) -> WiggleSymbolEffect {
        WiggleSymbolEffect(pose: SymbolPose(shift: CGSize(width: x, height: y)))
    }
    /// First with the clock.
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect() }
    /// First against the clock.
    public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(pose: SymbolPose(swing: -10)) }
    /// First to the left.
    public var left: WiggleSymbolEffect { Self.shifted(-2, 0) }
    /// First to the right.
    public var right: WiggleSymbolEffect { Self.shifted(2, 0) }
    /// First upwards.
    public var up: WiggleSymbolEffect { Self.shifted(0, -2) }
    /// First downwards.
    public var down: WiggleSymbolEffect { Self.shifted(0, 2) }
    /// First forwards, which is to the right here.
    public var forward: WiggleSymbolEffect { right }
    /// First backwards, which is to the left here.
    public var backward: WiggleSymbolEffect { left }
    /// First in the direction of an angle.
    public func custom(angle: Angle) -> WiggleSymbolEffect {
        Self.shifted(2 * cos(angle.radians), 2 * sin(angle.radians))
    }
    /// First in the direction of an angle in degrees.
    public func custom(angle: Double) -> WiggleSymbolEffect { custom(angle: .degrees(angle)) }
    /// Part by part; the subset moves the symbol as a whole.
    public var byLayer: WiggleSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

/// The symbol turns; the subset turns it as a whole.
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, PosedSymbolEffect, Hashable {
    var pose = SymbolPose(turn: 360)
    /// With the clock.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
    /// Against the clock.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(pose: SymbolPose(turn: -360)) }
    /// Part by part; the subset turns the symbol as a whole.
    public var byLayer: RotateSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: RotateSymbolEffect { self }
}

/// The symbol grows and shrinks, as if it breathed.
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, PosedSymbolEffect, Hashable {
    var pose = SymbolPose(scale: 1.1)
    /// Without fading.
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect() }
    /// Fading, too.
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(pose: SymbolPose(scale: 1.1, opacity: 0.5)) }
    /// Part by part; the subset moves the symbol as a whole.
    public var byLayer: BreatheSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: BreatheSymbolEffect { self }
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
extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The symbol swings.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The symbol grows and shrinks.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
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
