// Licensed under the Apache License, Version 2.0.

/// The box of a control that keys can use.
@MainActor
protocol ShortcutBox: LayoutBox {
    /// Triggers the control as a touch does; returns false for a disabled one.
    func performShortcut() -> Bool
    /// Indicates whether the control acts again while its shortcut is held.
    var repeatsShortcut: Bool { get }
}

extension ShortcutBox {
    var repeatsShortcut: Bool { false }
}

extension Stage {
    /// Triggers the first control of the window, or of a presentation over it, whose shortcut was pressed.
    ///
    /// Controls of screens that others cover in a navigation stack are found as well, as on the system. An alert
    /// without a shortcut for escape is cancelled by it. A key that repeats is for controls that do.
    func perform(shortcut key: HeldKey, again: Bool = false) -> Bool {
        let isEscape = !again && key.special == .escape && key.modifiers.isEmpty
        for feature in features where isEscape && feature.pressEscape() { return true }
        let top = topLayer
        guard let start = top?.owner ?? root else { return false }
        if start.performShortcut(key, again) { return true }
        guard let top, isEscape else { return false }
        return top.pressEscape()
    }
}

extension Node {
    /// Looks for the control in the order of the views.
    fileprivate func performShortcut(_ key: HeldKey, _ again: Bool) -> Bool {
        if let shortcut = environment.keyboardShortcut,
            shortcut.matches(key, rightToLeft: environment.layoutDirection == .rightToLeft),
            let boxes = (self as? any BoxModifierOwner)?.boxes
        {
            for case let box as any ShortcutBox in boxes
            where (!again || box.repeatsShortcut) && box.performShortcut() { return true }
        }
        for child in shortcutOrder where !child.isDeparting {
            if child.performShortcut(key, again) { return true }
        }
        return false
    }

    /// The children in the order in which they are asked: visible ones first. Tabs and choices that are not shown are
    /// left out.
    private var shortcutOrder: [Node] {
        let shown = shownChildren
        if pageChooser != nil { return shown }
        let all = children
        return shown.count == all.count
            ? all : shown + all.filter { child in !shown.contains { $0 === child } }
    }
}

extension KeyboardShortcut {
    fileprivate func matches(_ pressed: HeldKey, rightToLeft: Bool) -> Bool {
        // These two are not held to choose another meaning of a key.
        let indifferent: EventModifiers = [.capsLock, .numericPad]
        guard modifiers.subtracting(indifferent) == pressed.modifiers.subtracting(indifferent) else {
            return false
        }
        let key = rightToLeft && localization.isMirrored ? self.key.mirrored : self.key
        return key.character.lowercased() == pressed.equivalent.character.lowercased()
    }
}

extension KeyEquivalent {
    /// The key that points to the other side.
    fileprivate var mirrored: KeyEquivalent {
        switch self {
        case .leftArrow: .rightArrow
        case .rightArrow: .leftArrow
        case "[": "]"
        case "]": "["
        case "{": "}"
        case "}": "{"
        case "(": ")"
        case ")": "("
        case "<": ">"
        case ">": "<"
        default: self
        }
    }
}
