// Licensed under the Apache License, Version 2.0.

/// A code by which the authentication server names an error.
///
/// The set is open: a server may send codes that were unknown when this was written. The names are GoTrue's.
public struct AuthErrorCode: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral {
    /// The code as it is sent.
    public let rawValue: String

    /// Takes a code as it is sent.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Takes a code as it is sent.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// The email address or the password is wrong.
    public static let invalidCredentials: AuthErrorCode = "invalid_credentials"
    /// The password is right, and the email address was not confirmed yet.
    public static let emailNotConfirmed: AuthErrorCode = "email_not_confirmed"
    /// There is an account with this email address (at sign-up).
    public static let userAlreadyExists: AuthErrorCode = "user_already_exists"
    /// There is an account with this email address (at a change).
    public static let emailExists: AuthErrorCode = "email_exists"
    /// The password does not meet the server's rules.
    public static let weakPassword: AuthErrorCode = "weak_password"
    /// The new password is the old one.
    public static let samePassword: AuthErrorCode = "same_password"
    /// The request is invalid.
    public static let validationFailed: AuthErrorCode = "validation_failed"
    /// The provider of identities is switched off.
    public static let providerDisabled: AuthErrorCode = "provider_disabled"
    /// The server does not know the provider of identities.
    public static let providerNotSupported: AuthErrorCode = "oauth_provider_not_supported"
    /// Signing in with an email address is switched off.
    public static let emailProviderDisabled: AuthErrorCode = "email_provider_disabled"
    /// Sign-ups are closed at present.
    public static let signupDisabled: AuthErrorCode = "signup_disabled"
    /// The account is banned.
    public static let userBanned: AuthErrorCode = "user_banned"
    /// The account no longer exists.
    public static let userNotFound: AuthErrorCode = "user_not_found"
    /// The access token cannot be verified or is over.
    public static let badToken: AuthErrorCode = "bad_jwt"
    /// The request has no access token.
    public static let noAuthorization: AuthErrorCode = "no_authorization"
    /// The session was ended on the server.
    public static let sessionNotFound: AuthErrorCode = "session_not_found"
    /// The session ran out.
    public static let sessionExpired: AuthErrorCode = "session_expired"
    /// The server does not know the refresh token.
    public static let refreshTokenNotFound: AuthErrorCode = "refresh_token_not_found"
    /// The refresh token was used before, and the session is taken for stolen.
    public static let refreshTokenAlreadyUsed: AuthErrorCode = "refresh_token_already_used"
    /// The code of a callback is unknown or was used.
    public static let flowStateNotFound: AuthErrorCode = "flow_state_not_found"
    /// The code of a callback is too old.
    public static let flowStateExpired: AuthErrorCode = "flow_state_expired"
    /// The verifier does not belong to the code.
    public static let badCodeVerifier: AuthErrorCode = "bad_code_verifier"
    /// A mail with a code was asked for by somebody without an account.
    public static let otpDisabled: AuthErrorCode = "otp_disabled"
    /// A one-time password or link is wrong or over.
    public static let otpExpired: AuthErrorCode = "otp_expired"
    /// The change has to be proved by the code of a mail.
    public static let reauthenticationNeeded: AuthErrorCode = "reauthentication_needed"
    /// The code of the mail that was asked for is wrong or over.
    public static let reauthenticationNotValid: AuthErrorCode = "reauthentication_not_valid"
    /// The present password has to be sent along.
    public static let currentPasswordRequired: AuthErrorCode = "current_password_required"
    /// The present password is not the one that was sent.
    public static let currentPasswordInvalid: AuthErrorCode = "current_password_invalid"
    /// A second factor has to be proved first.
    public static let insufficientAssurance: AuthErrorCode = "insufficient_aal"
    /// The code of a second factor is wrong.
    public static let factorVerificationFailed: AuthErrorCode = "mfa_verification_failed"
    /// There is a second factor of this name.
    public static let factorNameConflict: AuthErrorCode = "mfa_factor_name_conflict"
    /// The second factor, or its challenge, is not known.
    public static let factorNotFound: AuthErrorCode = "mfa_factor_not_found"
    /// There is a set of recovery codes already.
    public static let factorExists: AuthErrorCode = "mfa_verified_factor_exists"
    /// Recovery codes would be the only second factor.
    public static let recoveryCodesAlone: AuthErrorCode = "mfa_recovery_codes_sole_factor"
    /// Too many recovery codes were wrong; nobody can try for a quarter of an hour.
    public static let recoveryCodesLocked: AuthErrorCode = "mfa_recovery_codes_locked"
    /// Too many requests.
    public static let overRequestRateLimit: AuthErrorCode = "over_request_rate_limit"
    /// Too many mails.
    public static let overEmailSendRateLimit: AuthErrorCode = "over_email_send_rate_limit"
    /// Other refreshes of the same session are under way.
    public static let conflict: AuthErrorCode = "conflict"
    /// The nonce of an identity token is not the one of the attempt.
    public static let invalidNonce: AuthErrorCode = "invalid nonce"
    /// The user or the provider refused.
    public static let accessDenied: AuthErrorCode = "access_denied"
    /// The server failed.
    public static let unexpectedFailure: AuthErrorCode = "unexpected_failure"
    /// The answer names no code.
    public static let unknown: AuthErrorCode = "unknown"
}
