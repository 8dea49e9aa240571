// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchKit
import SwiftUI

/// The rows for an owner of the account: a new password, a new address, a second factor, passkeys, and its end; each opens a sheet.
struct AccountSettings: View {
    let model: AccountModel
    let security: SecurityModel?
    let perform: SignInForm.Perform
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        VStack(spacing: 4) {
            // Who came by a provider has neither: they are the provider's.
            if model.hasPassword {
                row(model.strings(.changePassword)) { model.form = .password }
                row(model.strings(.changeEmail)) { model.form = .email }
            }
            if let security {
                VStack(spacing: 4) {
                    row(security.strings(.factorTitle)) { security.form = .factor }
                    if security.hasPasskeys {
                        row(security.strings(SecurityText.passkeys)) { security.form = .passkeys }
                    }
                }
                .modifier(SecuritySheets(model: security, perform: perform))
            }
            row(model.strings(.deleteAccount), LatenPalette.destructive) { model.form = .deletion }
        }
        .sheet(item: form) { AccountFormSheet(model: model, form: $0, perform: perform) }
    }

    /// The form that was opened here; the one for a forgotten password comes by itself, over any tab.
    private var form: Binding<AccountModel.Form?> {
        Binding {
            model.form == .recovery ? nil : model.form
        } set: { form in
            if model.form != .recovery { model.form = form }
        }
    }

    private func row(
        _ words: String, _ color: BrandColor = LatenPalette.foreground, open: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: open) {
            LatenWords(words, 16, .medium, color)
                // Between rows of several lines there is more room than between their lines.
                .padding(.vertical, typeSize.isAccessibilitySize ? 12 : 0)
                .frame(maxWidth: .infinity, minHeight: 44)
        }
        .buttonStyle(TextButton())
    }
}

/// A form of the account's settings on a sheet of Laten's.
struct AccountFormSheet: View {
    let model: AccountModel
    let form: AccountModel.Form
    let perform: SignInForm.Perform

    // The fields are on the ground of the sheet, whose palette is known inside of it.
    var body: some View {
        LatenSheet { LatenAccountForm(model: model, form: form, perform: perform) }
    }
}

private struct LatenAccountForm: View {
    let model: AccountModel
    let form: AccountModel.Form
    let perform: SignInForm.Perform
    @BrandMetric(relativeTo: .body) private var letters: CGFloat = 16
    @BrandMetric(relativeTo: .footnote) private var errorLetters: CGFloat = 13
    @Environment(\.palette) private var palette
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        AccountForm(
            model, form, style: .laten(palette, contrast, letters: letters, errorLetters: errorLetters),
            button: FilledButton(
                fill: form == .deletion ? LatenSheetLook.destructive : nil, height: 52, padding: 16),
            perform: perform
        ) { text, part in
            switch part {
            case .title: Text(text).latenText(20, .semibold)
            case .note: Text(text).latenText(14, .regular, LatenPalette.mutedForeground)
            case .button: Text(text).latenText(16, .semibold, LatenPalette.primaryForeground)
            case .way:
                LatenWords(text, 16, .medium, LatenPalette.mutedForeground)
                    .frame(maxWidth: .infinity, minHeight: 44)
            }
        }
    }
}
