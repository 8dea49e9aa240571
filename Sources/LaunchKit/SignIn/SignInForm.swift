// Licensed under the Apache License, Version 2.0.

public import LaunchAuth
public import SwiftUI

/// The form of a sign-in: the fields of the model's mode, what went wrong or what to do next, the button, and the ways
/// for a user without an account or without the password.
///
/// A field that cannot be used gets the focus, and what is wrong
/// with it is said aloud.
public struct SignInForm: View {
    /// Starts work that lasts, such as `LaunchController.perform(_:)`.
    public typealias Perform = @MainActor (@escaping @MainActor @Sendable () async -> Void) -> Void

    @Bindable private var model: SignInModel
    private let perform: Perform
    private let change: (inout FormFieldStyle) -> Void
    @Environment(\.palette) private var palette
    @FocusState private var focus: SignInField?

    /// Creates the form of a model.
    ///
    /// - Parameters:
    ///   - model: What is typed, what is wrong, and what is done about it.
    ///   - perform: Starts the sign-in.
    ///   - change: Changes how the fields look; without it they have the colours of the screen.
    public init(
        _ model: SignInModel, perform: @escaping Perform,
        change: @escaping (inout FormFieldStyle) -> Void = { _ in }
    ) {
        (self.model, self.perform, self.change) = (model, perform, change)
    }

    /// The fields, the notice, the button and the other ways.
    public var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ForEach(model.mode.fields, id: \.self) { field($0) }
            if let notice { FormProblem(notice.text, style: style(of: notice)) }
            Button(action: submit) {
                HStack(spacing: 10) {
                    if model.isLoading {
                        ProgressView().spinner(palette.buttonLabel).accessibilityHidden(true)
                    }
                    WholeWords(model.strings(title)) { $0 }
                }
            }
            .buttonStyle(FilledButton())
            .padding(.top, 8)
            VStack(spacing: 0) {
                if model.mode == .signIn {
                    ViewThatFits(in: .horizontal) {
                        HStack(spacing: 20) { mails { Text($0) } }
                            .buttonStyle(
                                TextButton(font: .subheadline.weight(.semibold), padding: .zero))
                        VStack(spacing: 0) { mails { words in WholeWords(words) { $0 } } }
                    }
                    if model.offersPasskey {
                        way(model.strings(.passkeyButton)) { work { await model.signInWithPasskey() } }
                    }
                }
                way(model.strings(model.mode == .signIn ? .toSignUp : .toSignIn), changeMode)
            }
            .buttonStyle(TextButton(font: .subheadline.weight(.semibold)))
            .multilineTextAlignment(.center)
            .frame(maxWidth: .infinity)
        }
        .disabled(model.isLoading)
        .columnWidth(440)
        .codeSheet(of: model, perform: perform)
    }

    /// The ways in without the password.
    @ViewBuilder
    private func mails(@ViewBuilder words: @escaping (String) -> some View) -> some View {
        Button {
            work { await model.sendLink() }
        } label: {
            words(model.strings(.forgotPassword))
        }
        Button {
            work { await model.sendCode() }
        } label: {
            words(model.strings(.mailCode))
        }
    }

    private func way(_ words: String, _ action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) { WholeWords(words) { $0 } }
    }

    /// The sentence to read before anything else: an error, or what a mail is about; a greeting is left to the next screen.
    private var notice: SignInToast? {
        model.toast.flatMap { $0.isError || !model.isLoading && model.finished == nil ? $0 : nil }
    }

    private func style(of notice: SignInToast) -> FormFieldStyle {
        var style = style
        if !notice.isError {
            let isFarewell = notice.text == model.strings(.accountDeleted)
            (style.error, style.errorSymbol) = (
                palette.success, isFarewell ? "checkmark.circle.fill" : "envelope.fill"
            )
        }
        return style
    }

    private var style: FormFieldStyle {
        var style = FormFieldStyle(palette)
        change(&style)
        return style
    }

    private var title: SignInText {
        switch (model.activity, model.mode) {
        case (nil, .signIn): .signInButton
        case (nil, .signUp): .signUpButton
        case (.sendMail, _): .sendingLink
        case (_, .signIn): .signingIn
        case (_, .signUp): .signingUp
        }
    }

    private func field(_ field: SignInField) -> some View {
        let next = model.mode.fields.drop { $0 != field }.dropFirst().first
        return FormField(
            field, of: $model, prompt: field.prompt(in: model.mode).map { model.strings($0) }, focus: $focus,
            style: style
        )
        .keyboard(for: field, in: model.mode)
        .submitLabel(next == nil ? .go : .next)
        .onSubmit { if let next { focus = next } else { submit() } }
    }

    private func submit() { work { await model.submit() } }

    /// Does something with what is typed, and tells how it ended.
    private func work(_ work: @escaping @MainActor @Sendable () async -> Void) {
        guard !model.isLoading else { return }
        focus = nil
        perform {
            await work()
            let wrong = model.mode.fields.first { model.problems[$0] != nil }
            if let wrong { focus = wrong }
            if let said = wrong.flatMap({ model.message(for: $0) }) ?? notice?.text {
                AccessibilityNotification.Announcement(said).post()
            }
        }
    }

    private func changeMode() {
        // What is gone can have no focus, and what was said belongs to the other form.
        focus = nil
        model.dismissToast()
        model.toggleMode()
    }
}

extension SignInField {
    /// The prompt that an empty field shows below its title.
    fileprivate func prompt(in mode: SignInMode) -> SignInText? {
        switch self {
        case .displayName: nil
        case .email: .emailPrompt
        case .password: mode == .signIn ? .passwordPrompt : .newPasswordPrompt
        }
    }
}

extension FormField<SignInField> {
    /// Creates a field of a sign-in; an empty one shows the prompt, or its own name.
    public init(
        _ field: SignInField, of model: Bindable<SignInModel>, prompt: String? = nil,
        focus: FocusState<SignInField?>.Binding, style: FormFieldStyle
    ) {
        let strings = model.wrappedValue.strings
        let (text, secret): (Binding<String>, FormSecret?) =
            switch field {
            case .displayName: (model.displayName, nil)
            case .email: (model.email, nil)
            case .password:
                (
                    model.password,
                    FormSecret(
                        isVisible: model.isPasswordVisible, show: strings(.showPassword),
                        hide: strings(.hidePassword))
                )
            }
        self.init(
            strings(field.placeholder), text: text, prompt: prompt, symbol: field.symbol,
            problem: model.wrappedValue.message(for: field), secret: secret, focus: focus, equals: field,
            style: style)
    }
}

extension SignInStrings {
    /// The words of a form that has the titles of its fields above them, for new users and for those who come back; in
    /// another language they come from the app's String Catalog, by their keys.
    ///
    /// - Parameters:
    ///   - app: The app's name.
    ///   - deletion: The sentence that says what goes with a deleted account.
    public static func titled(app: String, deletion: String? = nil) -> SignInStrings {
        SignInStrings(app: app) { key, english in
            let words = String(localized: String.LocalizationValue(key))
            // Without a translation the key comes back, and the words are the ones here.
            guard words == key, let text = SignInText(rawValue: key) else {
                return words == key ? english : words
            }
            return switch text {
            case .deleteMessage: deletion ?? english
            case .email: "Email"
            case .displayName: "Your name"
            case .signInButton: "Sign in"
            case .signUpButton: "Create account"
            case .toSignUp: "New to {app}? Create an account"
            case .toSignIn: "Already have an account? Sign in"
            case .accountCreated: "Almost done: open the link in the email that we have sent you."
            case .unconfirmed: "Open the link in the email that we have sent you, then sign in."
            case .rateLimited: "Too many attempts. Please wait a moment and try again."
            default: english
            }
        }
    }
}
