// Licensed under the Apache License, Version 2.0.

import Foundation

/// The relation of a gesture to those inside its view.
enum GesturePlace { case normal, before, beside }

/// The gestures that are followed where one is added to a view.
public struct GestureMask: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each part.
    public let rawValue: UInt32
    /// Creates a mask from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Neither the added gesture nor those inside the view.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures inside the view.
    public static let subviews = GestureMask(rawValue: 2)
    /// The added gesture and those inside the view.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture of a view, with the actions that it holds back because other gestures come before it.
@MainActor
final class GestureSession {
    let machine: AnyGestureMachine
    init(_ machine: AnyGestureMachine) { self.machine = machine }
}

/// A box with a gesture.
final class GestureBox: WrapperBox, TouchResponder {
    typealias Setting = (place: GesturePlace, mask: GestureMask, activation: (() -> Void)?)
    let session: GestureSession
    private let setting: () -> Setting

    init(
        owner: Node, content: LayoutBox, session: GestureSession, setting: @escaping () -> Setting
    ) {
        self.session = session
        self.setting = setting
        super.init(owner: owner, content: content)
    }

    override var responder: (any TouchResponder)? { self }
    override var respondsInGaps: Bool { false }

    var place: GesturePlace { setting().place }
    /// A view that is disabled does not take its own gesture.
    var takesGesture: Bool { setting().mask.contains(.gesture) && owner.environment.isEnabled }
    var takesSubviews: Bool { setting().mask.contains(.subviews) }

    func touchBegan(at point: CGPoint) {}
    func touchEnded(by translation: CGSize, inside: Bool) {}

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        let nodes = super.accessibilityNodes(context)
        guard let action = setting().activation, takesGesture else { return nodes }
        return nodes.map { node in
            var node = node
            node.activate = node.activate ?? AccessibilityAction(action)
            return node
        }
    }
}
