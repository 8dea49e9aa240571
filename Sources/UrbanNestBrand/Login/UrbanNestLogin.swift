// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// The sign-in screen for a user who comes back (UN-158).
public struct UrbanNestLogin: View {
    @State private var form = UrbanNestLoginForm()
    @State private var problem: UrbanNestLoginForm.Problem?
    @State private var refusal: String?
    @State private var isBusy = false
    @FocusState private var focus: UrbanNestLoginForm.Field?
    private let onSignIn: @MainActor (_ email: String, _ password: String) async -> String?
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates the screen.
    ///
    /// - Parameter onSignIn: Signs the user in with what was typed; returns a sentence for the user
    ///   when that failed, or nil when it worked and the next screen is on its way.
    public init(
        onSignIn: @escaping @MainActor (_ email: String, _ password: String) async -> String?
    ) {
        self.onSignIn = onSignIn
    }

    /// Logo and greeting, the two fields, and the button.
    public var body: some View {
        let palette = UrbanNestPalette(colorScheme)
        GeometryReader { proxy in
            ScrollView(.vertical) {
                content(palette)
                    .padding(24)
                    .frame(maxWidth: .infinity, minHeight: proxy.size.height)
            }
        }
        .background { palette.background.color.ignoresSafeArea() }
    }

    /// Greeting over form, or beside it where the screen is low.
    @ViewBuilder
    private func content(_ palette: UrbanNestPalette) -> some View {
        if verticalSizeClass == .compact && !typeSize.isAccessibilitySize {
            HStack(spacing: 40) {
                UrbanNestLoginHeader(palette: palette).frame(maxWidth: 260)
                entry(palette)
            }
        } else {
            VStack(spacing: 32) {
                UrbanNestLoginHeader(palette: palette)
                entry(palette)
            }
        }
    }

    private func entry(_ palette: UrbanNestPalette) -> some View {
        VStack(alignment: .leading, spacing: 16) {
            fields(palette)
            if let refusal { UrbanNestProblemText(text: refusal, palette: palette) }
            button(palette).padding(.top, 8)
        }
        .frame(maxWidth: 440)
    }

    @ViewBuilder
    private func fields(_ palette: UrbanNestPalette) -> some View {
        UrbanNestField(
            title: "Email", symbol: "envelope.fill", problem: message(for: .email),
            isFocused: focus == .email, palette: palette, onTap: { focus = .email }
        ) {
            TextField("Email", text: $form.email, prompt: prompt("name@example.com", palette))
                .textContentType(.username)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .submitLabel(.next)
                .focused($focus, equals: .email)
                .onSubmit { focus = .password }
        }
        UrbanNestField(
            title: "Password", symbol: "lock.fill", problem: message(for: .password),
            isFocused: focus == .password, palette: palette, onTap: { focus = .password }
        ) {
            SecureField("Password", text: $form.password, prompt: prompt("Your password", palette))
                .textContentType(.password)
                .submitLabel(.go)
                .focused($focus, equals: .password)
                .onSubmit { submit() }
        }
    }

    private func button(_ palette: UrbanNestPalette) -> some View {
        Button(action: submit) {
            HStack(spacing: 10) {
                if isBusy {
                    ProgressView()
                        .tint(palette.buttonLabel.color)
                        .accessibilityHidden(true)
                }
                Text(isBusy ? "Signing in…" : "Sign in")
            }
        }
        .buttonStyle(UrbanNestFilledButton(palette: palette))
        .disabled(isBusy)
    }

    /// The system's grey is too faint to be read on a card.
    private func prompt(_ text: String, _ palette: UrbanNestPalette) -> Text {
        Text(verbatim: text).foregroundStyle(palette.secondaryText.color)
    }

    private func message(for field: UrbanNestLoginForm.Field) -> String? {
        problem?.field == field ? problem?.message : nil
    }

    private func submit() {
        guard !isBusy else { return }
        refusal = nil
        problem = form.problem
        if let problem {
            focus = problem.field
            return AccessibilityNotification.Announcement(problem.message).post()
        }
        focus = nil
        isBusy = true
        let (email, password) = (form.trimmedEmail, form.password)
        Task {
            let answer = await onSignIn(email, password)
            isBusy = false
            refusal = answer
            if let answer { AccessibilityNotification.Announcement(answer).post() }
        }
    }
}
