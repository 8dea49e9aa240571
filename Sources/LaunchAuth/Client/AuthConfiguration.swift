// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The project that an app signs in to, and the limits of its requests.
public struct AuthConfiguration: Hashable, Sendable {
    /// The most bytes that an answer may have: 1 MiB, as much as the server itself accepts.
    public static let maximumAnswerBytes = 1 << 20

    /// The base URL of the authentication server, without a slash at its end.
    public let url: URL
    /// The project's anonymous or publishable key; it is no secret.
    public let key: String
    /// The redirect URL of a browser.
    public let redirect: URL?
    /// The issuer whose tokens are accepted: the claim `iss`; nil accepts any.
    public var issuer: String?
    /// For whom tokens must be: the claim `aud`; nil accepts any.
    public var audience: String? = "authenticated"
    /// The keys by which tokens are verified; nil verifies what they say, and not their signature.
    ///
    /// The connection vouches for the server in either case. Keys are for apps that read the claims of
    /// tokens that came from elsewhere, and for projects whose keys are known when the app is built.
    public var keys: JSONWebKeys?
    /// Indicates whether callbacks must carry back the state that went out in the redirect's query.
    ///
    /// It needs a redirect with a wildcard in the project's list, such as `bakery://auth/callback*`. Without it
    /// the verifier alone binds a callback to what was asked, as RFC 9700 allows.
    public var redirectCarriesState = false
    /// The URL of the project's function that deletes the account of who calls it: `/functions/v1/delete-account` beside
    /// the authentication server.
    ///
    /// Supabase Auth itself has no route for it: only a key that belongs in no app deletes users.
    public var deletionURL: URL
    /// The time limit of an answer: 30 s (`C-LA-15`).
    public var timeLimit: Duration = .seconds(30)
    /// The time limit of the answer to a refresh: 10 s.
    public var refreshTimeLimit: Duration = .seconds(10)
    /// The seconds that an access token must have left to be given out: 60.
    public var refreshMargin: TimeInterval = 60
    /// The wait before a repeatable request is tried once more: 1 s.
    public var retryDelay: Duration = .seconds(1)

    /// Validates a project's URL and key.
    ///
    /// - Parameters:
    ///   - url: The project's URL; a URL without a path gets the path `/auth/v1` of hosted projects.
    ///   - key: The project's anonymous or publishable key.
    ///   - redirect: Where a browser comes back to, or nil without providers that need one.
    ///   - issuer: The claim `iss` of the project's tokens; nil stands for the server's URL.
    /// - Throws: ``AuthError/configuration(_:)``; its description says what to do.
    public init(
        url: String?, key: String?, redirect: String? = nil, issuer: String? = nil
    ) throws(AuthError) {
        self.url = try Self.base(url)
        self.key = try Self.checked(key)
        self.redirect = try Self.redirect(redirect)
        self.issuer = issuer ?? self.url.absoluteString
        deletionURL = Self.sibling(of: self.url).appendingPathComponent("functions/v1/delete-account")
    }

    /// The project's URL: that of its authentication server without the last two parts of the path.
    private static func sibling(of url: URL) -> URL {
        guard url.path.hasSuffix("/auth/v1") else { return url }
        return url.deletingLastPathComponent().deletingLastPathComponent()
    }

    private static func base(_ text: String?) throws(AuthError) -> URL {
        let text = (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, !text.contains("YOUR_") else { throw .configuration(.urlMissing) }
        func wrong(_ reason: String) -> AuthError { .configuration(.urlMalformed(reason: reason)) }
        guard var parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased() else {
            throw wrong("it is no URL")
        }
        guard let host = parts.host, !host.isEmpty else { throw wrong("it names no host") }
        guard scheme == "https" || (scheme == "http" && isLoopback(host)) else {
            throw wrong("it must begin with https://, other than for this machine itself")
        }
        guard parts.user == nil, parts.password == nil else { throw wrong("it contains a user name") }
        guard parts.query == nil, parts.fragment == nil else { throw wrong("it has a query or a fragment") }
        while parts.percentEncodedPath.hasSuffix("/") { parts.percentEncodedPath.removeLast() }
        if parts.percentEncodedPath.isEmpty { parts.percentEncodedPath = "/auth/v1" }
        guard let url = parts.url else { throw wrong("it is no URL") }
        return url
    }

    private static func isLoopback(_ host: String) -> Bool {
        ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host.lowercased())
    }

    private static func checked(_ key: String?) throws(AuthError) -> String {
        let key = (key ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        guard !key.isEmpty, !key.contains("YOUR_") else { throw .configuration(.keyMissing) }
        guard AuthToken.isSendable(key) else {
            throw .configuration(.keyMalformed(reason: "it has characters that no key has"))
        }
        if key.hasPrefix("sb_secret_") { throw .configuration(.keyIsSecret) }
        if let role = try? AuthToken(key).claims["role"]?.string, role == "service_role" {
            throw .configuration(.keyIsSecret)
        }
        return key
    }

    private static func redirect(_ text: String?) throws(AuthError) -> URL? {
        guard let text else { return nil }
        guard let parts = URLComponents(string: text), let url = parts.url, let scheme = parts.scheme else {
            throw .configuration(.redirectMalformed(reason: "it is no URL"))
        }
        guard !["http", "javascript", "data", "file"].contains(scheme.lowercased()) else {
            throw .configuration(.redirectMalformed(reason: "anybody can receive what is sent to \(scheme)"))
        }
        guard parts.fragment == nil, parts.user == nil, !(parts.host ?? "").isEmpty else {
            throw .configuration(.redirectMalformed(reason: "it needs a host, and no user name or fragment"))
        }
        return url
    }
}
