// Licensed under the Apache License, Version 2.0.

public import Foundation

extension AuthenticationStore {
    /// The token with which a development server takes a user for signed in.
    nonisolated static let developmentToken = "dev-signed-in"

    /// A store for development: whoever has an address is signed in, and the token is a plain document.
    ///
    /// - Parameters:
    ///   - cache: Keeps the token.
    ///   - date: The wall clock, by which sessions end.
    ///   - check: Asks a server what a token stands for.
    public static func development(
        _ cache: ClubCache, date: @escaping @Sendable () -> Date,
        check: @escaping @Sendable (_ token: String) async throws -> SessionAnswer
    ) -> AuthenticationStore {
        AuthenticationStore(
            date: date,
            check: {
                guard let token = try await cache.developmentToken() else { return .signedOut }
                return try await check(token)
            },
            signIn: { email, _ in
                guard !email.hasPrefix("nobody") else {
                    return .failure(Refusal("This account is not known. Check the address."))
                }
                do {
                    guard case .signedIn(let session) = try await check(developmentToken) else {
                        return .failure(Refusal("This account has no club yet."))
                    }
                    try await cache.setDevelopmentToken(developmentToken)
                    try await cache.save(session)
                    return .success(session)
                } catch {
                    return .failure(Refusal("Signing in failed. Check your connection and try again."))
                }
            })
    }
}
