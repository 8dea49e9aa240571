// Licensed under the Apache License, Version 2.0.

public import LaunchAuth
public import SwiftUI

/// Two buttons for the owner of an account: one manages it, on a sheet, the other signs out, here or everywhere.
public struct AccountButtons: View {
    private let model: AccountModel?
    private let strings: SignInStrings
    private let perform: SignInForm.Perform
    private let onSignOut: @MainActor (AuthSignOutScope) -> Void
    @State private var isManaging = false
    @State private var isLeaving = false

    /// Creates the buttons.
    ///
    /// - Parameters:
    ///   - model: The settings of the account; without them there is only the way out.
    ///   - strings: The texts.
    ///   - perform: Starts work that lasts.
    ///   - onSignOut: Signs the user out, on this device or on all.
    public init(
        _ model: AccountModel?, strings: SignInStrings, perform: @escaping SignInForm.Perform,
        onSignOut: @escaping @MainActor (AuthSignOutScope) -> Void
    ) {
        (self.model, self.strings, self.perform, self.onSignOut) = (model, strings, perform, onSignOut)
    }

    /// The buttons beside each other, or below where the letters need the width.
    public var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 4) { buttons { Text($0) } }
            VStack(alignment: .leading, spacing: 4) {
                buttons { WholeWords($0) { $0 } }
            }
        }
        .confirmationDialog(
            Text(strings(.signOutTitle)), isPresented: $isLeaving, titleVisibility: .visible
        ) {
            Button(strings(.signOutHere), role: .destructive) { onSignOut(.local) }
            Button(strings(.signOutEverywhere), role: .destructive) { onSignOut(.global) }
            Button(strings(.stay), role: .cancel) {}
        }
        .sheet(isPresented: $isManaging, onDismiss: { model?.close() }) {
            if let model {
                AccountSheet(model: model, perform: perform) { isManaging = false }
            }
        }
        .onChange(of: model?.done) {
            if model?.done == .accountDeleted { isManaging = false }
        }
    }

    @ViewBuilder
    private func buttons(@ViewBuilder words: (String) -> some View) -> some View {
        if model != nil {
            Button {
                isManaging = true
            } label: {
                words(strings(.manageAccount))
            }
        }
        Button {
            isLeaving = true
        } label: {
            words(strings(.signOut))
        }
    }
}

/// The account on a sheet: whose it is, what can be done with it, and the form that was chosen.
private struct AccountSheet: View {
    let model: AccountModel
    let perform: SignInForm.Perform
    let onClose: @MainActor () -> Void
    @Environment(\.palette) private var palette

    var body: some View {
        let strings = model.strings
        SheetColumn(page: page) {
            if let form = model.form {
                AccountForm(model, form, palette: palette, perform: perform)
                way(strings(.back)) { model.form = nil }
            } else if let security = model.security, let form = security.form {
                SecurityForm(security, form, palette: palette, perform: perform)
                way(strings(.back)) { security.form = nil }
            } else {
                AccountWords(strings(.account), .title).accessibilityAddTraits(.isHeader)
                if let address = model.address { AccountWords(address, .note) }
                if let done { FormProblem(done, style: doneStyle) }
                VStack(spacing: 0) {
                    // Who came by a provider has neither: they are the provider's.
                    if model.hasPassword {
                        row(strings(.changePassword), SignInField.password.symbol) { model.form = .password }
                        line
                        row(strings(.changeEmail), SignInField.email.symbol) { model.form = .email }
                        line
                    }
                    if let security = model.security {
                        row(strings(SignInText.factorTitle), "checkmark.shield.fill") {
                            security.form = .factor
                        }
                        line
                        if security.hasPasskeys {
                            row(strings(.passkeys), "person.badge.key.fill") { security.form = .passkeys }
                            line
                        }
                    }
                    row(strings(.deleteAccount), "trash.fill", palette.error) { model.form = .deletion }
                }
                .background(palette.card.color, in: RoundedRectangle(cornerRadius: 18))
                way(strings(.close), onClose)
            }
        }
        .onChange(of: done) {
            if let done { AccessibilityNotification.Announcement(done).post() }
        }
    }

    /// The form that is open, if one is.
    private var page: AnyHashable {
        if model.security?.recoveryCodes.isEmpty == false { return "recovery codes" }
        return model.form.map { AnyHashable($0) } ?? AnyHashable(model.security?.form)
    }

    /// The words about what was done last.
    private var done: String? {
        model.security?.done.map { model.strings($0) } ?? model.done.map { model.strings($0) }
    }

    private func way(_ text: String, _ action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) { AccountWords(text, .way) }
            .buttonStyle(TextButton())
            .disabled(model.isBusy)
    }

    private var doneStyle: FormFieldStyle {
        var style = FormFieldStyle(palette)
        (style.error, style.errorSymbol) = (palette.success, "checkmark.circle.fill")
        return style
    }

    private var line: some View {
        Rectangle()
            .fill(BrandColor(palette.border.hex, opacity: 0.4).color)
            .frame(height: 1)
            .padding(.leading, 52)
    }

    private func row(
        _ words: String, _ symbol: String, _ color: BrandColor? = nil, open: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: open) {
            AccountRow(words: words, symbol: symbol).foregroundStyle((color ?? palette.text).color)
        }
        .buttonStyle(.plain)
    }
}

/// A way to a form of the account; on a watch the words need the place of the arrow.
private struct AccountRow: View {
    let words: String
    let symbol: String
    @Environment(\.palette) private var palette
    @Environment(\.isNarrow) private var isNarrow

    var body: some View {
        HStack(spacing: isNarrow ? 8 : 16) {
            GrowingSymbol(symbol, side: 20).accessibilityHidden(true)
            WholeWords(words) { $0.font(.body) }
                .multilineTextAlignment(.leading)
                .fixedSize(horizontal: false, vertical: true)
                .frame(maxWidth: .infinity, alignment: .leading)
            if !isNarrow {
                GrowingSymbol("chevron.forward", side: 12)
                    .foregroundStyle(palette.secondaryText.color)
                    .accessibilityHidden(true)
            }
        }
        .padding(.horizontal, isNarrow ? 8 : 16)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, minHeight: 52)
        .contentShape(Rectangle())
    }
}

extension View {
    /// Asks a user on a sheet for a new password whom the link of a mail has signed in, after a password that was forgotten.
    ///
    /// - Parameters:
    ///   - model: The settings of the account; nil asks nobody.
    ///   - perform: Starts work that lasts.
    public func newPasswordSheet(
        of model: AccountModel?, perform: @escaping SignInForm.Perform
    ) -> some View {
        newPasswordSheet(of: model) { model in NewPasswordSheet(model: model, perform: perform) }
    }

    /// Asks the same on a sheet of the brand's own.
    public func newPasswordSheet(
        of model: AccountModel?, @ViewBuilder content: @escaping (AccountModel) -> some View
    ) -> some View {
        let isAsking = Binding {
            model?.form == .recovery
        } set: { isShown in
            if !isShown, model?.form == .recovery { model?.form = nil }
        }
        return sheet(isPresented: isAsking) {
            if let model { content(model) }
        }
    }
}

/// The question for the new password, in the look of its screen.
private struct NewPasswordSheet: View {
    let model: AccountModel
    let perform: SignInForm.Perform
    @Environment(\.palette) private var palette

    var body: some View {
        SheetColumn { AccountForm(model, .recovery, palette: palette, perform: perform) }
    }
}
