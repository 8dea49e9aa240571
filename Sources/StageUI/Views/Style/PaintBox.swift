// Licensed under the Apache License, Version 2.0.

import Foundation

/// A box that fills its space with a painted outline.
final class PaintBox<V: View>: LayoutBox {
    private unowned let node: LeafNode<V>
    private let outline: (CGRect) -> DisplayOutline
    private let style: (LeafNode<V>) -> any ShapeStyle
    private var motion = PaintAnimation()

    init(
        owner: LeafNode<V>, outline: @escaping (CGRect) -> DisplayOutline,
        style: @escaping (LeafNode<V>) -> any ShapeStyle
    ) {
        node = owner
        self.outline = outline
        self.style = style
        super.init(owner: owner)
    }

    override var isTouchable: Bool {
        let rect = CGRect(origin: .zero, size: frame.size)
        return style(node).resolvePaint(in: rect, environment: owner.environment)?.isVisible ?? true
    }

    override var isStyleMoving: Bool { motion.isMoving }

    override func styleDidChange(from old: Any, _ before: EnvironmentValues) {
        guard let old = old as? any ShapeStyle else { return }
        motion.update(from: (old, before), to: style(node), of: owner) { [weak self] in
            self?.invalidateDisplay()
        }
    }

    override func makeItems() -> [DisplayItem] {
        let rect = CGRect(origin: .zero, size: frame.size)
        guard rect.width > 0, rect.height > 0 else { return [] }
        let paint = motion.shown(style(node).resolvePaint(in: rect, at: owner), in: rect)
        guard paint.isVisible else { return [] }
        return style(node).resolveDecoration(in: owner.environment).applied(
            to: [DisplayItem(owner: owner.path, content: .fill(outline(rect), paint, evenOdd: false))],
            in: rect, environment: owner.environment, owner: owner.path)
    }
}

extension View where Self: ShapeStyle {
    /// Makes the node of a style that is a view: all of its space, painted.
    func paintNode(_ inputs: NodeInputs) -> ViewNode<Self> {
        LeafNode(self, inputs, measuresEnvironment: false) {
            PaintBox(owner: $0) {
                .rectangle($0)
            } style: {
                $0.view
            }
        }
    }
}
