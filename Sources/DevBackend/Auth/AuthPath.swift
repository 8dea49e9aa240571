// Licensed under the Apache License, Version 2.0.

/// An endpoint of the sign-in service; each is served at `/` and at `/auth/v1`.
enum AuthPath: Hashable {
    case health, settings, jwks
    case signup, token, user, logout, verify, recover, otp, magiclink, resend, reauthenticate
    case authorize, callback
    /// The function of a project that deletes the account of who calls it.
    case deletion
    /// Routes of a feature apart from signing in, with the path below the prefix.
    case feature(AuthFeature, String)
    /// The mails, for people and tests.
    case outbox
    /// The backend's own provider of a name, and what is asked of it.
    case provider(String, String)
    /// Below `/auth/v1`, where everything belongs to this service.
    case unknown

    static let prefix = "/auth/v1"
    /// The path of ``deletion``: a function of the project, beside the sign-in service.
    static let deletionPath = "/functions/v1/delete-account"

    private static let names: [String: AuthPath] = [
        "/settings": .settings, "/.well-known/jwks.json": .jwks, "/signup": .signup, "/token": .token,
        "/user": .user, "/logout": .logout, "/verify": .verify, "/recover": .recover, "/otp": .otp,
        "/magiclink": .magiclink, "/resend": .resend, "/reauthenticate": .reauthenticate,
        "/authorize": .authorize, "/callback": .callback, "/outbox": .outbox,
    ]

    /// Nil for a path of another service.
    init?(_ path: String) {
        if path.hasPrefix("/_oidc/") {
            let parts = path.dropFirst(7).split(separator: "/", maxSplits: 1).map(String.init)
            guard parts.count == 2, DevBackendProvider.names.contains(parts[0]) else { return nil }
            self = .provider(parts[0], parts[1])
            return
        }
        if path == Self.deletionPath {
            self = .deletion
            return
        }
        let isPrefixed = path.hasPrefix(Self.prefix + "/")
        let rest = isPrefixed ? String(path.dropFirst(Self.prefix.count)) : path
        if let found = Self.names[rest] {
            self = found
        } else if let feature = AuthFeature(rest) {
            self = .feature(feature, rest)
        } else if isPrefixed {
            self = rest == "/health" ? .health : .unknown
        } else {
            return nil
        }
    }

    /// The methods that are served.
    var methods: [String] {
        switch self {
        case .health, .settings, .jwks: ["GET", "HEAD"]
        case .reauthenticate, .authorize: ["GET"]
        case .signup, .token, .logout, .recover, .otp, .magiclink, .resend, .deletion: ["POST"]
        case .user: ["GET", "PUT"]
        case .verify, .callback: ["GET", "POST"]
        case .outbox: ["GET", "HEAD", "DELETE"]
        case .feature, .provider, .unknown: ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH"]
        }
    }

    /// The route whose faults it has.
    var route: DevBackendRoute? {
        switch self {
        case .settings: .settings
        case .jwks: .jwks
        case .signup: .signup
        case .token: .token
        case .user: .user
        case .logout: .logout
        case .verify: .verify
        case .recover: .recover
        case .otp, .magiclink: .otp
        case .resend: .resend
        case .reauthenticate: .reauthenticate
        case .authorize: .authorize
        case .callback: .callback
        case .deletion: .deletion
        case .health, .feature, .outbox, .provider, .unknown: nil
        }
    }

    /// The bucket that requests with this method count in, and the seconds in which it gains a token.
    func limit(_ method: String) -> (name: String, seconds: Double)? {
        switch self {
        case .token: ("token", 2)
        case .signup: ("signup", 10)
        case .otp, .magiclink: ("otp", 10)
        case .recover: ("recover", 10)
        case .resend: ("resend", 10)
        case .verify: ("verify", 10)
        case .deletion: ("deletion", 10)
        case .feature(.passkeys, "/passkeys/authentication/options"): ("passkeys", 10)
        case .feature(.factors, _): method == "POST" ? ("factors", 4) : nil
        case .user: method == "PUT" ? ("user", 10) : nil
        default: nil
        }
    }
}
