// Licensed under the Apache License, Version 2.0.

/// The meaning of a tab.
public struct TabRole: Hashable, Sendable {
    /// A search.
    public static let search = TabRole()
    private init() {}
}

/// A view of a tab view with its item in the bar.
///
/// It is a view among those of the tab view, so that it also stands beside views that set their item themselves.
public struct Tab<Value, Content: View, Label: View>: View {
    private let tag: AnyHashable?
    private let content: Content
    private let label: Label

    /// The view with its item.
    public var body: some View {
        if let tag {
            content.tabItem { label }.tag(tag)
        } else {
            content.tabItem { label }
        }
    }
}

extension Tab {
    /// Leaves the tab out where it is hidden.
    @ViewBuilder public func hidden(_ hidden: Bool = true) -> some View {
        if !hidden { self }
    }
}

extension Tab where Value: Hashable {
    /// Creates a tab that stands for a value.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        tag = AnyHashable(value)
        self.content = content()
        self.label = label()
    }
}

extension Tab where Value: Hashable, Label == EmptyView {
    /// Creates a tab without a label that stands for a value.
    public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: nil, content: content) { EmptyView() }
    }
}

extension Tab where Value == Never {
    /// Creates a tab.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        tag = nil
        self.content = content()
        self.label = label()
    }
}

extension Tab where Value: Hashable, Label == StageUI.Label<Text, Image> {
    /// Creates a tab with a title and a symbol of the system that stands for a value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) {
            StageUI.Label(titleKey, systemImage: systemImage)
        }
    }
    /// Creates a tab with a title and a symbol of the system that stands for a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) {
            StageUI.Label(title, systemImage: systemImage)
        }
    }
    /// Creates a tab with a title and a picture of the catalogue that stands for a value.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) { StageUI.Label(titleKey, image: image) }
    }
    /// Creates a tab of a role that stands for a value.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: role, content: content) {
            StageUI.Label("Search", systemImage: "magnifyingglass")
        }
    }
}

extension Tab where Value == Never, Label == StageUI.Label<Text, Image> {
    /// Creates a tab with a title and a symbol of the system.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { StageUI.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a tab with a title and a symbol of the system.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { StageUI.Label(title, systemImage: systemImage) }
    }
    /// Creates a tab with a title and a picture of the catalogue.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { StageUI.Label(titleKey, image: image) }
    }
    /// Creates a tab of a role.
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(role: role, content: content) { StageUI.Label("Search", systemImage: "magnifyingglass") }
    }
}
