// Licensed under the Apache License, Version 2.0.

import Foundation

/// The meaning of a button.
public struct ButtonRole: Hashable, Sendable {
    let name: String
    /// The action destroys data.
    public static let destructive = ButtonRole(name: "destructive")
    /// The action cancels an operation.
    public static let cancel = ButtonRole(name: "cancel")
}

/// A control that performs an action when it is tapped.
public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    @State private var isPressed = false
    @Environment(\.buttonStyle) private var style
    @Environment(\.isEnabled) private var isEnabled

    /// Creates a button with a custom label.
    public init(
        role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// The label in the button's style.
    public var body: some View {
        drawn.modified(
            PressModifier(
                isEnabled: isEnabled, isHandled: style.primitive != nil, isPressed: $isPressed,
                action: action))
    }

    private var drawn: AnyView {
        if let primitive = style.primitive {
            return primitive(
                PrimitiveButtonStyleConfiguration(
                    role: role,
                    label: PrimitiveButtonStyleConfiguration.Label(view: AnyView(HStack { label })),
                    action: action))
        }
        return style.makeBody(
            ButtonStyleConfiguration(
                role: role, label: ButtonStyleConfiguration.Label(view: AnyView(HStack { label })),
                isPressed: isPressed))
    }
}

extension Button where Label == Text {
    /// Creates a button with a title.
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    /// Creates a button with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == StageUI.Label<Text, Image> {
    /// Creates a button with a title and a symbol of the system.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { StageUI.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a button with a title and a symbol of the system.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { StageUI.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button in a style that handles touches itself.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

extension View {
    /// Disables the controls inside the view.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
