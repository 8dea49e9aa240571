// Licensed under the Apache License, Version 2.0.

import Foundation

/// A symbol that is so while an effect is active, or that comes and goes in time.
struct ActiveSymbolView<Content: View>: View {
    let content: Content
    let pose: SymbolPose
    let rate: Double
    let isActive: Bool
    @Environment(\.removesSymbolEffects) private var isRemoved

    var body: some View {
        let isOn = isActive && !isRemoved
        if pose.isHeld {
            content.animation(.spring(duration: 0.35, bounce: 0.15)) {
                $0.scaleEffect(isOn ? pose.scale : 1).opacity(isOn ? pose.opacity : 1)
            }
        } else {
            TimelineView(.animation(paused: !isOn)) { context in
                if pose.isMoving {
                    let turns = isOn ? turns(at: context.date) : 0
                    content.posed(
                        pose, share: (1 - cos(2 * .pi * turns)) / 2, swing: sin(2 * .pi * turns),
                        turn: turns - turns.rounded(.down))
                } else {
                    content.opacity(isOn ? opacity(at: context.date) : 1)
                }
            }
        }
    }

    /// Fainter and clear again, twice in three seconds at the usual speed.
    private func opacity(at date: Date) -> Double {
        1 - (1 - pose.opacity) * (1 - cos(2 * .pi * turns(at: date))) / 2
    }

    private func turns(at date: Date) -> Double { date.timeIntervalSinceReferenceDate * rate / 1.5 }
}

extension View {
    /// The view in a part of an effect.
    ///
    /// - Parameters:
    ///   - share: How much of the pose it has, 0 to 1.
    ///   - swing: The side that it has swung to, -1 to 1.
    ///   - turn: How much of the turn it has made, 0 to 1.
    fileprivate func posed(_ pose: SymbolPose, share: Double, swing: Double, turn: Double) -> some View {
        scaleEffect(1 + (pose.scale - 1) * share)
            .rotationEffect(.degrees(pose.swing * swing + pose.turn * turn))
            .offset(x: pose.shift.width * swing, y: pose.shift.height * swing)
            .opacity(1 + (pose.opacity - 1) * share)
    }
}

/// A symbol that moves when a value changes.
struct TriggeredSymbolView<Content: View, Value: Equatable>: View {
    let content: Content
    let pose: SymbolPose
    let options: SymbolEffectOptions
    let value: Value
    @Environment(\.removesSymbolEffects) private var isRemoved

    var body: some View {
        let unit = 0.25 / max(options.rate, 0.01)
        let count = isRemoved ? 0 : max(1, options.count ?? 1)
        if pose.swing != 0 || pose.turn != 0 || pose.shift != .zero {
            content.keyframeAnimator(initialValue: 0.0, trigger: value) { content, part in
                content.posed(pose, share: 0, swing: sin(4 * .pi * part), turn: part)
            } keyframes: { _ in
                KeyframeTrack {
                    for _ in 0..<count {
                        LinearKeyframe(1, duration: 2 * unit)
                        MoveKeyframe(0)
                    }
                }
            }
        } else {
            content.keyframeAnimator(initialValue: 0.0, trigger: value) { content, share in
                content.scaleEffect(1 + (pose.scale - 1) * share).opacity(1 + (pose.opacity - 1) * share)
            } keyframes: { _ in
                KeyframeTrack {
                    for _ in 0..<count {
                        CubicKeyframe(1, duration: unit)
                        CubicKeyframe(0, duration: unit)
                    }
                }
            }
        }
    }
}

private enum SymbolEffectsRemovedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var removesSymbolEffects: Bool {
        get { self[SymbolEffectsRemovedKey.self] }
        set { self[SymbolEffectsRemovedKey.self] = newValue }
    }
}

extension View {
    /// Moves the symbols inside while the effect is active.
    @_disfavoredOverload
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        ActiveSymbolView(
            content: self, pose: (effect as? any PosedSymbolEffect)?.pose ?? SymbolPose(),
            rate: options.rate, isActive: isActive)
    }

    /// Moves the symbols inside when a value changes.
    @_disfavoredOverload
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        TriggeredSymbolView(
            content: self, pose: (effect as? any PosedSymbolEffect)?.pose ?? SymbolPose(),
            options: options, value: value)
    }

    /// Removes the effects from the symbols inside.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.removesSymbolEffects) { if isEnabled { $0 = true } }
    }
}
