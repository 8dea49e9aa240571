// Licensed under the Apache License, Version 2.0.

import Foundation

/// The content of an alert.
struct AlertContent<Actions: View, Message: View>: View {
    let title: Text
    let actions: Actions
    let message: Message

    var body: some View {
        ActionScroll {
            ActionList(
                look: .alert, hasHeader: true,
                header: ScrollView {
                    VStack(spacing: 4) {
                        title.font(.headline).accessibilityAddTraits(.isHeader)
                        message.font(.footnote)
                    }
                    .environment(\.textTraits.keepsWords, true)
                    .multilineTextAlignment(.center)
                    .padding(.horizontal, 16)
                    .padding(.vertical, 20)
                    .frame(maxWidth: .infinity)
                }, actions: actions)
        }
    }
}

/// The content of a dialog.
struct DialogContent<Actions: View, Message: View>: View {
    let title: Text
    let showsTitle: Bool
    let actions: Actions
    let message: Message

    init(_ title: Text, _ titleVisibility: Visibility, _ actions: Actions, _ message: Message) {
        (self.title, self.actions, self.message) = (title, actions, message)
        showsTitle = titleVisibility == .visible
    }

    private var hasMessage: Bool { Message.self != EmptyView.self }

    var body: some View {
        ActionScroll {
            ActionList(
                look: .dialog, hasHeader: showsTitle || hasMessage,
                header: ScrollView {
                    VStack(spacing: 6) {
                        if showsTitle {
                            title.fontWeight(.semibold).accessibilityAddTraits(.isHeader)
                        }
                        message
                    }
                    .font(.footnote)
                    .environment(\.textTraits.keepsWords, true)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
                    .padding(.horizontal, 16)
                    .padding(.vertical, 14)
                    .frame(maxWidth: .infinity)
                }, actions: actions)
        }
    }
}

/// Scrolls the cards of an alert or a dialog that are higher than the screen.
private struct ActionScroll<Cards: View>: View, UnnamedView {
    @ViewBuilder let cards: Cards

    var body: some View {
        ScrollView { cards }
            .scrollBounceBehavior(.basedOnSize)
            .transformEnvironment(\.scrollSettings) { $0.clipsOnlyOverflow = true }
    }
}

/// Asks for an alert or a dialog while a condition holds.
struct AlertPresenter<Content: View>: View {
    let content: Content
    let kind: PresentationRequest.Kind
    let isPresented: Binding<Bool>
    /// Nil while there is nothing to speak of.
    let alert: AnyView?
    /// Indicates whether the system asks, and not the app.
    var isOfSystem = false

    var body: some View { Presenter(content: content, request: request) }

    private var request: PresentationRequest? {
        guard isPresented.wrappedValue, let alert else { return nil }
        return PresentationRequest(kind: kind, isOfSystem: isOfSystem, id: "alert", content: alert) {
            [isPresented] in
            isPresented.wrappedValue = false
        }
    }
}

extension View {
    /// Shows an alert or a dialog while a condition holds and there is something to present.
    func presents<Words: View>(
        _ kind: PresentationRequest.Kind, while isPresented: Binding<Bool>, _ words: Words?
    ) -> AlertPresenter<Self> {
        AlertPresenter(content: self, kind: kind, isPresented: isPresented, alert: words.map { AnyView($0) })
    }

    /// Shows a question of the system in front of all that the app presents, while a condition holds.
    package func systemAlert<A: View, M: View>(
        _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        let words = AlertContent(title: Text(verbatim: title), actions: actions(), message: message())
        return AlertPresenter(
            content: self, kind: .alert, isPresented: isPresented, alert: AnyView(words), isOfSystem: true)
    }
}
