// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The picture of a shared thing in a sheet for sharing; the stage shows no such sheet.
public struct SharePreview<Image, Icon> {}

extension SharePreview {
    /// Creates a preview with a title, a picture and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
    /// Creates a preview with a title, a picture and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
    /// Creates a preview with a title, a picture and an icon.
    public init(_ title: Text, image: Image, icon: Icon) {}
}
extension SharePreview where Image == Never {
    /// Creates a preview with a title and an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) {}
    /// Creates a preview with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) {}
    /// Creates a preview with a title and an icon.
    public init(_ title: Text, icon: Icon) {}
}
extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a title.
    public init(_ titleKey: LocalizedStringKey) {}
    /// Creates a preview with a title.
    public init(_ title: Text) {}
    /// Creates a preview with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {}
}
extension SharePreview where Icon == Never {
    /// Creates a preview with a title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) {}
    /// Creates a preview with a title and a picture.
    public init(_ title: Text, image: Image) {}
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
    ) { self.init([item.absoluteString], title: nil) }
    /// Creates a link that shares a text, with a preview of it and the system's label.
    public init<I, J>(
        item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
    ) { self.init([item], title: nil) }
}
