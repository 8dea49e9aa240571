// Licensed under the Apache License, Version 2.0.

import Foundation

/// Keys that are held beside another one.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates keys from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the block of numbers.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// An entry of a menu that has a method called of whoever has the focus; nobody opens such a menu here.
@MainActor
@preconcurrency
open class UICommand: UIMenuElement {
    /// The method.
    public let action: Selector
    /// The object that the entry stands for, as the app says it.
    public let propertyList: Any?
    /// The words about the entry where they are longer than its title.
    open var discoverabilityTitle: String?
    /// The kinds.
    open var attributes: Attributes
    /// The state.
    open var state: State

    /// Creates an item.
    public init(
        title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        (self.action, self.propertyList) = (action, propertyList)
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
        super.init(title: title, image: image)
    }
}

/// Keys of a keyboard that have a method called, which nobody presses here; `keyboardShortcut` works.
@MainActor
@preconcurrency
open class UIKeyCommand: UICommand {
    /// The character of the key, or the name of one without.
    public let input: String?
    /// The keys that are held beside it.
    public let modifierFlags: UIKeyModifierFlags
    /// Indicates whether the app has the keys before the system.
    open var wantsPriorityOverSystemBehavior = false

    /// Creates keys that have a method called.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(title: "", action: action)
    }
    /// Creates keys that have a method called, with words about them.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.discoverabilityTitle = discoverabilityTitle
    }
    /// Creates keys that have a method called, and an entry of a menu.
    public init(
        title: String, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off
    ) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(
            title: title, image: image, action: action, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// The arrow up.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow down.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// Page up.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// Page down.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// End.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// Backspace.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
}
