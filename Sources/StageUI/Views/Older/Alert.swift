// Licensed under the Apache License, Version 2.0.

import Foundation

/// An alert as a value, the form before alerts were made of views.
public struct Alert {
    /// A button of an alert or an action sheet.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: @MainActor () -> Void

        /// A button in the usual look.
        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }
        /// A button that cancels.
        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }
        /// A button that cancels, with the system's label.
        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
            cancel(Text(verbatim: "Cancel"), action: action)
        }
        /// A button that destroys data.
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button, labelled OK by default.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
    }
    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    @MainActor
    fileprivate var content: AnyView {
        if let message {
            return AnyView(
                AlertContent(
                    title: title, actions: DeprecatedAlertButtons(buttons: buttons), message: message))
        }
        return AnyView(
            AlertContent(
                title: title, actions: DeprecatedAlertButtons(buttons: buttons), message: EmptyView()))
    }
}

/// Buttons at the bottom of the screen as a value.
public struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an action sheet.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    @MainActor
    fileprivate var content: AnyView {
        let actions = DeprecatedAlertButtons(buttons: buttons)
        if let message { return AnyView(DialogContent(title, .visible, actions, message)) }
        return AnyView(DialogContent(title, .visible, actions, EmptyView()))
    }
}

/// The buttons of an alert as views.
private struct DeprecatedAlertButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
            Button(role: button.role, action: button.action) { button.label }
        }
    }
}

extension View {
    /// Shows an alert while a condition holds.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        AlertPresenter(
            content: self, kind: .alert, isPresented: isPresented,
            alert: isPresented.wrappedValue ? content().content : nil)
    }
    /// Shows an alert for an item while there is one.
    public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        ItemPresenter(content: self, kind: .alert, item: item, onDismiss: nil) { content($0).content }
    }
    /// Shows an action sheet while a condition holds.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        AlertPresenter(
            content: self, kind: .dialog, isPresented: isPresented,
            alert: isPresented.wrappedValue ? content().content : nil)
    }
    /// Shows an action sheet for an item while there is one.
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        ItemPresenter(content: self, kind: .dialog, item: item, onDismiss: nil) { content($0).content }
    }
}
