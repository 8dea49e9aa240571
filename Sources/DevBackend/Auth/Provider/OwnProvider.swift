// Licensed under the Apache License, Version 2.0.

import Foundation

/// The backend's own OpenID provider: a stand-in for Google, Apple and Facebook that asks for an email address only.
///
/// Belongs to the server's thread, but for its key.
final class OwnProvider {
    /// Seconds for which codes and tokens are good.
    private static let codeLifetime: TimeInterval = 60
    private static let tokenLifetime: TimeInterval = 3600
    /// The number of codes and tokens that are remembered.
    private static let capacity = 1000

    /// The person's entries, and the client's request.
    private struct Grant {
        let provider: String
        let clientID: String
        let redirect: String
        let nonce: String?
        let challenge: String?
        let person: [String: JSON]
        let expiresAt: Date
    }

    private let base: String
    private let now: @Sendable () -> Date
    private let key = Locked<PrivateKey?>(nil)
    private var codes: [String: Grant] = [:]
    private var tokens: [String: Grant] = [:]
    /// Apple's refresh tokens, which are good until they are revoked.
    private var refreshes: [String: Grant] = [:]

    init(base: String, now: @escaping @Sendable () -> Date) { (self.base, self.now) = (base, now) }

    private func issuer(_ name: String) -> String { "\(base)/_oidc/\(name)" }

    /// Answers a request to one of the three providers.
    func step(_ call: AuthCall, name: String, path: String) -> AuthStep {
        switch (call.method, path) {
        case ("GET", ".well-known/openid-configuration"): return .answer(discovery(name))
        case ("GET", "jwks"):
            return withKey { key in .answer(["keys": [key.jwk]]) }
        case ("GET", "authorize"):
            guard let refusal = refusal(call.query) else { return .answer(Self.page(name, call.query)) }
            return refusal
        case ("POST", "authorize"): return signedIn(name, call.form)
        case ("POST", "token"): return token(name, call.form)
        case ("POST", "id_token"): return direct(name, call.form)
        case ("POST", "revoke"): return revoke(name, call.form)
        case ("GET", "userinfo"):
            guard let grant = call.bearer.flatMap({ tokens[$0] }), grant.expiresAt > now() else {
                return Self.refuse(401, "invalid_token", "The access token is unknown or too old.")
            }
            return .answer(.object(grant.person))
        default: return Self.refuse(404, "not_found", "There is nothing at \(path).")
        }
    }

    private func discovery(_ name: String) -> JSON {
        let issuer = issuer(name)
        return [
            "issuer": .text(issuer), "authorization_endpoint": .text(issuer + "/authorize"),
            "token_endpoint": .text(issuer + "/token"), "userinfo_endpoint": .text(issuer + "/userinfo"),
            "jwks_uri": .text(issuer + "/jwks"), "revocation_endpoint": .text(issuer + "/revoke"),
            "response_types_supported": ["code"],
            "subject_types_supported": ["public"], "id_token_signing_alg_values_supported": ["RS256"],
            "scopes_supported": ["openid", "email", "profile"], "code_challenge_methods_supported": ["S256"],
            "token_endpoint_auth_methods_supported": ["client_secret_post", "client_secret_basic", "none"],
        ]
    }

    /// The signing key, made the first time off the server's thread.
    private func withKey(_ body: @escaping (PrivateKey) throws -> AuthStep) -> AuthStep {
        .away(
            .fetching,
            { [key] in
                key.withLock { known in
                    known = known ?? PrivateKey.generated()
                    return known
                }
            }
        ) { made in
            guard let made else { throw AuthFailure.unexpected }
            return try body(made)
        }
    }

    private static func refuse(_ status: Int, _ error: String, _ description: String) -> AuthStep {
        var response = BackendResponse.json(["error": .text(error), "error_description": .text(description)])
        response.status = status
        return .answer(response)
    }

    private func refusal(_ values: [String: String]) -> AuthStep? {
        guard values["response_type"] == "code", let redirect = values["redirect_uri"],
            redirect.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), redirect.contains(":"),
            values["client_id"]?.isEmpty == false
        else {
            return Self.refuse(
                400, "invalid_request", "Send response_type=code, client_id and redirect_uri.")
        }
        guard values["code_challenge"] == nil || values["code_challenge_method"] == "S256" else {
            return Self.refuse(400, "invalid_request", "The code_challenge_method has to be S256.")
        }
        return nil
    }

    private func signedIn(_ name: String, _ values: [String: String]) -> AuthStep {
        if let refusal = refusal(values) { return refusal }
        let redirect = values["redirect_uri"] ?? ""
        let state = values["state"].map { [("state", $0)] } ?? []
        if values["decision"] == "deny" {
            return .answer(
                .redirect(
                    303, to: FormText.address(redirect, query: [("error", "access_denied")] + state)))
        }
        guard let person = Self.person(name, values) else { return .answer(Self.page(name, values)) }
        let code = Crypto.token(32)
        forgetOld()
        codes[code] = Grant(
            provider: name, clientID: values["client_id"] ?? "", redirect: redirect,
            nonce: values["nonce"].flatMap { $0.isEmpty ? nil : $0 }, challenge: values["code_challenge"],
            person: person, expiresAt: now() + Self.codeLifetime)
        return .answer(.redirect(303, to: FormText.address(redirect, query: [("code", code)] + state)))
    }

    /// The claims about a person; nil when the email address is malformed. One email address is always one account.
    private static func person(_ name: String, _ values: [String: String]) -> [String: JSON]? {
        guard let email = try? AuthRules.email(values["email"]) else { return nil }
        let given = values["sub"] ?? ""
        let subject =
            given.isEmpty ? String(Crypto.hex(Crypto.sha256("\(name) \(email)".utf8)).prefix(20)) : given
        var person: [String: JSON] = [
            "sub": .text(subject), "email": .text(email),
            "email_verified": .bool(values["email_verified"] != "false"),
        ]
        // Apple puts no name into its token.
        if name != "apple", let full = values["name"], !full.isEmpty { person["name"] = .text(full) }
        return person
    }

    private func token(_ name: String, _ form: [String: String]) -> AuthStep {
        if form["grant_type"] == "refresh_token" {
            guard let token = form["refresh_token"], let grant = refreshes[token], grant.provider == name,
                form["client_id"] == nil || form["client_id"] == grant.clientID
            else {
                return Self.refuse(
                    400, "invalid_grant", "The token is unknown, revoked, or for another client.")
            }
            return issue(grant)
        }
        guard form["grant_type"] == "authorization_code", let code = form["code"],
            let grant = codes[code], grant.provider == name, grant.expiresAt > now(),
            // A code of the system's own sheet was not sent anywhere.
            grant.redirect == form["redirect_uri"] ?? "",
            form["client_id"] == nil || form["client_id"] == grant.clientID,
            grant.challenge == nil
                || grant.challenge == Crypto.base64URL(Crypto.sha256((form["code_verifier"] ?? "").utf8))
        else { return Self.refuse(400, "invalid_grant", "The code is unknown, used, or for another client.") }
        codes[code] = nil
        // Of the three, Apple gives one to whoever asks for nothing but a sign-in.
        let refresh = name == "apple" ? Crypto.token(32) : nil
        if let refresh { refreshes[refresh] = grant }
        return issue(grant, refresh: refresh)
    }

    /// Ends what a person has allowed an app, as Apple does: all tokens of the two (RFC 7009,
    /// <https://developer.apple.com/documentation/signinwithapplerestapi/revoke_tokens>).
    private func revoke(_ name: String, _ form: [String: String]) -> AuthStep {
        guard let token = form["token"], !token.isEmpty, let client = form["client_id"] else {
            return Self.refuse(400, "invalid_request", "Send token, client_id and client_secret.")
        }
        // A token that is not known is none that could be used, so the answer is the same.
        guard let grant = refreshes[token] ?? tokens[token], grant.provider == name, grant.clientID == client
        else { return .answer([:]) }
        func isMeant(_ other: Grant) -> Bool {
            other.provider == name && other.clientID == client && other.person["sub"] == grant.person["sub"]
        }
        refreshes = refreshes.filter { !isMeant($0.value) }
        tokens = tokens.filter { !isMeant($0.value) }
        codes = codes.filter { !isMeant($0.value) }
        return .answer([:])
    }

    /// An ID token and a code without a browser, as an app gets them from the system: for tests and stand-ins.
    private func direct(_ name: String, _ form: [String: String]) -> AuthStep {
        guard let person = Self.person(name, form) else {
            return Self.refuse(
                400, "invalid_request", "Send email, and optionally sub, name, nonce and audience.")
        }
        let grant = Grant(
            provider: name, clientID: form["audience"] ?? DevBackendAuth.ownClient, redirect: "",
            nonce: form["nonce"].flatMap { $0.isEmpty ? nil : $0 }, challenge: nil, person: person,
            expiresAt: now() + Self.codeLifetime)
        let code = Crypto.token(32)
        forgetOld()
        codes[code] = grant
        return issue(grant, code: code)
    }

    private func issue(_ grant: Grant, code: String? = nil, refresh: String? = nil) -> AuthStep {
        withKey { [unowned self] key in
            let access = Crypto.token(32)
            forgetOld()
            tokens[access] = Grant(
                provider: grant.provider, clientID: grant.clientID, redirect: "", nonce: nil, challenge: nil,
                person: grant.person, expiresAt: now() + Self.tokenLifetime)
            let time = Timestamp(now()).seconds
            var claims = grant.person
            claims["iss"] = .text(issuer(grant.provider))
            claims["aud"] = [.text(grant.clientID)]
            (claims["iat"], claims["auth_time"]) = (.integer(time), .integer(time))
            claims["exp"] = .integer(time + Int64(Self.tokenLifetime))
            claims["at_hash"] = .text(Crypto.base64URL(Array(Crypto.sha256(access.utf8).prefix(16))))
            if let nonce = grant.nonce { claims["nonce"] = .text(nonce) }
            var answer: [String: JSON] = [
                "access_token": .text(access), "token_type": "Bearer",
                "expires_in": .integer(Int64(Self.tokenLifetime)),
                "id_token": .text(WebToken.text(.object(claims), key: .rsa(key))),
            ]
            if let code { answer["code"] = .text(code) }
            if let refresh { answer["refresh_token"] = .text(refresh) }
            return .answer(.object(answer))
        }
    }

    private func forgetOld() {
        let time = now()
        if codes.count >= Self.capacity { codes = codes.filter { $0.value.expiresAt > time } }
        if codes.count >= Self.capacity { codes = [:] }
        if tokens.count >= Self.capacity { tokens = tokens.filter { $0.value.expiresAt > time } }
        if tokens.count >= Self.capacity { tokens = [:] }
        if refreshes.count >= Self.capacity { refreshes = [:] }
    }

    /// The page that asks for an email address.
    private static func page(_ name: String, _ values: [String: String]) -> BackendResponse {
        let kept = [
            "client_id", "redirect_uri", "response_type", "state", "nonce", "code_challenge",
            "code_challenge_method",
        ]
        let hidden = kept.compactMap { key in
            values[key].map { "<input type=\"hidden\" name=\"\(key)\" value=\"\(FormText.html($0))\">" }
        }.joined(separator: "\n")
        let title = "\(name.prefix(1).uppercased())\(name.dropFirst()) (development)"
        let text = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><title>\(title)</title>
            <meta name="viewport" content="width=device-width, initial-scale=1"></head>
            <body><h1>\(title)</h1>
            <p>This stands in for the real provider. Nothing is checked.</p>
            <form method="post" action="authorize">
            \(hidden)
            <p><label>Email <input name="email" type="email" required value="ann@example.com"></label></p>
            <p><label>Name <input name="name" value="Ann Lee"></label></p>
            <p><button name="decision" value="allow">Sign in</button>
            <button name="decision" value="deny" formnovalidate>Cancel</button></p>
            </form></body></html>
            """
        return BackendResponse(
            contentType: "text/html; charset=utf-8",
            headers: [
                ("Cache-Control", "no-store"), ("Content-Security-Policy", "default-src 'none'"),
                ("X-Frame-Options", "DENY"),
            ], body: Array(text.utf8))
    }
}
