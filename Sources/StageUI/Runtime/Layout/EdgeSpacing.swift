// Licensed under the Apache License, Version 2.0.

import Foundation

/// The spacing that a view prefers beyond one of its sides.
///
/// Two views that meet look at what both know: two texts stand apart by the lower one's leading, a
/// text and another view by a share of the text's line, and views that know nothing by 8 points.
struct EdgeSpacing: Hashable, Sendable {
    /// The metrics that a text offers to other texts.
    struct TextMetrics: Hashable, Sendable {
        /// The height of a line with its leading, in points.
        var lineSpacing: CGFloat
        /// The space that the font prefers above a line, in points.
        var leading: CGFloat
        /// The size of a device pixel, in points.
        var pixel: CGFloat
    }

    /// The measures of the text at this side.
    var text: TextMetrics?
    /// The distance that a text keeps from a view that is not text.
    var fromText: CGFloat?
    /// The addition to that distance by a view that is not text.
    var toText: CGFloat?
    /// The distance from any other view.
    var plain: CGFloat?

    /// A view without a preference about its neighbours, such as a shape.
    static let standard = EdgeSpacing(toText: 0)
    /// A side without any preference.
    static let none = EdgeSpacing()
    /// A side without space, such as a spacer's.
    static let zero = EdgeSpacing(plain: 0)

    /// The distance without a preference, in points.
    static let fallback: CGFloat = 8

    /// Takes the larger of each preference.
    mutating func formUnion(_ other: EdgeSpacing) {
        func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
            guard let a, let b else { return a ?? b }
            return max(a, b)
        }
        if let theirs = other.text, theirs.lineSpacing > (text?.lineSpacing ?? -.infinity) { text = theirs }
        fromText = larger(fromText, other.fromText)
        toText = larger(toText, other.toText)
        plain = larger(plain, other.plain)
    }

    /// The distance from this side of a view to the opposite side of the next one; nil for no preference.
    func distance(to next: EdgeSpacing) -> CGFloat? {
        var found: CGFloat?
        func take(_ distance: CGFloat) { found = max(found ?? -.infinity, distance) }
        if let text, let lower = next.text {
            take((lower.leading / text.pixel - 1e-6).rounded(.up) * text.pixel)
        }
        if let mine = fromText, let theirs = next.toText { take(mine + theirs) }
        if let mine = toText, let theirs = next.fromText { take(mine + theirs) }
        if let found { return found }
        if plain == nil && next.plain == nil { return nil }
        return max(plain ?? -.infinity, next.plain ?? -.infinity)
    }
}

extension EdgeSpacing {
    /// The preferences of boxes in a row or a column.
    @MainActor
    init(of boxes: [LayoutBox], along axis: Axis, at edge: Edge) {
        self = .none
        if edge.axis == axis {
            let end = edge == .top || edge == .leading ? boxes.first : boxes.last
            self = end?.spacing(at: edge) ?? .none
        } else {
            for box in boxes { formUnion(box.spacing(at: edge)) }
        }
    }
}

extension LayoutBox {
    /// The distance to the next box of a row or a column, in points.
    final func spacing(to next: LayoutBox, along axis: Axis) -> CGFloat {
        if isSpacer || next.isSpacer { return 0 }
        let mine = spacing(at: axis == .horizontal ? .trailing : .bottom)
        let theirs = next.spacing(at: axis == .horizontal ? .leading : .top)
        return mine.distance(to: theirs) ?? EdgeSpacing.fallback
    }
}
