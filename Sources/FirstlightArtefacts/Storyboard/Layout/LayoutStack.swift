// Licensed under the Apache License, Version 2.0.

/// The rules by which a stack view arranges its views.
struct LayoutStack: Sendable {
    struct Rule: Sendable {
        var expression: LinearExpression
        var relation: LinearRule.Relation
        var priority = 1000.0
        var text: String
    }

    private(set) var rules: [Rule] = []
    private let isVertical: Bool
    private let spacing: Double
    private let distribution: String
    private let alignment: String
    private let outer: LayoutBox
    private var last: (box: LayoutBox, size: Double?)?
    private var first: (box: LayoutBox, size: Double?)?
    private var firstGap: LinearExpression?

    init(view: StoryboardView, box: LayoutBox) {
        isVertical = view.markup["axis"] == "vertical"
        let spacing = view.markup.number("spacing") ?? 0
        self.spacing = min(LayoutBuilder.limit, max(-LayoutBuilder.limit, spacing))
        distribution = view.markup["distribution"] ?? "fill"
        alignment = view.markup["alignment"] ?? "fill"
        outer =
            view.markup.flag("layoutMarginsRelativeArrangement") == true ? box.inset(by: box.margins) : box
        // The stack is no wider across than its views need.
        require(across(outer).length, .zero, priority: 51, "fit")
    }

    private func along(_ box: LayoutBox) -> (
        start: LinearExpression, end: LinearExpression, length: LinearExpression
    ) {
        isVertical ? (box.top, box.bottom, box.height) : (box.left, box.right, box.width)
    }

    private func across(_ box: LayoutBox) -> (
        start: LinearExpression, end: LinearExpression, length: LinearExpression
    ) {
        isVertical ? (box.left, box.right, box.width) : (box.top, box.bottom, box.height)
    }

    private mutating func require(
        _ expression: LinearExpression, _ relation: LinearRule.Relation, priority: Double = 1000,
        _ text: String
    ) {
        rules.append(Rule(expression: expression, relation: relation, priority: priority, text: text))
    }

    /// Arranges the next view; the rule for the last one's end follows each time and replaces the one before.
    mutating func add(_ box: LayoutBox, content: StoryboardSize?, isHidden: Bool) {
        if isHidden {
            require(along(box).length, .zero, "hidden")
            return
        }
        rules.removeAll { $0.text == "end" }
        let size = content.map { isVertical ? $0.height : $0.width }
        if let last {
            follow(box, last.box)
            compare(box, size)
        } else {
            require(along(box).start - along(outer).start, .zero, "start")
            first = (box, size)
        }
        last = (box, size)
        require(along(outer).end - along(box).end, .zero, "end")
        align(box)
    }

    private mutating func follow(_ box: LayoutBox, _ before: LayoutBox) {
        let gap = along(box).start - along(before).end
        switch distribution {
        case "equalSpacing", "equalCentering":
            require(gap + -spacing, .atLeastZero, "spacing")
            let middles = gap + along(box).length * 0.5 + along(before).length * 0.5
            let step = distribution == "equalSpacing" ? gap : middles
            if let firstGap {
                require(
                    step - firstGap, .zero, priority: distribution == "equalSpacing" ? 1000 : 150, "spacing")
            } else {
                firstGap = step
            }
        default: require(gap + -spacing, .zero, "spacing")
        }
    }

    private mutating func compare(_ box: LayoutBox, _ size: Double?) {
        guard let first else { return }
        if distribution == "fillEqually" {
            require(along(box).length - along(first.box).length, .zero, "equal size")
        } else if distribution == "fillProportionally", let size, let other = first.size, other > 0 {
            require(
                along(box).length - along(first.box).length * (size / other), .zero, priority: 999,
                "proportion")
        }
    }

    private mutating func align(_ box: LayoutBox) {
        let (inner, outer) = (across(box), across(outer))
        let (before, after) = (inner.start - outer.start, outer.end - inner.end)
        switch alignment {
        case "leading", "top":
            require(before, .zero, "alignment")
            require(after, .atLeastZero, "alignment")
        case "trailing", "bottom":
            require(after, .zero, "alignment")
            require(before, .atLeastZero, "alignment")
        case "center":
            require(before - after, .zero, "alignment")
            require(before, .atLeastZero, "alignment")
        case "firstBaseline", "lastBaseline":
            let line: LayoutAttribute = alignment == "firstBaseline" ? .firstBaseline : .lastBaseline
            if let first, first.box.top != box.top {
                require(box.value(line) - first.box.value(line), .zero, "alignment")
            }
            require(before, .atLeastZero, "alignment")
            require(after, .atLeastZero, "alignment")
        default:
            require(before, .zero, "alignment")
            require(after, .zero, "alignment")
        }
    }
}
