// Licensed under the Apache License, Version 2.0.

public import Foundation

/// What an element is, for assistive technology.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt
    /// Creates traits from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It can be activated.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// It starts a section.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// It is chosen among others.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// It opens an address.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// It is text that is only read.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// Its value changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
    /// Nothing outside it can be reached.
    public static let isModal = AccessibilityTraits(rawValue: 128)
    /// It takes typed text.
    public static let isTextField = AccessibilityTraits(rawValue: 256)

    /// The names of the traits, in a fixed order.
    public var names: [String] {
        let all: [(AccessibilityTraits, String)] = [
            (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
            (.isImage, "image"), (.isStaticText, "text"), (.updatesFrequently, "updatesFrequently"),
            (.isModal, "modal"), (.isTextField, "textField"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}

/// Something that assistive technology can make an element do.
@MainActor
public struct AccessibilityAction {
    let perform: () -> Void
    init(_ perform: @escaping () -> Void) { self.perform = perform }
}

/// An element as assistive technology sees it.
@MainActor
public struct AccessibilityNode {
    /// Where it is on the canvas, in points.
    public var frame: CGRect
    /// What it is called.
    public var label: String?
    /// Its present value.
    public var value: String?
    /// What happens when it is used.
    public var hint: String?
    /// A name for tests.
    public var identifier: String?
    /// What it is.
    public var traits: AccessibilityTraits = []
    /// Whether it can be used now.
    public var isEnabled = true
    /// Whether the screen reader's cursor was moved here.
    public var isFocused = false
    /// Its place in the reading order before others of the same container.
    public var sortPriority = 0.0
    /// The elements inside, in reading order.
    public var children: [AccessibilityNode] = []
    var activate: AccessibilityAction?

    init(frame: CGRect) { self.frame = frame }

    /// The element and those inside, in reading order.
    public var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }

    /// The element as lines of text, those inside indented.
    public func lines(indent: Int = 0) -> [String] {
        var words = traits.names
        if let label { words.append("\"\(label)\"") }
        if let value { words.append("value=\"\(value)\"") }
        if let hint { words.append("hint=\"\(hint)\"") }
        if let identifier { words.append("id=\(identifier)") }
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

/// The way from a box to the canvas while elements are collected.
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

extension Stage {
    /// What assistive technology sees now, as one element that holds all others.
    public func accessibilityTree() -> AccessibilityNode {
        update()
        layout()
        var root = AccessibilityNode(frame: CGRect(origin: .zero, size: configuration.size))
        if let rootBox {
            root.children =
                rootBox.accessibilityNodes(AccessibilityContext(toCanvas: .identity))
                .inReadingOrder
        }
        return root
    }

    /// Activates the first element with a label, as a screen reader's double tap does.
    ///
    /// Returns false when there is none or it cannot be used.
    @discardableResult
    public func activate(label: String) -> Bool {
        let found = accessibilityTree().flattened.first {
            ($0.label == label || $0.identifier == label) && $0.activate != nil && $0.isEnabled
        }
        guard let action = found?.activate else { return false }
        react { action.perform() }
        return true
    }
}

extension Stage {
    /// Touches the middle of the first button or field with a label, as a finger would.
    ///
    /// Returns false when there is none, or when nothing there takes touches.
    @discardableResult
    public func tap(label: String) -> Bool {
        let found = accessibilityTree().flattened.first {
            ($0.label == label || $0.identifier == label) && $0.activate != nil && $0.isEnabled
        }
        guard let frame = found?.frame else { return false }
        tap(at: CGPoint(x: frame.midX, y: frame.midY))
        return true
    }
}

extension [AccessibilityNode] {
    /// Higher priorities first; among equals, the order of the views.
    @MainActor
    var inReadingOrder: [AccessibilityNode] {
        enumerated().sorted {
            (-$0.element.sortPriority, $0.offset) < (-$1.element.sortPriority, $1.offset)
        }.map(\.element)
    }
}
