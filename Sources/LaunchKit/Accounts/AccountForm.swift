// Licensed under the Apache License, Version 2.0.

public import LaunchAuth
public import SwiftUI

/// A form of the account's settings: what happens, what has to be typed for it, and the button that does it.
///
/// It stands in the column of a sheet. A brand sets the words by their parts, and its own fields and button.
public struct AccountForm<Words: View>: View {
    @Bindable private var model: AccountModel
    private let form: AccountModel.Form
    private let perform: SignInForm.Perform
    private let style: FormFieldStyle
    private let button: FilledButton
    private let words: (String, AccountFormPart) -> Words
    @FocusState private var focus: SignInField?

    /// Creates a form of a model.
    ///
    /// - Parameters:
    ///   - model: What is typed, what is wrong, and what is done about it.
    ///   - form: Which one.
    ///   - style: The style of its fields.
    ///   - button: The style of its button.
    ///   - perform: Starts work that lasts.
    ///   - words: Sets a text.
    public init(
        _ model: AccountModel, _ form: AccountModel.Form, style: FormFieldStyle,
        button: FilledButton = FilledButton(), perform: @escaping SignInForm.Perform,
        @ViewBuilder words: @escaping (String, AccountFormPart) -> Words
    ) {
        (self.model, self.form, self.style, self.button) = (model, form, style, button)
        (self.perform, self.words) = (perform, words)
    }

    /// The title, the note, the fields and the buttons.
    public var body: some View {
        let strings = model.strings
        VStack(spacing: 16) {
            words(strings(title), .title).accessibilityAddTraits(.isHeader)
            words(strings(note), .note)
            fields
            Button(action: submit) {
                words(strings(form == .deletion ? .deleteAccount : .save), .button)
            }
            .buttonStyle(button)
            .disabled(model.isBusy || form == .deletion && !asksPassword && !model.isCodeSent)
            if form == .deletion, !model.isCodeSent { way(.sendCode) { work { await model.sendCode() } } }
            if form == .recovery { way(.enrolmentDecline) { model.form = nil } }
        }
    }

    private func way(_ text: SignInText, _ action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) { words(model.strings(text), .way) }
            .buttonStyle(TextButton(font: .subheadline.weight(.semibold)))
            .disabled(model.isBusy)
    }

    private var title: SignInText {
        switch form {
        case .password: .changePassword
        case .email: .changeEmail
        case .deletion: .deleteTitle
        case .recovery: .recoveryTitle
        }
    }

    private var note: SignInText {
        switch form {
        case .password: .passwordNote
        case .email: .emailNote
        case .deletion: .deleteMessage
        case .recovery: .recoveryNote
        }
    }

    private var isNewPassword: Bool { form == .password || form == .recovery }

    /// A code takes the password's place.
    private var asksPassword: Bool { form == .deletion && model.hasPassword && !model.isCodeSent }

    @ViewBuilder private var fields: some View {
        let strings = model.strings
        if form == .email {
            field(strings(.newEmail), $model.email, .email, problem: model.problem)
                .keyboard(for: .email, in: .signUp)
        }
        if isNewPassword || asksPassword {
            field(
                strings(isNewPassword ? .newPassword : .password), $model.password, .password,
                problem: model.isCodeSent ? nil : model.problem,
                secret: FormSecret(
                    isVisible: $model.isPasswordVisible, show: strings(.showPassword),
                    hide: strings(.hidePassword))
            )
            .keyboard(for: .password, in: isNewPassword ? .signUp : .signIn)
        }
        if model.isCodeSent {
            words(strings(.codeSent), .note)
            field(strings(.code), $model.code, .displayName, problem: model.problem)
                .keyboardForCode()
        }
        // Who came by a provider has no field for it yet.
        if form == .deletion, !asksPassword, !model.isCodeSent, let problem = model.problem {
            FormProblem(problem, style: style)
        }
    }

    private func field(
        _ title: String, _ text: Binding<String>, _ field: SignInField, problem: String?,
        secret: FormSecret? = nil
    ) -> some View {
        FormField(
            title, text: text, symbol: field == .displayName ? SignInField.email.symbol : field.symbol,
            problem: problem, secret: secret, focus: $focus, equals: field, style: style
        )
        .multilineTextAlignment(.leading)
        .submitLabel(.done)
        .onSubmit(submit)
    }

    private func submit() { work { await model.submit() } }

    /// Does something with what is typed, and says aloud what is wrong with it.
    private func work(_ work: @escaping @MainActor @Sendable () async -> Void) {
        perform {
            await work()
            if let problem = model.problem { AccessibilityNotification.Announcement(problem).post() }
        }
    }
}

/// A part of an account's form by what its words are for.
public enum AccountFormPart: Hashable, Sendable {
    /// The title.
    case title
    /// A sentence that explains.
    case note
    /// The label of the button that does it.
    case button
    /// The label of another way.
    case way
}

extension AccountForm where Words == AccountWords {
    /// Creates a form in the look of its screen.
    init(
        _ model: AccountModel, _ form: AccountModel.Form, palette: BrandPalette,
        perform: @escaping SignInForm.Perform
    ) {
        // What cannot be undone has the colour of errors; its words have that of the ground, in either appearance.
        let button =
            form == .deletion ? FilledButton(fill: palette.error, label: palette.background) : FilledButton()
        self.init(model, form, style: FormFieldStyle(palette), button: button, perform: perform) {
            AccountWords($0, $1)
        }
    }
}

/// The words of an account's form in the look of its screen.
struct AccountWords: View {
    private let text: String
    private let part: AccountFormPart
    @Environment(\.palette) private var palette

    init(_ text: String, _ part: AccountFormPart) { (self.text, self.part) = (text, part) }

    var body: some View {
        switch part {
        case .title:
            WholeWords(text) { $0.font(.title3.weight(.semibold)) }.foregroundStyle(palette.text.color)
        case .note:
            WholeWords(text) { $0.font(.subheadline) }.foregroundStyle(palette.secondaryText.color)
        case .button, .way: WholeWords(text) { $0 }
        }
    }
}
