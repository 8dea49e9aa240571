// Licensed under the Apache License, Version 2.0.

// The second factor: enrolled with its first code, exchanged for that of another app, and removed with another code; and its
// recovery codes.
extension SecurityModel {
    /// Enrols an app that shows codes; ``enrolment`` has the secret for it then. A factor that there is counts until the new one's
    /// first code.
    public func enrol() async {
        guard form == .factor, isLoaded, enrolment == nil else { return }
        await work { () async throws(AuthError) in
            // What was begun and given up would hold the name.
            let factors = try await keeper.factors()
            for left in factors where !left.isVerified {
                let session = try await keeper.session()
                try await keeper.client.unenrolFactor(left.id, accessToken: session.accessToken)
            }
            let taken = Set(factors.filter(\.isVerified).compactMap(\.friendlyName))
            let names = [strings.appName] + (2...taken.count + 2).map { "\(strings.appName) \($0)" }
            let name = names.first { !taken.contains($0) } ?? strings.appName
            return try await keeper.enrolFactor(name: name, issuer: strings.appName)
        } then: {
            (enrolment, code) = ($0, "")
        }
    }

    /// Notes that what is shown was copied.
    public func noteCopied() { isCopied = enrolment != nil || !recoveryCodes.isEmpty }

    /// Turns the factor on or off with the code that is typed. With the first one there are recovery codes, where the server has them.
    public func submitCode() async {
        guard form == .factor, let id = enrolment?.id ?? factor?.id, !isBusy else { return }
        let (typed, isNew, old) = (SignInValidation.code(code), enrolment != nil, factor)
        let mine = visit
        guard !typed.isEmpty else { return problem = strings(.factorCodeMissing) }
        await work { () async throws(AuthError) in
            try await keeper.verifyFactor(id, code: typed)
            if !isNew { try await keeper.unenrolFactor(id) }
            if isNew, let old { try await keeper.unenrolFactor(old.id) }
            note(isNew ? .factorDone : .factorRemoved, in: mine)
            guard isNew, old == nil else { return [] }
            // Without them the factor counts as well; they can be asked for later.
            do throws(AuthError) { return try await keeper.makeRecoveryCodes().codes } catch { return [] }
        } then: { (codes: [String]) in
            guard !codes.isEmpty else { return form = nil }
            (enrolment, code) = (nil, "")
            show(codes)
        }
    }

    /// Makes recovery codes, which ``recoveryCodes`` has then; those that there were no longer count.
    public func makeRecoveryCodes() async {
        guard form == .factor, factor != nil else { return }
        await work { () async throws(AuthError) in
            try await keeper.makeRecoveryCodes().codes
        } then: {
            show($0)
        }
    }

    /// Returns a recovery code as it is read and typed, in groups of four.
    public nonisolated static func grouped(_ code: String) -> String {
        let letters = Array(code)
        return stride(from: 0, to: letters.count, by: 4).map {
            String(letters[$0..<min($0 + 4, letters.count)])
        }
        .joined(separator: "-")
    }

    private func show(_ codes: [String]) {
        (recoveryCodes, recoveryCodesLeft, isCopied) = (codes, codes.count, false)
    }
}
