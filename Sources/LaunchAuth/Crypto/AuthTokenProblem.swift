// Licensed under the Apache License, Version 2.0.

/// The reason why a token is refused.
public enum AuthTokenProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is no JSON Web Token.
    case malformed
    /// It is signed with nothing, or with what is not accepted.
    case algorithm(String)
    /// Its signature is by none of the keys.
    case signature
    /// Its time is over.
    case expired
    /// Its time has not come.
    case notYetValid
    /// Another project made it.
    case issuer
    /// It is for another audience.
    case audience
    /// It is about another user than the answer says.
    case subject

    /// The problem with the token and its remedy.
    public var description: String {
        switch self {
        case .malformed: "it is no JSON Web Token. Check that the address is the authentication server's."
        case .algorithm(let name):
            "it is signed with '\(name)'. Let the server sign with RS256, ES256 or HS256."
        case .signature: "its signature fits none of the keys. Check that the keys are the project's."
        case .expired: "its time is over. Check the server's clock."
        case .notYetValid: "its time has not come. Check the server's clock."
        case .issuer: "another project made it. Check the project's URL, or name its issuer."
        case .audience: "it is for another audience."
        case .subject: "it is about another user than the answer says."
        }
    }
}
