// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The sides of a view from top to bottom.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable, Codable {
    /// The upper side.
    case top
    /// The lower side.
    case bottom
}

/// The sides of a view along the line of reading.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable, Codable {
    /// The side where reading starts.
    case leading
    /// The side where reading ends.
    case trailing
}

/// A view with another one at its side that takes space away from it.
struct InsetView<Content: View, Inset: View>: View, PrimitiveView {
    let content: Content
    let inset: Inset
    let edge: Edge
    let alignment: AlignmentKey
    let spacing: CGFloat

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { InsetNode(self, inputs) }
}

private final class InsetNode<Content: View, Inset: View>:
    ContainerNode<InsetView<Content, Inset>, TupleView<(ZStack<Content>, ZStack<Inset>)>>
{
    init(_ view: InsetView<Content, Inset>, _ inputs: NodeInputs) {
        super.init(view, inputs) { view in
            TupleView((ZStack { view.content }, ZStack { view.inset }))
        }
    }

    override func makeBox() -> ContainerBox {
        InsetBox(owner: self) { [unowned self] in
            InsetBox.Style(
                edge: self.view.edge, alignment: self.view.alignment, spacing: self.view.spacing)
        }
    }
}

/// Two boxes, of which the second stands at a side and the first gets the rest.
private final class InsetBox: ContainerBox, SafeAreaProvider {
    override var edgeKeeper: (any SafeAreaProvider)? { self }
    struct Style {
        var edge: Edge
        var alignment: AlignmentKey
        var spacing: CGFloat

        var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    }

    private let style: () -> Style
    private(set) var safeAreaLayers: [SafeAreaLayer] = []

    init(owner: Node, style: @escaping () -> Style) {
        self.style = style
        super.init(owner: owner)
    }

    override func spacing(at edge: Edge) -> EdgeSpacing { present.first?.spacing(at: edge) ?? .standard }

    private func proposals(
        _ proposal: ProposedViewSize
    ) -> (inset: ProposedViewSize, content: ProposedViewSize, taken: CGFloat) {
        let axis = style().axis
        var inset = proposal
        inset[axis] = nil
        let taken = (children.last?.size(for: inset)[axis] ?? 0) + style().spacing
        var content = proposal
        content[axis] = proposal[axis].map { max(0, $0 - taken) }
        return (inset, content, taken)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let content = children.first, children.count == 2 else { return .zero }
        let proposals = proposals(proposal)
        var size = content.size(for: proposals.content)
        size[style().axis] += proposals.taken
        return size
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let content = children.first, let inset = children.last, children.count == 2 else { return }
        let style = style()
        let axis = style.axis
        let taken = proposals(proposal).taken
        // The inset is offered the width, or the height, that the view really has.
        var offered = ProposedViewSize(size)
        offered[axis] = nil
        let dimensions = inset.dimensions(for: offered)
        let outer = ViewDimensions(width: size.width, height: size.height)
        let isFirst = style.edge == .top || style.edge == .leading
        var origin = CGPoint.zero
        let along =
            isFirst ? 0 : size[axis] - CGSize(width: dimensions.width, height: dimensions.height)[axis]
        let across = outer[style.alignment] - dimensions[style.alignment]
        origin.x = axis == .horizontal ? along : across
        origin.y = axis == .vertical ? along : across
        var rest = proposal
        rest[axis] = size[axis] - taken
        // The safe area of the content ends before the inset; the content may still reach under it.
        let outside = CGRect(origin: globalOrigin, size: size)
        var inside = outside
        if axis == .vertical {
            inside.size.height -= taken
            if isFirst { inside.origin.y += taken }
        } else {
            inside.size.width -= taken
            if isFirst != readsFromRight { inside.origin.x += taken }
        }
        let layers = [SafeAreaLayer(region: .container, outer: outside, inner: inside)]
        if layers != safeAreaLayers {
            safeAreaLayers = layers
            // Content that reaches over the border depends on it, wherever it is inside.
            stage.layoutPass.epoch += 1
        }
        place(
            content, x: axis == .horizontal && isFirst ? taken : 0,
            y: axis == .vertical && isFirst ? taken : 0, proposal: rest, in: size)
        place(inset, x: origin.x, y: origin.y, proposal: offered, in: size)
    }
}

extension View {
    /// Puts views above or below this one and takes their height away from it.
    ///
    /// - Parameters:
    ///   - edge: Above or below.
    ///   - alignment: The alignment of the views along the edge.
    ///   - spacing: The distance in points; 8 if there is none.
    ///   - content: The views.
    @_disfavoredOverload
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        InsetView(
            content: self, inset: content(), edge: edge == .top ? .top : .bottom,
            alignment: alignment.key, spacing: spacing ?? 8)
    }
    /// Puts views before or after this one and takes their width away from it.
    ///
    /// - Parameters:
    ///   - edge: Before or after.
    ///   - alignment: The alignment of the views along the edge.
    ///   - spacing: The distance in points; 8 if there is none.
    ///   - content: The views.
    @_disfavoredOverload
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        InsetView(
            content: self, inset: content(), edge: edge == .leading ? .leading : .trailing,
            alignment: alignment.key, spacing: spacing ?? 8)
    }
}
