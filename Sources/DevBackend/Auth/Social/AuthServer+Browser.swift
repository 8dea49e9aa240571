// Licensed under the Apache License, Version 2.0.

import Foundation

extension AuthServer {
    /// Parameters of `/authorize` that are the backend's own towards a provider.
    private static let ownParameters: Set = [
        "client_id", "client_secret", "redirect_uri", "response_type", "state", "code_challenge",
        "code_challenge_method", "code_verifier", "provider", "scopes", "scope",
    ]

    /// `GET /authorize`: sends the browser to the provider.
    func authorize(_ call: AuthCall) throws -> AuthStep {
        let name = (call.query["provider"] ?? "").lowercased()
        guard !oidc.isOff(name) else {
            throw AuthFailure.validation("Unsupported provider: provider is not enabled")
        }
        guard !name.hasPrefix("custom:") else {
            throw AuthFailure.validation("Unsupported provider: custom OAuth providers are disabled")
        }
        guard let provider = oidc.provider(name) else {
            throw AuthFailure.validation("Unsupported provider: Provider \(name) could not be found")
        }
        if let token = call.query["invite_token"], !token.isEmpty {
            // Nobody is invited here.
            throw AuthFailure(404, "user_not_found", "User identified by token not found")
        }
        let challenge = try AuthRules.challenge(
            call.query["code_challenge"], call.query["code_challenge_method"])
        let verifier = Crypto.base64URL(Crypto.random(32))
        let nonce =
            call.query["nonce"].flatMap { $0.isEmpty ? nil : $0 } ?? Crypto.base64URL(Crypto.random(16))
        let flow = AuthFlow(
            id: Crypto.uuid(), provider: name, redirect: call.redirect, challenge: challenge?.0,
            challengeMethod: challenge?.1, code: challenge == nil ? nil : Crypto.uuid(), method: "oauth",
            createdAt: now, nonce: nonce, verifier: verifier, callback: base + "/callback")
        try store.transaction {
            try store.deleteFlows(before: now.adding(seconds: -2 * Int64(rules.mailTokenLifetime)))
            try store.save(flow)
        }
        let scopes =
            ["openid", "email", "profile"]
            + (call.query["scopes"] ?? "").split { ", ".contains($0) }
            .map(String.init)
        var pairs = [
            ("client_id", provider.clientID), ("redirect_uri", base + "/callback"), ("response_type", "code"),
            (
                "scope",
                scopes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.joined(separator: " ")
            ),
            ("state", flow.id), ("nonce", nonce),
            ("code_challenge", Crypto.base64URL(Crypto.sha256(verifier.utf8))),
            ("code_challenge_method", "S256"),
        ]
        for (key, value) in call.query.sorted(by: { $0.key < $1.key })
        where !Self.ownParameters.contains(key.lowercased()) && key.lowercased() != "nonce" {
            pairs.append((key, value))
        }
        return .away(
            .fetching,
            { [oidc] in
                Result<String, any Error> { try oidc.endpoint("authorization_endpoint", of: provider) }
            }
        ) { result in
            guard case .success(let address) = result else {
                if case .failure(let error) = result {
                    FileHandle.standardError.write(Data("backend: \(error)\n".utf8))
                }
                throw AuthFailure(500, "unexpected_failure", "The provider cannot be reached")
            }
            return .answer(.redirect(302, to: FormText.address(address, query: pairs)))
        }
    }

    /// `GET` and `POST /callback`: the provider sends the browser back.
    func callback(_ call: AuthCall) throws -> AuthStep {
        let values = call.query.merging(call.method == "POST" ? call.form : [:]) { $1 }
        let flow: AuthFlow
        do { flow = try pendingFlow(values["state"] ?? "") } catch let failure as AuthFailure {
            // Where the browser came from is not known, so it goes to the app's own URL.
            let pairs = [
                ("error", failure.redirectError), ("error_code", failure.code ?? ""),
                ("error_description", failure.message),
            ]
            return .answer(.redirect(303, to: FormText.address(rules.siteURL, query: pairs)))
        }
        if let error = values["error"], !error.isEmpty {
            try store.deleteFlow(id: flow.id)
            let pairs = [("error", error), ("error_description", values["error_description"] ?? error)]
            return .answer(
                .redirect(
                    302, to: FormText.address(flow.redirect, query: pairs, fragment: pairs + [("sb", "")])))
        }
        guard let code = values["code"], !code.isEmpty, let provider = oidc.provider(flow.provider) else {
            return refused(
                flow,
                AuthFailure(
                    400, "bad_oauth_callback", "OAuth callback with missing authorization code missing"))
        }
        // A second callback with the same state finds nothing: the provider's code is tried once.
        var used = flow
        used.callback = nil
        try store.save(used)
        return .away(
            .fetching,
            { [oidc] in Result<OIDCClient.Person, any Error> { try oidc.person(code, flow, of: provider) } }
        ) { [unowned self] result in
            do {
                var person: OIDCClient.Person
                do { person = try result.get() } catch {
                    FileHandle.standardError.write(Data("backend: \(error)\n".utf8))
                    throw AuthFailure(
                        500, "unexpected_failure", "Unable to exchange external code: \(code.prefix(4))")
                }
                if flow.provider == "apple", let user = values["user"], !user.isEmpty {
                    try person.addName(user)
                }
                return .answer(.redirect(302, to: try finish(call, used, person)))
            } catch let failure as AuthFailure {
                return refused(flow, failure)
            }
        }
    }

    private func pendingFlow(_ state: String) throws -> AuthFlow {
        guard !state.isEmpty else {
            throw AuthFailure(400, "bad_oauth_callback", "OAuth state parameter missing")
        }
        guard AuthRules.isUUID(state) else {
            throw AuthFailure(400, "bad_oauth_state", "OAuth state parameter is invalid")
        }
        guard let flow = try store.flow(id: state.lowercased()), flow.provider != "email" else {
            throw AuthFailure(400, "bad_oauth_state", "OAuth state not found or expired")
        }
        guard now.seconds(since: flow.createdAt) < Double(rules.flowLifetime) else {
            throw AuthFailure(400, "bad_oauth_state", "OAuth state has expired")
        }
        guard flow.callback != nil, flow.userID == nil else {
            throw AuthFailure(400, "flow_state_already_used", "State has already been used")
        }
        return flow
    }

    private func refused(_ flow: AuthFlow, _ failure: AuthFailure) -> AuthStep {
        .answer(.redirect(302, to: Self.failed(flow.redirect, failure, inQuery: true)))
    }

    /// Returns the answer that sends the browser on with the code, or with the session.
    private func finish(_ call: AuthCall, _ flow: AuthFlow, _ person: OIDCClient.Person) throws -> String {
        let user = try signIn(call, provider: flow.provider, claims: person.claims)
        return try store.transaction {
            var flow = flow
            flow.userID = user.id
            (flow.providerToken, flow.providerRefreshToken) = (person.accessToken, person.refreshToken)
            try store.save(flow)
            if let code = flow.code { return FormText.address(flow.redirect, query: [("code", code)]) }
            var extra: [String: JSON] = [:]
            if let token = person.accessToken { extra["provider_token"] = .text(token) }
            if let token = person.refreshToken { extra["provider_refresh_token"] = .text(token) }
            return Self.implicit(flow.redirect, try startSession(user, method: "oauth", extra: extra))
        }
    }
}
