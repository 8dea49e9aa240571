// Licensed under the Apache License, Version 2.0.

import Foundation

/// A button that shows a menu of actions.
public struct Menu<Label: View, Content: View>: View {
    private let content: Content
    private let label: Label
    /// The action of a short touch; nil where that opens the menu.
    private let primaryAction: (() -> Void)?
    @State private var isOpen = false

    /// Creates a menu behind a custom label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        primaryAction = nil
    }
    /// Creates a menu behind a custom label that a long touch opens; a short one performs an action.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.content = content()
        self.label = label()
        self.primaryAction = primaryAction
    }

    /// The button.
    public var body: some View {
        if let primaryAction {
            Button {
                primaryAction()
            } label: {
                label
            }
            .highPriorityGesture(LongPressGesture().onEnded { _ in isOpen = true })
            .background(MenuPresenter(isOpen: $isOpen) { content })
            .accessibilityAction(named: Text(verbatim: "Show Menu")) { isOpen = true }
        } else {
            Button {
                isOpen = true
            } label: {
                label
            }
            .background(MenuPresenter(isOpen: $isOpen) { content })
        }
    }
}

extension Menu where Label == Text {
    /// Creates a menu behind a title that a long touch opens; a short one performs an action.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }
    /// Creates a menu behind a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Creates a menu behind a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == StageUI.Label<Text, Image> {
    /// Creates a menu behind a title and a symbol of the system.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { StageUI.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a menu behind a title and a symbol of the system.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { StageUI.Label(title, systemImage: systemImage) }
    }
}

/// Asks for the menu while it is open; takes no space.
struct MenuPresenter<Content: View>: View {
    @Binding var isOpen: Bool
    var preview: AnyView?
    @ViewBuilder let content: () -> Content

    var body: some View {
        ConditionPresenter(
            content: Color.clear, kind: .menu, isPresented: $isOpen, onDismiss: nil,
            presented: { PreviewedMenu(preview: preview, card: MenuCard(content: content())) })
    }
}

/// The card of a menu, under a picture of what it is about.
private struct PreviewedMenu<Card: View>: View {
    let preview: AnyView?
    let card: Card

    var body: some View {
        if let preview {
            VStack(alignment: .leading, spacing: 12) {
                preview.clipShape(RoundedRectangle(cornerRadius: MenuLayer.cornerRadius))
                    .shadow(color: .black.opacity(0.2), radius: 24, x: 0, y: 8)
                card
            }
        } else {
            card
        }
    }
}

/// The rows of a menu below each other, with lines between them.
private struct MenuCard<Content: View>: View {
    let content: Content
    @Environment(\.dismiss) private var dismiss
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.menuOrder) private var order
    @Environment(\.menuOpensUpward) private var opensUpward

    var body: some View {
        let isTurned = order == .priority && opensUpward
        ScrollView {
            VStack(spacing: 0) {
                SubviewReader(content: content) { written in
                    let rows = isTurned ? written.reversed() : written
                    ForEach(rows) { row in
                        if row.id != rows.first?.id { Divider() }
                        row
                    }
                }
            }
        }
        .defaultScrollAnchor(isTurned ? .bottom : nil)
        .scrollBounceBehavior(.basedOnSize)
        .environment(\.isInMenu, true)
        .environment(\.afterAction, { dismiss() })
        .buttonStyle(MenuRowStyle())
        .environment(\.isInForm, false)
        .environment(\.isEnabled, true)
        .font(.body)
        .lineLimit(nil)
        .foregroundStyle(Color.primary)
        // The system blurs the content behind; this is its material over a light and a dark screen, by eye.
        .background(Color(hexPair: (0xF6F6F8, 0x2A2A2C), colorScheme))
        .clipShape(RoundedRectangle(cornerRadius: MenuLayer.cornerRadius))
        .shadow(color: .black.opacity(0.2), radius: 24, x: 0, y: 8)
    }
}

/// A row of a menu: at least 44 points high, its picture at the far side.
private struct MenuRowStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(MenuLabelStyle())
            .foregroundStyle(
                !isEnabled ? Color.switchedOff : configuration.role == .destructive ? .red : .primary
            )
            .padding(.horizontal, 16)
            .padding(.vertical, 11)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .background(configuration.isPressed ? Color.primary.opacity(0.1) : Color.clear)
            .contentShape(Rectangle())
    }
}

private struct MenuLabelStyle: PlainLabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            Spacer(minLength: 8)
            configuration.icon
        }
    }
}

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private enum MenuOpensUpwardKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum InMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The order of the items of menus.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
    /// Indicates whether the menu stands above what it belongs to.
    var menuOpensUpward: Bool {
        get { self[MenuOpensUpwardKey.self] }
        set { self[MenuOpensUpwardKey.self] = newValue }
    }
    var isInMenu: Bool {
        get { self[InMenuKey.self] }
        set { self[InMenuKey.self] = newValue }
    }
}
