// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A control that hands something to the system to be shared.
///
/// The stage records it: no other program is there to take it.
public struct ShareLink<Label: View>: View {
    private let items: [String]
    private let label: Label

    /// Creates a link that shares values by their names, for the module that knows what can be shared.
    package init(_ items: [String], label: Label) {
        self.items = items
        self.label = label
    }

    /// The label as a button.
    public var body: some View {
        Button {
            Stage.current?.record.sharedItems += items
        } label: {
            label
        }
    }
}

extension ShareLink {
    /// Creates a link that shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init([item.absoluteString], label: label())
    }
    /// Creates a link that shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init([item], label: label())
    }
    /// Creates a link that shares several addresses.
    public init(items: [URL], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items.map(\.absoluteString), label: label())
    }
}

extension ShareLink where Label == StageUI.Label<Text, Image> {
    private static var symbol: String { "square.and.arrow.up" }
    private static var usual: Label { titled(Text("Share…")) }
    private static func titled(_ title: Text) -> Label {
        StageUI.Label {
            title
        } icon: {
            Image(systemName: symbol)
        }
    }

    /// Creates a link with the system's label, or with a title, as the initialiser above does.
    package init(_ items: [String], title: Text?) {
        self.init(items, label: title.map(Self.titled) ?? Self.usual)
    }

    /// Creates a link that shares an address, with the system's label.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init([item.absoluteString], label: Self.usual)
    }
    /// Creates a link that shares a text, with the system's label.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init([item], label: Self.usual)
    }
    /// Creates a link with a title that shares an address.
    public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init([item.absoluteString], label: StageUI.Label(titleKey, systemImage: Self.symbol))
    }
    /// Creates a link with a title that shares a text.
    public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init([item], label: StageUI.Label(titleKey, systemImage: Self.symbol))
    }
    /// Creates a link with a title that shares an address.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init([item.absoluteString], title: Text(title))
    }
    /// Creates a link with a title that shares a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init([item], title: Text(title))
    }
    /// Creates a link with a title that shares an address.
    public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init([item.absoluteString], title: title)
    }
    /// Creates a link with a title that shares a text.
    public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init([item], title: title)
    }
    /// Creates a link that shares several addresses, with the system's label.
    public init(items: [URL], subject: Text? = nil, message: Text? = nil) {
        self.init(items.map(\.absoluteString), label: Self.usual)
    }
    /// Creates a link that shares several texts, with the system's label.
    public init(items: [String], subject: Text? = nil, message: Text? = nil) {
        self.init(items, label: Self.usual)
    }
    /// Creates a link with a title that shares several addresses.
    public init(
        _ titleKey: LocalizedStringKey, items: [URL], subject: Text? = nil, message: Text? = nil
    ) { self.init(items.map(\.absoluteString), title: Text(titleKey)) }
    /// Creates a link with a title that shares several texts.
    public init(
        _ titleKey: LocalizedStringKey, items: [String], subject: Text? = nil, message: Text? = nil
    ) { self.init(items, title: Text(titleKey)) }
}
