// Licensed under the Apache License, Version 2.0.

// A user with a second factor is signed in when its code was right; until then the session opens nothing.
extension SignInModel {
    /// Finds out whether an earlier run of the app was left at the question for the code; call it when the screen appears.
    public func lookForFactor() async {
        guard let session = await services.pendingSession() else { return }
        askForFactor(of: session)
    }

    /// Asks for the code of a session's second factor.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - greeting: The text to show when the code was right.
    /// - Returns: Whether there is one to ask for.
    @discardableResult public func askForFactor(
        of session: AuthSession, greeting: SignInText? = .welcomeBack
    ) -> Bool {
        guard finished == nil, let factor = session.factorDue else { return false }
        if secondFactor != factor { (code, codeProblem) = ("", nil) }
        (secondFactor, factorGreeting) = (factor, greeting)
        dismissToast()
        return true
    }

    /// Signs in with the code that is typed.
    public func submitCode() async {
        guard let factor = secondFactor, begin(.submit) else { return }
        defer { end() }
        let typed = SignInValidation.trimmed(code)
        guard !typed.isEmpty else {
            codeProblem = strings(.factorCodeMissing)
            return
        }
        codeProblem = nil
        do throws(AuthError) {
            let session = try await services.verifyFactor(factor.id, typed)
            let greeting = factorGreeting
            forgetFactor()
            finish(session, greeting)
        } catch {
            services.log("The second factor was not proved: \(error)")
            // Of a session that is over nothing more can be proved.
            if error.endsSession || error == .signedOut { return forgetFactor() }
            codeProblem =
                error.code == .factorVerificationFailed
                ? strings(.factorCodeWrong) : error.signInText.map { strings($0) }
        }
    }

    /// Goes back to the sign-in, as for another account; the session that was begun ends.
    public func giveUpFactor() async {
        guard secondFactor != nil, begin(.submit) else { return }
        defer { end() }
        await services.giveUp()
        forgetFactor()
    }

    private func forgetFactor() {
        (secondFactor, factorGreeting, code, codeProblem) = (nil, nil, "", nil)
    }
}
