// Licensed under the Apache License, Version 2.0.

import Foundation

/// How content that changes in place goes over from one to another.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity
        case fade
        /// The new content comes from below or, where it counts down, from above.
        case roll(down: Bool)
    }
    let kind: Kind

    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(kind: .fade)
    /// The parts of both go over into each other; the subset fades from one to the other.
    public static let interpolate = ContentTransition(kind: .fade)
    /// A symbol is replaced with an effect; the subset fades from one to the other.
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .fade) }
    /// Numbers roll; the subset rolls the text as a whole.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .roll(down: countsDown))
    }
    /// Numbers roll upwards while their value grows; the subset rolls the text as a whole.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .roll(down: false))
    }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
}

private enum ContentTransitionLayerKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// How content that changes in place goes over from one to another.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
    /// Whether such content is drawn by the graphics processor; it makes no difference in the subset.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionLayerKey.self] }
        set { self[ContentTransitionLayerKey.self] = newValue }
    }
}

extension View {
    /// Sets how content that changes in place goes over from one to another.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

/// Old content that is drawn for a while with the new one.
@MainActor
final class ContentReplacement {
    private let old: [DisplayItem]
    private let kind: ContentTransition.Kind
    /// The share of the way.
    private let share: AnimatedValue<Double>

    var isMoving: Bool { share.isMoving }

    /// Starts under the node's present transaction; nil where content is replaced at once.
    init?(of old: [DisplayItem], at node: Node, changed: @escaping () -> Void) {
        kind = node.environment.contentTransition.kind
        guard kind != .identity, node.stage.transaction.effectiveAnimation != nil else { return nil }
        self.old = old
        share = AnimatedValue(0, stage: node.stage, changed: changed)
        share.set(1, in: node.stage.transaction, environment: node.environment)
    }

    /// Both contents as they are on the way.
    func shown(_ new: [DisplayItem], height: CGFloat, owner: String) -> [DisplayItem] {
        guard share.isMoving else { return new }
        let amount = min(max(share.presentation, 0), 1)
        func faded(_ items: [DisplayItem], _ opacity: Double, _ way: CGFloat) -> [DisplayItem] {
            TransitionEffect.opacity(opacity).apply(
                to: TransitionEffect.moved(items, CGSize(width: 0, height: way)), size: .zero, owner: owner)
        }
        var way: CGFloat = 0
        if case .roll(let down) = kind { way = down ? -height / 2 : height / 2 }
        return faded(old, 1 - amount, -way * CGFloat(amount)) + faded(new, amount, way * CGFloat(1 - amount))
    }
}
