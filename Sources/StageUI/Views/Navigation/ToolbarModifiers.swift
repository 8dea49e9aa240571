// Licensed under the Apache License, Version 2.0.

import Foundation

/// The bars around a screen.
public struct ToolbarPlacement: Hashable, Sendable {
    let name: String
    /// The bar that fits the screen, which is the one at the top.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar at the top.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The bar of a tab view.
    public static let tabBar = ToolbarPlacement(name: "tabBar")

    var isTop: Bool { self == .automatic || self == .navigationBar }
}

extension View {
    /// Puts items into the bars of the screen that the view is on.
    public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        var entries: [ToolbarEntry] = []
        content().collectAny(into: &entries)
        let (below, others) = (
            entries.filter { $0.place == .keyboard }, entries.filter { $0.place != .keyboard }
        )
        return modified(
            ScreenOptionModifier(change: { $0.items += others }, keyboardItems: below.map(\.view)))
    }
    /// Puts items that users could put elsewhere into the bars of the screen that the view is on.
    public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { toolbar(content: content) }
    /// Puts a menu behind the title of the screen that the view is on.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = ToolbarTitleMenu(content: content)
        return toolbar { menu }
    }
    /// Sets the purpose of the bar at the top; that of an editor has the title at its start.
    public func toolbarRole(_ role: ToolbarRole) -> some View { screenOption { $0.role = role } }
    /// Puts a view at the end of the bar of the screen that the view is on.
    @_disfavoredOverload
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = AnyView(content())
        return screenOption {
            $0.items.append(ToolbarEntry(place: .trailing, isProminent: false, view: view))
        }
    }
    /// Takes an item of the system's own out of the bar of the screen that the view is on: its title; bars have no button
    /// that shows a sidebar.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        screenOption { if defaultItemKind == .title { $0.hidesTitle = true } }
    }
    /// Shows or hides bars of the screen that the view is on.
    @_disfavoredOverload
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barVisibility(visibility, bars)
    }
    /// Shows or hides bars of the screen that the view is on.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barVisibility(visibility, bars)
    }
    private func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        screenOption { options in
            for bar in bars.isEmpty ? [.automatic] : bars {
                if bar.isTop { options.bar = visibility }
                if bar == .bottomBar { options.bottomBar = visibility }
            }
        }
        .tabBarOption(bars) { $0.visibility = visibility }
    }
    /// Sets the paint of bars of the screen that the view is on.
    @_disfavoredOverload
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        barLook(bars) { $0.background = AnyShapeStyle(style) }
            .tabBarOption(bars) { $0.background = AnyShapeStyle(style) }
    }
    /// Shows or hides the background of bars of the screen that the view is on.
    @_disfavoredOverload
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        groundVisibility(visibility, bars)
    }
    /// Shows or hides the background of bars of the screen that the view is on.
    public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        groundVisibility(visibility, bars)
    }
    private func groundVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        barLook(bars) { $0.backgroundVisibility = visibility }
            .tabBarOption(bars) { $0.backgroundVisibility = visibility }
    }
    /// Sets whether bars of the screen that the view is on are light or dark; nil for the screen's own appearance.
    @_disfavoredOverload
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        barLook(bars) { $0.scheme = colorScheme }
    }
    private func barLook(_ bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void) -> some View
    {
        screenOption { options in
            if bars.isEmpty || bars.contains(where: \.isTop) { change(&options.barLook) }
            if bars.contains(.bottomBar) { change(&options.bottomLook) }
        }
    }
    /// Sets whether the title of the screen that the view is on is large.
    @_disfavoredOverload
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }
    /// Hides the bar at the top of the screen that the view is on.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        screenOption { $0.bar = hidden ? .hidden : .visible }
    }
    /// Hides the back button in the bar of the screen that the view is on.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        screenOption { $0.hidesBackButton = hidesBackButton }
    }
    /// Sets the title of the screen that the view is on.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }
    /// Sets the title of the screen that the view is on.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    /// Sets the title of the screen that the view is on.
    public func navigationTitle(_ title: Text) -> some View { screenOption { $0.title = title } }
    /// Sets the title of the screen that the view is on; the menu in which it is changed is not shown.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }
    /// Sets the line below the title of the screen that the view is on.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }
    /// Sets the line below the title of the screen that the view is on.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }
    /// Sets the line below the title of the screen that the view is on.
    public func navigationSubtitle(_ subtitle: Text) -> some View { screenOption { $0.subtitle = subtitle } }
    /// Sets whether the title of the screen that the view is on is large.
    @_disfavoredOverload
    public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        screenOption { $0.displayMode = displayMode }
    }
}

/// The purpose of a bar.
public struct ToolbarRole: Hashable, Sendable {
    let name: String
    /// The usual one.
    public static let automatic = ToolbarRole(name: "automatic")
    /// To go from screen to screen.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    /// To look at documents, with the title at its start.
    public static let browser = ToolbarRole(name: "browser")
    /// To work on a document, with the title at its start and no words beside the sign that leads back.
    public static let editor = ToolbarRole(name: "editor")
}

/// The place of a screen's title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    /// As on the screen before; the first screen has a large title.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
    /// Large, below the bar.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// Large in the bar itself; shown as large.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// In the middle of the bar.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

/// The bar of a screen.
public struct NavigationBarItem: Sendable {
    /// The place of a title.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As on the screen before; the first screen has a large title.
        case automatic
        /// In the middle of the bar.
        case inline
        /// Large, below the bar.
        case large
    }
}
