// Licensed under the Apache License, Version 2.0.

// Faces and fingers.
extension SignInModel {
    /// Signs in by face or finger with what was kept.
    public func signInWithBiometrics() async {
        guard biometricButton != nil, let biometrics = services.biometrics, begin(.biometrics) else { return }
        defer { activity = nil }
        do throws(BiometricError) {
            let secret = try await biometrics.secret(reason: strings(.biometricReason))
            guard let credentials = try? BiometricCredentials(stored: secret) else {
                // A newer version may have written it; it stays.
                services.log("The stored credentials are none that this version knows.")
                return tell(.biometricFailed, isError: true)
            }
            try await signIn(credentials, biometrics)
        } catch {
            switch error {
            case .cancelled: break
            case .invalidated:
                tell(.credentialsExpired, isError: true)
                await forgetSecret(biometrics)
            default:
                tell(.biometricFailed, isError: true)
                // A sensor that is locked from now on has no button.
                await lookForSecret()
            }
        }
    }

    private func signIn(
        _ credentials: BiometricCredentials, _ biometrics: any BiometricStore
    ) async throws(BiometricError) {
        do throws(AuthError) {
            let session = try await services.signInWithCredentials(credentials)
            // A refresh token works once, and the session is the app's from here on.
            if case .refreshToken = credentials { await forgetSecret(biometrics) }
            finish(session, .welcomeBack)
        } catch {
            // Only the server's word makes them worthless.
            if error.code == .invalidCredentials || error.endsSession { throw .invalidated }
            fail(error, provider: nil)
        }
    }

    private func forgetSecret(_ biometrics: any BiometricStore) async {
        do throws(BiometricError) {
            try await biometrics.removeSecret()
        } catch {
            services.log("The credentials could not be removed: \(error)")
        }
        await lookForSecret()
    }

    /// Stores the credentials of the user who just signed in, and finishes.
    public func acceptEnrolment() async {
        guard let offer = enrolmentOffer, let offered, let biometrics = services.biometrics,
            begin(.biometrics)
        else { return }
        defer { activity = nil }
        do {
            let credentials = try await services.makeCredentials(offered.email, offered.password)
            try await services.store(
                credentials.stored(), in: biometrics, reason: strings(.enrolmentReason, biometry: offer))
            tell(.biometricEnabled, biometry: offer)
        } catch BiometricError.cancelled {
        } catch {
            services.log("The credentials could not be kept: \(error)")
            tell(.enrolmentFailed, isError: true, biometry: offer)
        }
        // Only "Not now" is remembered: after a yes, a failure or a cancellation the offer may come again (C-LA-08).
        endOffer(offered.session)
    }

    /// Stores nothing, never asks this account again, and finishes.
    public func declineEnrolment() async {
        guard let offered, !isLoading else { return }
        await services.noteDeclined(offered.email, true)
        endOffer(offered.session)
    }

    private func endOffer(_ session: AuthSession) {
        enrolmentOffer = nil
        offered = nil
        finish(session, nil)
    }

    func signedIn(_ session: AuthSession, _ email: String, _ password: String) async {
        guard session.factorDue == nil else { return finish(session, .welcomeBack) }
        tell(.welcomeBack)
        self.password = ""
        if let biometrics = services.biometrics, let type = await biometrics.availability().type,
            (try? await biometrics.hasSecret()) == false, await !services.hasDeclined(email)
        {
            offered = (session, email, password)
            enrolmentOffer = type
            return
        }
        finish(session, nil)
    }

    func lookForSecret() async {
        usable = nil
        if let biometrics = services.biometrics, let type = await biometrics.availability().type,
            (try? await biometrics.hasSecret()) == true
        {
            usable = type
        }
        showBiometricButton()
    }

    func showBiometricButton() {
        biometricButton = mode == .signIn ? usable : nil
    }
}
