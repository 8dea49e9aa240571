// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A control that hands something to the system to be shared.
///
/// The stage records it: no other program is there to take it.
public struct ShareLink<Label: View>: View {
    private let items: [String]
    private let label: Label

    private init(_ items: [String], label: Label) {
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
    private static var usual: Label { StageUI.Label("Share…", systemImage: symbol) }

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
}

/// The picture of a shared thing in a sheet for sharing; the stage shows no such sheet.
public struct SharePreview<Image, Icon> {}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a title.
    public init(_ titleKey: LocalizedStringKey) {}
    /// Creates a preview with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {}
}
extension SharePreview where Icon == Never {
    /// Creates a preview with a title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) {}
    /// Creates a preview with a title and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) {}
}

extension ShareLink {
    /// Creates a link that shares a URL, with a preview of it.
    public init<I, J>(
        item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>,
        @ViewBuilder label: () -> Label
    ) { self.init([item.absoluteString], label: label()) }
    /// Creates a link that shares a text, with a preview of it.
    public init<I, J>(
        item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>,
        @ViewBuilder label: () -> Label
    ) { self.init([item], label: label()) }
}
extension ShareLink where Label == StageUI.Label<Text, Image> {
    /// Creates a link that shares a URL, with a preview of it and the system's label.
    public init<I, J>(
        item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
    ) { self.init([item.absoluteString], label: Self.usual) }
    /// Creates a link that shares a text, with a preview of it and the system's label.
    public init<I, J>(
        item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
    ) { self.init([item], label: Self.usual) }
}
