// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A type-erased transition.
@MainActor @preconcurrency
public struct AnyTransition {
    var parts: [TransitionPart]

    init(parts: [TransitionPart]) { self.parts = parts }

    /// Creates a type-erased transition.
    public init<T: Transition>(_ transition: T) {
        parts =
            (transition as? any PartedTransition)?.parts ?? [
                TransitionPart(.body(CustomTransition(transition)))
            ]
        if !T.properties.hasMotion {
            for index in parts.indices { parts[index].hasMotion = false }
        }
    }

    /// No change: the view comes and goes at once.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// The view fades.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// The view grows from a point and shrinks to it.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(0.000_01)) }
    /// The view comes in from the leading side and leaves by the trailing side.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// The view grows from a share of its size, about a point.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }
    /// The view moves by points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
    /// The view moves by points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    /// The view moves to and from a side, by its own size.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
    /// The view comes in from a side and leaves by the other, fading.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
    /// The view blurs and fades.
    public static var blurReplace: AnyTransition {
        AnyTransition(BlurReplaceTransition(configuration: .downUp))
    }
    /// Symbols come and go with the effects of the system.
    public static var symbolEffect: AnyTransition { AnyTransition(SymbolEffectTransition()) }
    /// Symbols come and go with an effect.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        AnyTransition(SymbolEffectTransition(effect: effect, options: options))
    }
    /// The view has one modifier while it is away and another one in its place.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }
    /// One way in, another way out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            parts: insertion.parts.compactMap { $0.limited(to: .insertion) }
                + removal.parts.compactMap { $0.limited(to: .removal) })
    }

    /// Returns both transitions together.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(parts: parts + other.parts)
    }
    /// Returns the transition with its own animation.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var result = self
        for index in result.parts.indices where result.parts[index].animation == nil {
            result.parts[index].animation = .some(animation)
        }
        return result
    }
}

extension CustomTransition {
    init<T: Transition>(_ transition: T) {
        apply = { content, phase in
            AnyView(transition.body(content: PlaceholderContentView(view: content), phase: phase))
        }
    }
}

struct TransitionModifier: BoxModifier {
    var transition: AnyTransition
    private var isCustom: Bool {
        transition.parts.contains { if case .body = $0.kind { true } else { false } }
    }

    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        guard isCustom || old?.isCustom == true else { return }
        if isCustom, old == nil { owner.stage.motions.customTransitions += 1 }
        refreshHosts(of: owner)
    }

    func didUnmount(owner: any BoxModifierOwner<Self>) { if isCustom { refreshHosts(of: owner) } }

    /// The views around the content must be there before it leaves, and gone when it has another transition.
    private func refreshHosts(of owner: Node) {
        var node = owner.parent
        while let current = node {
            if let host = current as? TransitionHost {
                owner.stage.perform { [weak host] in host?.refreshWrapping() }
            }
            node = current.parent
        }
    }
    func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        key == TransitionTrait.self ? transition.parts as? Key.Value : nil
    }
}

extension View {
    /// Sets how the view comes and goes when a condition shows and hides it.
    @_disfavoredOverload
    public func transition(_ t: AnyTransition) -> some View {
        modified(TransitionModifier(transition: t))
    }
    /// Sets how the view comes and goes when a condition shows and hides it.
    public func transition<T: Transition>(_ transition: T) -> some View {
        modified(TransitionModifier(transition: AnyTransition(transition)))
    }
}
