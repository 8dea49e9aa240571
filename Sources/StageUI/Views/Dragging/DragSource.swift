// Licensed under the Apache License, Version 2.0.

import Foundation

/// A view that a finger can lift and drag away.
private struct DragSourceView<Content: View>: View, UnnamedView {
    let content: Content
    let items: @MainActor () -> [Any]
    let preview: AnyView?
    @State private var link = LiftLink()

    var body: some View {
        // The press comes before a button inside, which still takes a short touch.
        content
            .modified(DragSourceModifier(link: link, items: items, preview: preview))
            .highPriorityGesture(LiftGesture(link: link))
    }
}

extension View {
    /// Lets a finger that is held lift a picture of the view, or another one, and drag values away.
    ///
    /// - Parameters:
    ///   - items: Makes the values when they are lifted.
    ///   - preview: The picture under the finger; the view itself if nil.
    package func dragSource(items: @escaping @MainActor () -> [Any], preview: AnyView?) -> some View {
        DragSourceView(content: self, items: items, preview: preview)
    }
}

struct DragSourceModifier: BoxModifier {
    let link: LiftLink
    let items: @MainActor () -> [Any]
    let preview: AnyView?
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        let box = DragSourceBox(owner: owner, content: content) { [unowned owner] in owner.modifier }
        link.add(box)
        return box
    }
}

/// A box whose picture can be lifted.
final class DragSourceBox: WrapperBox, LiftedBox {
    private let modifier: () -> DragSourceModifier
    private let ownerLink: ParentReference<Node>
    /// Indicates whether the box is still current: boxes may outlive their views.
    var isCurrent: Bool { ownerLink.object?.isMounted == true }

    init(owner: Node, content: LayoutBox, modifier: @escaping () -> DragSourceModifier) {
        self.modifier = modifier
        ownerLink = owner.link
        super.init(owner: owner, content: content)
    }

    var preview: AnyView? { modifier().preview }
    var values: [Any] { modifier().items() }

    /// The outline that the app gave to the picture of the view.
    var previewOutline: (DisplayOutline, evenOdd: Bool)? {
        var box = content
        while true {
            if let shaped = box as? PreviewShapeBox { return shaped.outline }
            guard let inner = box.children.first, box.children.count == 1 else { return nil }
            box = inner
        }
    }

    /// A screen reader offers to drag the view.
    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        var nodes = super.accessibilityNodes(context)
        guard owner.environment.isEnabled else { return nodes }
        let drags = stage.drags
        for index in nodes.indices {
            if drags.isDragging(self) {
                nodes[index].actions.named.append(("Cancel Drag", { drags.cancel() }))
            } else {
                nodes[index].actions.named.append(
                    ("Drag", { [weak self] in if let self { drags.lift(self) } }))
            }
        }
        return nodes
    }
}

/// A shape that the app gave to the picture of a dragged view.
struct PreviewShapeModifier<S: Shape>: BoxModifier {
    let shape: S
    let isEvenOdd: Bool
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        PreviewShapeBox(owner: owner, content: content) { [unowned owner] in
            (owner.modifier.shape.displayOutline(in: $0, at: $1), owner.modifier.isEvenOdd)
        }
    }
}

final class PreviewShapeBox: WrapperBox {
    private let shape: (CGRect, LayoutBox) -> (DisplayOutline, Bool)

    init(owner: Node, content: LayoutBox, shape: @escaping (CGRect, LayoutBox) -> (DisplayOutline, Bool)) {
        self.shape = shape
        super.init(owner: owner, content: content)
    }

    var outline: (DisplayOutline, evenOdd: Bool) { shape(CGRect(origin: .zero, size: frame.size), self) }
}
