// Licensed under the Apache License, Version 2.0.

/// Turns the constraints, masks and contents of a launch screen into rules for the solver.
struct LayoutBuilder: Sendable {
    /// The largest number of points that a document may contain.
    static let limit = 1e6

    let storyboard: LaunchStoryboard
    let scene: StoryboardScene
    let tree: LayoutTree
    let measures: LaunchMeasures
    private(set) var system = LayoutSystem()
    private(set) var boxes: [LayoutBox] = []
    /// The values of the unknowns when nothing else decides: the corner of the view around it, and no size.
    private(set) var stays: [Int: LinearRule] = [:]
    private var items: [String: LayoutBox] = [:]
    private var places: [String: Int] = [:]

    init(storyboard: LaunchStoryboard, scene: StoryboardScene, tree: LayoutTree, measures: LaunchMeasures) {
        (self.storyboard, self.scene, self.tree, self.measures) = (storyboard, scene, tree, measures)
    }

    mutating func build(insets: [StoryboardInsets]) throws(ArtefactProblem) {
        for (place, node) in tree.nodes.enumerated() {
            let box = try box(of: node, at: place)
            boxes.append(margins(of: node, box, insets: node.parent == nil ? tree.safeArea : insets[place]))
            if items[node.view.id] == nil {
                items[node.view.id] = boxes[place]
                places[node.view.id] = place
            }
            addGuides(of: node, boxes[place], insets: node.parent == nil ? tree.safeArea : insets[place])
        }
        addBarGuides()
        guard storyboard.usesAutolayout else { return }
        let left = leftOut
        for (place, node) in tree.nodes.enumerated() {
            if node.view.kind == "stackView" { addStack(node.view, at: place) }
            let excluded = tree.traits.excluded("constraints", of: node.view.markup)
            for constraint in node.view.constraints
            where !constraint.isPlaceholder && (constraint.id.isEmpty || !excluded.contains(constraint.id))
                && left.isDisjoint(with: [constraint.firstItem, constraint.secondItem].compactMap(\.self))
            {
                try add(constraint, of: place)
            }
        }
    }

    /// The ids of the views that are not there on this screen, with their guides: so are their constraints.
    private var leftOut: Set<String> {
        let views = tree.nodes.first?.view.all ?? []
        let ids = views.flatMap { [$0.id] + $0.layoutGuides.values }
        return Set(ids).subtracting(items.keys)
    }

    func conflict(_ origins: [Int]) -> LayoutConflict {
        LayoutConflict(
            members: origins.map { place in
                let origin = system.origins[place]
                return LayoutConflict.Member(id: origin.id, line: origin.line, text: origin.text)
            })
    }

    private func problem(_ element: MarkupElement, _ reason: String) -> ArtefactProblem {
        let name = element["id"].map { "\(element.name) \($0)" } ?? element.name
        return ArtefactProblem(file: storyboard.file, line: element.line, element: name, reason: reason)
    }

    // MARK: - Views

    private mutating func box(of node: LayoutTree.Node, at place: Int) throws(ArtefactProblem) -> LayoutBox {
        let view = node.view
        guard let parent = node.parent else {
            return LayoutBox(
                StoryboardRect(x: 0, y: 0, width: tree.screen.size.width, height: tree.screen.size.height))
        }
        let frame = view.frame ?? StoryboardRect(x: 0, y: 0, width: 0, height: 0)
        guard [frame.x, frame.y, frame.width, frame.height].allSatisfy({ abs($0) <= Self.limit }) else {
            throw problem(view.markup, "has a frame that no screen can hold")
        }
        let isArranged = tree.nodes[parent].view.kind == "stackView" && storyboard.usesAutolayout
        if !isArranged && (view.translatesMask || view.hasFixedFrame || !storyboard.usesAutolayout) {
            return maskedBox(of: view, frame, inside: parent)
        }
        let first = system.add(unknowns: 4)
        var box = LayoutBox(unknowns: first)
        let outer = boxes[parent]
        stays[first] = stay(box.left - outer.left, priority: -2)
        stays[first + 1] = stay(box.top - outer.top, priority: -2)
        stays[first + 2] = stay(box.width, priority: -1)
        stays[first + 3] = stay(box.height, priority: -1)
        for (size, name) in [(box.width, "width"), (box.height, "height")] {
            system.add(size, .atLeastZero, implied("\(view.id).\(name) >= 0", view.markup))
        }
        if let content = measures.content(of: view) { try addContent(content, of: view, to: &box) }
        return box
    }

    private func stay(_ expression: LinearExpression, priority: Double) -> LinearRule {
        LinearRule(expression: expression, relation: .zero, priority: priority, origin: -1)
    }

    func implied(_ text: String, _ element: MarkupElement) -> LayoutOrigin {
        LayoutOrigin(line: element.line, id: "", text: text, isImplied: true)
    }

    /// Returns the box that follows from the mask: stretchable parts take their share of the change by their size in
    /// the editor.
    private func maskedBox(of view: StoryboardView, _ frame: StoryboardRect, inside parent: Int) -> LayoutBox
    {
        let outer = boxes[parent]
        let mask = view.hasFixedFrame && !view.translatesMask ? [] : view.autoresizing
        var old = tree.nodes[parent].view.frame ?? frame
        if parent == 0, tree.nodes[0].view.frame == nil {
            old = StoryboardRect(x: 0, y: 0, width: tree.screen.size.width, height: tree.screen.size.height)
        }
        let across = Self.stretched(
            [frame.x, frame.width, old.width - frame.right], outer.width - LinearExpression(old.width),
            flexible: ["flexibleMinX", "widthSizable", "flexibleMaxX"].map(mask.contains))
        let down = Self.stretched(
            [frame.y, frame.height, old.height - frame.bottom], outer.height - LinearExpression(old.height),
            flexible: ["flexibleMinY", "heightSizable", "flexibleMaxY"].map(mask.contains))
        return LayoutBox(
            left: outer.left + across.start, top: outer.top + down.start, width: across.length,
            height: down.length)
    }

    private static func stretched(
        _ parts: [Double], _ change: LinearExpression, flexible: [Bool]
    ) -> (start: LinearExpression, length: LinearExpression) {
        let weights = zip(parts, flexible).map { $1 ? max(0, $0) : 0 }
        let sum = weights.reduce(0, +)
        let count = Double(flexible.filter { $0 }.count)
        let shares = zip(weights, flexible).map { sum > 0 ? $0 / sum : $1 ? 1 / count : 0 }
        return (
            LinearExpression(parts[0]) + change * shares[0], LinearExpression(parts[1]) + change * shares[1]
        )
    }

    private mutating func addContent(
        _ content: LaunchMeasures.Text, of view: StoryboardView, to box: inout LayoutBox
    ) throws(ArtefactProblem) {
        box.baselines = (content.firstBaseline, content.lastBaseline)
        let sides = [
            (
                box.width, content.size.width, view.hugging.horizontal, view.compressionResistance.horizontal,
                "width"
            ),
            (
                box.height, content.size.height, view.hugging.vertical, view.compressionResistance.vertical,
                "height"
            ),
        ]
        for (side, size, hugging, resistance, name) in sides {
            guard (0...Self.limit).contains(size) else {
                throw problem(view.markup, "has a content that no screen can hold")
            }
            let more = side - LinearExpression(size)
            let text = "\(view.id).\(name) of its content"
            system.add(more * -1, .atLeastZero, priority: hugging, implied(text, view.markup))
            system.add(more, .atLeastZero, priority: resistance, implied(text, view.markup))
        }
    }

    // MARK: - Guides

    private func margins(of node: LayoutTree.Node, _ box: LayoutBox, insets: StoryboardInsets) -> LayoutBox {
        // A root view has no margins up and down, and wider ones on large screens.
        let side = node.parent == nil ? (tree.screen.size.width >= 414 ? 20.0 : 16) : 8
        let ends = node.parent == nil ? 0.0 : 8
        var margins = StoryboardInsets(top: ends, left: side, bottom: ends, right: side)
        if let own = node.view.markup.child("edgeInsets", key: "layoutMargins")
            ?? node.view.markup.child("directionalEdgeInsets", key: "directionalLayoutMargins")
        {
            margins = StoryboardInsets(
                top: own.number("top") ?? ends, left: own.number("left") ?? own.number("leading") ?? side,
                bottom: own.number("bottom") ?? ends,
                right: own.number("right") ?? own.number("trailing") ?? side)
        }
        if node.view.markup.flag("insetsLayoutMarginsFromSafeArea") ?? true {
            margins.top += insets.top
            margins.left += insets.left
            margins.bottom += insets.bottom
            margins.right += insets.right
        }
        var box = box
        box.margins = margins
        return box
    }

    private mutating func addGuides(of node: LayoutTree.Node, _ box: LayoutBox, insets: StoryboardInsets) {
        for (key, id) in node.view.layoutGuides.sorted(by: { $0.key < $1.key }) where items[id] == nil {
            switch key {
            case "safeArea": items[id] = box.inset(by: insets)
            case "layoutMargins", "readableContent": items[id] = box.inset(by: box.margins)
            case "keyboard":
                // Without a keyboard the guide is the bottom of the safe area.
                let end = box.bottom + -insets.bottom
                items[id] = LayoutBox(left: box.left, top: end, width: box.width, height: LinearExpression(0))
            case "contentLayoutGuide":
                let first = system.add(unknowns: 4)
                var content = LayoutBox(unknowns: first)
                (content.left, content.top) = (box.left, box.top)
                items[id] = content
            default: items[id] = box
            }
        }
    }

    private mutating func addBarGuides() {
        guard let guides = scene.controller?.layoutGuides else { return }
        let (size, safe) = (tree.screen.size, tree.safeArea)
        if let id = guides["top"], items[id] == nil {
            items[id] = LayoutBox(StoryboardRect(x: 0, y: 0, width: size.width, height: safe.top))
        }
        if let id = guides["bottom"], items[id] == nil {
            items[id] = LayoutBox(
                StoryboardRect(x: 0, y: size.height - safe.bottom, width: size.width, height: safe.bottom))
        }
    }

    // MARK: - Constraints

    private mutating func add(_ constraint: StoryboardConstraint, of owner: Int) throws(ArtefactProblem) {
        let markup = constraint.markup
        guard let relation = constraint.relation, let priority = constraint.priority,
            let multiplier = constraint.multiplier,
            let first = LayoutAttribute(name: constraint.firstAttribute),
            let second = LayoutAttribute(name: constraint.secondAttribute ?? "notAnAttribute")
        else {
            throw problem(markup, "has an attribute, a relation or a number that has no meaning")
        }
        let written = tree.traits.value("constant", of: markup)
        guard let constant = written.map(StoryboardNumber.value) ?? 0, abs(constant) <= Self.limit,
            abs(multiplier) <= Self.limit
        else {
            throw problem(markup, "has a constant or a multiplier that no screen can hold")
        }
        let left = try value(first, of: constraint.firstItem, in: constraint, owner)
        let right = try value(second, of: constraint.secondItem, in: constraint, owner)
        let difference = left - right * multiplier + -constant
        let origin = LayoutOrigin(
            line: markup.line, id: constraint.id, text: constraint.text, isImplied: false)
        switch relation {
        case .equal: system.add(difference, .zero, priority: priority, origin)
        case .greaterThanOrEqual: system.add(difference, .atLeastZero, priority: priority, origin)
        case .lessThanOrEqual: system.add(difference * -1, .atLeastZero, priority: priority, origin)
        }
    }

    /// A value in the coordinates of the view that holds the constraint, in which its multiplier counts.
    private func value(
        _ attribute: LayoutAttribute, of item: String?, in constraint: StoryboardConstraint, _ owner: Int
    ) throws(ArtefactProblem) -> LinearExpression {
        guard attribute != .notAnAttribute else { return LinearExpression(0) }
        let outer = boxes[owner]
        guard let box = item == nil ? outer : items[item ?? ""] else {
            throw problem(constraint.markup, "names the item \(item ?? ""), which the document does not have")
        }
        if attribute.isSize { return box.value(attribute) }
        return box.value(attribute) - (attribute.isAcross ? outer.left : outer.top)
    }

    // MARK: - Stacks

    private mutating func addStack(_ view: StoryboardView, at place: Int) {
        let arranged = tree.nodes.indices.filter { tree.nodes[$0].parent == place }
        var stack = LayoutStack(view: view, box: boxes[place])
        for index in arranged {
            let inner = tree.nodes[index].view
            stack.add(boxes[index], content: measures.content(of: inner)?.size, isHidden: inner.isHidden)
        }
        for rule in stack.rules {
            let origin = implied("\(view.id) arranges its views: \(rule.text)", view.markup)
            system.add(rule.expression, rule.relation, priority: rule.priority, origin)
        }
    }
}

extension StoryboardConstraint {
    /// The constraint as a formula.
    var text: String {
        let signs: [Relation: String] = [.equal: "=", .greaterThanOrEqual: ">=", .lessThanOrEqual: "<="]
        var parts = ["\(firstItem ?? "self").\(firstAttribute)", relation.flatMap { signs[$0] } ?? "?"]
        if let secondAttribute { parts.append("\(secondItem ?? "self").\(secondAttribute)") }
        if let multiplier = markup["multiplier"] { parts.append("* \(multiplier)") }
        if let constant = markup["constant"] {
            parts.append(secondAttribute == nil ? constant : "+ \(constant)")
        }
        return parts.joined(separator: " ")
    }
}
