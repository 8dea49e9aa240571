// Licensed under the Apache License, Version 2.0.

/// The phases of a view's appearance and disappearance.
public enum TransitionPhase: Hashable, Sendable {
    /// About to come in.
    case willAppear
    /// In its place.
    case identity
    /// On its way out.
    case didDisappear

    /// Indicates whether the view is in its place.
    public var isIdentity: Bool { self == .identity }
    /// -1 before the view comes in, 0 in its place, 1 on its way out.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// One change of a view on its way in or out.
struct TransitionPart {
    enum Kind {
        /// A change of the finished drawing.
        case effect(TransitionEffect)
        /// A view around the content.
        case body(CustomTransition)
    }
    /// On which of its ways the view is changed.
    enum Way {
        case both
        case insertion
        case removal
    }
    var kind: Kind
    var way = Way.both
    /// The part's own motion; nil for that of the update.
    var animation: Animation??
    /// Indicates whether anything moves, and does not only fade.
    var hasMotion: Bool

    init(_ kind: Kind, _ way: Way = .both) {
        self.kind = kind
        self.way = way
        if case .effect(.opacity) = kind { hasMotion = false } else { hasMotion = true }
    }

    func limited(to way: Way) -> TransitionPart? {
        guard self.way == .both || self.way == way else { return nil }
        var result = self
        result.way = way
        return result
    }

    /// The transaction under which the part moves.
    func transaction(in outer: Transaction) -> Transaction {
        guard let animation, !outer.disablesAnimations else { return outer }
        var result = outer
        result.animation = animation
        return result
    }
}

/// A type-erased custom transition.
@MainActor
struct CustomTransition {
    let apply: @MainActor (AnyView, TransitionPhase) -> AnyView
}

/// The trait under which a view offers its transition.
enum TransitionTrait: ViewTraitKey {
    typealias Value = [TransitionPart]
}
