// Licensed under the Apache License, Version 2.0.

/// A request that is refused, in the words of Supabase Auth.
struct AuthFailure: Error {
    /// The two forms of an error.
    enum Shape {
        /// A code and a message; which members hold them depends on the version that the client asks for.
        case coded(String)
        /// `error` and `error_description`, for ID tokens.
        case oauth(String)
    }

    let status: Int
    let shape: Shape
    let message: String
    /// The faults of a weak password.
    var reasons: [String]?

    init(_ status: Int, _ code: String, _ message: String, reasons: [String]? = nil) {
        (self.status, shape, self.message, self.reasons) = (status, .coded(code), message, reasons)
    }

    /// An error of the OAuth form, always with status 400.
    init(oauth error: String, _ description: String) {
        (status, shape, message) = (400, .oauth(error), description)
    }

    static func validation(_ message: String) -> AuthFailure {
        AuthFailure(400, "validation_failed", message)
    }

    /// The refusal where nobody signs in with an email address; the routes differ in its status.
    static func emailDisabled(_ status: Int) -> AuthFailure {
        AuthFailure(status, "email_provider_disabled", "Email logins are disabled")
    }

    static let invalidCredentials = AuthFailure(400, "invalid_credentials", "Invalid login credentials")
    static let emailNotConfirmed = AuthFailure(400, "email_not_confirmed", "Email not confirmed")
    static let rateLimited = AuthFailure(429, "over_request_rate_limit", "Request rate limit reached")
    static let invalidToken = AuthFailure(403, "otp_expired", "Token has expired or is invalid")
    static let invalidLink = AuthFailure(403, "otp_expired", "Email link is invalid or has expired")
    static let signupDisabled = AuthFailure(422, "signup_disabled", "Signups not allowed for this instance")
    static let busy = AuthFailure(
        504, "request_timeout", "Processing this request timed out, please retry after a moment.")
    static let unexpected = AuthFailure(
        500, "unexpected_failure", "Unexpected failure, please check server logs for more information")

    /// The code for programs; for the OAuth form there is none.
    var code: String? { if case .coded(let code) = shape { code } else { nil } }

    /// The answer. The newer form needs its own response header, without which clients ignore the code.
    func response(isNewer: Bool) -> BackendResponse {
        var members: [String: JSON]
        var headers: [(name: String, value: String)] = [("Cache-Control", "no-store")]
        switch shape {
        case .oauth(let error):
            members = ["error": .text(error), "error_description": .text(message)]
        case .coded(let code) where isNewer:
            members = ["code": .text(code), "message": .text(message)]
            headers += [("X-Supabase-Api-Version", "2024-01-01"), ("x-sb-error-code", code)]
        case .coded(let code):
            members = ["code": .integer(Int64(status)), "error_code": .text(code), "msg": .text(message)]
            headers.append(("x-sb-error-code", code))
        }
        if let reasons { members["weak_password"] = ["reasons": .array(reasons.map(JSON.text))] }
        var response = BackendResponse.json(JSON.object(members), headers: headers)
        response.status = status
        return response
    }

    /// The class of the error for a redirect.
    var redirectError: String {
        if ["signup_disabled", "user_banned", "provider_email_needs_verification", "otp_expired"].contains(
            code)
        {
            return "access_denied"
        }
        return switch status {
        case 400: "invalid_request"
        case 401: "unauthorized_client"
        case 403: "access_denied"
        case 503: "temporarily_unavailable"
        default: "server_error"
        }
    }
}

extension BackendResponse {
    /// An answer with a JSON document.
    static func json(_ value: JSON, headers: [(name: String, value: String)] = []) -> BackendResponse {
        BackendResponse(
            contentType: "application/json", headers: headers, body: Array(value.description.utf8))
    }

    /// Sends a browser elsewhere.
    static func redirect(_ status: Int, to location: String) -> BackendResponse {
        BackendResponse(
            status: status, headers: [("Location", location), ("Cache-Control", "no-store")], body: [])
    }
}
