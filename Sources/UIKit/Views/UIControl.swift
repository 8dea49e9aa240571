// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// A control.
@MainActor
@preconcurrency
open class UIControl: UIView {
    /// The states of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates states from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The usual one.
        public static let normal = State([])
        /// Touched.
        public static let highlighted = State(rawValue: 1)
        /// Without use.
        public static let disabled = State(rawValue: 2)
        /// Chosen.
        public static let selected = State(rawValue: 4)
    }

    /// Events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates events from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger comes down.
        public static let touchDown = Event(rawValue: 1)
        /// A finger leaves inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger leaves outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch is taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// Its main use.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text has changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ends.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ends by the key for return.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Each event.
        public static let allEvents = Event(rawValue: .max)
    }

    private var actions: [(action: UIAction, events: Event)] = []
    private var targets: [(call: TargetAction, events: Event)] = []
    /// Indicates whether the control is enabled.
    open var isEnabled = true
    /// Indicates whether the control is selected.
    open var isSelected = false
    /// Indicates whether a finger is on it.
    open var isHighlighted = false

    /// Has a method of an object called at events, until the object is released.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.append((TargetAction(target, action), controlEvents))
    }
    /// Ends having a method of an object called at events; nil stands for each object, and each method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { entry in
            (object == nil || entry.call.target === object)
                && (action == nil || entry.call.action == action)
                && !entry.events.isDisjoint(with: controlEvents)
        }
    }
    /// Has an action done at events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append((action, controlEvents))
    }
    /// Has an action no longer done at events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
    }
    /// Does what is to be done at events.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
            entry.action.perform(from: self)
        }
        for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
            entry.call.perform(from: self)
        }
    }
}

/// An entry of a menu of UIKit.
@MainActor
@preconcurrency
open class UIMenuElement: NSObject {
    /// The kinds of an entry.
    public struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates kinds from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Without use.
        public static let disabled = Attributes(rawValue: 1)
        /// One that destroys something.
        public static let destructive = Attributes(rawValue: 2)
        /// Not seen.
        public static let hidden = Attributes(rawValue: 4)
    }
    /// The states of an entry.
    public enum State: Int, Sendable {
        /// Without a sign.
        case off
        /// With a sign.
        case on
        /// With a sign of some.
        case mixed
    }
    /// The title.
    public let title: String
    /// The image.
    public let image: UIImage?
    init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}

/// Something that a control of UIKit does.
@MainActor
@preconcurrency
open class UIAction: UIMenuElement {
    /// A name of an action.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    private let handler: (UIAction) -> Void
    /// The kinds.
    open var attributes: Attributes
    /// The state.
    open var state: State
    /// The control that has just done it.
    open private(set) weak var sender: AnyObject?

    /// Creates an action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        self.handler = handler
        (self.attributes, self.state) = (attributes, state)
        super.init(title: title, image: image)
    }

    func perform(from sender: AnyObject) {
        self.sender = sender
        handler(self)
    }
}
