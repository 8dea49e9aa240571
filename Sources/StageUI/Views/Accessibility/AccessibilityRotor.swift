// Licensed under the Apache License, Version 2.0.

/// A place to which a rotor of a screen reader leads.
public struct AccessibilityRotorEntry<ID: Hashable> {
    let label: String?
    let id: ID
    let prepare: (() -> Void)?

    /// Creates an entry for the view with an id.
    ///
    /// - Parameters:
    ///   - label: The label of the place.
    ///   - id: The id of the view.
    ///   - textRange: The part of the view's text; without effect.
    ///   - prepare: Brings the view into sight before the cursor moves there; without effect.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {
        self.label = label.plain
        self.id = id
        self.prepare = prepare
    }
    /// Creates an entry for the view with an id.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
    }
    /// Creates an entry for the view with an id.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
    }
}

/// The entries of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    /// The type of the entries that these are made of.
    associatedtype Body: AccessibilityRotorContent
    /// The entries that these are made of.
    @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// Entries that the runtime knows.
@MainActor
protocol ListedRotorContent {
    /// The labels of the entries.
    var labels: [String] { get }
}

extension AccessibilityRotorContent {
    var listed: [String] { (self as? any ListedRotorContent)?.labels ?? body.listed }
}

extension AccessibilityRotorContent where Body == Never {
    /// Never called: the runtime knows the entries.
    public var body: Never { preconditionFailure("\(Self.self) has no body; the runtime reads it.") }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent, ListedRotorContent {
    /// Nothing: the runtime knows the entry.
    public typealias Body = Never
    var labels: [String] { [label ?? "\(id)"] }
}

/// Several entries of a rotor.
public struct RotorEntries: AccessibilityRotorContent, ListedRotorContent {
    /// Nothing: the runtime knows the entries.
    public typealias Body = Never
    let labels: [String]
}

/// Joins entries of a rotor.
@resultBuilder
@MainActor @preconcurrency
public enum AccessibilityRotorContentBuilder {
    /// Passes an expression on.
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    /// Joins entries.
    public static func buildBlock<each C: AccessibilityRotorContent>(
        _ content: repeat each C
    ) -> RotorEntries {
        var labels: [String] = []
        repeat labels += (each content).listed
        return RotorEntries(labels: labels)
    }
    /// Keeps entries that may be absent.
    public static func buildIf(_ content: RotorEntries?) -> RotorEntries {
        content ?? RotorEntries(labels: [])
    }
    /// Keeps the entries of the first branch.
    public static func buildEither(first: RotorEntries) -> RotorEntries { first }
    /// Keeps the entries of the second branch.
    public static func buildEither(second: RotorEntries) -> RotorEntries { second }
}

/// A rotor that the system has by itself.
public struct AccessibilitySystemRotor: Hashable, Sendable {
    let name: String
    /// The links.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: visited ? "Visited Links" : "Links")
    }
    /// The links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Links") }
    /// The headers.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Headings") }
    /// The headers of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: "Headings \(level.rawValue)")
    }
    /// The parts of text that are bold.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Bold Text") }
    /// The pictures.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Images") }
    /// The fields.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Text Fields") }
    /// The tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Tables") }
    /// The lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Lists") }
    /// The landmarks.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Landmarks") }
}

extension View {
    private func rotor(_ name: String, _ entries: [String]) -> some View {
        accessible { $0.rotors.append(AccessibilityNode.Rotor(name: name, entries: entries)) }
    }

    /// Offers places that a screen reader's user can step through.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(label.plain, entries().listed)
    }
    /// Offers places that a screen reader's user can step through.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(labelKey).plain, entries().listed)
    }
    /// Offers places that a screen reader's user can step through.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(String(label), entries().listed)
    }
    /// Offers places in a rotor that the system has by itself.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(systemRotor.name, entries().listed)
    }
    /// Offers the views of some elements as places, each with a text of its element.
    public func accessibilityRotor<Element: Identifiable>(
        _ rotorLabel: Text, entries: [Element], entryLabel: KeyPath<Element, String>
    ) -> some View {
        rotor(rotorLabel.plain, entries.map { $0[keyPath: entryLabel] })
    }
    /// Offers the views of some elements as places, each by a text of its element.
    public func accessibilityRotor<Element: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [Element], entryLabel: KeyPath<Element, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
    }
    /// Offers the views of some elements as places, each by a text of its element.
    public func accessibilityRotor<Element, ID: Hashable>(
        _ rotorLabel: Text, entries: [Element], entryID: KeyPath<Element, ID>,
        entryLabel: KeyPath<Element, String>
    ) -> some View {
        rotor(rotorLabel.plain, entries.map { $0[keyPath: entryLabel] })
    }
    /// Marks the view as a place that a rotor leads to by an id; accepted without effect.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }
}
