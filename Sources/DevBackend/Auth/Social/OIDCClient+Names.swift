// Licensed under the Apache License, Version 2.0.

/// The providers of ID tokens by their names and issuers, as GoTrue tells them apart (`internal/api/token_oidc.go`, 2.196).
extension OIDCClient {
    /// The issuers that Supabase Auth knows a provider by, besides the one that is configured here.
    private static let knownIssuers: [String: [String]] = [
        "apple": ["https://appleid.apple.com", "https://account.apple.com"],
        "google": ["https://accounts.google.com"], "facebook": ["https://www.facebook.com"],
        "kakao": ["https://kauth.kakao.com"], "vercel_marketplace": ["https://marketplace.vercel.com"],
        "snapchat": ["https://accounts.snapchat.com/accounts/oauth2/token"], "keycloak": [""],
    ]

    /// The issuers of a provider's tokens.
    func issuers(of name: String) -> [String] {
        (provider(name).map { [$0.issuer] } ?? []) + (Self.knownIssuers[name] ?? [])
    }

    /// The provider that a request for a token means: the named one, or else the one of the issuer.
    func name(_ name: String, issuer: String) -> String {
        if provider(name) != nil || issuer.isEmpty { return name }
        return DevBackendProvider.names.first { issuers(of: $0).contains(issuer) } ?? name
    }

    /// The refusal of a token of a provider that the backend does not have.
    func refusal(of name: String, issuer: String) -> AuthFailure {
        if name.hasPrefix("custom:") { return .validation("Custom OAuth providers are disabled") }
        let known = Self.knownIssuers.first { key, issuers in
            key == name || (!issuer.isEmpty && issuers.contains(issuer))
        }
        if let first = known?.value.first { return Self.isNotEnabled(first) }
        return .validation("Custom OIDC provider \"\(name)\" not allowed")
    }

    static func isNotEnabled(_ issuer: String) -> AuthFailure {
        AuthFailure(400, "provider_disabled", "Provider (issuer \"\(issuer)\") is not enabled")
    }
}
