// Licensed under the Apache License, Version 2.0.

#if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS) && !os(Linux)
    public import AuthenticationServices
    public import Foundation

    /// Shows the system's sheet for passkeys.
    ///
    /// The app needs the domain in its associated domains (`webcredentials:example.com`), and the domain the app in its
    /// `apple-app-site-association`.
    @MainActor public final class ApplePasskeys: NSObject, PasskeyAuthenticator {
        private let anchor: @MainActor () -> ASPresentationAnchor
        private var sheet: (controller: ASAuthorizationController, race: Race<PasskeyCredential>)?

        /// Creates it for the window that the sheet belongs to.
        public init(anchor: @escaping @MainActor () -> ASPresentationAnchor) {
            self.anchor = anchor
        }

        /// Shows the sheet and returns the answer; a cancelled task takes the sheet away.
        public func perform(_ request: PasskeyRequest) async throws(AuthError) -> PasskeyCredential {
            let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(
                relyingPartyIdentifier: request.relyingParty)
            let wanted: ASAuthorizationRequest =
                switch request {
                case .register(let request):
                    provider.createCredentialRegistrationRequest(
                        challenge: request.challenge, name: request.userName, userID: request.userID)
                case .signIn(let request):
                    provider.createCredentialAssertionRequest(challenge: request.challenge)
                }
            let controller = ASAuthorizationController(authorizationRequests: [wanted])
            controller.delegate = self
            controller.presentationContextProvider = self
            // A sheet that is still open has lost its listener.
            sheet?.race.end(.failure(AuthError.superseded))
            let race = Race<PasskeyCredential>()
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

        private func finish(
            _ controller: ASAuthorizationController, _ result: Result<PasskeyCredential, AuthError>
        ) {
            guard let sheet, sheet.controller === controller else { return }
            self.sheet = nil
            sheet.race.end(result.mapError { $0 })
        }
    }

    extension ApplePasskeys: ASAuthorizationControllerDelegate {
        /// Receives the sheet's credential.
        public func authorizationController(
            controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
        ) {
            switch authorization.credential {
            case let key as ASAuthorizationPlatformPublicKeyCredentialRegistration:
                finish(
                    controller,
                    .success(
                        PasskeyCredential(
                            id: key.credentialID, clientData: key.rawClientDataJSON,
                            response: .attestation(object: key.rawAttestationObject ?? Data()))))
            case let key as ASAuthorizationPlatformPublicKeyCredentialAssertion:
                finish(
                    controller,
                    .success(
                        PasskeyCredential(
                            id: key.credentialID, clientData: key.rawClientDataJSON,
                            response: .assertion(
                                authenticatorData: key.rawAuthenticatorData, signature: key.signature,
                                userHandle: key.userID))))
            default: finish(controller, .failure(AuthError(passkeySheet: nil)))
            }
        }

        /// Takes the sheet's error.
        public func authorizationController(
            controller: ASAuthorizationController, didCompleteWithError error: any Error
        ) {
            let code = (error as? ASAuthorizationError)?.code.rawValue
            finish(controller, .failure(AuthError(passkeySheet: code)))
        }
    }

    extension ApplePasskeys: ASAuthorizationControllerPresentationContextProviding {
        /// The window of the sheet.
        public func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
            anchor()
        }
    }
#endif
