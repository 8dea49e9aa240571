// Licensed under the Apache License, Version 2.0.

// The second factor: enrolled with its first code, and removed with another one.
extension SecurityModel {
    /// Enrols an app that shows codes; ``enrolment`` has the secret for it then.
    public func enrol() async {
        guard form == .factor, factor == nil else { return }
        await work { () async throws(AuthError) in
            // What was begun and given up would hold the name.
            for left in try await keeper.factors() where !left.isVerified {
                let session = try await keeper.session()
                try await keeper.client.unenrolFactor(left.id, accessToken: session.accessToken)
            }
            return try await keeper.enrolFactor(name: strings.appName, issuer: strings.appName)
        } then: {
            enrolment = $0
        }
    }

    /// Notes that the secret was copied.
    public func noteCopied() { isCopied = enrolment != nil }

    /// Turns the factor on or off with the code that is typed.
    public func submitCode() async {
        guard form == .factor, let id = enrolment?.id ?? factor?.id, !isBusy else { return }
        let (typed, isNew) = (SignInValidation.trimmed(code), enrolment != nil)
        guard !typed.isEmpty else { return problem = strings(.factorCodeMissing) }
        await work { () async throws(AuthError) in
            try await keeper.verifyFactor(id, code: typed)
            if !isNew { try await keeper.unenrolFactor(id) }
            onDone(isNew ? .factorDone : .factorRemoved)
        } then: {
            form = nil
        }
    }
}
