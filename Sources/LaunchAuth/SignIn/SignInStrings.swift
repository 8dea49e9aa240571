// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The texts of a sign-in screen, in the user's language and with the names put in.
///
/// They are looked up by their keys, such as `home.greeting`, as the system looks up a `LocalizedStringKey`: in the
/// `Localizable` table of the app's bundle, for the languages that it has and the user prefers. A key that is not in the
/// table has its English words.
public struct SignInStrings: Sendable {
    private let app: String
    private let localize: @Sendable (SignInText) -> String

    /// Creates the texts of a bundle.
    ///
    /// - Parameters:
    ///   - app: The app's name, such as `Bakery`.
    ///   - bundle: The bundle with the translations; by default the app's own.
    public init(app: String, bundle: Bundle = .main) {
        // Read once: a bundle looks into its files for each key that it does not have.
        let words = Dictionary(
            uniqueKeysWithValues: SignInText.allCases.map {
                ($0, bundle.localizedString(forKey: $0.rawValue, value: $0.english, table: nil))
            })
        self.init(app: app) { words[$0] ?? $0.english }
    }

    /// Creates texts.
    ///
    /// - Parameters:
    ///   - app: The app's name, such as `Bakery`.
    ///   - localize: The words for a key in the user's language.
    public init(app: String, localize: @escaping @Sendable (SignInText) -> String) {
        (self.app, self.localize) = (app, localize)
    }

    /// The app's name.
    public var appName: String { app }

    /// A text with the names put in.
    public func callAsFunction(
        _ text: SignInText, biometry: BiometryType? = nil, provider: AuthProvider? = nil
    ) -> String {
        localize(text).replacing("{app}", with: app)
            .replacing("{biometry}", with: biometry?.name ?? BiometryType.faceID.name)
            .replacing("{provider}", with: provider?.name ?? "")
    }
}
