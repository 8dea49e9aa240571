// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A row of views.
public struct HStack<Content: View>: View {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a row; without a spacing the views stand 8 points apart.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

}

extension HStack: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
        StackNode(self, inputs, content: { $0.content }) {
            StackBox.Style(axis: .horizontal, alignment: $0.alignment.key, spacing: $0.spacing)
        }
    }
}

/// A column of views.
public struct VStack<Content: View>: View {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a column; without a spacing the views stand 8 points apart.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

}

extension VStack: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
        StackNode(self, inputs, content: { $0.content }) {
            StackBox.Style(axis: .vertical, alignment: $0.alignment.key, spacing: $0.spacing)
        }
    }
}

private final class StackNode<V, Content: View>: ContainerNode<V, Content> {
    private let style: (V) -> StackBox.Style

    init(
        _ view: V, _ inputs: NodeInputs, content: @escaping (V) -> Content,
        style: @escaping (V) -> StackBox.Style
    ) {
        self.style = style
        super.init(view, inputs, content: content)
    }

    override func makeBox() -> ContainerBox {
        StackBox(owner: self) { [unowned self] in self.style(self.view) }
    }

    override func changesLayout(from old: V) -> Bool { style(old) != style(view) }
}
