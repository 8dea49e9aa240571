// Licensed under the Apache License, Version 2.0.

import Foundation

/// The place of the tabs of a tab view.
enum TabArrangement: Equatable {
    /// In a bar at the bottom.
    case bottom
    /// In a floating bar at the top, as on an iPad.
    case top
    /// In a column beside the page.
    case sidebar

    /// The width of the column and the height of the floating bar with its space, in points; by eye.
    static let sidebarWidth: CGFloat = 320
    static let topHeight: CGFloat = 60
}

/// The section that a tab stands in.
@MainActor
final class TabSectionMark {
    fileprivate(set) var header: AnyView?
}

/// The views of an app around the tabs of a sidebar.
struct TabSidebarParts {
    var header: AnyView?
    var footer: AnyView?
    var bottomBar: AnyView?
}

private enum PartsKey: EnvironmentKey { static var defaultValue: TabSidebarParts? { nil } }
private enum SectionKey: EnvironmentKey { static var defaultValue: TabSectionMark? { nil } }
private enum AdaptableKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum PlacementKey: EnvironmentKey {
    static var defaultValue: AdaptableTabBarPlacement { .automatic }
}

extension EnvironmentValues {
    /// The section that a tab stands in; nil outside of one.
    var tabSection: TabSectionMark? {
        get { self[SectionKey.self] }
        set { self[SectionKey.self] = newValue }
    }
    /// Indicates whether the bars of tab views turn into sidebars on wide screens.
    var hasAdaptableTabs: Bool {
        get { self[AdaptableKey.self] }
        set { self[AdaptableKey.self] = newValue }
    }
    /// The views around the tabs of the sidebars of tab views.
    var tabSidebarParts: TabSidebarParts? {
        get { self[PartsKey.self] }
        set { self[PartsKey.self] = newValue }
    }
    /// The place of the tabs of such a tab view at first.
    var tabPlaceAtFirst: AdaptableTabBarPlacement {
        get { self[PlacementKey.self] }
        set { self[PlacementKey.self] = newValue }
    }
}

extension View {
    /// Puts a view above the tabs of a sidebar.
    public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View {
        sidebarPart(\.header, content())
    }
    /// Puts a view below the tabs of a sidebar.
    public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View {
        sidebarPart(\.footer, content())
    }
    /// Puts a view at the bottom of a sidebar, where it stays while tabs are scrolled.
    public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View {
        sidebarPart(\.bottomBar, content())
    }
    private func sidebarPart(
        _ part: WritableKeyPath<TabSidebarParts, AnyView?>, _ view: some View
    ) -> some View {
        transformEnvironment(\.tabSidebarParts) { parts in
            var new = parts ?? TabSidebarParts()
            new[keyPath: part] = AnyView(view)
            parts = new
        }
    }
}

/// The tabs of a section, which know it.
struct MarkedTabs<Content: View>: View, UnnamedView {
    let header: AnyView?
    let content: Content
    @State private var mark = TabSectionMark()

    var body: some View {
        mark.header = header
        return content.environment(\.tabSection, mark)
    }
}

/// The floating bar at the top of a wide screen.
struct FloatingTabBar: View {
    let items: [TabBar.Item]
    let select: (Int) -> Void
    let toggle: () -> Void

    var body: some View {
        HStack(spacing: 0) {
            SidebarToggle(isShown: false, toggle: toggle)
            ForEach(items) { item in
                HStack(spacing: 6) {
                    item.label?.view
                    if let badge = item.badge { badge.foregroundStyle(Color.red) }
                }
                .labelStyle(.titleOnly)
                .font(.bar(size: 15, weight: item.isSelected ? .semibold : .regular))
                .lineLimit(1)
                .dynamicTypeSize(.large)
                .foregroundStyle(
                    item.isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
                )
                .padding(.horizontal, 14)
                .frame(height: 36)
                .background(item.isSelected ? Color.primary.opacity(0.08) : Color.clear)
                .clipShape(Capsule())
                .contentShape(Rectangle())
                .modified(
                    TabPressModifier(
                        position: item.id + 1, count: items.count, isSelected: item.isSelected
                    ) { select(item.id) })
            }
        }
        .padding(.horizontal, 4)
        .frame(height: 44)
        .glassEffect()
        .frame(maxWidth: .infinity, minHeight: TabArrangement.topHeight)
    }
}

/// The column of tabs beside the page.
struct TabSidebar: View {
    let items: [TabBar.Item]
    let select: (Int) -> Void
    let toggle: () -> Void
    @Environment(\.tabSidebarParts) private var parts

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            SidebarToggle(isShown: true, toggle: toggle).padding(.horizontal, 8).padding(.vertical, 8)
            ScrollView {
                VStack(alignment: .leading, spacing: 2) {
                    parts?.header
                    ForEach(items) { item in
                        if let header = header(of: item) {
                            header.font(.headline).padding(.top, 16).padding(.horizontal, 12)
                                .padding(.bottom, 4)
                                .accessibilityAddTraits(.isHeader)
                        }
                        row(item)
                    }
                    parts?.footer
                }
                .padding(.horizontal, 12)
            }
            parts?.bottomBar.padding(12)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color(uiColor: .secondarySystemBackground).ignoresSafeArea())
    }

    /// The header of the section that begins with a tab.
    private func header(of item: TabBar.Item) -> AnyView? {
        let before = items[safe: item.id - 1]?.section
        return item.section === before ? nil : item.section?.header
    }

    private func row(_ item: TabBar.Item) -> some View {
        HStack(spacing: 8) {
            item.label?.view
            Spacer(minLength: 0)
            if let badge = item.badge { badge.foregroundStyle(Color.secondary) }
        }
        .environment(\.showsIcons, true)
        .lineLimit(1)
        .foregroundStyle(item.isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
        .padding(.horizontal, 12)
        .frame(minHeight: 44)
        .background(item.isSelected ? Color.primary.opacity(0.08) : Color.clear)
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .contentShape(Rectangle())
        .modified(
            TabPressModifier(position: item.id + 1, count: items.count, isSelected: item.isSelected) {
                select(item.id)
            })
    }
}

/// The button between the floating bar and the sidebar.
private struct SidebarToggle: View {
    let isShown: Bool
    let toggle: () -> Void

    var body: some View {
        Button {
            toggle()
        } label: {
            Image(systemName: "sidebar.leading").font(.bar(size: 17)).frame(width: 44, height: 36)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .foregroundStyle(TintShapeStyle())
        .accessibilityLabel(Text(verbatim: isShown ? "Hide Sidebar" : "Show Sidebar"))
    }
}
