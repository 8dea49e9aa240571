// Licensed under the Apache License, Version 2.0.

import Foundation

/// The bars that stand for hidden content, in a faint form of the colour that it would have.
///
/// The system does not publish the measures; these are by eye from pictures of iOS 17.
@MainActor
struct RedactedBars {
    /// The remaining share of the content's colour.
    private static let strength: CGFloat = 0.16
    /// The share of a line's height that its bar takes.
    private static let height: CGFloat = 0.82
    /// The largest radius of the corners, in points.
    private static let radius: CGFloat = 4

    private let owner: Node

    init(_ owner: Node) { self.owner = owner }

    /// A bar for each line of a text.
    func items(for layout: TextLayout) -> [DisplayItem] {
        let lineHeight = layout.size.height / CGFloat(max(1, layout.lines.count))
        return layout.lines.enumerated().flatMap { index, line -> [DisplayItem] in
            guard line.width > 0, let color = line.runs.first?.color else { return [] }
            let (top, height) =
                line.height > 0 ? (line.top, line.height) : (CGFloat(index) * lineHeight, lineHeight)
            let bar = CGRect(
                x: line.x, y: top + height * (1 - Self.height) / 2, width: line.width,
                height: height * Self.height)
            return items(filling: bar, with: .color(color))
        }
    }

    /// One bar for a picture.
    func items(for size: CGSize) -> [DisplayItem] {
        let rect = CGRect(origin: .zero, size: size)
        return items(filling: rect, with: HierarchicalShapeStyle.primary.resolvePaint(in: rect, at: owner))
    }

    private func items(filling rect: CGRect, with paint: DisplayPaint) -> [DisplayItem] {
        guard rect.width > 0, rect.height > 0 else { return [] }
        let radius = min(Self.radius, rect.width / 2, rect.height / 2)
        let bar = DisplayItem(
            owner: owner.path,
            content: .fill(
                .roundedRectangle(rect, cornerSize: CGSize(width: radius, height: radius)), paint,
                evenOdd: false))
        return TransitionEffect.opacity(Double(Self.strength)).apply(
            to: [bar], size: rect.size, owner: owner.path)
    }
}
