// Licensed under the Apache License, Version 2.0.

import Foundation

/// The meaning of a button.
public struct ButtonRole: Hashable, Sendable {
    let name: String
    /// Something is lost.
    public static let destructive = ButtonRole(name: "destructive")
    /// Something is left undone.
    public static let cancel = ButtonRole(name: "cancel")
}

/// A control that does something when it is touched.
public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    @State private var isPressed = false
    @Environment(\.buttonStyle) private var style
    @Environment(\.isEnabled) private var isEnabled

    /// Creates a button with a label of its own.
    public init(
        role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// The label in the button's style.
    public var body: some View {
        style.makeBody(
            ButtonStyleConfiguration(
                role: role, label: ButtonStyleConfiguration.Label(view: AnyView(label)),
                isPressed: isPressed)
        )
        .modified(PressModifier(isEnabled: isEnabled, isPressed: $isPressed, action: action))
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

/// What a button style is told.
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
    /// Whether a finger is on the button.
    public let isPressed: Bool
}

/// The look of buttons.
@MainActor
public protocol ButtonStyle {
    /// The type of the drawn button.
    associatedtype Body: View
    /// What a style is told.
    typealias Configuration = ButtonStyleConfiguration
    /// Draws a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The usual look: the label in the tint, fainter while pressed.
public struct DefaultButtonStyle: ButtonStyle {
    /// Creates the style.
    public init() {}
    /// Draws a button.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
            .opacity(configuration.isPressed ? 0.2 : 1)
    }
}

/// The label as it is, fainter while pressed.
public struct PlainButtonStyle: ButtonStyle {
    /// Creates the style.
    public init() {}
    /// Draws a button.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.75 : 1)
    }
}

extension ButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension ButtonStyle where Self == DefaultButtonStyle {
    /// The usual look.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button style whose type is hidden.
struct AnyButtonStyle {
    let makeBody: @MainActor (ButtonStyleConfiguration) -> AnyView
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle {
        AnyButtonStyle { AnyView(DefaultButtonStyle().makeBody(configuration: $0)) }
    }
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
    /// Switches the controls inside the view off.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}

/// Takes touches for a button and makes it one element for assistive technology.
struct PressModifier: BoxModifier {
    var isEnabled: Bool
    var isPressed: Binding<Bool>
    var action: @MainActor () -> Void
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        PressBox(owner: owner, content: content) { [unowned owner] in owner.modifier }
    }
}

private final class PressBox: WrapperBox, TouchResponder {
    private let modifier: () -> PressModifier

    init(owner: Node, content: LayoutBox, modifier: @escaping () -> PressModifier) {
        self.modifier = modifier
        super.init(owner: owner, content: content)
    }

    override var responder: (any TouchResponder)? { modifier().isEnabled ? self : nil }
    override var isTouchable: Bool { true }

    func touchBegan(at point: CGPoint) { modifier().isPressed.wrappedValue = true }
    func touchMoved(by translation: CGSize, inside: Bool) { modifier().isPressed.wrappedValue = inside }
    func touchCancelled() { modifier().isPressed.wrappedValue = false }
    func touchEnded(by translation: CGSize, inside: Bool) {
        modifier().isPressed.wrappedValue = false
        if inside { act() }
    }

    private func act() {
        // The buttons of an alert end it after their own action.
        let after = owner.environment.afterAction
        modifier().action()
        after?()
    }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        let inner = accessibilityChildren(context)
        var node = AccessibilityNode(frame: context.frame(of: self))
        node.label = inner.compactMap(\.label).joined(separator: ", ")
        node.traits = .isButton
        node.isEnabled = modifier().isEnabled
        if node.isEnabled {
            node.activate = AccessibilityAction { [weak self] in self?.act() }
        }
        return [node]
    }
}
