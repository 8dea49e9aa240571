// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The claims that a JSON Web Token must have to be accepted.
public struct AuthTokenRules: Sendable {
    /// The issuer whose tokens are accepted; nil accepts any.
    public var issuer: String?
    /// For whom a token must be; nil accepts any.
    public var audience: String?
    /// About whom a token must be; nil accepts any.
    public var subject: String?
    /// The keys of which one must have signed; nil leaves the signature to the connection.
    public var keys: JSONWebKeys?
    /// The tolerated difference of two clocks: 60 s.
    public var leeway: TimeInterval = 60

    /// Creates rules that accept any issuer, audience and subject.
    public init(
        issuer: String? = nil, audience: String? = nil, subject: String? = nil, keys: JSONWebKeys? = nil
    ) {
        (self.issuer, self.audience, self.subject, self.keys) = (issuer, audience, subject, keys)
    }

    /// Verifies a token.
    ///
    /// - Parameters:
    ///   - token: A token in the compact form: three parts with dots between them.
    ///   - now: The time; nil when it is not known, so that only the order of the token's own times counts.
    /// - Returns: The token's claims.
    /// - Throws: ``AuthTokenProblem``.
    @discardableResult public func verify(
        _ token: String, now: Date?
    ) throws(AuthTokenProblem) -> [String: AuthValue] {
        let token = try AuthToken(token)
        // The algorithm is chosen here, not by the token.
        guard ["RS256", "ES256", "HS256"].contains(token.algorithm), !token.signature.isEmpty else {
            throw .algorithm(token.algorithm)
        }
        if let keys, !keys.verify(token) { throw .signature }
        if let issuer, token.claims["iss"]?.string != issuer { throw .issuer }
        if let audience, !token.audiences.contains(audience) { throw .audience }
        if let subject, token.claims["sub"]?.string?.lowercased() != subject.lowercased() { throw .subject }
        guard let end = token.date("exp") else { throw .expired }
        let starts = [token.date("iat"), token.date("nbf")].compactMap { $0 }
        if let start = starts.max(), start > end { throw .expired }
        if let now {
            if end < now.addingTimeInterval(-leeway) { throw .expired }
            if let start = starts.max(), start > now.addingTimeInterval(leeway) { throw .notYetValid }
        }
        return token.claims
    }
}
