// Licensed under the Apache License, Version 2.0.

/// The reason why a callback was not accepted; it changed nothing.
public enum AuthCallbackProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// Its URL is not the app's redirect.
    case foreignAddress
    /// No flow waits for it, or the flow was abandoned.
    case notAsked
    /// It was used before.
    case repeated
    /// It has two of what there may be one of, or is no URL that a server makes.
    case malformed
    /// It contains tokens in the clear, which this app never asks for.
    case bringsTokens
    /// It contains neither a code nor an error.
    case empty

    /// The problem and its remedy.
    public var description: String {
        switch self {
        case .foreignAddress: "The callback goes to another address than this app's. It was ignored."
        case .notAsked: "Nobody asked for this callback, or too long ago. Begin the sign-in anew."
        case .repeated: "The callback was used before. It was ignored."
        case .malformed: "The callback is malformed. It was ignored."
        case .bringsTokens:
            "The callback brings tokens in the open. It was ignored; use the flow with a code."
        case .empty: "The callback brings neither a code nor an error. It was ignored."
        }
    }
}
