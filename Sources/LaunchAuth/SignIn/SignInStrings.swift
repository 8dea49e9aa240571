// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The texts of a sign-in screen, in the user's language and with the names put in.
///
/// They are looked up by their keys, such as `home.greeting`, as the system looks up a `LocalizedStringKey`: in the
/// `Localizable` table of the app's bundle, for the languages that it has and the user prefers. A key that is not in the
/// table has its English words.
public struct SignInStrings: Sendable {
    private let app: String
    /// The words for a key, and the English ones where there are none.
    let words: @Sendable (_ key: String, _ english: String) -> String

    /// Creates the texts of a bundle.
    ///
    /// - Parameters:
    ///   - app: The app's name, such as `Bakery`.
    ///   - bundle: The bundle with the translations; by default the app's own.
    public init(app: String, bundle: Bundle = .main) {
        // Read once: a bundle looks into its files for each key that it does not have.
        let all =
            SignInText.allCases.map { ($0.rawValue, $0.english) }
            + SecurityText.allCases.map { ($0.rawValue, $0.english) }
        let words = Dictionary(
            uniqueKeysWithValues: all.map { key, english in
                (key, bundle.localizedString(forKey: key, value: english, table: nil))
            })
        self.init(app: app, words: { words[$0] ?? $1 })
    }

    /// Creates texts.
    ///
    /// - Parameters:
    ///   - app: The app's name, such as `Bakery`.
    ///   - words: The words for a key in the user's language; it is given the English ones as well.
    public init(app: String, words: @escaping @Sendable (_ key: String, _ english: String) -> String) {
        (self.app, self.words) = (app, words)
    }

    /// Creates texts.
    ///
    /// - Parameters:
    ///   - app: The app's name, such as `Bakery`.
    ///   - localize: The words for a key in the user's language.
    public init(app: String, localize: @escaping @Sendable (SignInText) -> String) {
        self.init(app: app, words: { key, english in SignInText(rawValue: key).map(localize) ?? english })
    }

    /// The app's name.
    public var appName: String { app }

    /// A text with the names put in.
    public func callAsFunction(
        _ text: SignInText, biometry: BiometryType? = nil, provider: AuthProvider? = nil
    ) -> String {
        let words = words(text.rawValue, text.english)
        // Few have a name in them, and bodies ask for all of theirs with each frame.
        guard words.utf8.contains(UInt8(ascii: "{")) else { return words }
        return words.replacing("{app}", with: app)
            .replacing("{biometry}", with: biometry?.name ?? BiometryType.faceID.name)
            .replacing("{provider}", with: provider?.name ?? "")
    }
}
