// Licensed under the Apache License, Version 2.0.

/// A feature of Supabase Auth that is apart from signing in; most of them this backend does not have.
///
/// Routes of the others answer as GoTrue does where the feature is off (`internal/api/api.go` and `middleware.go`, 2.196), so that a client
/// reads a code that it knows.
enum AuthFeature: String, CaseIterable {
    case factors = "/factors"
    case passkeys = "/passkeys"
    case admin = "/admin"
    case invite = "/invite"
    case sso = "/sso"
    case identities = "/user/identities"
    case grants = "/user/oauth"
    case oauth = "/oauth"
    case metadata = "/.well-known/oauth-authorization-server"
    case scim = "/scim/v2"

    /// The feature that a path belongs to: it is the feature's own, or one below it.
    init?(_ path: String) {
        guard
            let found = Self.allCases.first(where: {
                path == $0.rawValue || path.hasPrefix($0.rawValue + "/")
            })
        else { return nil }
        self = found
    }
}

extension AuthServer {
    /// The roles that may use the admin's routes, as in GoTrue.
    private static let adminRoles = ["service_role", "supabase_admin"]

    /// Answers a request to a feature, which is refused where it is off.
    ///
    /// - Throws: What GoTrue answers.
    func answer(_ feature: AuthFeature, _ path: String, _ call: AuthCall) throws -> AuthStep {
        switch feature {
        case .sso: throw AuthFailure(404, "saml_provider_disabled", "SAML 2.0 is disabled")
        case .passkeys: return try passkeys(path, call)
        case .oauth, .metadata: throw AuthFailure(404, "feature_disabled", "OAuth server is disabled")
        case .scim: throw AuthFailure(404, "feature_disabled", "SCIM server is disabled")
        case .identities:
            _ = try caller(call)
            throw AuthFailure(404, "manual_linking_disabled", "Manual linking is disabled")
        case .grants:
            _ = try caller(call)
            throw AuthFailure(404, "feature_disabled", "OAuth server is disabled")
        case .factors: return try factors(path, call)
        case .admin, .invite: throw try adminFailure(call)
        }
    }

    /// The refusal of the admin's routes, to whoever is no admin first.
    private func adminFailure(_ call: AuthCall) throws -> AuthFailure {
        let claims = try claims(call)
        // A token of a session that is over opens nothing any more.
        if claims["session_id"]?.text?.isEmpty == false { _ = try caller(call) }
        guard Self.adminRoles.contains(claims["role"]?.text ?? "") else {
            return AuthFailure(403, "not_admin", "User not allowed")
        }
        return AuthFailure(404, "feature_disabled", "The admin's routes are no part of this backend")
    }
}
