// Licensed under the Apache License, Version 2.0.

/// Tabs that belong together in the sidebar of a tab view; in a bar they stand among the others.
public struct TabSection<Header: View, Content: View>: View {
    private let content: Content
    private var header: AnyView?

    /// Creates a section; its header stands in a sidebar.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content()
        self.header = AnyView(header())
    }
    /// The tabs.
    public var body: some View { MarkedTabs(header: header, content: content) }
    /// Leaves the tabs out where they are hidden.
    @ViewBuilder public func hidden(_ hidden: Bool = true) -> some View {
        if !hidden { self }
    }
}

extension TabSection where Header == EmptyView {
    /// Creates a section without a header.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension TabSection where Header == Text {
    /// Creates a section with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Creates a section with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// A bar at the bottom; on wide screens it floats at the top, and its user can turn it into a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}
/// A bar that never turns into a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar at the bottom; on wide screens it floats at the top, and its user can turn it into a sidebar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar that never turns into a sidebar.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// The way in which a bar of tabs gets small while its content scrolls.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    /// As the device does it.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// While the content scrolls down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// While the content scrolls up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    /// Never.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The places where a tab is seen.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    /// Wherever tabs are.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// In the bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// In the sidebar.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// A wish for the place of a tab in a bar that turns into a sidebar.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    /// As the system decides.
    public static let automatic = TabPlacement(name: "automatic")
    /// Always in the bar.
    public static let pinned = TabPlacement(name: "pinned")
    /// In the sidebar alone.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The order and the visibility of tabs that a user has chosen in a sidebar.
public struct TabViewCustomization: Hashable, Codable, Sendable {
    /// Creates the choice of a user who has chosen nothing.
    public init() {}
}

private enum MinimizeKey: EnvironmentKey {
    static var defaultValue: TabBarMinimizeBehavior { .automatic }
}
private enum AccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum AccessoryPlaceKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

/// The place of the accessory at the bottom of a tab view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// Between the content and the bar.
    case expanded
    /// In the bar, which has got small.
    case inline
}

extension EnvironmentValues {
    /// The place of the accessory that the view is in; nil outside of one.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[AccessoryPlaceKey.self] }
        set { self[AccessoryPlaceKey.self] = newValue }
    }
    /// The way in which the bars of tab views get small.
    var tabBarMinimizes: TabBarMinimizeBehavior {
        get { self[MinimizeKey.self] }
        set { self[MinimizeKey.self] = newValue }
    }
    /// The view above the bars of tab views.
    var tabViewAccessory: AnyView? {
        get { self[AccessoryKey.self] }
        set { self[AccessoryKey.self] = newValue }
    }
}

extension View {
    /// Sets the way in which the bars of tab views get small while their content scrolls.
    @_disfavoredOverload
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        environment(\.tabBarMinimizes, behavior)
    }
    /// Puts a view on glass above the bars of the tab views inside.
    public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
        environment(\.tabViewAccessory, AnyView(content()))
    }
    /// Puts a view on glass above the bars of the tab views inside, if it is wanted.
    public func tabViewBottomAccessory<C: View>(
        isEnabled: Bool, @ViewBuilder content: () -> C
    ) -> some View {
        environment(\.tabViewAccessory, isEnabled ? AnyView(content()) : nil)
    }
    /// Sets whether the adaptable tab views inside begin with a floating bar or with a sidebar on wide screens.
    public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View { environment(\.tabPlaceAtFirst, defaultPlacement) }
    /// Keeps what a user has chosen in the sidebar of a tab view; nothing is chosen here.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    /// Names a tab for what a user chooses in a sidebar; nothing is chosen here.
    public func customizationID(_ id: String) -> some View { self }
    /// Sets whether a tab is seen in places before a user chooses.
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
        -> some View
    { self }
    /// Sets the place of a tab in a bar that turns into a sidebar; here it is in both.
    public func tabPlacement(_ placement: TabPlacement) -> some View { self }
}
