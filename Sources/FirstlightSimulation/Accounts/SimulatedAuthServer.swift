// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchAuth

/// A server of the authentication protocol in memory, for runs on a virtual clock.
///
/// It answers the same to the same requests in the same order: its tokens and names are counted. Refusals have the
/// statuses and codes of the real server.
public actor SimulatedAuthServer {
    struct Account {
        let id: String
        let email: String
        var password: String
        var data: [String: AuthValue]
        var isConfirmed: Bool
        /// The date at which a mail confirmed the address; nil for one that was known before.
        var confirmedAt: Date?
        /// The date at which it was made; nil for one that was there before.
        var createdAt: Date?
        var lastSignInAt: Date?
        /// The providers that it was signed in with.
        var providers: Set<String> = []
        var factors: [Factor] = []
        var recovery: RecoveryCodes?
        var passkeys: [Passkey] = []
        /// The code of the last mail that proves the owner; nil without one.
        var nonce: String?
        /// The code of the last mail that signs in; nil without one.
        var otp: String?
    }

    struct Session {
        let account: String
        /// The refresh tokens of the session, the newest last.
        var tokens: [String]
        var usedAt = Date.distantPast
        /// The way in which it began.
        var method = Method.password
        var startedAt = Date.distantPast
        /// The way in which a second factor was proved in it, by GoTrue's name; nil for none.
        var proof: String?
        /// Indicates whether a second factor was proved in it.
        var isSecond: Bool { proof != nil }

        /// A way in which a session begins, by GoTrue's names for them in the claim `amr`.
        enum Method: String {
            case password, otp, oauth, webauthn
        }

        /// The claim `amr`: how the user proved who they are, the newest first.
        var amr: AuthValue {
            let all = [(method.rawValue, startedAt)] + (proof.map { [($0, usedAt)] } ?? [])
            return .array(
                all.reversed().map {
                    .object([
                        "method": .string($0.0),
                        "timestamp": .number($0.1.timeIntervalSince1970.rounded(.down)),
                    ])
                })
        }
    }

    struct Flow {
        let account: String
        let challenge: String
        let method: Session.Method
    }

    /// A refusal.
    struct Refusal: Error {
        let status: Int
        let code: String
        let message: String
    }

    /// Seconds for which an access token is good.
    public static let lifetime = 3600.0

    let confirmsEmail: Bool
    let now: @Sendable () -> Date
    var accounts: [String: Account] = [:]
    var sessions: [String: Session] = [:]
    var flows: [String: Flow] = [:]
    var mails: [(link: URL, email: String, challenge: String?, redirect: String)] = []
    /// The addresses whose owners got a mail that somebody tried to sign up with them.
    var told: [String] = []
    /// The domain that passkeys are for; nil without passkeys.
    var relyingParty: String?
    /// The open challenges of passkeys by their names; an account's for a registration.
    var passkeyChallenges: [String: (challenge: Data, account: String?)] = [:]
    /// The open challenges of second factors by their names, each with its factor's.
    var factorChallenges: [String: String] = [:]
    /// The code of the newest mail that has one.
    var newestCode: String?
    private var counted = 0

    /// Creates a server on which the person of the scenarios has an account.
    ///
    /// - Parameters:
    ///   - confirmsEmail: Whether an email address has to be confirmed before it can sign in.
    ///   - now: The present date.
    public init(confirmsEmail: Bool = true, now: @escaping @Sendable () -> Date) {
        (self.confirmsEmail, self.now) = (confirmsEmail, now)
        let mila = SimulatedPerson.mila
        accounts[mila.email] = Account(
            id: Self.uuid(0), email: mila.email, password: mila.password,
            data: ["display_name": .string(mila.name)], isConfirmed: true)
    }

    /// Answers a request of the protocol.
    public func answer(_ request: AuthRequest) -> AuthAnswer {
        do {
            return Self.answer(200, try reply(Call(request)))
        } catch let refusal as Refusal {
            return Self.answer(
                refusal.status,
                .object(["code": .string(refusal.code), "message": .string(refusal.message)]))
        } catch {
            return Self.answer(400, .object(["code": "bad_json", "message": "Could not read the request"]))
        }
    }

    private func reply(_ call: Call) throws -> AuthValue {
        switch call.parts.first {
        case "factors": .object(try factors(call))
        case "passkeys": try passkeys(call)
        default: .object(try plainReply(call))
        }
    }

    private func plainReply(_ call: Call) throws -> [String: AuthValue] {
        switch (call.method, call.path) {
        case ("POST", "signup"): return try signUp(call)
        case ("POST", "token"): return try token(call)
        case ("GET", "user"): return Self.describe(try caller(call).account)
        case ("PUT", "user"): return try updateUser(call)
        case ("POST", "logout"):
            let (account, session) = try caller(call)
            switch call.query["scope"] ?? "global" {
            case "local": sessions[session] = nil
            case "others":
                sessions = sessions.filter { $0.value.account != account.email || $0.key == session }
            default: sessions = sessions.filter { $0.value.account != account.email }
            }
            return [:]
        case ("GET", "settings"):
            return [
                "external": .object(["apple": true, "facebook": true, "google": true, "email": true]),
                "disable_signup": false, "mailer_autoconfirm": .bool(!confirmsEmail),
            ]
        case ("POST", "recover"):
            // The answer does not reveal whether an address is known.
            let email = call.text("email").lowercased()
            if accounts[email] != nil { mail(to: email, call, hasCode: true) }
            return [:]
        case ("POST", "otp"):
            let email = call.text("email").lowercased()
            if accounts[email] == nil {
                guard call.body["create_user"] != .bool(false) else {
                    throw Refusal(
                        status: 422, code: "otp_disabled", message: "Signups not allowed for otp")
                }
                accounts[email] = Account(
                    id: Self.uuid(next()), email: email, password: "",
                    data: call.body["data"]?.object ?? [:], isConfirmed: false, createdAt: now())
            }
            mail(to: email, call, hasCode: true)
            return [:]
        case ("POST", "verify"): return try verify(call)
        case ("POST", "resend"): return [:]
        case ("GET", "reauthenticate"):
            let account = try caller(call).account
            newestCode = code()
            accounts[account.email]?.nonce = newestCode
            return [:]
        case ("POST", "delete-account"): return try deleteAccount(call)
        default: throw Refusal(status: 404, code: "not_found", message: "404 page not found")
        }
    }

    /// Returns a number of its own for anything that needs a name.
    func next() -> Int {
        counted += 1
        return counted
    }

    static func uuid(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
    }

    private static func answer(_ status: Int, _ body: AuthValue) -> AuthAnswer {
        AuthAnswer(
            status: status, headers: ["Content-Type": "application/json"],
            body: (try? JSONEncoder().encode(body)) ?? Data())
    }

    static func describe(_ account: Account) -> [String: AuthValue] {
        var user: [String: AuthValue] = [
            "id": .string(account.id), "email": .string(account.email), "aud": "authenticated",
            "role": "authenticated", "user_metadata": .object(account.data),
        ]
        let dates = [
            ("email_confirmed_at", account.confirmedAt), ("created_at", account.createdAt),
            ("last_sign_in_at", account.lastSignInAt),
        ]
        for (name, date) in dates { user[name] = date.map { .string($0.ISO8601Format()) } }
        // As far as they tell something: an account with a password alone is taken for that without them.
        if !account.providers.isEmpty {
            let names = (account.password.isEmpty ? [] : ["email"]) + account.providers.sorted()
            user["identities"] = .array(
                names.map { .object(["id": .string(account.id), "provider": .string($0)]) })
        }
        let factors = account.factors.map(\.json) + (account.recovery.map { [$0.json] } ?? [])
        if !factors.isEmpty { user["factors"] = .array(factors) }
        return user
    }
}

extension SimulatedAuthServer {
    /// A parsed request.
    struct Call {
        let method: String
        let path: String
        /// The parts of the path below the protocol's version.
        let parts: [String]
        let query: [String: String]
        let token: String?
        let body: [String: AuthValue]

        init(_ request: AuthRequest) throws {
            method = request.method
            path = request.url.lastPathComponent
            parts = Array(request.url.pathComponents.drop { $0 != "v1" }.dropFirst().filter { $0 != "/" })
            let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            query = Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
            token = request.headers["Authorization"].map { String($0.dropFirst("Bearer ".count)) }
            body =
                try request.body.map {
                    try JSONDecoder().decode([String: AuthValue].self, from: $0)
                } ?? [:]
        }

        func text(_ name: String) -> String { body[name]?.string ?? "" }
    }
}
