// Licensed under the Apache License, Version 2.0.

import Foundation

/// Lets an item of a bar be touched where a finger finds it, however small its drawing is.
///
/// The drawing stays where it is: the reach goes beyond it at all sides, and items stand so far apart that the reaches
/// of two do not meet.
struct BarReach: BoxModifier {
    /// The minimum width and height of the touch area, in points.
    static let least: CGFloat = 44
    /// The height of the bar in points; the touch area of a lower one extends below it.
    var barHeight: CGFloat = least

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        BarReachBox(owner: owner, content: content) { [unowned owner] in owner.modifier.barHeight }
    }
}

private final class BarReachBox: RowReachBox {
    /// The minimum distance of a drawing from the touch area of its neighbour, in points.
    private static let margin: CGFloat = 8
    private let barHeight: () -> CGFloat

    init(owner: Node, content: LayoutBox, barHeight: @escaping () -> CGFloat) {
        self.barHeight = barHeight
        super.init(owner: owner, content: content)
    }

    override var reach: CGRect {
        let width = max(BarReach.least, frame.width)
        let height = max(BarReach.least, frame.height)
        let top = min(0, (frame.height - barHeight()) / 2)
        return CGRect(x: (frame.width - width) / 2, y: top, width: width, height: height)
    }

    /// A spacer takes what there is before the space between items does.
    override var layoutPriority: Double { isSpacer ? -1 : super.layoutPriority }

    override func spacing(at edge: Edge) -> EdgeSpacing {
        guard edge.axis == .horizontal, !isSpacer else { return super.spacing(at: edge) }
        let width = hasControl(content) ? content.size(for: .unspecified).width : .infinity
        let beyond = max(Self.margin, (BarReach.least - width) / 2)
        // Two adjacent items are spaced by what both prefer together.
        return EdgeSpacing(fromText: beyond, toText: beyond)
    }

    /// Returns whether anything can be touched, also where it is disabled now.
    private func hasControl(_ box: LayoutBox) -> Bool {
        box is any RowControl || box.children.contains(where: hasControl)
    }
}

extension View {
    /// Lets an item of a bar be touched over at least 44 by 44 points.
    func barReach(in barHeight: CGFloat = BarReach.least) -> some View {
        modified(BarReach(barHeight: barHeight))
    }
}
