// Licensed under the Apache License, Version 2.0.

public import Foundation

// Each control and field that takes a key takes a resource, too, and a string.

extension CommandMenu {
    /// Creates a menu, with the text of a resource.
    @_disfavoredOverload
    public init(_ nameKey: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(nameKey), content: content)
    }
}

extension Button where Label == Text {
    /// Creates a button with a title, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(LocalizedStringKey(titleResource), role: role, action: action) }
}

extension Button where Label == StageUI.Label<Text, Image> {
    /// Creates a button with a title and a symbol of the system, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(LocalizedStringKey(titleResource), systemImage: systemImage, role: role, action: action) }
}

extension ControlGroup {
    /// Creates a group of controls; the title is for styles that fold the group, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init("\(String(title))", content: content)
    }
    /// Creates a group of controls; the title is for styles that fold the group, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
}

extension Link where Label == Text {
    /// Creates a link with a title, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(LocalizedStringKey(titleResource), destination: destination)
    }
}

extension Menu where Label == Text {
    /// Creates a menu behind a title, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init("\(String(title))", content: content, primaryAction: primaryAction) }
    /// Creates a menu behind a title, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) { self.init(LocalizedStringKey(titleResource), content: content, primaryAction: primaryAction) }
    /// Creates a menu behind a title, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
}

extension Menu where Label == StageUI.Label<Text, Image> {
    /// Creates a menu behind a title and a symbol of the system, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(LocalizedStringKey(titleResource), systemImage: systemImage, content: content) }
}

extension ShareLink where Label == StageUI.Label<Text, Image> {
    /// Creates a link with a title that shares an address, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
    ) { self.init(LocalizedStringKey(titleResource), item: item, subject: subject, message: message) }
    /// Creates a link with a title that shares a text, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
    ) { self.init(LocalizedStringKey(titleResource), item: item, subject: subject, message: message) }
}

extension SharePreview {
    /// Creates a preview with a title, a picture and an icon, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(LocalizedStringKey(titleResource), image: image, icon: icon)
    }
}

extension SharePreview where Image == Never {
    /// Creates a preview with a title and an icon, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, icon: Icon) {
        self.init(LocalizedStringKey(titleResource), icon: icon)
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a title, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) { self.init(LocalizedStringKey(titleResource)) }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a title and a picture, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image) {
        self.init(LocalizedStringKey(titleResource), image: image)
    }
}
