// Licensed under the Apache License, Version 2.0.

package import Foundation

/// A change of a drag over a view that takes values.
package enum DropEvent {
    /// The values are about to come over the view, which may refuse them to those around it.
    case offered
    /// They have come over it.
    case entered
    /// They are at another place of the view.
    case moved
    /// They have left the view, or are dragged no longer.
    case left
    /// They were let go over the view.
    case dropped
}

/// The answers of a view to values that are dragged over it; the runtime knows nothing of their types.
package struct DropTarget {
    /// Takes values for which there is an event at a place of the view, in points; returns whether they may be dropped
    /// there, or were.
    package typealias Handler = @MainActor (DropEvent, [Any], CGPoint) -> Bool

    let accepts: @MainActor ([Any]) -> Bool
    let handle: Handler

    /// Creates the answers of a view.
    ///
    /// - Parameters:
    ///   - accepts: Returns whether the view takes some values at all.
    ///   - handle: Follows the values over the view.
    package init(accepts: @escaping @MainActor ([Any]) -> Bool, handle: @escaping Handler) {
        self.accepts = accepts
        self.handle = handle
    }
}

struct DropModifier: BoxModifier {
    let target: DropTarget
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        DropBox(owner: owner, content: content) { [unowned owner] in owner.modifier.target }
    }
}

/// A box over which values can be let go.
class DropBox: WrapperBox {
    private let target: () -> DropTarget
    private let ownerLink: ParentReference<Node>
    /// Indicates whether the box is still current: boxes may outlive their views.
    var isCurrent: Bool { ownerLink.object?.isMounted == true }
    /// The answers of the view when the values came over it, which hear of the end even if the view has gone.
    private var entered: DropTarget?

    init(owner: Node, content: LayoutBox, target: @escaping () -> DropTarget) {
        self.target = target
        ownerLink = owner.link
        super.init(owner: owner, content: content)
    }

    /// While something is dragged the whole rectangle counts, whether anything is drawn there or not.
    override final var isTouchable: Bool { stage.drags.isDragging }

    func accepts(_ items: [Any]) -> Bool {
        isCurrent && owner.environment.isEnabled && target().accepts(items)
    }

    /// Follows values at a place of the canvas; returns whether they may be dropped there, or were.
    @discardableResult
    func handle(_ event: DropEvent, _ items: [Any], at place: CGPoint) -> Bool {
        let target = isCurrent ? target() : entered
        switch event {
        case .entered: entered = target
        case .left, .dropped: entered = nil
        case .offered, .moved: break
        }
        guard let target, isCurrent || event == .left else { return false }
        return target.handle(event, items, isCurrent ? place.applying(fromCanvas) : place)
    }

    /// While something is dragged a screen reader offers to drop it here.
    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        var nodes = super.accessibilityNodes(context)
        let drags = stage.drags
        guard let items = drags.items, drags.isByAction, accepts(items) else { return nodes }
        for index in nodes.indices {
            nodes[index].actions.named.append(
                ("Drop", { [weak self] in if let self { drags.drop(on: self) } }))
        }
        return nodes
    }
}

extension View {
    /// Takes values that are let go over the view.
    package func dropTarget(_ target: DropTarget) -> some View { modified(DropModifier(target: target)) }
}
