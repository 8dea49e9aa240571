// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchAuth
public import SwiftUI

/// A form of the account's second factor or of its passkeys, until it is loaded a wait for it.
///
/// It stands in the column of a sheet, and loads what it shows. A brand sets the words by their parts, and its own fields,
/// buttons and cards.
public struct SecurityForm<Words: View, Choice: ButtonStyle, Card: ViewModifier>: View {
    @Bindable private var model: SecurityModel
    private let form: SecurityModel.Form
    private let style: FormFieldStyle
    private let button: FilledButton
    private let choice: Choice
    private let card: Card
    private let perform: SignInForm.Perform
    private let words: (String, SecurityFormPart) -> Words
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.isNarrow) private var isNarrow
    @FocusState private var focus: SignInField?

    /// Creates a form of a model.
    ///
    /// - Parameters:
    ///   - model: What is typed, what is wrong, and what is done about it.
    ///   - form: Which one.
    ///   - style: The style of its fields.
    ///   - button: The style of the button that does it.
    ///   - choice: The style of the buttons beside it.
    ///   - card: The ground of the key and of a passkey.
    ///   - perform: Starts work that lasts.
    ///   - words: Sets a text.
    public init(
        _ model: SecurityModel, _ form: SecurityModel.Form, style: FormFieldStyle,
        button: FilledButton = FilledButton(), choice: Choice, card: Card,
        perform: @escaping SignInForm.Perform,
        @ViewBuilder words: @escaping (String, SecurityFormPart) -> Words
    ) {
        (self.model, self.form, self.style, self.button) = (model, form, style, button)
        (self.choice, self.card, self.perform, self.words) = (choice, card, perform, words)
    }

    /// The title, what it is about, and what can be done.
    public var body: some View {
        VStack(spacing: 16) {
            switch form {
            case .factor:
                words(model.strings(SignInText.factorTitle), .title).accessibilityAddTraits(.isHeader)
                factor
            case .passkeys:
                words(model.strings(.passkeys), .title).accessibilityAddTraits(.isHeader)
                words(model.strings(.passkeysNote), .note)
                if model.isLoaded { passkeys } else { wait }
            }
        }
        .confirmationDialog(
            Text(model.strings(.passkeyDeleteTitle, model.deleted.map { model.title(of: $0) } ?? "")),
            isPresented: isAsking, titleVisibility: .visible
        ) {
            if let passkey = model.deleted {
                Button(model.strings(.passkeyDelete, model.title(of: passkey)), role: .destructive) {
                    perform { await model.delete(passkey) }
                }
            }
            Button(model.strings(.passkeyKeep), role: .cancel) {}
        } message: {
            Text(model.strings(.passkeyDeleteMessage))
        }
        .onAppear { perform { await model.load() } }
    }

    // MARK: - The second factor

    /// The second factor: what it is, the key for the other app with the first code, the recovery codes that came of it, or the code
    /// that turns it off.
    @ViewBuilder private var factor: some View {
        if !model.recoveryCodes.isEmpty {
            recoveryCodes
        } else if let enrolment = model.enrolment {
            note(.factorSteps)
            note(.factorLoss)
            key(enrolment)
            code
            main(.factorTurnOn) { await model.submitCode() }
        } else if model.factor != nil {
            note(.factorIsOn)
            code
            main(.factorTurnOff) { await model.submitCode() }
            if let left = model.recoveryCodesLeft {
                words(model.strings(.recoveryLeft, left.formatted(.number.locale(locale))), .note)
            }
            other(model.recoveryCodesLeft == nil ? .recoveryGet : .recoveryReplace) {
                perform { await model.makeRecoveryCodes() }
            }
            other(.factorReplace) { perform { await model.enrol() } }
        } else if model.isLoaded {
            note(.factorNote)
            problem
            main(.factorStart) { await model.enrol() }
        } else {
            wait
        }
    }

    private var code: some View {
        field(model.strings(SignInText.factorCode), $model.code, SignInField.password.symbol) {
            await model.submitCode()
        }
        .keyboardForCode()
    }

    /// The key in groups of four, a link that opens the app that shows codes, and a button that copies the key.
    @ViewBuilder private func key(_ enrolment: AuthFactorEnrolment) -> some View {
        let key = SecurityModel.grouped(enrolment.secret).replacing("-", with: " ")
        words(key, .key)
            .padding(16)
            .frame(maxWidth: .infinity)
            .modifier(card)
            .accessibilityElement()
            .accessibilityLabel(model.strings(.factorKey))
            .accessibilityValue(enrolment.secret)
        copy(enrolment.secret, .factorCopy, .factorCopied)
        if let uri = URL(string: enrolment.uri) {
            Link(destination: uri) { words(model.strings(.factorOpen), .choice) }
                .buttonStyle(choice)
        }
    }

    /// The recovery codes, which are shown once, and a button that copies them.
    @ViewBuilder private var recoveryCodes: some View {
        let codes = model.recoveryCodes.map { SecurityModel.grouped($0) }
        note(.factorDone)
        note(.recoveryNote)
        // Large letters break a code, whose lines have to stay together.
        VStack(spacing: typeSize.isAccessibilitySize ? 24 : 8) {
            ForEach(codes, id: \.self) { words($0, .key) }
        }
        .padding(16)
        .frame(maxWidth: .infinity)
        .modifier(card)
        copy(codes.joined(separator: "\n"), .recoveryCopy, .recoveryCopied)
        main(.done) { model.form = nil }
    }

    /// A button that copies a secret, where there is a pasteboard.
    @ViewBuilder private func copy(
        _ text: String, _ words: SecurityText, _ done: SecurityText
    ) -> some View {
        if String.hasPasteboard {
            other(model.isCopied ? done : words) {
                text.copyToPasteboard()
                model.noteCopied()
            }
        }
    }

    // MARK: - Passkeys

    /// The passkeys of the account: each with another name or gone, and a button for a new one.
    @ViewBuilder private var passkeys: some View {
        if model.passkeys.isEmpty { note(.passkeysNone) }
        ForEach(model.passkeys) { passkey in
            Group {
                if model.renamed?.id == passkey.id { name } else { row(passkey) }
            }
            .padding(16)
            .modifier(card)
        }
        if model.renamed == nil { problem }
        main(.passkeyAdd) { await model.addPasskey() }
    }

    private func row(_ passkey: AuthPasskey) -> some View {
        let title = model.title(of: passkey)
        let layout =
            typeSize.isAccessibilitySize || isNarrow
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 4))
        return layout {
            VStack(alignment: .leading, spacing: 2) {
                words(title, .item)
                if let date = passkey.createdAt {
                    let words = date.formatted(
                        Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale))
                    self.words(model.strings(.passkeyDate, words), .detail)
                }
            }
            .multilineTextAlignment(.leading)
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityElement(children: .combine)
            HStack(spacing: 4) {
                sign("pencil", model.strings(.passkeyRename, title), style.text) { model.rename(passkey) }
                sign("trash", model.strings(.passkeyDelete, title), style.error) { model.deleted = passkey }
            }
        }
    }

    private func sign(
        _ symbol: String, _ title: String, _ color: BrandColor, action: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: action) {
            GrowingSymbol(symbol, side: 20)
                .foregroundStyle(color.color)
                .frame(minWidth: 44, minHeight: 44)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(model.isBusy)
        .accessibilityLabel(title)
    }

    private var name: some View {
        VStack(spacing: 12) {
            field(model.strings(.passkeyName), $model.name, "person.badge.key.fill") {
                await model.submitName()
            }
            Button {
                perform { await model.submitName() }
            } label: {
                words(model.strings(.save), .choice)
            }
            .buttonStyle(choice)
            .disabled(model.isBusy)
        }
    }

    private var isAsking: Binding<Bool> {
        Binding {
            model.deleted != nil
        } set: {
            if !$0 { model.deleted = nil }
        }
    }

    // MARK: - Parts of both

    /// A ring that turns, or what is wrong and a button to try again.
    @ViewBuilder private var wait: some View {
        if model.problem == nil {
            words("", .wait)
                .padding(.vertical, 16)
                .accessibilityElement()
                .accessibilityLabel(model.strings(.loading))
        } else {
            problem
            main(.tryAgain) { await model.load() }
        }
    }

    /// The problem, where no field says it.
    @ViewBuilder private var problem: some View {
        if let problem = model.problem {
            FormProblem(problem, style: style).multilineTextAlignment(.leading)
        }
    }

    private func note(_ text: SecurityText) -> some View { words(model.strings(text), .note) }

    private func main(
        _ text: SecurityText, _ work: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        Button {
            perform(work)
        } label: {
            words(model.strings(text), .button)
        }
        .buttonStyle(button)
        .disabled(model.isBusy)
    }

    private func other(
        _ text: SecurityText, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: action) { words(model.strings(text), .choice) }
            .buttonStyle(choice)
            .disabled(model.isBusy)
    }

    private func field(
        _ title: String, _ text: Binding<String>, _ symbol: String,
        _ work: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        FormField(
            title, text: text, symbol: symbol, problem: model.problem, focus: $focus,
            equals: .displayName, style: style
        )
        .multilineTextAlignment(.leading)
        .submitLabel(.done)
        .onSubmit { perform(work) }
    }
}
