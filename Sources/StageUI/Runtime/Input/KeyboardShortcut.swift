// Licensed under the Apache License, Version 2.0.

/// Keys that trigger a control, wherever the focus is.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The adaptation of a shortcut to other languages.
    public struct Localization: Hashable, Sendable {
        let isMirrored: Bool
        /// Arrows and brackets are mirrored in a right-to-left layout.
        public static let automatic = Localization(isMirrored: true)
        /// Arrows and brackets keep their sides.
        public static let withoutMirroring = Localization(isMirrored: false)
        /// The key is as it is given.
        public static let custom = Localization(isMirrored: false)
    }

    /// Return, for the default action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for cancelling.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The key.
    public var key: KeyEquivalent
    /// The keys that are held with it.
    public var modifiers: EventModifiers
    /// The adaptation to other languages.
    public var localization: Localization

    /// Creates a shortcut; the command key is held unless others are given.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }
    /// Creates a shortcut; the command key is held unless others are given.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }
}

private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The shortcut that triggers the controls inside the view.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}
