// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The content of a stage at one instant: its nodes, their frames and the elements that assistive technology reads.
public struct StageTree: Hashable, Sendable, Codable {
    /// An element as assistive technology sees it.
    public struct Access: Hashable, Sendable, Codable {
        /// Its place among its siblings on each level: 0.2.1.
        public var place: String
        /// The frame on the canvas, in points.
        public var frame: CGRect
        /// The role: its first trait, `group` when it holds others, `element` otherwise.
        public var role: String
        /// The accessibility label.
        public var label: String?
        /// The accessibility value.
        public var value: String?
        /// The accessibility hint.
        public var hint: String?
        /// The accessibility identifier, a name for tests.
        public var identifier: String?
        /// The names of its traits.
        public var traits: [String]
        /// The names of its actions.
        public var actions: [String]
        /// Indicates whether it can be used now.
        public var isEnabled: Bool
        /// Indicates whether the screen reader's cursor is here.
        public var isFocused: Bool
    }

    /// The nodes, each before those below it.
    public var nodes: [StageElement]
    /// The elements in reading order, each before those inside it.
    public var access: [Access]

    /// Reads the tree of a stage.
    @MainActor
    public init(_ stage: Stage) {
        nodes = stage.elements()
        access = []
        add(stage.accessibilityTree().children, below: "")
    }

    @MainActor
    private mutating func add(_ elements: [AccessibilityNode], below: String) {
        for (number, element) in elements.enumerated() {
            let place = below.isEmpty ? "\(number)" : "\(below).\(number)"
            access.append(Access(element, place: place))
            add(element.children, below: place)
        }
    }

    /// A line for each node and each element, with the word `node` or `access` in front.
    public var lines: [String] { nodes.map(Self.line) + access.map(\.line) }

    private static func line(_ node: StageElement) -> String {
        let words = [
            "node", "\(node.index)", "in", node.parent.map { "\($0)" } ?? "-", node.name, text(node.frame),
            node.path.isEmpty ? "-" : node.path,
        ]
        return (words + (node.isLeaving ? ["leaving"] : [])).joined(separator: " ")
    }

    /// A rectangle as `(x,y widthxheight)` in points with at most two decimals, or `-`.
    static func text(_ frame: CGRect?) -> String {
        guard let frame else { return "-" }
        func short(_ value: CGFloat) -> String {
            guard value.isFinite, abs(value) < 1e9 else { return "inf" }
            let rounded = (Double(value) * 100).rounded() / 100
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        return "(\(short(frame.minX)),\(short(frame.minY)) \(short(frame.width))x\(short(frame.height)))"
    }
}

extension StageTree.Access {
    @MainActor
    fileprivate init(_ node: AccessibilityNode, place: String) {
        self.place = place
        frame = node.frame
        traits = node.traits.names
        role = traits.first ?? (node.children.isEmpty ? "element" : "group")
        (label, value, hint, identifier) = (node.label, node.value, node.hint, node.identifier)
        let isPressed = !node.traits.isDisjoint(with: [.isButton, .isLink, .isTextField])
        actions =
            (isPressed ? ["activate"] : []) + (node.isAdjustable ? ["adjust"] : []) + node.actionNames
        (isEnabled, isFocused) = (node.isEnabled, node.isFocused)
    }

    var line: String {
        var words = ["access", place, role, StageTree.text(frame)]
        for (name, text) in [("label", label), ("value", value), ("hint", hint)] {
            if let text { words.append("\(name)=\"\(text.replacing("\n", with: "\\n"))\"") }
        }
        if let identifier { words.append("id=\(identifier)") }
        if !traits.isEmpty { words.append("traits=\(traits.joined(separator: ","))") }
        if !actions.isEmpty { words.append("actions=\(actions.joined(separator: ","))") }
        if !isEnabled { words.append("disabled") }
        if isFocused { words.append("focused") }
        return words.joined(separator: " ")
    }
}
