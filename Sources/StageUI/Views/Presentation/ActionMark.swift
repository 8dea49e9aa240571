// Licensed under the Apache License, Version 2.0.

import Foundation

/// The trait under which a button offers its meaning to the alert that it is in.
enum ActionTrait: ViewTraitKey {
    typealias Value = ActionRole
}

/// The meaning of a button of an alert.
struct ActionRole {
    var role: ButtonRole?
}

/// Marks the drawing of a button of an alert.
struct ActionMark: BoxModifier {
    var role: ButtonRole?
    static var changesLayout: Bool { false }
    func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { ActionRole(role: role) as? Key.Value }
}

/// The look of the buttons of alerts and dialogs.
struct ActionButtonStyle: ButtonStyle {
    var look: ActionLook
    /// Indicates whether a long title has several lines, and not smaller letters.
    var wraps = false

    func makeBody(configuration: Configuration) -> some View {
        ActionButton(look: look, wraps: wraps, configuration: configuration)
    }
}

/// A row of an alert or a dialog; the default button is bold, as is the cancel button.
private struct ActionButton: View {
    let look: ActionLook
    let wraps: Bool
    let configuration: ButtonStyleConfiguration
    @Environment(\.keyboardShortcut) private var shortcut

    private var isBold: Bool { configuration.role == .cancel || shortcut == .defaultAction }

    var body: some View {
        configuration.label
            .font(look.font(isBold: isBold))
            .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
            .lineLimit(wraps ? nil : 1)
            .minimumScaleFactor(0.6)
            .multilineTextAlignment(wraps ? .center : .leading)
            .padding(.horizontal, 8)
            .padding(.vertical, 11)
            .frame(maxWidth: .infinity, minHeight: look.rowHeight)
            .background(configuration.isPressed ? Color.primary.opacity(0.08) : Color.clear)
            .modified(ActionMark(role: configuration.role))
    }
}

/// The differences between alerts and dialogs; all lengths in points, measured on a phone.
enum ActionLook: Hashable {
    case alert
    case dialog

    var rowHeight: CGFloat { self == .alert ? 44 : 57 }
    var cornerRadius: CGFloat { 14 }
    /// The distance between the card of a dialog and that of its cancel button.
    var gap: CGFloat { 8 }

    func font(isBold: Bool) -> Font {
        let font = self == .alert ? Font.body : Font.title3
        return isBold ? font.weight(.semibold) : font
    }
}

private enum AfterActionKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    /// The closure that follows the action of each button.
    var afterAction: (() -> Void)? {
        get { self[AfterActionKey.self] }
        set { self[AfterActionKey.self] = newValue }
    }
}
