// Licensed under the Apache License, Version 2.0.

public import LaunchAuth
public import SwiftUI

/// The form of a sign-in: the fields of the model's mode, what went wrong, and the button.
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

    /// The fields, the problem and the button.
    public var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ForEach(model.mode.fields, id: \.self) { field($0) }
            if let toast = model.toast, toast.isError { FormProblem(toast.text, style: style) }
            Button(action: submit) {
                HStack(spacing: 10) {
                    if model.isLoading {
                        ProgressView().spinner(palette.buttonLabel).accessibilityHidden(true)
                    }
                    Text(model.strings(model.isLoading ? .signingIn : title))
                }
            }
            .buttonStyle(FilledButton())
            .disabled(model.isLoading)
            .padding(.top, 8)
        }
        .frame(maxWidth: 440)
    }

    private var style: FormFieldStyle {
        var style = FormFieldStyle(palette)
        change(&style)
        return style
    }

    private var title: SignInText { model.mode == .signIn ? .signInButton : .signUpButton }

    private func field(_ field: SignInField) -> some View {
        let next = model.mode.fields.drop { $0 != field }.dropFirst().first
        return FormField(
            field, of: $model, prompt: field.prompt.map { model.strings($0) }, focus: $focus, style: style
        )
        .keyboard(for: field, in: model.mode)
        .submitLabel(next == nil ? .go : .next)
        .onSubmit { if let next { focus = next } else { submit() } }
    }

    private func submit() {
        guard !model.isLoading else { return }
        focus = nil
        perform {
            await model.submit()
            let wrong = model.mode.fields.first { model.problems[$0] != nil }
            if let wrong { focus = wrong }
            let error = model.toast.flatMap { $0.isError ? $0.text : nil }
            if let said = wrong.flatMap({ model.message(for: $0) }) ?? error {
                AccessibilityNotification.Announcement(said).post()
            }
        }
    }
}

extension SignInField {
    /// The prompt that an empty field shows below its title.
    fileprivate var prompt: SignInText? {
        switch self {
        case .displayName: nil
        case .email: .emailPrompt
        case .password: .passwordPrompt
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
    /// The words of a form that has the titles of its fields above them.
    public static func titled(app: String) -> SignInStrings {
        SignInStrings(app: app) {
            switch $0 {
            case .email: "Email"
            case .signInButton: "Sign in"
            case .rateLimited: "Too many attempts. Please wait a moment and try again."
            default: $0.english
            }
        }
    }
}
