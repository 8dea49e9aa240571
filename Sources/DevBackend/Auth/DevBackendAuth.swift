// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The settings of the backend's sign-up and sign-in.
public struct DevBackendAuth: Sendable {
    /// Indicates whether an email address has to be confirmed before it can sign in.
    public var confirmsEmail = true
    /// Indicates whether sign-ups are closed.
    public var disablesSignup = false
    /// The least length of a password in characters, 1 to 72.
    public var minimumPasswordLength = 6
    /// The sets of characters of which a password must hold at least one each.
    public var requiredPasswordCharacters: [String] = []
    /// Indicates whether a new password more than a day after the sign-in needs the code of `GET /reauthenticate`, as Supabase's
    /// "secure password change".
    public var requiresReauthentication = false
    /// Indicates whether a new password needs the present one, unless the session came from a mail.
    public var requiresCurrentPassword = false
    /// Indicates whether apps that show codes (TOTP) can be a second factor.
    public var allowsSecondFactor = true
    /// The domain that passkeys are for, such as `example.com`; nil switches them off, as Supabase does by default.
    public var relyingParty: String?
    /// The origins that a passkey may be used from; without any, the domain's own with `https`, which apps name.
    public var passkeyOrigins: [String] = []
    /// The secret that access tokens are signed with (HS256); nil makes one and keeps it in the database.
    public var jwtSecret: String?
    /// An RSA private key in PEM form; with it access tokens are signed with RS256, and a JWKS verifies them.
    public var jwtKey: String?
    /// Seconds for which an access token is good.
    public var accessTokenLifetime = 3600
    /// Seconds for which a code or a link in a mail is good.
    public var mailTokenLifetime = 86400
    /// Seconds for which a sign-in through a browser can be finished.
    public var flowLifetime = 300
    /// Seconds in which a refresh token that was just used may be used again.
    public var refreshReuseInterval = 10
    /// The cost of bcrypt, 4 to 31; each step doubles the work.
    public var bcryptCost = 10
    /// The app's URL, which stands in for redirects that are not allowed; Supabase's own default until it is set.
    public var siteURL = "http://localhost:3000"
    /// Patterns of further addresses that a browser may be sent to; `*` stops at `.` and `/`, `**` does not.
    public var redirects: [String] = []
    /// Indicates whether requests and mails are limited, by client IP address and route.
    public var limitsRates = true
    /// The folder that mails are written to; nil keeps the last ones in memory.
    public var outbox: URL?
    /// The ways to sign in that are off: names out of ``providerNames``.
    public var disabledProviders: Set<String> = []
    /// Providers other than the backend's own.
    public var providers: [DevBackendProvider] = []
    /// The client ids that an ID token may be made for: at first the backend's own; an app adds its bundle identifier.
    public var audiences = [Self.ownClient]

    /// The ways to sign in that can be switched off: `email`, and the providers that an app can name.
    public static let providerNames = ["apple", "email", "facebook", "google"]

    /// The backend's own client id.
    static let ownClient = "firstlight-dev"

    /// Returns why a text cannot be ``siteURL``; nil for one that can.
    public static func problem(siteURL text: String) -> String? { RedirectRule.problem(siteURL: text) }

    /// Returns why a text cannot be one of ``redirects``; nil for one that can.
    public static func problem(redirect text: String) -> String? { RedirectRule.problem(pattern: text) }

    /// Returns why a text cannot be ``relyingParty``; nil for one that can.
    package static func problem(relyingParty text: String) -> String? { NameRule.problem(domain: text) }

    /// Refuses what the sign-in service could not work with.
    func check() throws(DevBackendError) {
        func refuse(_ name: String, _ value: String, _ reason: String?) throws(DevBackendError) {
            if let reason { throw .invalidSetting(name: name, value: value, reason: reason) }
        }
        try refuse("site's URL", siteURL, Self.problem(siteURL: siteURL))
        for pattern in redirects {
            try refuse("pattern of redirects", pattern, Self.problem(redirect: pattern))
        }
        if let relyingParty {
            try refuse("domain of passkeys", relyingParty, Self.problem(relyingParty: relyingParty))
        }
        try refuse(
            "secret of access tokens", "",
            jwtSecret?.isEmpty == true
                ? "anyone could sign tokens with it; give a non-empty secret, or nil for a secret of its own"
                : nil)
        try refuse(
            "least length of a password", "\(minimumPasswordLength)",
            (1...72).contains(minimumPasswordLength)
                ? nil : "bcrypt reads 72 bytes, so it is between 1 and 72")
        try refuse(
            "cost of bcrypt", "\(bcryptCost)",
            (4...31).contains(bcryptCost) ? nil : "it is between 4 and 31")
    }

    /// Describes the defaults: confirmation by mail, limits, and the backend's own providers.
    public init() {}
}

/// An OpenID provider that people can sign in with.
public struct DevBackendProvider: Hashable, Sendable {
    /// The providers that an app can name.
    public static let names = ["apple", "facebook", "google"]

    /// The name that apps use: `apple`, `facebook` or `google`.
    public var name: String
    /// The issuer, whose discovery document gives the rest.
    public var issuer: String
    /// The backend's name at the provider.
    public var clientID: String
    /// The backend's password at the provider.
    public var clientSecret: String

    /// Describes a provider.
    public init(
        name: String, issuer: String, clientID: String = "firstlight-dev",
        clientSecret: String = "firstlight-dev"
    ) {
        (self.name, self.issuer, self.clientID, self.clientSecret) = (name, issuer, clientID, clientSecret)
    }

    /// Reads `PROVIDER=ISSUER` or `PROVIDER=ISSUER,CLIENT,SECRET`; nil for anything else.
    public init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, Self.names.contains(parts[0]) else { return nil }
        let values = parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        // OpenID Connect Discovery 1.0, section 3: an issuer has neither a query nor a fragment.
        guard values.count == 1 || values.count == 3, values.dropFirst().allSatisfy({ !$0.isEmpty }),
            let url = URLComponents(string: values[0]), url.host?.isEmpty == false,
            ["http", "https"].contains(url.scheme), url.query == nil, url.fragment == nil,
            url.port.map({ (1...65_535).contains($0) }) ?? true
        else { return nil }
        self.init(name: parts[0], issuer: values[0])
        if values.count == 3 { (clientID, clientSecret) = (values[1], values[2]) }
    }
}
