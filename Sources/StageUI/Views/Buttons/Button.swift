// Licensed under the Apache License, Version 2.0.

import Foundation

/// The meaning of a button.
public struct ButtonRole: Hashable, Sendable {
    let name: String
    /// The action destroys data.
    public static let destructive = ButtonRole(name: "destructive")
    /// The action cancels an operation.
    public static let cancel = ButtonRole(name: "cancel")
    /// The action confirms an operation.
    public static let confirm = ButtonRole(name: "confirm")
    /// The action closes what is shown.
    public static let close = ButtonRole(name: "close")

    /// The system's title and symbol of the role; nil for one that says nothing of the action.
    var usual: (title: LocalizedStringKey, symbol: String)? {
        switch name {
        case "cancel": ("Cancel", "xmark")
        case "close": ("Close", "xmark")
        case "confirm": ("Done", "checkmark")
        default: nil
        }
    }
}

/// The system's label of a button with a role: a title, and in a bar a symbol.
public struct DefaultButtonLabel: View {
    let role: ButtonRole
    /// The title and the symbol.
    public var body: some View {
        if let usual = role.usual {
            Label(usual.title, systemImage: usual.symbol).labelStyle(BarLabelStyle())
        }
    }
}

/// The title, and in a bar the icon.
private struct BarLabelStyle: PlainLabelStyle {
    @Environment(\.hasBarLabels) private var isInBar

    func makeBody(configuration: Configuration) -> some View {
        if isInBar {
            IconOnlyLabelStyle().makeBody(configuration: configuration)
        } else {
            configuration.title
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button with the system's label of a role.
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
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
