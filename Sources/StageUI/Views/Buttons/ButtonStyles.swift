// Licensed under the Apache License, Version 2.0.

import Foundation

/// The usual look: the label in the tint, fainter while pressed.
public struct DefaultButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    var drawn: AnyButtonStyle { AnyButtonStyle { AnyView(Self.drawing($0)) } }
    static func drawing(_ configuration: ButtonStyleConfiguration) -> some View {
        BorderlessButton(configuration: configuration)
    }
}

/// The label in the tint without anything around it.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    var drawn: AnyButtonStyle { AnyButtonStyle { AnyView(BorderlessButton(configuration: $0)) } }
}

/// The label as it is, fainter while pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    var drawn: AnyButtonStyle { AnyButtonStyle { AnyView(PlainButton(configuration: $0)) } }
}

/// The label on a background in a faint tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    var drawn: AnyButtonStyle {
        AnyButtonStyle { AnyView(BorderedButton(configuration: $0, isProminent: false)) }
    }
}

/// The label on a background in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    var drawn: AnyButtonStyle {
        AnyButtonStyle { AnyView(BorderedButton(configuration: $0, isProminent: true)) }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The usual look.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label without anything around it.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a background in a faint tint.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on a background in the tint.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

private struct BorderlessButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .usualForeground(
                !isEnabled ? Color.switchedOff : configuration.role == .destructive ? .red : .accentColor
            )
            .opacity(configuration.isPressed ? 0.2 : 1)
    }
}

private struct PlainButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label.opacity(!isEnabled ? 0.5 : configuration.isPressed ? 0.75 : 1)
    }
}

extension Color {
    /// The colour of disabled controls: the system's third label colour.
    static var switchedOff: Color { Color.secondary.opacity(0.5) }
}
