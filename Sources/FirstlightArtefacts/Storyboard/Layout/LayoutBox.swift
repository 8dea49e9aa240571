// Licensed under the Apache License, Version 2.0.

/// The edges of a view or a guide as expressions, in the coordinates of the screen.
struct LayoutBox: Sendable {
    var left: LinearExpression
    var top: LinearExpression
    var width: LinearExpression
    var height: LinearExpression
    var margins = StoryboardInsets()
    /// The distances of the first line's baseline from the top and of the last one's from the bottom.
    var baselines = (first: nil as Double?, last: nil as Double?)

    var right: LinearExpression { left + width }
    var bottom: LinearExpression { top + height }

    init(left: LinearExpression, top: LinearExpression, width: LinearExpression, height: LinearExpression) {
        (self.left, self.top, self.width, self.height) = (left, top, width, height)
    }

    /// Creates a box of four unknowns.
    init(unknowns first: Int) {
        self.init(
            left: LinearExpression(unknown: first), top: LinearExpression(unknown: first + 1),
            width: LinearExpression(unknown: first + 2), height: LinearExpression(unknown: first + 3))
    }

    /// Creates a box whose place is known.
    init(_ rect: StoryboardRect) {
        self.init(
            left: LinearExpression(rect.x), top: LinearExpression(rect.y),
            width: LinearExpression(rect.width),
            height: LinearExpression(rect.height))
    }

    /// The box within insets.
    func inset(by insets: StoryboardInsets) -> LayoutBox {
        LayoutBox(
            left: left + insets.left, top: top + insets.top, width: width + (-insets.left - insets.right),
            height: height + (-insets.top - insets.bottom))
    }

    /// The value of an attribute, for a language that is written from left to right.
    func value(_ attribute: LayoutAttribute) -> LinearExpression {
        let inner = inset(by: margins)
        switch attribute {
        case .left, .leading: return left
        case .right, .trailing: return right
        case .top: return top
        case .bottom: return bottom
        case .width: return width
        case .height: return height
        case .centerX: return left + width * 0.5
        case .centerY: return top + height * 0.5
        case .firstBaseline: return baselines.first.map { top + $0 } ?? bottom
        case .baseline, .lastBaseline: return baselines.last.map { bottom + -$0 } ?? bottom
        case .leftMargin, .leadingMargin: return inner.left
        case .rightMargin, .trailingMargin: return inner.right
        case .topMargin: return inner.top
        case .bottomMargin: return inner.bottom
        case .centerXWithinMargins: return inner.left + inner.width * 0.5
        case .centerYWithinMargins: return inner.top + inner.height * 0.5
        case .notAnAttribute: return LinearExpression(0)
        }
    }

    /// The rectangle for the values of the unknowns.
    func rect(_ values: [Double]) -> StoryboardRect {
        StoryboardRect(
            x: left.value(values), y: top.value(values), width: max(0, width.value(values)),
            height: max(0, height.value(values)))
    }
}
