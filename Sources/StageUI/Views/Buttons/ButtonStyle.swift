// Licensed under the Apache License, Version 2.0.

/// The properties of a button.
public struct ButtonStyleConfiguration {
    /// The label as a view.
    public struct Label: View {
        let view: AnyView
        /// The label.
        public var body: some View { view }
    }
    /// The meaning of the button.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Indicates whether a finger is on the button.
    public let isPressed: Bool
}

/// The look of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the drawn button.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration
    /// Draws a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button whose style handles touches itself.
public struct PrimitiveButtonStyleConfiguration {
    /// The label as a view.
    public struct Label: View {
        let view: AnyView
        /// The label.
        public var body: some View { view }
    }
    /// The meaning of the button.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let action: @MainActor () -> Void
    /// Triggers the button.
    @MainActor @preconcurrency
    public func trigger() { action() }
}

/// The look of buttons, and the interaction that triggers them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the drawn button.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Draws a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A type-erased button style.
struct AnyButtonStyle {
    let makeBody: @MainActor (ButtonStyleConfiguration) -> AnyView
    /// Draws a button that handles touches itself; such a style draws in no other way.
    private(set) var primitive: (@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)?

    init(_ makeBody: @escaping @MainActor (ButtonStyleConfiguration) -> AnyView) {
        self.makeBody = makeBody
    }

    @MainActor
    init<S: PrimitiveButtonStyle>(_ style: S) {
        makeBody = { AnyView(DefaultButtonStyle.drawing($0)) }
        primitive = { configuration in
            // A button inside has the usual look, or it would go round for ever.
            AnyView(
                MadeView(style) { $0.makeBody(configuration: configuration) }
                    .environment(\.buttonStyle, AnyButtonStyle { AnyView(DefaultButtonStyle.drawing($0)) }))
        }
    }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { AnyButtonStyle { AnyView(DefaultButtonStyle.drawing($0)) } }
}

extension EnvironmentValues {
    var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the buttons inside the view.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(
            \.buttonStyle,
            AnyButtonStyle { configuration in
                AnyView(MadeView(style) { $0.makeBody(configuration: configuration) })
            })
    }
    /// Sets the look of the buttons inside the view, and the interaction that triggers them.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, (style as? any DrawnButtonStyle)?.drawn ?? AnyButtonStyle(style))
    }
}

/// A style of the system, which handles touches as all buttons do.
@MainActor
protocol DrawnButtonStyle {
    var drawn: AnyButtonStyle { get }
}
