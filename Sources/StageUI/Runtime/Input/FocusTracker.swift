// Licensed under the Apache License, Version 2.0.

import Foundation

/// A node that can have the keyboard focus.
@MainActor
protocol FocusableNode: Node {
    var canFocus: Bool { get }
    /// Inserts text as the software keyboard types it.
    func insert(_ text: String)
    /// Handles a key; returns whether the key had an effect.
    func press(_ key: StageKey, _ modifiers: EventModifiers) -> Bool
    /// Handles a character pressed together with the command key.
    func pressCommand(_ character: Character, _ modifiers: EventModifiers) -> Bool
    func focusDidChange(_ isFocused: Bool)
    /// Takes over from a field that is removed.
    func inherit(from other: any FocusableNode)
    /// Called with each frame, for the caret.
    func advance(to time: Double)
}

/// A node that is notified when the focus of a field below it changes.
@MainActor
protocol FocusWatchingNode: Node {
    func fieldFocusDidChange(_ isFocused: Bool)
    /// Returns whether another watcher stands for the same value of the same state.
    func sharesFocus(with other: any FocusWatchingNode) -> Bool
    /// The field that stands for the same value now, other than one that is removed.
    func heir(of field: any FocusableNode) -> (any FocusableNode)?
}

/// A node that receives keys before the field below it.
@MainActor
protocol KeyWatchingNode: Node {
    func take(_ press: KeyPress) -> KeyPress.Result
}

/// The tracker of the field that takes typed text, and of the key that is down.
@MainActor
final class FocusTracker {
    /// The key that is down.
    var heldKey: HeldKey?
    /// The field, kept until the focus has moved on, so that its watchers can be notified.
    private(set) var current: (any FocusableNode)?
    private var watchers: [any FocusWatchingNode] = []

    func move(to field: (any FocusableNode)?) {
        guard current !== field else { return }
        let old = current
        let left = watchers
        current = field
        watchers = field.map(Self.watchers) ?? []
        old?.focusDidChange(false)
        field?.focusDidChange(true)
        for node in left where !watchers.contains(where: { $0 === node || $0.sharesFocus(with: node) }) {
            node.fieldFocusDidChange(false)
        }
        for node in watchers where !left.contains(where: { $0 === node || $0.sharesFocus(with: node) }) {
            node.fieldFocusDidChange(true)
        }
    }

    /// Takes the focus from a field that is removed, leaving, on a page that is hidden, or disabled.
    ///
    /// A field that stands for the same value of a focus state takes it over: a password that is shown
    /// in a plain field instead of a secure one keeps the focus and the caret.
    ///
    /// Returns whether the focus moved.
    func validate() -> Bool {
        guard let field = current else { return false }
        let isGone = !field.isMounted || field.isOnItsWayOut || field.isOutOfFocusReach
        guard isGone || !field.canFocus else { return false }
        guard isGone, let heir = watchers.lazy.compactMap({ $0.heir(of: field) }).first else {
            move(to: nil)
            return true
        }
        move(to: heir)
        heir.inherit(from: field)
        return true
    }

    private static func watchers(of field: any FocusableNode) -> [any FocusWatchingNode] {
        var result: [any FocusWatchingNode] = []
        var node = field.parent
        while let current = node {
            if let watcher = current as? any FocusWatchingNode { result.append(watcher) }
            node = current.parent
        }
        return result
    }
}

extension Node {
    /// Indicates whether the node is only there until its way out is over.
    var isOnItsWayOut: Bool {
        var node: Node? = self
        while let current = node {
            if current.isDeparting { return true }
            node = current.parent
        }
        return false
    }
}
