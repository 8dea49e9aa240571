// Licensed under the Apache License, Version 2.0.

extension AuthError {
    /// The text that a sign-in screen shows; nil when it shows none, as for a cancellation.
    public var signInText: SignInText? {
        switch self {
        case .cancelled: nil
        case .provider(.apple, code: 1001): nil
        case .offline, .connection: .offline
        case .providerTimedOut: .appleTimedOut
        case .vault: .notKept
        case .server(let error):
            switch error.code {
            case .invalidCredentials: .invalidCredentials
            case .userAlreadyExists, .emailExists: .alreadyRegistered
            case .emailNotConfirmed: .unconfirmed
            case .accessDenied: nil
            case .overRequestRateLimit, .overEmailSendRateLimit: .rateLimited
            default:
                if error.status == 429 {
                    .rateLimited
                } else if error.isNonceError {
                    .nonce
                } else if error.isProviderDisabled {
                    .providerDisabled
                } else {
                    .generic
                }
            }
        default: .generic
        }
    }
}
