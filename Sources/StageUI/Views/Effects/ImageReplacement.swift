// Licensed under the Apache License, Version 2.0.

import Foundation

/// An old picture that is drawn for a while with the new one.
@MainActor
final class ImageReplacement {
    /// The content that the screen showed, and its space.
    struct Shown {
        var items: [DisplayItem]
        var size: CGSize
    }
    private let old: Shown
    /// The replacement of a symbol; nil for pictures that fade.
    private let symbol: SymbolReplacement?
    /// The share of the way.
    private let share: AnimatedValue<Double>

    var isMoving: Bool { share.isMoving }

    /// Starts under the node's present transaction; nil where pictures are replaced at once.
    ///
    /// - Parameter areSymbols: Whether both pictures are symbols of the system.
    init?(of old: Shown, areSymbols: Bool, at node: Node, changed: @escaping () -> Void) {
        let environment = node.environment
        var transaction = node.stage.transaction
        switch environment.contentTransition.kind {
        case .fade:
            guard transaction.effectiveAnimation != nil else { return nil }
            symbol = nil
        case .symbol(let replacement):
            guard areSymbols, !transaction.disablesAnimations, !environment.removesSymbolEffects else {
                return nil
            }
            transaction.animation = replacement.animation
            // Users may ask to see no motion; the symbols fade then.
            symbol = environment.accessibilityReduceMotion ? nil : replacement
        case .identity, .roll, .rollBy: return nil
        }
        self.old = old
        share = AnimatedValue(0, stage: node.stage, changed: changed)
        share.set(1, in: transaction, environment: environment)
    }

    /// Both pictures as they are on the way, in the space of the new one.
    func shown(_ new: [DisplayItem], in size: CGSize, owner: String) -> [DisplayItem] {
        guard isMoving else { return new }
        let before = TransitionEffect.moved(
            old.items,
            CGSize(width: (size.width - old.size.width) / 2, height: (size.height - old.size.height) / 2))
        let amount = share.presentation
        guard let symbol else {
            let part = min(max(amount, 0), 1)
            return TransitionEffect.opacity(1 - part).apply(to: before, size: size, owner: owner)
                + TransitionEffect.opacity(part).apply(to: new, size: size, owner: owner)
        }
        return Self.posed(before, symbol.leaving(amount), in: size, owner)
            + Self.posed(new, symbol.coming(amount), in: size, owner)
    }

    private static func posed(
        _ items: [DisplayItem], _ pose: SymbolPose?, in size: CGSize, _ owner: String
    ) -> [DisplayItem] {
        guard let pose else { return [] }
        let scaled = TransitionEffect.scale(CGFloat(pose.scale), anchor: .center)
        return TransitionEffect.opacity(pose.opacity).apply(
            to: scaled.apply(to: items, size: size, owner: owner), size: size, owner: owner)
    }
}
