// Licensed under the Apache License, Version 2.0.

import Foundation

/// A thin line between views: upright in a row, level anywhere else.
public struct Divider: View {
    /// Creates a divider.
    public init() {}
}

extension Divider: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Divider> {
        LeafNode(self, inputs) { DividerBox(owner: $0) }
    }
}

private final class DividerBox: LayoutBox {
    private var axis: Axis { containerOrientation == .horizontal ? .vertical : .horizontal }

    /// One device pixel, and one point where the user wants very large text.
    private var thickness: CGFloat {
        let environment = owner.environment
        return environment.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / environment.displayScale
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let axis = axis
        var size = proposal.replacingUnspecifiedDimensions()
        size[axis.other] = thickness
        return size
    }

    override func makeItems() -> [DisplayItem] {
        let dark = owner.environment.colorScheme == .dark
        let color =
            dark ? ResolvedColor(hex: 0x545458, opacity: 0.6) : ResolvedColor(hex: 0x3C3C43, opacity: 0.29)
        let rect = CGRect(origin: .zero, size: frame.size)
        return [
            DisplayItem(owner: owner.path, content: .fill(.rectangle(rect), .color(color), evenOdd: false))
        ]
    }
}
