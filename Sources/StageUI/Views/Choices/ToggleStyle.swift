// Licensed under the Apache License, Version 2.0.

import Foundation

/// The properties of a toggle.
@MainActor @preconcurrency
public struct ToggleStyleConfiguration {
    /// The label as a view.
    public struct Label: View {
        let view: AnyView
        /// The label.
        public var body: some View { view }
    }
    /// The label.
    public let label: Label
    /// Indicates whether the toggle is on.
    @Binding public var isOn: Bool
    /// Indicates whether the toggle stands for several of which only some are on.
    public var isMixed: Bool
}

/// The look of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the drawn toggle.
    associatedtype Body: View
    /// The properties of a toggle.
    typealias Configuration = ToggleStyleConfiguration
    /// Draws a toggle.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The usual look, which is a switch.
public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a toggle.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration)
    }
}

/// A switch beside the label.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    /// Creates the style.
    public nonisolated init() { tint = nil }
    /// Creates the style with the colour of a switch that is on.
    public nonisolated init(tint: Color) { self.tint = tint }
    /// Draws a toggle.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: tint)
    }
}

/// A button that is highlighted while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a toggle.
    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(ButtonToggleLook(isOn: configuration.isOn))
    }
}

private struct ButtonToggleLook: ButtonStyle {
    let isOn: Bool
    func makeBody(configuration: Configuration) -> some View {
        ButtonToggleDrawing(isOn: isOn, configuration: configuration)
    }
}

private struct ButtonToggleDrawing: View {
    let isOn: Bool
    let configuration: ButtonStyleConfiguration
    @Environment(\.controlSize) private var controlSize

    var body: some View {
        configuration.label
            .font(controlSize.buttonFont)
            .foregroundStyle(Color.accentColor)
            .padding(controlSize.buttonInsets)
            .background(
                RoundedRectangle(cornerRadius: controlSize.buttonRadius)
                    .fill(Color.accentColor.opacity(isOn ? 0.15 : 0))
            )
            .opacity(configuration.isPressed ? 0.75 : 1)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The usual look.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch beside the label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that is highlighted while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: DrawnStyle<ToggleStyleConfiguration> {
        DrawnStyle { AnyView(SwitchToggle(configuration: $0)) }
    }
}

extension EnvironmentValues {
    var toggleStyle: DrawnStyle<ToggleStyleConfiguration> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the toggles inside the view.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(
            \.toggleStyle,
            DrawnStyle(style) { $0.makeBody(configuration: $1) })
    }
}
