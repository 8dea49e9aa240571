// Licensed under the Apache License, Version 2.0.

import Foundation

extension AuthServer {
    /// `POST /token?grant_type=id_token`: a provider's ID token for a session.
    func idTokenGrant(_ call: AuthCall) throws -> AuthStep {
        let body = try call.body()
        let (text, nonce, issuer) = (
            try body.text("id_token"), try body.text("nonce"), try body.text("issuer")
        )
        let wish = try body.text("provider")
        let access = try body.text("access_token")
        guard !text.isEmpty else { throw AuthFailure(oauth: "invalid request", "id_token required") }
        guard try !wish.isEmpty || (!body.text("client_id").isEmpty && !issuer.isEmpty) else {
            throw AuthFailure(oauth: "invalid request", "provider or client_id and issuer required")
        }
        if try body.bool("link_identity", default: false) { try refuseLinking(call) }
        let name = oidc.name(wish, issuer: issuer)
        guard let provider = oidc.provider(name) else { throw oidc.refusal(of: wish, issuer: issuer) }
        if name == "apple" {
            guard let token = WebToken(text), let issuer = token.claims["iss"]?.text else {
                throw AuthFailure.validation("Unable to detect issuer in ID token for Apple provider")
            }
            guard oidc.issuers(of: "apple").contains(issuer) else {
                throw AuthFailure.validation("Detected ID token issuer is not an Apple ID token issuer")
            }
            guard try [issuer, ""].contains(body.text("issuer")) else {
                throw AuthFailure.validation("Provided issuer does not match ID token issuer")
            }
        }
        guard !oidc.isOff(name) else { throw OIDCClient.isNotEnabled(provider.issuer) }
        return .away(
            .fetching,
            { [oidc] in Result<WebToken, any Error> { try oidc.verified(text, of: provider) } }
        ) { [unowned self] result in
            let token: WebToken
            do { token = try result.get() } catch let failure as AuthFailure { throw failure } catch {
                FileHandle.standardError.write(Data("backend: \(error)\n".utf8))
                throw AuthFailure(oauth: "invalid request", "Bad ID token")
            }
            try check(token, access: access, nonce: nonce, name: name)
            let user = try signIn(call, provider: name, claims: token.claims)
            return .answer(.object(try store.transaction { try startSession(user, method: "oauth") }))
        }
    }

    /// Refuses to link an identity by hand, which is off here, to whoever could do so.
    private func refuseLinking(_ call: AuthCall) throws {
        guard call.hasAuthorization else {
            throw AuthFailure(
                oauth: "invalid request", "Linking requires a valid user access token in Authorization")
        }
        _ = try caller(call)
        throw AuthFailure(404, "manual_linking_disabled", "Manual linking is disabled")
    }

    private func check(_ token: WebToken, access: String, nonce: String, name: String) throws {
        if !access.isEmpty, let hash = token.claims["at_hash"]?.text {
            let expected = Crypto.base64URL(Array(Crypto.sha256(access.utf8).prefix(16)))
            guard Crypto.areEqual(Array(expected.utf8), Array(hash.utf8)) else {
                throw AuthFailure(oauth: "invalid request", "Bad ID token")
            }
        }
        guard token.claims["sub"]?.text?.isEmpty == false else {
            throw AuthFailure(oauth: "invalid request", "Missing sub claim in id_token")
        }
        let allowed = rules.audiences + (oidc.provider(name).map { [$0.clientID] } ?? [])
        guard token.audiences.contains(where: allowed.contains) else {
            throw AuthFailure(
                oauth: "invalid request",
                "Unacceptable audience in id_token: [\(token.audiences.joined(separator: " "))]")
        }
        guard name != "facebook" else { return }
        let told = token.claims["nonce"]?.text ?? ""
        guard told.isEmpty == nonce.isEmpty else {
            throw AuthFailure(
                oauth: "invalid request",
                "Passed nonce and nonce in id_token should either both exist or not.")
        }
        guard
            told.isEmpty
                || Crypto.areEqual(Array(Crypto.hex(Crypto.sha256(nonce.utf8)).utf8), Array(told.utf8))
        else { throw AuthFailure(oauth: "invalid nonce", "Nonces mismatch") }
    }
}
