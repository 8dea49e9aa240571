// Licensed under the Apache License, Version 2.0.

import Foundation

/// The backend as a client of OpenID providers. Its methods wait for the network.
final class OIDCClient: Sendable {
    /// A provider's data about a person.
    struct Person: Sendable {
        var claims: JSON
        var accessToken: String?
        var refreshToken: String?

        /// Adds the name in the form field `user`, which Apple sends the first time a person signs in, and never in its token.
        ///
        /// - Throws: An error for what is no JSON object.
        mutating func addName(_ field: String) throws {
            guard let user = try? JSON(bytes: Array(field.utf8)), user.members != nil,
                var members = claims.members
            else { throw AuthFailure(500, "unexpected_failure", "The field user is no JSON object") }
            let parts = ["firstName", "lastName"].compactMap { user["name"]?[$0]?.text }
            let name = parts.joined(separator: " ").trimmingCharacters(in: .whitespaces)
            if !name.isEmpty { members["name"] = .text(name) }
            claims = .object(members)
        }
    }

    /// The other providers of Supabase Auth (`internal/api/provider_constants.go`): known, and always off.
    static let otherNames: Set = [
        "azure", "bitbucket", "discord", "figma", "fly", "github", "gitlab", "kakao", "keycloak", "linkedin",
        "linkedin_oidc", "notion", "slack", "slack_oidc", "snapchat", "spotify", "twitch", "twitter",
        "vercel_marketplace", "workos", "x", "zoom",
    ]

    private let disabled: Set<String>
    private let providers: [String: DevBackendProvider]
    private let now: @Sendable () -> Date
    private let documents = Locked<[String: JSON]>([:])

    /// Providers that are not named are the backend's own.
    init(
        _ others: [DevBackendProvider], disabled: Set<String>, base: String,
        now: @escaping @Sendable () -> Date
    ) {
        var providers: [String: DevBackendProvider] = [:]
        for name in DevBackendProvider.names {
            providers[name] = DevBackendProvider(name: name, issuer: "\(base)/_oidc/\(name)")
        }
        for provider in others { providers[provider.name] = provider }
        (self.providers, self.disabled, self.now) = (providers, disabled, now)
    }

    func provider(_ name: String) -> DevBackendProvider? { providers[name] }

    func isOff(_ name: String) -> Bool { disabled.contains(name) || Self.otherNames.contains(name) }

    private func document(_ address: String, again: Bool = false) throws -> JSON {
        if !again, let known = documents.withLock({ $0[address] }) { return known }
        let found = try HTTPFetch.json(address)
        documents.withLock { $0[address] = found }
        return found
    }

    /// A URL of the discovery document.
    func endpoint(_ name: String, of provider: DevBackendProvider) throws -> String {
        let root = provider.issuer.hasSuffix("/") ? String(provider.issuer.dropLast()) : provider.issuer
        let found = try document(root + "/.well-known/openid-configuration")
        guard found["issuer"]?.text == provider.issuer, let address = found[name]?.text else {
            throw HTTPFetch.Failure(
                description: "The discovery document of \(provider.issuer) names another issuer or no \(name)"
            )
        }
        return address
    }

    /// The claims of an ID token whose signature, issuer and time are right.
    func verified(_ text: String, of provider: DevBackendProvider) throws -> WebToken {
        guard let token = WebToken(text), token.claims["iss"]?.text == provider.issuer,
            let expiry = token.claims["exp"]?.integer,
            Double(expiry) > now().timeIntervalSince1970,
            token.claims["nbf"]?.integer.map({ Double($0) <= now().timeIntervalSince1970 + 300 }) ?? true
        else { throw AuthFailure(oauth: "invalid request", "Bad ID token") }
        let address = try endpoint("jwks_uri", of: provider)
        for again in [false, true] {
            // A key that is not known yet may be a new one; a token without a name may be any key's.
            let keys = try document(address, again: again)["keys"]?.elements ?? []
            let wanted = token.header["kid"]?.text
            for jwk in keys where wanted == nil || jwk["kid"]?.text == nil || jwk["kid"]?.text == wanted {
                if let key = PublicKey(jwk: jwk), token.isSigned(by: key) { return token }
            }
        }
        throw AuthFailure(oauth: "invalid request", "Bad ID token")
    }

    /// Ends what a person has allowed the app at a provider, by the code of the system's own sheet: the code is exchanged for a
    /// token, and that is revoked (Apple's TN3194, <https://developer.apple.com/documentation/technotes/tn3194-handling-account-deletions-and-revoking-tokens-for-sign-in-with-apple>).
    ///
    /// - Parameter clients: The app's names at the provider, one of which the code was made for.
    func revoke(_ code: String, for clients: [String], of provider: DevBackendProvider) throws {
        let (exchange, end) = (
            try endpoint("token_endpoint", of: provider), try endpoint("revocation_endpoint", of: provider)
        )
        var refusal: any Error = HTTPFetch.Failure(
            description: "The provider gave no token that could be revoked")
        for client in clients {
            let form = [("client_id", client), ("client_secret", provider.clientSecret)]
            do {
                let answer = try HTTPFetch.json(
                    exchange, form: form + [("grant_type", "authorization_code"), ("code", code)])
                guard let token = answer["refresh_token"]?.text else { continue }
                try HTTPFetch.send(
                    end, form: form + [("token", token), ("token_type_hint", "refresh_token")])
                return
            } catch { refusal = error }
        }
        throw refusal
    }

    /// Exchanges the code that the provider gave for what it says about the person.
    func person(_ code: String, _ flow: AuthFlow, of provider: DevBackendProvider) throws -> Person {
        var form = [
            ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", flow.callback ?? ""),
            ("client_id", provider.clientID), ("client_secret", provider.clientSecret),
        ]
        if let verifier = flow.verifier { form.append(("code_verifier", verifier)) }
        let answer = try HTTPFetch.json(try endpoint("token_endpoint", of: provider), form: form)
        guard let idToken = answer["id_token"]?.text else {
            throw HTTPFetch.Failure(description: "The provider sent no ID token")
        }
        let token = try verified(idToken, of: provider)
        guard token.audiences.contains(provider.clientID),
            flow.nonce == nil || token.claims["nonce"]?.text == flow.nonce
        else { throw HTTPFetch.Failure(description: "The ID token is for another client or another sign-in") }
        var claims = token.claims.members ?? [:]
        let access = answer["access_token"]?.text
        if claims["email"] == nil, let access, let address = try? endpoint("userinfo_endpoint", of: provider)
        {
            let info = try HTTPFetch.json(address, authorization: "Bearer \(access)")
            guard info["sub"] == token.claims["sub"] else {
                throw HTTPFetch.Failure(description: "The provider speaks of another person")
            }
            claims.merge(info.members ?? [:]) { own, _ in own }
        }
        return Person(
            claims: .object(claims), accessToken: access, refreshToken: answer["refresh_token"]?.text)
    }
}
