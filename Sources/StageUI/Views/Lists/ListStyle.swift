// Licensed under the Apache License, Version 2.0.

import Foundation

/// The look of lists; each of the existing ones has a name.
@MainActor @preconcurrency
public protocol ListStyle {}

/// The usual look, which is that of groups.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// Groups of rows with round corners on a grey background.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// Rows from edge to edge, without a background.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// Groups of rows from edge to edge on a grey background.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// Rows without a background.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// Groups of rows with round corners under large headers, as in a sidebar.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
}

extension ListStyle where Self == GroupedListStyle {
    /// Groups of rows from edge to edge on a grey background.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows without a background.
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// Groups of rows with round corners under large headers.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == DefaultListStyle {
    /// The usual look.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Groups of rows with round corners on a grey background.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

/// The look of rows that belong together.
enum RowGroupLook {
    /// On a white background with round corners, which stands on a grey one.
    case insetGrouped
    /// As before, under large headers.
    case sidebar
    /// On a white background from edge to edge, which stands on a grey one.
    case grouped
    /// On the background of the screen, from edge to edge.
    case plain

    /// The space beside the groups, in points.
    var margin: CGFloat { self == .insetGrouped || self == .sidebar ? 20 : 0 }
    /// The space above the first group and below the last one, in points.
    var space: CGFloat { self == .plain ? 0 : 16 }
    /// The space between groups where the app sets none, in points.
    var gap: CGFloat { self == .plain ? 0 : 24 }
}

private enum RowGroupLookKey: EnvironmentKey { static var defaultValue: RowGroupLook { .insetGrouped } }

extension EnvironmentValues {
    var rowGroupLook: RowGroupLook {
        get { self[RowGroupLookKey.self] }
        set { self[RowGroupLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the lists inside the view.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        let look: RowGroupLook =
            switch style {
            case is PlainListStyle, is InsetListStyle: .plain
            case is GroupedListStyle: .grouped
            case is SidebarListStyle: .sidebar
            default: .insetGrouped
            }
        return environment(\.rowGroupLook, look)
    }
}
