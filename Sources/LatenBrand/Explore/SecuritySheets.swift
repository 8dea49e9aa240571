// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchKit
import SwiftUI

/// Shows the open form of a second factor or of passkeys on a sheet.
struct SecuritySheets: ViewModifier {
    @Bindable var model: SecurityModel
    let perform: @MainActor (@escaping @MainActor @Sendable () async -> Void) -> Void

    func body(content: Content) -> some View {
        content.sheet(item: $model.form) { form in
            Group {
                switch form {
                case .factor: FactorSheet(model: model, perform: perform)
                case .passkeys: PasskeySheet(model: model, perform: perform)
                }
            }
            .onAppear { perform { await model.load() } }
        }
    }
}

/// The form until it is loaded: a ring that turns, or what is wrong and a button to try again.
struct SecurityWait: View {
    let model: SecurityModel
    let perform: @MainActor (@escaping @MainActor @Sendable () async -> Void) -> Void

    var body: some View {
        if model.problem == nil {
            LatenSpinner(color: LatenPalette.mutedForeground)
                .padding(.vertical, 16)
                .accessibilityElement()
                .accessibilityLabel(Laten.spokenLoading)
        } else {
            SecurityProblem(model: model)
            Button {
                perform { await model.load() }
            } label: {
                LatenWords(model.strings(.tryAgain), 16, .semibold, LatenPalette.primaryForeground)
            }
            .buttonStyle(FilledButton(height: 52, padding: 16))
        }
    }
}

/// The problem of a form, where no field says it.
struct SecurityProblem: View {
    let model: SecurityModel
    @ScaledMetric(relativeTo: .footnote) private var letters: CGFloat = 13
    @Environment(\.palette) private var palette
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        if let problem = model.problem {
            FormProblem(
                problem, style: .laten(palette, contrast, letters: 16, errorLetters: letters)
            )
            .multilineTextAlignment(.leading)
        }
    }
}

/// A field of the sheets: a code, or a name.
struct SecurityField: View {
    let title: String
    let text: Binding<String>
    let symbol: String
    let problem: String?
    let onSubmit: @MainActor () -> Void
    @FocusState private var focus: SignInField?
    @ScaledMetric(relativeTo: .body) private var letters: CGFloat = 16
    @ScaledMetric(relativeTo: .footnote) private var errorLetters: CGFloat = 13
    @Environment(\.palette) private var palette
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        FormField(
            title, text: text, symbol: symbol, problem: problem, focus: $focus, equals: .displayName,
            style: .laten(palette, contrast, letters: letters, errorLetters: errorLetters)
        )
        .multilineTextAlignment(.leading)
        .submitLabel(.done)
        .onSubmit(onSubmit)
    }
}

/// The second factor: what it is, the key for the other app with the first code, or the code that turns it off.
private struct FactorSheet: View {
    @Bindable var model: SecurityModel
    let perform: @MainActor (@escaping @MainActor @Sendable () async -> Void) -> Void

    var body: some View {
        let strings = model.strings
        LatenSheet(detents: [.large]) {
            Text(strings(SignInText.factorTitle))
                .latenText(20, .semibold)
                .accessibilityAddTraits(.isHeader)
            if let enrolment = model.enrolment {
                note(.factorSteps)
                note(.factorLoss)
                key(enrolment)
                code
                main(.factorTurnOn) { await model.submitCode() }
            } else if model.factor != nil {
                note(.factorIsOn)
                code
                main(.factorTurnOff) { await model.submitCode() }
            } else if model.isLoaded {
                note(.factorNote)
                SecurityProblem(model: model)
                main(.factorStart) { await model.enrol() }
            } else {
                SecurityWait(model: model, perform: perform)
            }
        }
    }

    private func note(_ text: SecurityText) -> some View {
        Text(model.strings(text)).latenText(14, .regular, LatenPalette.mutedForeground)
    }

    private func main(
        _ text: SecurityText, _ work: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        Button {
            perform(work)
        } label: {
            LatenWords(model.strings(text), 16, .semibold, LatenPalette.primaryForeground)
        }
        .buttonStyle(FilledButton(height: 52, padding: 16))
        .disabled(model.isBusy)
    }

    private var code: some View {
        SecurityField(
            title: model.strings(.factorCode), text: $model.code, symbol: SignInField.password.symbol,
            problem: model.problem
        ) { perform { await model.submitCode() } }
        .keyboardForCode()
    }

    /// The key in groups of four, a link that opens the app that shows codes, and a button that copies the key.
    @ViewBuilder private func key(_ enrolment: AuthFactorEnrolment) -> some View {
        let letters = Array(enrolment.secret)
        let groups = stride(from: 0, to: letters.count, by: 4).map {
            String(letters[$0..<min($0 + 4, letters.count)])
        }
        Text(groups.joined(separator: " "))
            .latenText(16, .medium)
            .monospaced()
            .padding(16)
            .frame(maxWidth: .infinity)
            .modifier(LatenCard())
            .accessibilityElement()
            .accessibilityLabel(model.strings(.factorKey))
            .accessibilityValue(enrolment.secret)
        if String.hasPasteboard {
            Button {
                enrolment.secret.copyToPasteboard()
                model.noteCopied()
            } label: {
                LatenWords(model.strings(model.isCopied ? .factorCopied : .factorCopy), 16, .medium)
            }
            .buttonStyle(OutlinedButton())
        }
        if let uri = URL(string: enrolment.uri) {
            Link(destination: uri) {
                LatenWords(model.strings(.factorOpen), 16, .medium)
            }
            .buttonStyle(OutlinedButton())
        }
    }
}
