// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Views in rows and columns, each column as wide as its widest view.
public struct Grid<Content: View>: View {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content

    /// Creates a grid of rows; a view outside a row takes the whole width.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }
}

extension Grid: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { GridNode(self, inputs) }
}

private final class GridNode<Content: View>: ContainerNode<Grid<Content>, Content> {
    init(_ view: Grid<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs) { $0.content }
    }

    override func makeBox() -> ContainerBox {
        GridBox(owner: self) { [unowned self] in
            GridBox.Style(
                alignment: view.alignment, columnGap: view.horizontalSpacing ?? 8,
                rowGap: view.verticalSpacing)
        }
    }
}

/// A row of a grid.
public struct GridRow<Content: View>: View {
    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row; each view inside is the cell of a column.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { GridRowNode(self, inputs) }
}

private final class GridRowNode<Content: View>: ContainerNode<GridRow<Content>, Content> {
    init(_ view: GridRow<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs) { $0.content }
    }

    override func makeBox() -> ContainerBox {
        GridRowBox(owner: self) { [unowned self] in view.alignment }
    }
}

/// The cells of a row; the grid determines their places.
final class GridRowBox: ContainerBox {
    let alignment: () -> VerticalAlignment?
    /// The place of each cell, in the coordinates of the row.
    var places: [(origin: CGPoint, proposal: ProposedViewSize)] = []

    init(owner: Node, alignment: @escaping () -> VerticalAlignment?) {
        self.alignment = alignment
        super.init(owner: owner)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) { placeCells(in: size) }

    func placeCells(in size: CGSize) {
        for (cell, place) in zip(present, places) {
            self.place(cell, x: place.origin.x, y: place.origin.y, proposal: place.proposal, in: size)
        }
    }

    override func spacing(at edge: Edge) -> EdgeSpacing {
        EdgeSpacing(of: present, along: .horizontal, at: edge)
    }
}

enum GridColumnsKey: LayoutValueKey {
    static let defaultValue = 1
}
enum GridUnsizedKey: LayoutValueKey {
    static let defaultValue: Axis.Set = []
}
enum GridAnchorKey: LayoutValueKey {
    static let defaultValue: UnitPoint? = nil
}
enum GridColumnAlignmentKey: LayoutValueKey {
    static let defaultValue: HorizontalAlignment? = nil
}

extension View {
    /// Lets a cell of a grid take several columns.
    @_disfavoredOverload
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridColumnsKey.self, value: max(1, count))
    }
    /// Keeps a cell from making its column wider or its row higher.
    @_disfavoredOverload
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedKey.self, value: axes)
    }
    /// Puts a point of the view at the same point of its cell.
    @_disfavoredOverload
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridAnchorKey.self, value: anchor)
    }
    /// Sets how the views of a column are aligned.
    @_disfavoredOverload
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }
}
