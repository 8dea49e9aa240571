// Licensed under the Apache License, Version 2.0.

extension AuthError: CustomStringConvertible {
    /// The error and its remedy, for a developer.
    public var description: String {
        switch self {
        case .configuration(let problem): "\(problem)"
        case .server(let error): "\(error)"
        case .offline: "The authentication server cannot be reached. Try again when there is a network."
        case .timedOut: "The authentication server did not answer in time. Try again."
        case .connection(let reason):
            "The connection to the authentication server failed: \(reason). Try again."
        case .answerTooLarge(let limit):
            "The answer is longer than \(limit) bytes. Check that the address is the authentication server's."
        case .unreadableAnswer(let reason):
            "The answer is not one of the authentication server's: \(reason). Check the address and the network."
        case .unsendable(let reason): "The request cannot be sent: \(reason)"
        case .untrustedToken(let problem): "The server's token is refused: \(problem)"
        case .signedOut: "Nobody is signed in. Sign in first."
        case .superseded: "Somebody signed in or out meanwhile. Begin anew."
        case .vault(let error): "\(error)"
        case .cancelled: "It was cancelled."
        case .callback(let problem): "\(problem)"
        case .biometrics(let error): "\(error)"
        case .passkey(let problem): "\(problem)"
        case .provider(let provider, let code):
            "\(provider.name)'s sign-in failed with its code \(code). Try again or use an email address."
        case .providerTimedOut(let provider): "\(provider.name)'s sign-in took too long. Try again."
        }
    }
}
