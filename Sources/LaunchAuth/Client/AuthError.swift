// Licensed under the Apache License, Version 2.0.

/// An error of this module.
///
/// No case holds a secret, so an error may be logged.
public enum AuthError: Error, Hashable, Sendable {
    /// The configuration is missing or wrong; the app should not start with it.
    case configuration(AuthConfigurationProblem)
    /// The authentication server refused.
    case server(AuthServerError)
    /// There is no network, or the server cannot be reached.
    case offline
    /// The answer did not come in time.
    case timedOut
    /// The connection failed; the reason is for a log.
    case connection(reason: String)
    /// The answer is longer than this many bytes.
    case answerTooLarge(limit: Int)
    /// The answer is not one of the protocol's, for example the page of a network that wants a sign-in.
    case unreadableAnswer(reason: String)
    /// A value cannot be sent, for example because it has a line break and would become a header.
    case unsendable(reason: String)
    /// The server's token is not one that this app may use.
    case untrustedToken(AuthTokenProblem)
    /// Nobody is signed in.
    case signedOut
    /// The operation is out of date: the user signed out or in meanwhile.
    case superseded
    /// The vault on the device cannot be read or written.
    case vault(VaultError)
    /// The user or the caller cancelled.
    case cancelled
    /// A browser came back with what is no answer to anything asked.
    case callback(AuthCallbackProblem)
    /// The user did not prove to be the one who enrolled.
    case biometrics(BiometricError)
    /// There is no answer of a passkey.
    case passkey(PasskeyProblem)
    /// A provider's own sheet failed; the code is the provider's.
    case provider(AuthProvider, code: Int)
    /// A provider did not answer in time.
    case providerTimedOut(AuthProvider)
}

extension AuthError {
    /// Indicates whether the same request may succeed later, and nothing may be deleted because of it.
    public var isTransient: Bool {
        switch self {
        case .server(let error): error.isTransient
        case .offline, .timedOut, .connection, .answerTooLarge, .unreadableAnswer, .vault: true
        default: false
        }
    }

    /// Indicates whether the server said that the session is over for good.
    public var endsSession: Bool {
        if case .server(let error) = self { error.endsSession } else { false }
    }

    /// The server's code, when it was the server that refused.
    public var code: AuthErrorCode? {
        if case .server(let error) = self { error.code } else { nil }
    }

    /// The error that a transport's error stands for.
    init(transport error: any Error) {
        self =
            switch error {
            case let error as AuthError: error
            case is CancellationError: .cancelled
            case AuthTransportFailure.offline: .offline
            case AuthTransportFailure.timedOut: .timedOut
            case AuthTransportFailure.tooLarge: .answerTooLarge(limit: AuthConfiguration.maximumAnswerBytes)
            case AuthTransportFailure.broken(let reason): .connection(reason: reason)
            // A foreign error's text may hold the URL with its query.
            default: .connection(reason: "\(type(of: error))")
            }
    }
}
