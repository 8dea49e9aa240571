// Licensed under the Apache License, Version 2.0.

/// The texts of a sign-in screen, in the user's language and with the names put in.
public struct SignInStrings: Sendable {
    private let app: String
    private let localize: @Sendable (SignInText) -> String

    /// Creates texts.
    ///
    /// - Parameters:
    ///   - app: The app's name, such as `Bakery`.
    ///   - localize: The words for a key in the user's language; by default the English ones.
    public init(app: String, localize: @escaping @Sendable (SignInText) -> String = { $0.english }) {
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
            .replacing("{provider}", with: provider?.name ?? AuthProvider.apple.name)
    }
}
