// Licensed under the Apache License, Version 2.0.

/// The look of the buttons that open menus; only the system has such looks.
@MainActor @preconcurrency
public protocol MenuStyle {}

/// The look of buttons around.
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// The look of buttons around.
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// A label in the tint, without anything around it.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The look of buttons around.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// The look of buttons around.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A label in the tint, without anything around it.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
    /// Sets the look of the buttons that open menus inside the view; a menu looks like the buttons around it.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
    /// Shows or hides the arrow of a button that opens a menu, which none has on a phone.
    @_disfavoredOverload
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
