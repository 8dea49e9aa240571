// Licensed under the Apache License, Version 2.0.

public import LaunchAuth
public import SwiftUI

extension View {
    /// Asks on a sheet for the code of a mail, or of a second factor when a sign-in needs it, the latter also after the app was
    /// ended at the question.
    ///
    /// - Parameters:
    ///   - model: The model of the sign-in.
    ///   - perform: Starts work that lasts.
    public func codeSheet(
        of model: SignInModel, perform: @escaping SignInForm.Perform
    ) -> some View {
        modifier(CodeLayer(model: model, perform: perform))
    }
}

private struct CodeLayer: ViewModifier {
    let model: SignInModel
    let perform: SignInForm.Perform

    func body(content: Content) -> some View {
        content
            .task { await model.lookForFactor() }
            .sheet(isPresented: isAsking) {
                CodeSheet(model: model, perform: perform)
            }
    }

    /// Indicates whether the sheet is open; whoever closes it gives the code up and signs in as somebody else.
    private var isAsking: Binding<Bool> {
        Binding {
            model.asksForCode
        } set: { isShown in
            if !isShown, model.asksForCode { perform { await model.giveUpCode() } }
        }
    }
}

/// The question for the code, with what to do without the app that shows it or the mail.
private struct CodeSheet: View {
    @Bindable var model: SignInModel
    let perform: SignInForm.Perform
    @Environment(\.palette) private var palette
    @FocusState private var focus: SignInField?

    var body: some View {
        let (strings, isMail, wantsRecovery) = (model.strings, model.isMailCode, model.wantsRecoveryCode)
        SheetColumn(page: [isMail, wantsRecovery]) {
            Group {
                WholeWords(strings(isMail ? .mailCodeTitle : .factorTitle)) {
                    $0.font(.title3.weight(.semibold))
                }
                .foregroundStyle(palette.text.color)
                .accessibilityAddTraits(.isHeader)
                WholeWords(strings(message)) { $0.font(.subheadline) }
                    .foregroundStyle(palette.secondaryText.color)
                FormField(
                    strings(isMail ? .code : wantsRecovery ? .recoveryCode : .factorCode),
                    text: $model.code, prompt: " ",
                    symbol: SignInField.password.symbol, problem: model.codeProblem, focus: $focus,
                    equals: .password,
                    style: FormFieldStyle(palette)
                )
                .multilineTextAlignment(.leading)
                .keyboardForCode(isNumber: !wantsRecovery)
                .submitLabel(.done)
                .onSubmit(submit)
                Button(action: submit) {
                    WholeWords(strings(.signInButton)) { $0 }
                }
                .buttonStyle(FilledButton())
                VStack(spacing: 0) {
                    if isMail { way(.mailCodeAgain) { await model.sendCode() } }
                    if !isMail, model.hasRecoveryCodes {
                        way(wantsRecovery ? .recoveryCodeBack : .recoveryCodeUse) {
                            model.askForRecoveryCode(!wantsRecovery)
                        }
                    }
                    way(isMail ? .back : .factorGiveUp) { await model.giveUpCode() }
                }
                .buttonStyle(TextButton(font: .subheadline.weight(.semibold)))
            }
            .disabled(model.isLoading)
        }
    }

    private var message: SignInText {
        if model.isMailCode { return .mailCodeMessage }
        if model.wantsRecoveryCode { return .recoveryCodeMessage }
        return model.hasRecoveryCodes ? .factorMessageWithCodes : .factorMessage
    }

    private func way(
        _ text: SignInText, _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        Button {
            perform(action)
        } label: {
            WholeWords(model.strings(text)) { $0 }
        }
    }

    private func submit() { perform { await model.submitCode() } }
}

/// The column of a sheet over a screen of a brand, which scrolls and says so where the letters are large.
struct SheetColumn<Content: View>: View {
    /// The page of a sheet with several: each begins at its top.
    var page: AnyHashable = 0
    @ViewBuilder let content: Content
    @Environment(\.palette) private var palette

    var body: some View {
        FormSheet { content }
            .id(page)
            .presentationDetents([.medium, .large])
            .presentationBackground(palette.background.color)
    }
}
