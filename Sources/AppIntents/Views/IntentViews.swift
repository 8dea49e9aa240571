// Licensed under the Apache License, Version 2.0.

public import StageUI

extension Button {
    /// Creates a button that performs an action of the app.
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(action: { perform(intent) }, label: label)
    }
    /// Creates a button with a role that performs an action of the app.
    public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { perform(intent) }, label: label)
    }
}

extension Button where Label == Text {
    /// Creates a button with a title that performs an action of the app.
    public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
        self.init(intent: intent) { Text(titleKey) }
    }
    /// Creates a button with a title that performs an action of the app.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, intent: some AppIntent) {
        self.init(intent: intent) { Text(title) }
    }
}

extension Toggle {
    /// Creates a switch that performs an action of the app; the app changes the value.
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in perform(intent) }), label: label)
    }
}

extension Toggle where Label == Text {
    /// Creates a switch with a title that performs an action of the app; the app changes the value.
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }
    /// Creates a switch with a title that performs an action of the app; the app changes the value.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}

/// Performs an action as the system does; an error is told, as nobody says it.
@MainActor
private func perform(_ intent: some AppIntent) {
    Task { @MainActor in
        do { _ = try await intent.perform() } catch {
            Stage.current?.tell("The intent \(type(of: intent)) has failed: \(error).")
        }
    }
}

/// Shows how Siri is asked for an action. The stage has no Siri: the action's title stands for the phrase, which is told.
public struct SiriTipView<Intent: AppIntent>: View {
    private let isVisible: Binding<Bool>?
    /// Creates a view for an action, which the user can close where a binding is given.
    public init(intent: Intent, isVisible: Binding<Bool>? = nil) { self.isVisible = isVisible }
    /// The phrase, and the button that closes.
    public var body: some View {
        let _ = Stage.current?.tell(
            "SiriTipView shows the title of its intent: the stage has no Siri and no phrases.")
        if isVisible?.wrappedValue ?? true {
            HStack(spacing: 12) {
                Image(systemName: "waveform").foregroundStyle(.tint)
                Text(Intent.title)
                Spacer(minLength: 0)
                if let isVisible {
                    Button {
                        isVisible.wrappedValue = false
                    } label: {
                        Image(systemName: "xmark").foregroundStyle(.secondary)
                    }
                    .accessibilityLabel(Text("Close", bundle: nil))
                }
            }
            .padding()
            .background(Color.secondary.opacity(0.15), in: RoundedRectangle(cornerRadius: 14))
        }
    }
}

/// A button that opens the app's shortcuts. The stage has no Shortcuts: nothing is opened, which is told.
public struct ShortcutsLink: View {
    private let action: () -> Void
    /// Creates a button.
    public init() { action = {} }
    /// Creates a button with an action that comes first.
    public init(action: @escaping () -> Void) { self.action = action }
    /// The button.
    public var body: some View {
        Button {
            action()
            Stage.current?.tell("ShortcutsLink opens nothing: the stage has no Shortcuts.")
        } label: {
            Label("App Shortcuts", systemImage: "square.2.layers.3d")
        }
        .buttonStyle(.bordered)
    }
}

/// The looks of views for Siri.
public enum SiriTipViewStyle: Hashable, Sendable {
    /// A look.
    case automatic, light, dark
}
/// The looks of links to the shortcuts.
public enum ShortcutsLinkStyle: Hashable, Sendable {
    /// A look.
    case automatic, automaticOutline, light, lightOutline, dark, darkOutline
}
extension View {
    /// Sets the look of views for Siri, which has no effect.
    public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
    /// Sets the look of links to the shortcuts, which has no effect.
    public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
