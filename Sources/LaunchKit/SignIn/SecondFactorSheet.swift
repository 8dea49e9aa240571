// Licensed under the Apache License, Version 2.0.

public import LaunchAuth
public import SwiftUI

extension View {
    /// Asks on a sheet for the code of a second factor when a sign-in needs it, also after the app was ended at the question.
    ///
    /// - Parameters:
    ///   - model: The model of the sign-in.
    ///   - perform: Starts work that lasts.
    public func secondFactorSheet(
        of model: SignInModel, perform: @escaping SignInForm.Perform
    ) -> some View {
        modifier(SecondFactorLayer(model: model, perform: perform))
    }
}

private struct SecondFactorLayer: ViewModifier {
    let model: SignInModel
    let perform: SignInForm.Perform

    func body(content: Content) -> some View {
        content
            .task { await model.lookForFactor() }
            .sheet(isPresented: isAsking) {
                SecondFactorSheet(model: model, perform: perform)
            }
    }

    /// Who closes the sheet signs in as somebody else.
    private var isAsking: Binding<Bool> {
        Binding {
            model.secondFactor != nil
        } set: { isShown in
            if !isShown, model.secondFactor != nil { perform { await model.giveUpFactor() } }
        }
    }
}

/// The question for the code, with what to do without the app that shows it.
private struct SecondFactorSheet: View {
    @Bindable var model: SignInModel
    let perform: SignInForm.Perform
    @Environment(\.palette) private var palette
    @FocusState private var focus: SignInField?

    var body: some View {
        let strings = model.strings
        SheetColumn {
            Group {
                WholeWords(strings(.factorTitle)) { $0.font(.title3.weight(.semibold)) }
                    .foregroundStyle(palette.text.color)
                    .accessibilityAddTraits(.isHeader)
                WholeWords(strings(.factorMessage)) { $0.font(.subheadline) }
                    .foregroundStyle(palette.secondaryText.color)
                FormField(
                    strings(.factorCode), text: $model.code, prompt: " ", symbol: SignInField.password.symbol,
                    problem: model.codeProblem, focus: $focus, equals: .password,
                    style: FormFieldStyle(palette)
                )
                .multilineTextAlignment(.leading)
                .keyboardForCode()
                .submitLabel(.done)
                .onSubmit(submit)
                Button(action: submit) {
                    WholeWords(strings(.signInButton)) { $0 }
                }
                .buttonStyle(FilledButton())
                Button {
                    perform { await model.giveUpFactor() }
                } label: {
                    WholeWords(strings(.factorGiveUp)) { $0 }
                }
                .buttonStyle(TextButton(font: .subheadline.weight(.semibold)))
            }
            .disabled(model.isLoading)
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
        HintedScroll(margin: 24, width: 440, sides: 24) { proxy in
            VStack(spacing: 16) { content }
                .multilineTextAlignment(.center)
                .frame(maxWidth: 440)
                .padding(24)
                .frame(maxWidth: .infinity, minHeight: proxy.size.height, alignment: .top)
        }
        .id(page)
        .presentationDetents([.medium, .large])
        .presentationBackground(palette.background.color)
    }
}
