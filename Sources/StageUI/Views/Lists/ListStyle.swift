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
    /// On the background of the screen, from edge to edge.
    case plain
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
        environment(\.rowGroupLook, style is PlainListStyle ? .plain : .insetGrouped)
    }
}
