// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import SwiftUI

/// A part of a form of the account's security by what its words are for.
public enum SecurityFormPart: Hashable, Sendable {
    /// The title.
    case title
    /// A sentence that explains.
    case note
    /// The label of the button that does it.
    case button
    /// The label of a button beside it.
    case choice
    /// The key for an authenticator app, or a recovery code.
    case key
    /// The name of a passkey.
    case item
    /// The line below the name of a passkey.
    case detail
    /// The sign of work under way, which has no words.
    case wait
}

extension SecurityForm where Words == SecurityWords, Choice == TextButton, Card == SecurityCard {
    /// Creates a form in the look of its screen.
    init(
        _ model: SecurityModel, _ form: SecurityModel.Form, palette: BrandPalette,
        perform: @escaping SignInForm.Perform
    ) {
        self.init(
            model, form, style: FormFieldStyle(palette), choice: TextButton(), card: SecurityCard(),
            perform: perform
        ) { SecurityWords(text: $0, part: $1) }
    }
}

/// The words of a form of the account's security in the look of its screen.
struct SecurityWords: View {
    let text: String
    let part: SecurityFormPart
    @Environment(\.palette) private var palette

    var body: some View {
        switch part {
        case .title: AccountWords(text, .title)
        case .note: AccountWords(text, .note)
        case .button, .choice: WholeWords(text) { $0 }
        case .key:
            Text(text).font(.body.weight(.medium)).monospaced().foregroundStyle(palette.text.color)
        case .item:
            WholeWords(text) { $0.font(.body.weight(.semibold)) }.foregroundStyle(palette.text.color)
        case .detail:
            WholeWords(text) { $0.font(.footnote) }.foregroundStyle(palette.secondaryText.color)
        case .wait: ProgressView().spinner(palette.secondaryText)
        }
    }
}

/// The ground of a key or of a passkey.
struct SecurityCard: ViewModifier {
    @Environment(\.palette) private var palette

    func body(content: Content) -> some View {
        content.background(palette.card.color, in: RoundedRectangle(cornerRadius: 18))
    }
}
