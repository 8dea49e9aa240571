// Licensed under the Apache License, Version 2.0.

public import Foundation

/// An element as assistive technology sees it.
@MainActor
public struct AccessibilityNode {
    /// The frame on the canvas, in points.
    public var frame: CGRect
    /// The label.
    public var label: String?
    /// Its present value.
    public var value: String?
    /// The effect of using it.
    public var hint: String?
    /// A name for tests.
    public var identifier: String?
    /// The traits.
    public var traits: AccessibilityTraits = []
    /// The level of a header.
    public var headingLevel = AccessibilityHeadingLevel.unspecified
    /// The names by which a user of voice control addresses it; its label if there are none.
    public var inputLabels: [String] = []
    /// Indicates whether it is enabled.
    public var isEnabled = true
    /// Indicates whether the screen reader's cursor is here.
    public var isFocused = false
    /// Indicates whether it takes part in interaction; nil if unspecified.
    public var respondsToUserInteraction: Bool?
    /// Its place in the reading order before others of the same container.
    public var sortPriority = 0.0
    /// The way in which a screen reader speaks it.
    public var speech = SpeechTraits()
    /// The rotors through whose entries its user can step.
    public var rotors: [Rotor] = []
    /// Facts beyond the label and the value, which its user can ask for.
    public var customContent: [CustomContent] = []
    /// The elements inside, in reading order.
    public var children: [AccessibilityNode] = []
    var activate: AccessibilityAction?
    var actions = AccessibilityActionSet()
    var moveCursor: ((Bool, AccessibilityTechnologies) -> Void)?
    /// The box that the element stands for: a finger that is meant for the element has to meet it.
    weak var box: LayoutBox?

    init(frame: CGRect) { self.frame = frame }

    /// Places that a screen reader's user can step through.
    public struct Rotor: Hashable, Sendable {
        /// The name of the kind of places.
        public var name: String
        /// The labels of the places.
        public var entries: [String]
    }

    /// A part of what an element has to say, which is read on demand.
    public struct CustomContent: Hashable, Sendable {
        /// The name of the part.
        public var label: String
        /// Its value.
        public var value: String
        /// Indicates whether it is read with the element, without being asked for.
        public var isImportant: Bool
        /// The name by which a later value replaces it.
        var id: String?
    }

    /// The names that the app gave to actions, in order.
    public var actionNames: [String] { actions.named.map(\.name) }
    /// Indicates whether its value can be changed by a swipe up or down.
    public var isAdjustable: Bool { actions.adjust != nil }

    /// The element and those inside, in reading order.
    public var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }

    /// The element as lines of text, those inside indented.
    public func lines(indent: Int = 0) -> [String] {
        var words = traits.names
        if headingLevel != .unspecified { words.append("level=\(headingLevel.rawValue)") }
        if isAdjustable { words.append("adjustable") }
        if let label { words.append("\"\(label)\"") }
        if let value { words.append("value=\"\(value)\"") }
        if let hint { words.append("hint=\"\(hint)\"") }
        if let identifier { words.append("id=\(identifier)") }
        if !inputLabels.isEmpty { words.append("input=\(inputLabels.joined(separator: "|"))") }
        if !actions.named.isEmpty { words.append("actions=\(actionNames.joined(separator: "|"))") }
        words += speech.words
        words += customContent.map { "\($0.isImportant ? "more!" : "more")=\($0.label):\($0.value)" }
        words += rotors.map { "rotor=\($0.name):\($0.entries.joined(separator: "|"))" }
        if !isEnabled { words.append("disabled") }
        if isFocused { words.append("focused") }
        func short(_ x: CGFloat) -> String {
            let rounded = (Double(x) * 10).rounded() / 10
            return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
        }
        words.append(
            "(\(short(frame.minX)),\(short(frame.minY)) \(short(frame.width))x\(short(frame.height)))")
        let line = String(repeating: "  ", count: indent) + words.joined(separator: " ")
        return [line] + children.flatMap { $0.lines(indent: indent + 1) }
    }
}

/// The transform from a box to the canvas while elements are collected.
@MainActor
struct AccessibilityContext {
    var toCanvas: CGAffineTransform

    func entering(_ box: LayoutBox) -> AccessibilityContext {
        AccessibilityContext(
            toCanvas: box.contentTransform
                .concatenating(CGAffineTransform(translationX: box.frame.minX, y: box.frame.minY))
                .concatenating(toCanvas))
    }

    /// The frame on the canvas of the box that was entered last.
    func frame(of box: LayoutBox) -> CGRect {
        CGRect(origin: .zero, size: box.frame.size).applying(toCanvas)
    }
}

extension LayoutBox {
    /// Returns the elements of this box, given the way to the box around it; each knows the innermost box that it
    /// stands for.
    final func elements(in outer: AccessibilityContext) -> [AccessibilityNode] {
        var nodes = accessibilityNodes(outer.entering(self))
        for index in nodes.indices where nodes[index].box == nil { nodes[index].box = self }
        return nodes
    }
}

extension [AccessibilityNode] {
    /// The elements of one container as they are read: higher priorities first, then row by row.
    ///
    /// Where one is modal, nothing beside it is read.
    @MainActor
    func inReadingOrder(rightToLeft: Bool) -> [AccessibilityNode] {
        guard count > 1 else { return self }
        let modal = filter { $0.traits.contains(.isModal) }
        let read = modal.isEmpty ? self : modal
        let levels = Dictionary(grouping: read.indices, by: { -read[$0].sortPriority })
        return levels.keys.sorted().flatMap { level in
            (levels[level] ?? []).map { read[$0] }.inRows(rightToLeft: rightToLeft) { $0.frame }
        }
    }

    /// The elements in reading order in a left-to-right layout.
    @MainActor
    var inReadingOrder: [AccessibilityNode] { inReadingOrder(rightToLeft: false) }
}
