// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

// MARK: - What goes wrong, in words
extension SignInModelTests {
    @Test(
        "Each error has its text",
        .proves("LA-263", "LA-264", "LA-266", "LA-267", "LA-268", "LA-270"),
        arguments: [
            (AuthErrorCode.invalidCredentials, "", "Invalid email or password"),
            (.userAlreadyExists, "", "This email is already registered. Try logging in instead."),
            (.invalidNonce, "Nonces mismatch", "Authentication verification failed. Please try again."),
            (
                "invalid request", "Passed nonce and nonce in id_token should either both exist or not.",
                "Authentication verification failed. Please try again."
            ),
            (.providerDisabled, "", "Google Sign-In is not configured. Please use email/password."),
            (
                .validationFailed, "Unsupported provider: provider is not enabled",
                "Google Sign-In is not configured. Please use email/password."
            ),
            (.emailNotConfirmed, "", "Check your email to verify."),
            (.unexpectedFailure, "", "An unexpected error occurred"),
            ("a_code_of_tomorrow", "", "An unexpected error occurred"),
        ] as [(AuthErrorCode, String, String)])
    func errors(_ code: AuthErrorCode, message: String, text: String) async {
        let model = makeModel()
        outside.withLock { $0.error = .server(AuthServerError(status: 400, code: code, message: message)) }
        await model.signIn(with: .google)
        #expect(model.toast == SignInToast(text: text, isError: true))
        #expect(!model.isLoading)
        #expect(visited.isEmpty)
    }

    @Test(
        "A sentence about a provider names the one whose sign-in was under way", .proves("LA-268"),
        arguments: [AuthProvider.apple, .google, .facebook],
        [
            (AuthErrorCode.providerDisabled, ""), ("oauth_provider_not_supported", ""),
            (.validationFailed, "Unsupported provider: provider is not enabled"),
            (.validationFailed, "Custom OIDC provider is off"),
        ])
    func providerName(_ provider: AuthProvider, refusal: (code: AuthErrorCode, message: String)) async {
        let model = makeModel()
        let error = AuthError.server(
            AuthServerError(status: 0, code: refusal.code, message: refusal.message))
        outside.withLock { $0.error = error }
        await model.signIn(with: provider)
        let name = [AuthProvider.apple: "Apple", .google: "Google", .facebook: "Facebook"][provider] ?? ""
        let text = "\(name) Sign-In is not configured. Please use email/password."
        #expect(model.toast?.text == text)
        // The same from a callback, which comes to whatever model there is.
        let other = makeModel()
        other.tell(error, provider: provider)
        #expect(other.toast?.text == text)
        other.tell(error, provider: nil)
        #expect(other.toast?.text == "An unexpected error occurred")
    }

    @Test("No text that names no provider changes with one")
    func providerless() {
        let codes: [AuthErrorCode] = [
            .invalidCredentials, .emailNotConfirmed, .userAlreadyExists, .emailExists, .weakPassword,
            .samePassword, .validationFailed, .emailProviderDisabled, .signupDisabled, .userBanned,
            .userNotFound, .badToken, .noAuthorization, .sessionNotFound, .sessionExpired,
            .refreshTokenNotFound, .refreshTokenAlreadyUsed, .flowStateNotFound, .flowStateExpired,
            .badCodeVerifier, .otpExpired, .overRequestRateLimit, .overEmailSendRateLimit, .conflict,
            .invalidNonce, .accessDenied, .unexpectedFailure, .unknown, "server_error",
        ]
        for code in codes {
            let error = AuthError.server(AuthServerError(status: 0, code: code, message: ""))
            let texts = [nil, AuthProvider.google].map { provider in
                let model = makeModel()
                model.tell(error, provider: provider)
                return model.toast?.text
            }
            #expect(texts[0] == texts[1], "\(code.rawValue)")
            #expect(texts[1]?.contains("Apple") != true, "\(code.rawValue)")
        }
    }

    @Test("No line of the log has an address", arguments: [true, false])
    func addresses(isSignUp: Bool) async {
        let model = makeModel()
        if isSignUp { model.toggleMode() }
        fill(model)
        outside.withLock {
            $0.error = .server(
                AuthServerError(
                    status: 400, code: "ann@example.com", message: "Email address ann@example.com is invalid")
            )
        }
        await model.submit()
        let lines = outside.withLock { $0.lines }
        #expect(lines == ["The sign-in failed: The authentication server refused with 400 unknown."])
    }

    @Test("Other failures have theirs", .proves("LA-270"))
    func otherErrors() async {
        let wanted: [(AuthError, String?)] = [
            (.offline, "Unable to connect. Please check your internet."),
            (.timedOut, "An unexpected error occurred"),
            (.configuration(.redirectMalformed(reason: "there is none")), "An unexpected error occurred"),
            // What the device refuses is told to who can unlock it.
            (.vault(.locked), "Your sign-in could not be kept on this device. Unlock it, then try again."),
            (.vault(.full), "Your sign-in could not be kept on this device. Unlock it, then try again."),
            (.cancelled, nil),
            (.server(AuthServerError(status: 0, code: .accessDenied, message: "")), nil),
        ]
        for (error, text) in wanted {
            let model = makeModel()
            outside.withLock { $0.error = error }
            fill(model)
            await model.submit()
            #expect(model.toast?.text == text)
        }
    }

    @Test("A password that the server finds weak is a complaint at its field")
    func weak() async {
        let model = makeModel()
        model.toggleMode()
        fill(model)
        outside.withLock {
            $0.error = .server(
                AuthServerError(status: 422, code: .weakPassword, message: "", reasons: ["pwned"]))
        }
        await model.submit()
        #expect(model.problems == [.password: .passwordCommon])
    }

    @Test(
        "An address that is taken is told, by whichever of its codes", .proves("LA-264"),
        arguments: [AuthErrorCode.userAlreadyExists, .emailExists])
    func taken(_ code: AuthErrorCode) async {
        let model = makeModel()
        model.toggleMode()
        fill(model)
        outside.withLock { $0.error = .server(AuthServerError(status: 422, code: code, message: "")) }
        await model.submit()
        #expect(
            model.toast
                == SignInToast(
                    text: "This email is already registered. Try logging in instead.", isError: true))
        #expect(model.mode == .signUp)
    }
}
