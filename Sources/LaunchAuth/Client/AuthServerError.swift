// Licensed under the Apache License, Version 2.0.

import Foundation

/// An error that the authentication server answered.
public struct AuthServerError: Hashable, Sendable, Codable {
    /// The status of HTTP; 0 for an error that came in a callback.
    public let status: Int
    /// The error's code.
    public let code: AuthErrorCode
    /// The server's sentence, in English.
    ///
    /// It may name the user's email address, so it belongs into no log.
    public let message: String
    /// The missing qualities of a weak password: `length`, `characters`, `pwned`.
    public let reasons: [String]

    /// Creates an error.
    public init(status: Int, code: AuthErrorCode, message: String, reasons: [String] = []) {
        (self.status, self.code, self.message, self.reasons) = (status, code, message, reasons)
    }

    /// Indicates whether the same request may succeed later.
    public var isTransient: Bool {
        // 520 to 530 are those of the proxies in front of hosted projects.
        [408, 409, 429, 500, 502, 503, 504, 530].contains(status) || (520...524).contains(status)
    }

    /// Indicates whether the server said that the session is over for good.
    ///
    /// Only these codes are reason to forget a session; a status alone never is.
    public var endsSession: Bool {
        let final: [AuthErrorCode] = [
            .sessionNotFound, .sessionExpired, .refreshTokenNotFound, .refreshTokenAlreadyUsed, .userBanned,
            .userNotFound,
        ]
        return !isTransient && (400..<500).contains(status) && final.contains(code)
    }

    /// Indicates whether the server refused the access token, so that another one may be accepted.
    public var refusesAccessToken: Bool {
        status == 401 || (status == 403 && code == .badToken)
    }

    /// Indicates whether an identity token's nonce did not match.
    public var isNonceError: Bool {
        code == .invalidNonce || message.lowercased().contains("nonce")
    }

    /// Indicates whether the identity provider is disabled.
    public var isProviderDisabled: Bool {
        [.providerDisabled, .providerNotSupported].contains(code)
            || message.hasPrefix("Unsupported provider")
            || (code == .validationFailed && message.hasPrefix("Custom OIDC provider"))
    }
}

extension AuthServerError {
    /// Reads all shapes in which GoTrue, older ones too, writes an error.
    ///
    /// `{"code":"…","message":"…"}` since 2024-01-01, `{"code":400,"error_code":"…","msg":"…"}` before it,
    /// and `{"error":"…","error_description":"…"}` for identity tokens. The header `x-sb-error-code` is the
    /// last resort.
    init(_ answer: AuthAnswer) {
        let body = (try? AuthJSON.decode(AuthValue.self, from: answer.body))?.object ?? [:]
        let message =
            (body["message"] ?? body["msg"] ?? body["error_description"])?.string
            ?? "The server answered \(answer.status) without a message."
        let named =
            body["code"]?.string ?? body["error_code"]?.string ?? answer.header("x-sb-error-code")
            ?? body["error"]?.string
        self.init(
            status: answer.status, code: Self.code(named, message: message),
            // A proxy's page must not fill the memory.
            message: String(message.prefix(300)),
            reasons: body["weak_password"]?.object?["reasons"]?.array?.compactMap(\.string) ?? [])
    }

    private static func code(_ named: String?, message: String) -> AuthErrorCode {
        guard let named else { return .unknown }
        guard named == "invalid_grant" else { return AuthErrorCode(rawValue: String(named.prefix(100))) }
        // Servers older than the codes are recognised by their sentence.
        if message == "Invalid login credentials" { return .invalidCredentials }
        if message == "Email not confirmed" { return .emailNotConfirmed }
        if message.hasPrefix("Invalid Refresh Token: Already Used") { return .refreshTokenAlreadyUsed }
        if message.hasPrefix("Invalid Refresh Token") { return .refreshTokenNotFound }
        return AuthErrorCode(rawValue: named)
    }
}

extension AuthServerError: CustomStringConvertible, CustomReflectable {
    /// The status and the code, without the server's sentence.
    public var description: String {
        "The authentication server refused with \(status) \(code.logged)."
    }

    /// Shows the status and the code only.
    public var customMirror: Mirror { Mirror(self, children: ["status": status, "code": code.logged]) }
}

extension AuthErrorCode {
    /// The code where it looks like one of a server's; anything else may be what somebody put into a callback.
    fileprivate var logged: String {
        let isCode = rawValue.utf8.allSatisfy {
            (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F || $0 == 0x20
        }
        return isCode && rawValue.utf8.count <= 60 ? rawValue : "unknown"
    }
}
