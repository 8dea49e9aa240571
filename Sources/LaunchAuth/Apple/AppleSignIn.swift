// Licensed under the Apache License, Version 2.0.

#if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS) && !os(Linux)
    public import AuthenticationServices
    public import Foundation

    /// Shows Apple's sheet to sign in, and the browser for other providers.
    ///
    /// Pass its methods to ``SignInServices``: `askApple: { try await apple.ask($0) }`.
    @MainActor public final class AppleSignIn: NSObject {
        private let anchor: @MainActor () -> ASPresentationAnchor
        private var sheet:
            (controller: ASAuthorizationController, race: Race<SignInServices.AppleCredential>)?

        /// Creates it for the window that the sheets belong to.
        public init(anchor: @escaping @MainActor () -> ASPresentationAnchor) {
            self.anchor = anchor
        }

        /// Asks for an identity token with the hash of a nonce, the email address and the full name.
        ///
        /// When the task is cancelled, as after the 60 seconds that ``SignInModel`` gives it, the sheet is taken away.
        ///
        /// - Throws: ``AuthError``: `cancelled`, or `provider` with the code of the sheet.
        public func ask(_ hashedNonce: String) async throws(AuthError) -> SignInServices.AppleCredential {
            let request = ASAuthorizationAppleIDProvider().createRequest()
            let wanted = AppleRequest(hashedNonce: hashedNonce)
            request.requestedScopes = wanted.scopes.map(Self.scope)
            request.nonce = wanted.nonce
            let controller = ASAuthorizationController(authorizationRequests: [request])
            controller.delegate = self
            controller.presentationContextProvider = self
            // A sheet that is still open has lost its listener.
            sheet?.race.end(.failure(AuthError.superseded))
            let race = Race<SignInServices.AppleCredential>()
            sheet = (controller, race)
            do {
                return try await withTaskCancellationHandler {
                    try await withCheckedThrowingContinuation { continuation in
                        race.begin(continuation)
                        controller.performRequests()
                    }
                } onCancel: {
                    race.end(.failure(AuthError.cancelled))
                }
            } catch {
                if Task.isCancelled { controller.cancel() }
                throw AuthError(transport: error)
            }
        }

        /// Asks the system whether a user still signs in with Apple; nothing is shown.
        ///
        /// Pass it to ``AuthSessionKeeper/signOutIfRevoked(within:_:)``, at the launch and after
        /// `ASAuthorizationAppleIDProvider.credentialRevokedNotification`.
        ///
        /// - Parameter subject: Apple's name for the user.
        public nonisolated static func credentialState(of subject: String) async -> AppleCredentialState {
            let state = try? await ASAuthorizationAppleIDProvider().credentialState(forUserID: subject)
            return AppleCredentialState(system: state?.rawValue)
        }

        /// Opens a URL in the system's browser sheet and returns the callback URL.
        ///
        /// - Throws: ``AuthError``: `cancelled` when the user closed it, `connection` when it could not be shown.
        public func open(_ request: AuthBrowserRequest) async throws(AuthError) -> AuthCallbackURL {
            try await request.show(
                code: { ($0 as? ASWebAuthenticationSessionError)?.code.rawValue },
                in: { url, scheme, handler in
                    let session = ASWebAuthenticationSession(
                        url: url, callbackURLScheme: scheme, completionHandler: handler)
                    session.presentationContextProvider = self
                    return session
                })
        }

        private static func scope(_ scope: AppleRequest.Scope) -> ASAuthorization.Scope {
            switch scope {
            case .email: .email
            case .fullName: .fullName
            }
        }

        /// Ends the wait for a sheet; one that was replaced has nobody who waits.
        private func finish(
            _ controller: ASAuthorizationController,
            _ result: Result<SignInServices.AppleCredential, AuthError>
        ) {
            guard let sheet, sheet.controller === controller else { return }
            self.sheet = nil
            sheet.race.end(result.mapError { $0 })
        }
    }

    extension ASWebAuthenticationSession: SystemBrowser {}

    extension AppleSignIn: ASAuthorizationControllerDelegate {
        /// Receives the sheet's credential.
        public func authorizationController(
            controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
        ) {
            let credential = authorization.credential as? ASAuthorizationAppleIDCredential
            finish(
                controller,
                .success(
                    .init(
                        token: credential?.identityToken, givenName: credential?.fullName?.givenName,
                        familyName: credential?.fullName?.familyName, code: credential?.authorizationCode)))
        }

        /// Takes the sheet's error.
        public func authorizationController(
            controller: ASAuthorizationController, didCompleteWithError error: any Error
        ) {
            let code = (error as? ASAuthorizationError)?.code.rawValue
            finish(controller, .failure(AuthError(appleSheet: code)))
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
