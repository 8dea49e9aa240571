// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The colour of an item in a list, over that of the list.
public struct ListItemTint: Hashable, Sendable {
    let color: Color?
    /// A colour that a user's choice does not change.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A colour that a user's choice changes.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// Grey.
    public static let monochrome = ListItemTint(color: .gray)
}

extension View {
    /// Sets the colour of the icons of labels in a list; nil for the usual one.
    public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
    /// Sets the colour of the icons of labels in a list; nil for the usual one.
    public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }
    /// Sets the space between the icon and the title of labels in points; nil for the usual one.
    public func labelIconToTitleSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.labelSpacing, spacing)
    }
    /// Sets the width that the icons of labels take in points, so that titles begin below each other; nil for the icons' own.
    public func labelReservedIconWidth(_ width: CGFloat?) -> some View {
        environment(\.labelIconWidth, width)
    }
}

private enum Keys {
    enum Spacing: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
    enum Width: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
}

extension EnvironmentValues {
    /// The space between the icon and the title of labels in points; nil for the usual one.
    var labelSpacing: CGFloat? {
        get { self[Keys.Spacing.self] }
        set { self[Keys.Spacing.self] = newValue }
    }
    /// The width of the icons of labels in points; nil for their own.
    var labelIconWidth: CGFloat? {
        get { self[Keys.Width.self] }
        set { self[Keys.Width.self] = newValue }
    }
}
