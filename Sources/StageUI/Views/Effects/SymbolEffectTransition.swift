// Licensed under the Apache License, Version 2.0.

import Foundation

/// A symbol effect with which a view can come and go.
public protocol TransitionSymbolEffect {}

extension AppearSymbolEffect: TransitionSymbolEffect {}
extension DisappearSymbolEffect: TransitionSymbolEffect {}

/// Symbols come and go with an effect; the subset lets the view as a whole fade and grow.
public struct SymbolEffectTransition: Transition, PartedTransition {
    /// The size of a symbol where it comes from, as the disappear effect has it.
    private static let scale = 0.5

    /// Creates the transition with an effect.
    public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {}
    init() {}

    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : Self.scale)
    }
    var parts: [TransitionPart] {
        [
            TransitionPart(.effect(.opacity(0))),
            TransitionPart(.effect(.scale(Self.scale, anchor: .center))),
        ]
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// Symbols come and go with the effects of the system.
    public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
    /// Symbols come and go with an effect.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}
