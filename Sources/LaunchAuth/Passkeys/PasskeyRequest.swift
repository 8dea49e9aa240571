// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A request for the system's passkey sheet as a value: what is asked can be compared where there is no sheet.
public enum PasskeyRequest: Hashable, Sendable {
    /// Make a key for an account.
    case register(Registration)
    /// Sign a challenge with a key that the user chooses.
    case signIn(SignIn)

    /// The purpose of a new key.
    public struct Registration: Hashable, Sendable {
        /// The domain that the key is for; the app has to be associated with it (`webcredentials`).
        public var relyingParty: String
        /// The bytes to sign.
        public var challenge: Data
        /// The account's name as the sheet shows it.
        public var userName: String
        /// The account's name for the server, which comes back at a sign-in.
        public var userID: Data
        /// The keys that the account has; a device that has one of them refuses.
        public var excluded: [Data]
    }

    /// The question of a sign-in.
    public struct SignIn: Hashable, Sendable {
        /// The domain that the key is for.
        public var relyingParty: String
        /// The bytes to sign.
        public var challenge: Data
    }

    /// The domain that the key is for.
    public var relyingParty: String {
        switch self {
        case .register(let request): request.relyingParty
        case .signIn(let request): request.relyingParty
        }
    }

    /// The bytes to sign.
    public var challenge: Data {
        switch self {
        case .register(let request): request.challenge
        case .signIn(let request): request.challenge
        }
    }
}

/// A request with the name that the server knows its challenge by, and the time that it leaves.
struct PasskeyCeremony: Hashable, Sendable {
    let challengeID: String
    let request: PasskeyRequest
    let timeLimit: Duration

    /// Reads the options of a registration: `PublicKeyCredentialCreationOptions` of W3C.
    init(registration answer: AuthValue) throws(AuthError) {
        let (id, options) = try Self.parts(answer)
        let user = options["user"]?.object ?? [:]
        guard let relyingParty = options["rp"]?.object?["id"]?.string, let name = user["name"]?.string else {
            throw .unreadableAnswer(reason: "it names no domain or no user")
        }
        // Other keys than those of ES256 (-7) no device makes for certain.
        let kinds = options["pubKeyCredParams"]?.array?.compactMap { $0.object?["alg"]?.number } ?? []
        guard kinds.isEmpty || kinds.contains(-7) else {
            throw .unreadableAnswer(reason: "it wants keys of another kind than ES256")
        }
        let excluded = options["excludeCredentials"]?.array ?? []
        challengeID = id
        request = .register(
            .init(
                relyingParty: relyingParty, challenge: try Self.bytes(options["challenge"]), userName: name,
                userID: try Self.bytes(user["id"]),
                excluded: try excluded.map { value throws(AuthError) in
                    try Self.bytes(value.object?["id"])
                }))
        timeLimit = Self.limit(options)
    }

    /// Reads the options of a sign-in: `PublicKeyCredentialRequestOptions` of W3C.
    init(signIn answer: AuthValue) throws(AuthError) {
        let (id, options) = try Self.parts(answer)
        guard let relyingParty = options["rpId"]?.string else {
            throw .unreadableAnswer(reason: "it names no domain")
        }
        challengeID = id
        request = .signIn(
            .init(relyingParty: relyingParty, challenge: try Self.bytes(options["challenge"])))
        timeLimit = Self.limit(options)
    }

    private static func parts(
        _ answer: AuthValue
    ) throws(AuthError) -> (id: String, options: [String: AuthValue]) {
        guard let id = answer.object?["challenge_id"]?.string,
            let options = answer.object?["options"]?.object
        else { throw .unreadableAnswer(reason: "it has no challenge") }
        // An older server wraps the options as a browser wants them.
        return (id, options["publicKey"]?.object ?? options)
    }

    private static func bytes(_ value: AuthValue?) throws(AuthError) -> Data {
        guard let bytes = value?.string.flatMap({ Base64URL.decode($0) }), !bytes.isEmpty else {
            throw .unreadableAnswer(reason: "its challenge or a name is no base64url")
        }
        return bytes
    }

    /// The server's hint, between 30 seconds and 10 minutes as W3C advises; 5 minutes without one.
    private static func limit(_ options: [String: AuthValue]) -> Duration {
        .milliseconds(Int(min(max(options["timeout"]?.number ?? 300_000, 30_000), 600_000)))
    }
}
