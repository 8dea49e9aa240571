// Licensed under the Apache License, Version 2.0.

/// The look of pickers; only the system has such looks.
@MainActor @preconcurrency
public protocol PickerStyle {
    /// Names the look; for the runtime only.
    static var _look: _PickerLook { get }
}

/// The looks of pickers; for the runtime only.
public enum _PickerLook: Sendable {
    case menu
    case segmented
    case inline
    case wheel
    case navigationLink
}

/// The usual look, which is a button with a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Names the look; for the runtime only.
    public static var _look: _PickerLook { .menu }
}

/// A button that shows the chosen view, with a menu of all of them.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Names the look; for the runtime only.
    public static var _look: _PickerLook { .menu }
}

/// All views side by side on one background.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Names the look; for the runtime only.
    public static var _look: _PickerLook { .segmented }
}

/// All views on a wheel, with the chosen one in the middle.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Names the look; for the runtime only.
    public static var _look: _PickerLook { .wheel }
}

/// A row for each view of a form or a menu, with a mark at the chosen one, and a wheel elsewhere.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Names the look; for the runtime only.
    public static var _look: _PickerLook { .inline }
}

/// A row that leads to a screen of all views.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Names the look; for the runtime only.
    public static var _look: _PickerLook { .navigationLink }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that leads to a screen of all views.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == DefaultPickerStyle {
    /// The usual look.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A button with a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// All views side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// All views on a wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// A row for each view of a form or a menu, and a wheel elsewhere.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

private enum PickerLookKey: EnvironmentKey { static var defaultValue: _PickerLook { .menu } }

extension EnvironmentValues {
    var pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the pickers inside the view.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, S._look) }
}
