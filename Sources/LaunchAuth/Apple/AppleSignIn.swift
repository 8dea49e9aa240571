// Licensed under the Apache License, Version 2.0.

#if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
    public import AuthenticationServices
    public import Foundation

    /// Shows Apple's sheet to sign in, and the browser for other providers.
    ///
    /// Pass its methods to ``SignInServices``: `askApple: { try await apple.ask($0) }`.
    @MainActor public final class AppleSignIn: NSObject {
        private let anchor: @MainActor () -> ASPresentationAnchor
        private var waiting: CheckedContinuation<Result<SignInServices.AppleCredential, AuthError>, Never>?
        private var session: ASWebAuthenticationSession?

        /// Creates it for the window that the sheets belong to.
        public init(anchor: @escaping @MainActor () -> ASPresentationAnchor) {
            self.anchor = anchor
        }

        /// Asks for an identity token with the hash of a nonce, the email address and the full name.
        ///
        /// - Throws: ``AuthError``: `cancelled`, or `provider` with the code of the sheet.
        public func ask(_ hashedNonce: String) async throws(AuthError) -> SignInServices.AppleCredential {
            let request = ASAuthorizationAppleIDProvider().createRequest()
            request.requestedScopes = [.email, .fullName]
            request.nonce = hashedNonce
            let controller = ASAuthorizationController(authorizationRequests: [request])
            controller.delegate = self
            controller.presentationContextProvider = self
            // A sheet that is still open has lost its listener.
            finish(.failure(.superseded))
            let result = await withCheckedContinuation { continuation in
                waiting = continuation
                controller.performRequests()
            }
            return try result.get()
        }

        /// Opens a URL in the system's browser sheet and returns the callback URL.
        ///
        /// - Throws: ``AuthError``: `cancelled` when the user closed it.
        public func open(_ request: AuthBrowserRequest) async throws(AuthError) -> AuthCallbackURL {
            let result: Result<URL, AuthError> = await withCheckedContinuation { continuation in
                let session = ASWebAuthenticationSession(
                    url: request.url, callbackURLScheme: request.redirect?.scheme
                ) { url, error in
                    if let url { return continuation.resume(returning: .success(url)) }
                    let code = (error as? ASWebAuthenticationSessionError)?.code
                    continuation.resume(
                        returning: .failure(
                            code == .canceledLogin ? .cancelled : .connection(reason: "the browser failed")))
                }
                session.presentationContextProvider = self
                self.session = session
                session.start()
            }
            session = nil
            return AuthCallbackURL(try result.get())
        }

        private func finish(_ result: Result<SignInServices.AppleCredential, AuthError>) {
            waiting?.resume(returning: result)
            waiting = nil
        }
    }

    extension AppleSignIn: ASAuthorizationControllerDelegate {
        /// Receives the sheet's credential.
        public func authorizationController(
            controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
        ) {
            let credential = authorization.credential as? ASAuthorizationAppleIDCredential
            let name = [credential?.fullName?.givenName, credential?.fullName?.familyName].compactMap { $0 }
            finish(
                .success(
                    .init(
                        idToken: credential?.identityToken.flatMap { String(data: $0, encoding: .utf8) },
                        fullName: name.isEmpty ? nil : name.joined(separator: " "))))
        }

        /// Takes the sheet's error.
        public func authorizationController(
            controller: ASAuthorizationController, didCompleteWithError error: any Error
        ) {
            guard let code = (error as? ASAuthorizationError)?.code else {
                return finish(.failure(.provider(.apple, code: 1000)))
            }
            finish(.failure(code == .canceled ? .cancelled : .provider(.apple, code: code.rawValue)))
        }
    }

    extension AppleSignIn: ASAuthorizationControllerPresentationContextProviding,
        ASWebAuthenticationPresentationContextProviding
    {
        /// The window of Apple's sheet.
        public func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
            anchor()
        }

        /// The window of the browser.
        public func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
            anchor()
        }
    }
#endif
