// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchAuth

// The grants for a session.
extension SimulatedAuthServer {
    func signUp(_ call: Call) throws -> [String: AuthValue] {
        let (email, password) = (call.text("email").lowercased(), call.text("password"))
        guard password.count >= 6 else {
            throw Refusal(
                status: 422, code: "weak_password", message: "Password should be at least 6 characters.")
        }
        if let known = accounts[email], known.isConfirmed {
            guard confirmsEmail else {
                throw Refusal(status: 422, code: "user_already_exists", message: "User already registered")
            }
            // The answer does not reveal whether an address is known; its owner gets a mail that says so.
            told.append(email)
            return Self.describe(
                Account(
                    id: Self.uuid(next()), email: email, password: "", data: [:], isConfirmed: false))
        }
        let account = Account(
            id: Self.uuid(next()), email: email, password: password, data: call.body["data"]?.object ?? [:],
            isConfirmed: !confirmsEmail, createdAt: now())
        accounts[email] = account
        guard confirmsEmail else { return try startSession(account, by: .password) }
        mail(to: email, call)
        return Self.describe(account)
    }

    /// Returns a code of six digits.
    func code() -> String { String(100_000 + next() * 7919 % 900_000) }

    /// Sends a mail with a link that confirms the address and signs in, or with a code beside it that does the same.
    func mail(to email: String, _ call: Call, hasCode: Bool = false) {
        if hasCode {
            newestCode = code()
            accounts[email]?.otp = newestCode
        }
        let redirect = call.query["redirect_to"] ?? ""
        if let link = URL(string: "https://accounts.invalid/auth/v1/verify?token=mail-\(next())") {
            mails.append((link, email, call.body["code_challenge"]?.string, redirect))
        }
    }

    /// Signs in with the code of a mail, which confirms the address, too.
    func verify(_ call: Call) throws -> [String: AuthValue] {
        guard ["email", "magiclink", "recovery"].contains(call.text("type")),
            var account = accounts[call.text("email").lowercased()], let otp = account.otp,
            otp == call.text("token")
        else {
            throw Refusal(status: 403, code: "otp_expired", message: "Token has expired or is invalid")
        }
        if !account.isConfirmed { account.confirmedAt = now() }
        (account.isConfirmed, account.otp) = (true, nil)
        return try startSession(account, by: .otp)
    }

    func token(_ call: Call) throws -> [String: AuthValue] {
        switch call.query["grant_type"] {
        case "password":
            guard let account = accounts[call.text("email").lowercased()], !account.password.isEmpty,
                account.password == call.text("password")
            else {
                throw Refusal(status: 400, code: "invalid_credentials", message: "Invalid login credentials")
            }
            guard account.isConfirmed else {
                throw Refusal(status: 400, code: "email_not_confirmed", message: "Email not confirmed")
            }
            return try startSession(account, by: .password)
        case "refresh_token": return try refresh(call.text("refresh_token"))
        case "id_token": return try idToken(call)
        case "pkce":
            guard let flow = flows[call.text("auth_code")], let account = accounts[flow.account] else {
                throw Refusal(status: 404, code: "flow_state_not_found", message: "invalid flow state")
            }
            guard PKCE(verifier: call.text("code_verifier"))?.challenge == flow.challenge else {
                throw Refusal(
                    status: 400, code: "bad_code_verifier",
                    message: "code challenge does not match previously saved code verifier")
            }
            flows[call.text("auth_code")] = nil
            return try startSession(account, by: flow.method)
        default: throw Refusal(status: 400, code: "validation_failed", message: "unsupported_grant_type")
        }
    }

    private func refresh(_ token: String) throws -> [String: AuthValue] {
        guard let (id, found) = sessions.first(where: { $0.value.tokens.contains(token) }),
            let account = accounts[found.account]
        else {
            throw Refusal(
                status: 400, code: "refresh_token_not_found",
                message: "Invalid Refresh Token: Refresh Token Not Found")
        }
        var session = found
        let isNewest = token == session.tokens.last
        // The one before is good for ten seconds more, for who could not keep the answer.
        let isRecent =
            token == session.tokens.dropLast().last && now().timeIntervalSince(session.usedAt) <= 10
        guard isNewest || isRecent else {
            sessions[id] = nil
            throw Refusal(
                status: 400, code: "refresh_token_already_used",
                message: "Invalid Refresh Token: Already Used")
        }
        if isNewest {
            session.tokens.append("refresh-\(next())")
            session.usedAt = now()
            sessions[id] = session
        }
        return try describe(session, id, account)
    }

    private func idToken(_ call: Call) throws -> [String: AuthValue] {
        let parts = call.text("id_token").split(separator: ".")
        guard parts.count == 3, let data = Data(base64Encoded: Self.padded(String(parts[1]))),
            let claims = try? JSONDecoder().decode([String: AuthValue].self, from: data),
            let email = claims["email"]?.string
        else { throw Refusal(status: 400, code: "invalid request", message: "Bad ID token") }
        let (told, nonce) = (claims["nonce"]?.string ?? "", call.text("nonce"))
        guard told.isEmpty == nonce.isEmpty, told.isEmpty || told == AuthDigest.sha256Hex(nonce) else {
            throw Refusal(status: 400, code: "invalid nonce", message: "Nonces mismatch")
        }
        var account = account(email, name: claims["name"]?.string)
        account.providers.insert(call.text("provider"))
        return try startSession(account, by: .oauth)
    }

    func account(_ email: String, name: String?) -> Account {
        if let known = accounts[email] { return known }
        let new = Account(
            id: Self.uuid(next()), email: email, password: "",
            data: name.map { ["name": .string($0)] } ?? [:], isConfirmed: true, createdAt: now())
        accounts[email] = new
        return new
    }

    /// Deletes the account, as the function of a project does.
    func deleteAccount(_ call: Call) throws -> [String: AuthValue] {
        let account = try caller(call).account
        if let nonce = call.body["nonce"]?.string {
            try check(nonce, of: account)
        } else if account.password.isEmpty || call.text("password") != account.password {
            throw Refusal(status: 400, code: "invalid_credentials", message: "Invalid login credentials")
        }
        accounts[account.email] = nil
        sessions = sessions.filter { $0.value.account != account.email }
        return [:]
    }

    /// Refuses a code that is not that of the last mail.
    private func check(_ nonce: String, of account: Account) throws {
        guard let known = account.nonce, known == nonce else {
            throw Refusal(
                status: 422, code: "reauthentication_not_valid", message: "Nonce has expired or is invalid")
        }
        accounts[account.email]?.nonce = nil
    }

    func updateUser(_ call: Call) throws -> [String: AuthValue] {
        var account = try caller(call).account
        if let password = call.body["password"]?.string {
            guard password != account.password else {
                throw Refusal(
                    status: 422, code: "same_password",
                    message: "New password should be different from the old password.")
            }
            account.password = password
        }
        for (key, value) in call.body["data"]?.object ?? [:] { account.data[key] = value }
        accounts[account.email] = account
        return Self.describe(account)
    }
}

// What happens outside of the app.
extension SimulatedAuthServer {
    /// Makes a provider's identity token about the person of the scenarios.
    ///
    /// - Parameters:
    ///   - provider: Who makes it.
    ///   - nonce: The hashed nonce that it carries.
    ///   - audience: The client id that it is for.
    public func identityToken(
        _ provider: AuthProvider, nonce: String, audience: String = "app.invalid"
    ) throws -> String {
        try Self.jwt([
            "iss": .string("https://\(provider.rawValue).invalid"), "aud": .string(audience),
            "sub": "mila", "email": .string(SimulatedPerson.mila.email), "nonce": .string(nonce),
        ])
    }

    /// Does what a browser does at a provider, for the person of the scenarios, and returns the resulting URL.
    public func browse(_ url: URL, isAllowed: Bool) throws -> URL {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        let values = Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
        guard let target = values["redirect_to"].flatMap(URL.init(string:)),
            let challenge = values["code_challenge"]
        else { throw SimulationError.stepFailed("The server has no page at \(url.path).") }
        guard isAllowed else {
            return target.appending(queryItems: [
                URLQueryItem(name: "error", value: "access_denied"),
                URLQueryItem(name: "error_code", value: "access_denied"),
            ])
        }
        let mila = SimulatedPerson.mila
        return redirect(account(mila.email, name: mila.name), challenge, by: .oauth, to: target)
    }

    /// Follows the link in the newest mail, and returns the resulting URL.
    public func followMail() throws -> URL {
        guard let mail = mails.popLast(), let target = URL(string: mail.redirect),
            var account = accounts[mail.email]
        else { throw SimulationError.stepFailed("There is no mail with a link to follow.") }
        if !account.isConfirmed { account.confirmedAt = now() }
        account.isConfirmed = true
        accounts[mail.email] = account
        return mail.challenge.map { redirect(account, $0, by: .otp, to: target) } ?? target
    }

    /// Returns the code of the newest mail that has one.
    public func mailCode() throws -> String {
        guard let newestCode else { throw SimulationError.stepFailed("There is no mail with a code.") }
        return newestCode
    }

    private func redirect(
        _ account: Account, _ challenge: String, by method: Session.Method, to target: URL
    ) -> URL {
        let code = "code-\(next())"
        flows[code] = Flow(account: account.email, challenge: challenge, method: method)
        return target.appending(queryItems: [URLQueryItem(name: "code", value: code)])
    }
}

// Tokens.
extension SimulatedAuthServer {
    func startSession(_ account: Account, by method: Session.Method) throws -> [String: AuthValue] {
        var account = account
        account.lastSignInAt = now()
        accounts[account.email] = account
        let id = Self.uuid(next())
        let session = Session(
            account: account.email, tokens: ["refresh-\(next())"], method: method, startedAt: now())
        sessions[id] = session
        return try describe(session, id, account)
    }

    func describe(
        _ session: Session, _ id: String, _ account: Account
    ) throws -> [String: AuthValue] {
        let start = now().timeIntervalSince1970.rounded(.down)
        let token = try Self.jwt([
            "iss": "https://accounts.invalid/auth/v1", "aud": "authenticated", "sub": .string(account.id),
            "iat": .number(start), "exp": .number(start + Self.lifetime), "session_id": .string(id),
            "aal": session.isSecond ? "aal2" : "aal1", "amr": session.amr,
        ])
        return [
            "access_token": .string(token), "token_type": "bearer", "expires_in": .number(Self.lifetime),
            "expires_at": .number(start + Self.lifetime),
            "refresh_token": .string(session.tokens.last ?? ""), "user": .object(Self.describe(account)),
        ]
    }

    /// Returns the caller, by the access token.
    func caller(_ call: Call) throws -> (account: Account, session: String) {
        let parts = (call.token ?? "").split(separator: ".").map(String.init)
        guard parts.count == 3, let data = Data(base64Encoded: Self.padded(parts[1])),
            let claims = try? JSONDecoder().decode([String: AuthValue].self, from: data),
            (try? Self.jwt(claims)) == call.token, let end = claims["exp"]?.number
        else { throw Refusal(status: 403, code: "bad_jwt", message: "invalid JWT") }
        guard end > now().timeIntervalSince1970 else {
            throw Refusal(status: 403, code: "bad_jwt", message: "token is expired")
        }
        guard let id = claims["session_id"]?.string, let session = sessions[id],
            let account = accounts[session.account]
        else {
            throw Refusal(
                status: 403, code: "session_not_found",
                message: "Session from session_id claim in JWT does not exist")
        }
        return (account, id)
    }

    private static func jwt(_ claims: [String: AuthValue]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let head = url64(Data(#"{"alg":"HS256","typ":"JWT"}"#.utf8))
        let signed = head + "." + url64(try encoder.encode(AuthValue.object(claims)))
        let signature = AuthDigest.hmacSHA256(Data(signed.utf8), key: Data("simulated".utf8))
        return signed + "." + url64(signature)
    }

    static func url64(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
    }

    static func padded(_ text: String) -> String {
        let plain = text.replacing("-", with: "+").replacing("_", with: "/")
        return plain + String(repeating: "=", count: (4 - plain.count % 4) % 4)
    }
}
