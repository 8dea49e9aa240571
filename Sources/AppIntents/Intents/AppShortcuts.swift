// Licensed under the Apache License, Version 2.0.

/// The shortcuts of an app. The stage has no Siri and no Shortcuts: nobody sees them.
public protocol AppShortcutsProvider {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour of their tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
    /// The usual colour.
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Has the system read the values of the phrases again; nobody reads them.
    public static func updateAppShortcutParameters() {}
}

/// The colours of tiles of shortcuts.
public enum ShortcutTileColor: String, Hashable, Sendable, CaseIterable {
    /// A colour.
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink
    /// A grey with a colour in it.
    case grayBlue, grayGreen, grayBrown
}

/// An action with phrases to be said.
public struct AppShortcut: Sendable {
    /// The action.
    let intent: any AppIntent
    /// The phrases.
    let phrases: [String]
    /// Creates a shortcut.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) { (self.intent, self.phrases) = (intent, phrases.map(\.text)) }
    /// Creates a shortcut without a title.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        (self.intent, self.phrases) = (intent, phrases.map(\.text))
    }
}

/// The words of a phrase that stand for others.
public enum AppShortcutPhraseToken: Hashable, Sendable {
    /// The name of the app.
    case applicationName
}

/// A phrase to be said for an action.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    let text: String
    /// Creates a phrase from a literal.
    public init(stringLiteral value: String) { text = value }
    /// Creates a phrase from a literal with the app's name and parameters in it.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        /// Creates an empty collection.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds a part of the literal.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds the app's name.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${\(token)}" }
        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            text += "${parameter}"
        }
    }
}

/// Collects shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
    /// Takes a shortcut.
    public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
    /// Takes shortcuts.
    public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] {
        components.flatMap { $0 }
    }
    /// Takes shortcuts or none.
    public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
    /// Takes the first of two.
    public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
    /// Takes the second of two.
    public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
    /// Takes what newer systems have.
    public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] { component }
}
