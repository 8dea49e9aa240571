// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchKit
import SwiftUI

/// Shows the open form of a second factor or of passkeys on a sheet of Laten's.
struct SecuritySheets: ViewModifier {
    @Bindable var model: SecurityModel
    let perform: SignInForm.Perform

    func body(content: Content) -> some View {
        content.sheet(item: $model.form) { form in
            LatenSheet(detents: [.large], page: model.recoveryCodes.isEmpty) {
                LatenSecurityForm(model: model, form: form, perform: perform)
                if form == .passkeys, model.isLoaded {
                    Button {
                        model.form = nil
                    } label: {
                        LatenWords(
                            model.strings(SecurityText.done), 16, .medium, LatenPalette.mutedForeground
                        )
                        .frame(maxWidth: .infinity, minHeight: 44)
                    }
                    .buttonStyle(TextButton())
                }
            }
        }
    }
}

private struct LatenSecurityForm: View {
    let model: SecurityModel
    let form: SecurityModel.Form
    let perform: SignInForm.Perform
    @BrandMetric(relativeTo: .body) private var letters: CGFloat = 16
    @BrandMetric(relativeTo: .footnote) private var errorLetters: CGFloat = 13
    @Environment(\.palette) private var palette
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        SecurityForm(
            model, form, style: .laten(palette, contrast, letters: letters, errorLetters: errorLetters),
            button: FilledButton(height: 52, padding: 16), choice: OutlinedButton(), card: LatenCard(),
            perform: perform
        ) { text, part in
            switch part {
            case .title: Text(text).latenText(20, .semibold)
            case .note: Text(text).latenText(14, .regular, LatenPalette.mutedForeground)
            case .button: LatenWords(text, 16, .semibold, LatenPalette.primaryForeground)
            case .choice: LatenWords(text, 16, .medium)
            case .key: Text(text).latenText(16, .medium).monospaced()
            case .item: LatenWords(text, 16, .semibold)
            case .detail: LatenWords(text, 13, .regular, LatenPalette.mutedForeground)
            case .wait: LatenSpinner(color: LatenPalette.mutedForeground)
            }
        }
    }
}
