// Licensed under the Apache License, Version 2.0.

/// A feature of Supabase Auth that this backend does not have.
///
/// Its routes answer as GoTrue does where the feature is off (`internal/api/api.go` and `middleware.go`, 2.196), so that a client
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

    /// Answers a request to a feature that is off.
    ///
    /// - Throws: Always: what GoTrue answers.
    func refuse(_ feature: AuthFeature, _ path: String, _ call: AuthCall) throws -> AuthStep {
        switch feature {
        case .sso: throw AuthFailure(404, "saml_provider_disabled", "SAML 2.0 is disabled")
        case .passkeys: throw AuthFailure(404, "passkey_disabled", "Passkeys are disabled")
        case .oauth, .metadata: throw AuthFailure(404, "feature_disabled", "OAuth server is disabled")
        case .scim: throw AuthFailure(404, "feature_disabled", "SCIM server is disabled")
        case .identities:
            _ = try caller(call)
            throw AuthFailure(404, "manual_linking_disabled", "Manual linking is disabled")
        case .grants:
            _ = try caller(call)
            throw AuthFailure(404, "feature_disabled", "OAuth server is disabled")
        case .factors: throw try factorFailure(path, call)
        case .admin, .invite: throw try adminFailure(call)
        }
    }

    /// The refusal of second factors: none can be enrolled, so none is ever found.
    private func factorFailure(_ path: String, _ call: AuthCall) throws -> AuthFailure {
        _ = try caller(call)
        let rest = path.split(separator: "/").dropFirst().map(String.init)
        if let id = rest.first {
            return AuthRules.isUUID(id)
                ? AuthFailure(404, "mfa_factor_not_found", "Factor not found")
                : AuthFailure(404, "validation_failed", "factor_id must be an UUID")
        }
        switch try call.body().text("factor_type") {
        case "totp":
            return AuthFailure(422, "mfa_totp_enroll_not_enabled", "MFA enroll is disabled for TOTP")
        case "phone":
            return AuthFailure(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone")
        case "webauthn":
            return AuthFailure(422, "mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn")
        default: return AuthFailure.validation("factor_type needs to be totp, phone, or webauthn")
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
