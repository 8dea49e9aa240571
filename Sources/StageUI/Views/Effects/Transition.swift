// Licensed under the Apache License, Version 2.0.

/// The properties of a transition.
public struct TransitionProperties: Sendable {
    /// Indicates whether the view moves, and does not only fade.
    public var hasMotion: Bool

    /// Creates the properties.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A description of how a view comes and goes, by the view in each phase.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>
    /// Returns the view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// The properties of the transition.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// A transition with motion.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns a view as it is in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(view: AnyView(content)), phase: phase)
    }
    /// Returns both transitions together.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
    /// Returns the transition with its own animation.
    public func animation(_ animation: Animation?) -> some Transition {
        TimedTransition(base: self, animation: animation)
    }
}

/// A transition that is described by its parts.
@MainActor
protocol PartedTransition {
    var parts: [TransitionPart] { get }
}

private struct CombinedTransition<First: Transition, Second: Transition>: Transition, PartedTransition {
    let first: First
    let second: Second

    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }
    var parts: [TransitionPart] { AnyTransition(first).parts + AnyTransition(second).parts }
    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

private struct TimedTransition<Base: Transition>: Transition, PartedTransition {
    let base: Base
    let animation: Animation?

    static var properties: TransitionProperties { Base.properties }
    var parts: [TransitionPart] { AnyTransition(base).animation(animation).parts }
    func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase).transaction {
            if !$0.disablesAnimations { $0.animation = animation }
        }
    }
}

/// One modifier while the view is away, another one in its place.
struct ModifierTransition<E: ViewModifier>: Transition {
    let active: E
    let identity: E
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

/// One way in, another way out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition in.
    public var insertion: Insertion
    /// The transition out.
    public var removal: Removal

    /// Joins a transition in and one out.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
    /// The properties of both.
    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(
                content: content, phase: phase == .willAppear ? .willAppear : .identity),
            phase: phase == .didDisappear ? .didDisappear : .identity)
    }
}

extension AsymmetricTransition: PartedTransition {
    var parts: [TransitionPart] {
        AnyTransition.asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal)).parts
    }
}

extension Transition {
    /// One way in, another way out.
    public static func asymmetric<T: Transition, U: Transition>(
        insertion: T, removal: U
    ) -> AsymmetricTransition<T, U> where Self == AsymmetricTransition<T, U> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}
