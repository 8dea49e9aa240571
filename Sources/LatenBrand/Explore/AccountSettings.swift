// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchKit
import SwiftUI

/// The rows for an owner of the account: a new password, a new address, and its end; each opens a sheet.
struct AccountSettings: View {
    @Bindable var model: AccountModel
    let perform: @MainActor (@escaping @MainActor @Sendable () async -> Void) -> Void

    var body: some View {
        VStack(spacing: 4) {
            // Who came by a provider has neither: they are the provider's.
            if model.hasPassword {
                row(.changePassword, .password)
                row(.changeEmail, .email)
            }
            row(.deleteAccount, .deletion, LatenPalette.destructive)
        }
        .sheet(item: $model.form) { form in
            AccountSheet(model: model, form: form, perform: perform)
        }
    }

    private func row(
        _ text: SignInText, _ form: AccountModel.Form, _ color: BrandColor = LatenPalette.foreground
    ) -> some View {
        Button {
            model.form = form
        } label: {
            LatenWords(model.strings(text), 16, .medium, color)
                .frame(maxWidth: .infinity, minHeight: 44)
        }
        .buttonStyle(TextButton())
    }
}

/// A form of the account's settings: what happens, what has to be typed for it, and the button that does it.
private struct AccountSheet: View {
    @Bindable var model: AccountModel
    let form: AccountModel.Form
    let perform: @MainActor (@escaping @MainActor @Sendable () async -> Void) -> Void
    @FocusState private var focus: SignInField?
    @ScaledMetric(relativeTo: .body) private var letters: CGFloat = 16
    @ScaledMetric(relativeTo: .footnote) private var errorLetters: CGFloat = 13
    @Environment(\.palette) private var palette
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        let strings = model.strings
        LatenSheet {
            Text(strings(title))
                .latenText(20, .semibold)
                .accessibilityAddTraits(.isHeader)
            Text(strings(note))
                .latenText(14, .regular, LatenPalette.mutedForeground)
            fields
            Button(action: submit) {
                Text(strings(form == .deletion ? .deleteAccount : .save))
                    .latenText(16, .semibold, LatenPalette.primaryForeground)
            }
            .buttonStyle(FilledButton(height: 52, padding: 16))
            .disabled(model.isBusy || form == .deletion && !asksPassword && !model.isCodeSent)
            if form == .deletion, !model.isCodeSent {
                Button {
                    perform { await model.sendCode() }
                } label: {
                    LatenWords(strings(.sendCode), 16, .medium, LatenPalette.mutedForeground)
                        .frame(maxWidth: .infinity, minHeight: 44)
                }
                .buttonStyle(TextButton())
                .disabled(model.isBusy)
            }
        }
    }

    private var title: SignInText {
        switch form {
        case .password: .changePassword
        case .email: .changeEmail
        case .deletion: .deleteTitle
        }
    }

    private var note: SignInText {
        switch form {
        case .password: .passwordNote
        case .email: .emailNote
        case .deletion: .deleteMessage
        }
    }

    /// A code takes the password's place.
    private var asksPassword: Bool { form == .deletion && model.hasPassword && !model.isCodeSent }

    @ViewBuilder private var fields: some View {
        let strings = model.strings
        if form == .email {
            field(strings(.newEmail), $model.email, .email, problem: model.problem)
                .keyboard(for: .email, in: .signUp)
        }
        if form == .password || asksPassword {
            field(
                strings(form == .password ? .newPassword : .password), $model.password, .password,
                problem: model.isCodeSent ? nil : model.problem,
                secret: FormSecret(
                    isVisible: $model.isPasswordVisible, show: strings(.showPassword),
                    hide: strings(.hidePassword))
            )
            .keyboard(for: .password, in: form == .password ? .signUp : .signIn)
        }
        if model.isCodeSent {
            Text(strings(.codeSent))
                .latenText(14, .regular, LatenPalette.mutedForeground)
            field(strings(.code), $model.code, .displayName, problem: model.problem)
                .keyboardForCode()
        }
    }

    private func field(
        _ title: String, _ text: Binding<String>, _ field: SignInField, problem: String?,
        secret: FormSecret? = nil
    ) -> some View {
        FormField(
            title, text: text, symbol: field == .displayName ? SignInField.email.symbol : field.symbol,
            problem: problem, secret: secret, focus: $focus, equals: field,
            style: .laten(palette, contrast, letters: letters, errorLetters: errorLetters)
        )
        .multilineTextAlignment(.leading)
        .submitLabel(.done)
        .onSubmit(submit)
    }

    private func submit() { perform { await model.submit() } }
}
