// Licensed under the Apache License, Version 2.0.

// A user with a second factor is signed in when its code was right; until then the session opens nothing. A code that comes
// by mail signs in without a password.
extension SignInModel {
    /// Indicates whether a code is asked for.
    public var asksForCode: Bool { secondFactor != nil || mailedTo != nil }

    /// Asks for a mail with a code that signs in, and for the code; only the email address has to be there.
    ///
    /// Whether the address is known is not revealed: the code is asked for in any case.
    public func sendCode() async {
        guard mode == .signIn, begin(.sendMail) else { return }
        defer { end() }
        guard hasAddress() else { return }
        let address = SignInValidation.trimmed(email)
        do throws(AuthError) {
            try await services.sendCode(address)
        } catch  where error.code == .otpDisabled {
            services.log("A code was asked for by somebody without an account.")
        } catch {
            guard mailedTo != nil else { return fail(error, provider: nil) }
            codeProblem = error.signInText.map { strings($0) }
            return
        }
        (mailedTo, isMailCode, code, codeProblem) = (address, true, "", nil)
    }

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
        if secondFactor != factor { (code, codeProblem, wantsRecoveryCode) = ("", nil, false) }
        hasRecoveryCodes = session.hasRecoveryCodes
        (secondFactor, factorGreeting, mailedTo, isMailCode) = (factor, greeting, nil, false)
        dismissToast()
        return true
    }

    /// Asks for a recovery code in place of the second factor's, or for that again.
    public func askForRecoveryCode(_ isWanted: Bool) {
        guard secondFactor != nil, hasRecoveryCodes, !isLoading, isWanted != wantsRecoveryCode else { return }
        (wantsRecoveryCode, code, codeProblem) = (isWanted, "", nil)
    }

    /// Signs in with the code that is typed.
    public func submitCode() async {
        guard asksForCode, begin(.submit) else { return }
        defer { end() }
        let typed = SignInValidation.code(code)
        guard !typed.isEmpty else {
            codeProblem = strings(
                isMailCode ? .codeMissing : wantsRecoveryCode ? .recoveryCodeMissing : .factorCodeMissing)
            return
        }
        codeProblem = nil
        do throws(AuthError) {
            if let factor = secondFactor {
                let session =
                    wantsRecoveryCode
                    ? try await services.verifyRecoveryCode(typed)
                    : try await services.verifyFactor(factor.id, typed)
                let greeting = factorGreeting
                forgetCode()
                finish(session, greeting)
            } else if let mailedTo {
                let session = try await services.verifyCode(mailedTo, typed)
                forgetCode()
                welcome(session)
            }
        } catch {
            services.log("The code was not taken: \(error)")
            // Of a session that is over nothing more can be proved.
            if secondFactor != nil, error.endsSession || error == .signedOut || error == .superseded {
                return forgetCode()
            }
            codeProblem =
                switch error.code {
                case .factorVerificationFailed?:
                    strings(wantsRecoveryCode ? .recoveryCodeWrong : .factorCodeWrong)
                case .otpExpired?: strings(.codeWrong)
                default: error.signInText.map { strings($0) }
                }
        }
    }

    /// Goes back to the sign-in, as for another account; a session that was begun ends.
    public func giveUpCode() async {
        guard asksForCode, begin(.submit) else { return }
        defer { end() }
        if secondFactor != nil { await services.giveUp() }
        forgetCode()
    }

    private func forgetCode() {
        (secondFactor, factorGreeting, mailedTo, code, codeProblem) = (nil, nil, nil, "", nil)
        (hasRecoveryCodes, wantsRecoveryCode) = (false, false)
    }
}
