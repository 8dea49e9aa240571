// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The prominence of a part of the screen, such as the header of a section.
public enum Prominence: Hashable, Sendable {
    /// As usual.
    case standard
    /// Larger.
    case increased
}

/// The space between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
    /// Nil for that of the style.
    let points: CGFloat?
    /// The spacing of the style.
    public static let `default` = ListSectionSpacing(points: nil)
    /// Less than usual; ten points, by eye.
    public static let compact = ListSectionSpacing(points: 10)
    /// A number of points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(points: spacing)
    }
}

private enum Keys {
    enum Ground: EnvironmentKey { static var defaultValue: Bool { false } }
    enum SectionGap: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
    enum RowGap: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
    enum Header: EnvironmentKey { static var defaultValue: Prominence { .standard } }
}

extension EnvironmentValues {
    /// The prominence of the headers of sections.
    public var headerProminence: Prominence {
        get { self[Keys.Header.self] }
        set { self[Keys.Header.self] = newValue }
    }
    /// Indicates whether lists and forms have no ground of their own.
    var hidesScrollGround: Bool {
        get { self[Keys.Ground.self] }
        set { self[Keys.Ground.self] = newValue }
    }
    /// The space between sections in points; nil for that of the style.
    var listSectionGap: CGFloat? {
        get { self[Keys.SectionGap.self] }
        set { self[Keys.SectionGap.self] = newValue }
    }
    /// The space between the rows of a section in points; nil for rows that touch.
    var listRowGap: CGFloat? {
        get { self[Keys.RowGap.self] }
        set { self[Keys.RowGap.self] = newValue }
    }
}

extension View {
    /// Shows or hides the grounds of the lists and forms inside the view.
    @_disfavoredOverload
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.hidesScrollGround, visibility == .hidden)
    }
    /// Sets the space between the rows of lists in points, which then stand each on its own; nil for none.
    @_disfavoredOverload
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowGap, spacing) }
    /// Sets the space between the sections of lists.
    @_disfavoredOverload
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionGap, spacing.points)
    }
    /// Sets the space between the sections of lists in points.
    @_disfavoredOverload
    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionGap, spacing)
    }
    /// Shows or hides the lines above and below the sections of a plain list; those of other lists have none.
    @_disfavoredOverload
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowOption(RowLook.OuterLines.self, (visibility, edges))
    }
    /// Sets the color of the lines above and below the sections of a plain list; nil for the usual one.
    @_disfavoredOverload
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowOption(RowLook.OuterTint.self, (color, edges))
    }
    /// Sets the prominence of the headers of the sections inside the view.
    @_disfavoredOverload
    public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
