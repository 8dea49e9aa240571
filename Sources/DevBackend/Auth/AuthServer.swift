// Licensed under the Apache License, Version 2.0.

import Foundation

/// The sign-in service: Supabase Auth's protocol over the backend's database; owned by the server's thread.
final class AuthServer {
    let rules: DevBackendAuth
    let store: AuthStore
    let outbox: Outbox
    let redirects: RedirectRule
    let key: SigningKey
    /// The server's own URL, for links.
    let base: String
    let oidc: OIDCClient
    let ownProvider: OwnProvider
    private let wallClock: @Sendable () -> Date
    private let listener: (DevBackendAuthEvent) -> Void
    private let places = WorkPlaces()
    private let mailbox: LoopMailbox
    private var limiter = RateLimiter()
    private var spacing = MailSpacing()
    /// The questions to authenticators that wait for an answer, by name.
    var passkeyChallenges: [String: PasskeyChallenge] = [:]
    private var waiting: [Int: () -> Void] = [:]
    private var lastNumber = 0

    init(
        _ configuration: DevBackendConfiguration, database: BackendDatabase, mailbox: LoopMailbox,
        base: String, listener: @escaping (DevBackendAuthEvent) -> Void
    ) throws(DevBackendError) {
        rules = configuration.auth
        self.listener = listener
        wallClock = configuration.now
        store = AuthStore(database: database)
        outbox = try Outbox(folder: rules.outbox)
        redirects = RedirectRule(siteURL: rules.siteURL, patterns: rules.redirects)
        (self.base, self.mailbox) = (base, mailbox)
        key = try Self.signingKey(rules, store)
        ownProvider = OwnProvider(base: base, now: configuration.now)
        oidc = OIDCClient(
            rules.providers, disabled: rules.disabledProviders, base: base, now: configuration.now)
        mailbox.deliver = { [unowned self] number in waiting.removeValue(forKey: number)?() }
    }

    /// Drops what waits, and writes the mails that are due.
    func stop() {
        places.stop()
        waiting = [:]
        outbox.flush()
    }

    private static func signingKey(_ rules: DevBackendAuth, _ store: AuthStore) throws(DevBackendError)
        -> SigningKey
    {
        if let pem = rules.jwtKey {
            guard let key = PrivateKey(pem: Array(pem.utf8)) else { throw .invalidKey }
            return .rsa(key)
        }
        if let secret = rules.jwtSecret { return .secret(Array(secret.utf8)) }
        do {
            return .secret(Array(try store.setting("jwt_secret") { Crypto.hex(Crypto.random(32)) }.utf8))
        } catch {
            throw error as? DevBackendError ?? .database(path: store.database.path, reason: "\(error)")
        }
    }

    var now: Timestamp { Timestamp(wallClock()) }

    /// Notes what was carried out, for tests that compare clients with it.
    func note(_ kind: DevBackendAuthEvent.Kind, _ session: AuthSession) {
        note(kind, userID: session.userID, sessionID: session.id)
    }

    func note(_ kind: DevBackendAuthEvent.Kind, userID: String, sessionID: String) {
        listener(DevBackendAuthEvent(kind: kind, userID: userID, sessionID: sessionID, at: wallClock()))
    }

    /// The issuer of access tokens.
    var issuer: String { base + AuthPath.prefix }

    /// Finds the answer to a request and hands it on, at once or later on the server's thread.
    func respond(
        to message: ServerMessage, _ path: AuthPath, _ done: @escaping (BackendResponse) -> Void
    ) {
        guard path.methods.contains(message.method) else {
            done(ServerLoop.methodNotAllowed(message, allowed: path.methods.joined(separator: ", ")))
            return
        }
        let isNewer = AuthCall.isNewer(message.header("X-Supabase-Api-Version"))
        proceed(message, isNewer, done) {
            guard !message.isTooLarge else {
                throw AuthFailure(
                    413, "request_entity_too_large",
                    "Request body too large (max \(AuthCall.largestBody) bytes)")
            }
            let call = AuthCall(message, path, redirects: self.redirects)
            if let (name, seconds) = path.limit(message.method), self.rules.limitsRates,
                !self.limiter.allows("\(name) \(call.client)", per: seconds, at: self.now)
            {
                throw AuthFailure.rateLimited
            }
            return try self.step(call)
        }
    }

    func proceed(
        _ message: ServerMessage, _ isNewer: Bool, _ done: @escaping (BackendResponse) -> Void,
        _ body: () throws -> AuthStep
    ) {
        do {
            switch try body() {
            case .answer(let response): done(response)
            case .away(let away):
                lastNumber += 1
                let number = lastNumber
                waiting[number] = { [unowned self] in proceed(message, isNewer, done, away.then) }
                message.pause()
                let isStarted = places.start(away.place) { [mailbox, work = away.work] in
                    work()
                    mailbox.post(number)
                }
                if !isStarted {
                    waiting[number] = nil
                    throw AuthFailure.busy
                }
            }
        } catch let failure as AuthFailure {
            done(failure.response(isNewer: isNewer))
        } catch {
            FileHandle.standardError.write(Data("backend: \(error)\n".utf8))
            done(AuthFailure.unexpected.response(isNewer: isNewer))
        }
    }

    private func step(_ call: AuthCall) throws -> AuthStep {
        switch call.path {
        case .health:
            .answer([
                "name": "GoTrue", "version": "firstlight",
                "description": "GoTrue is a user registration and authentication API",
            ])
        case .settings: .answer(settings)
        case .jwks: .answer(.json(jwks, headers: [("Cache-Control", "public, max-age=600")]))
        case .signup: try signup(call)
        case .token: try token(call)
        case .user: call.method == "PUT" ? try updateUser(call) : try user(call)
        case .logout: try logout(call)
        case .verify: call.method == "POST" ? try verify(call) : try verifyLink(call)
        case .recover: try recover(call)
        case .otp: try otp(call)
        case .magiclink: try magicLink(call)
        case .resend: try resend(call)
        case .reauthenticate: try reauthenticate(call)
        case .authorize: try authorize(call)
        case .callback: try callback(call)
        case .deletion: try deleteAccount(call)
        case .feature(let feature, let path): try answer(feature, path, call)
        case .outbox: mails(call)
        case .provider(let name, let path): ownProvider.step(call, name: name, path: path)
        case .unknown: throw AuthFailure(404, "not_found", "404 page not found")
        }
    }

    /// Refuses a mail that comes too soon after the last one to the same email address.
    ///
    /// Whether the address has an account makes no difference, so that the refusal reveals nothing.
    func checkMailRate(_ email: String) throws {
        guard rules.limitsRates else { return }
        if let seconds = spacing.secondsLeft(email, at: now) {
            throw AuthFailure(
                429, "over_email_send_rate_limit",
                "For security purposes, you can only request this after \(seconds) seconds.")
        }
        guard limiter.allows("mails", per: 120, at: now) else {
            throw AuthFailure(429, "over_email_send_rate_limit", "email rate limit exceeded")
        }
    }

    /// Bans an account for a century, or lifts the ban; false when no account has the email address.
    func ban(_ email: String, _ isBanned: Bool) throws -> Bool {
        guard var user = try store.user(email: email) else { return false }
        user.bannedUntil = isBanned ? now.adding(seconds: 3_155_760_000) : nil
        try store.save(user)
        return true
    }

    private func mails(_ call: AuthCall) -> AuthStep {
        if call.method == "DELETE" { outbox.clear() }
        return .answer(outbox.json)
    }

    private var jwks: JSON {
        if case .rsa(let key) = key { ["keys": [key.jwk]] } else { ["keys": []] }
    }

    private var settings: JSON {
        // Two providers of Supabase Auth have no member here (`internal/api/settings.go`).
        let off = OIDCClient.otherNames.subtracting(["x", "vercel_marketplace"]).union([
            "anonymous_users", "phone",
        ])
        var external = Dictionary(uniqueKeysWithValues: off.map { ($0, JSON.bool(false)) })
        for name in DevBackendAuth.providerNames {
            external[name] = .bool(!rules.disabledProviders.contains(name))
        }
        return [
            "external": .object(external), "disable_signup": .bool(rules.disablesSignup),
            "mailer_autoconfirm": .bool(!rules.confirmsEmail), "phone_autoconfirm": false, "sms_provider": "",
            "saml_enabled": false, "saml_private_key_next_configured": false,
            "passkeys_enabled": .bool(rules.relyingParty != nil),
        ]
    }
}
