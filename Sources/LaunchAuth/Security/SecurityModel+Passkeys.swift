// Licensed under the Apache License, Version 2.0.

// The list of passkeys: one is made by the system's sheet, gets another name, and goes.
extension SecurityModel {
    /// The longest name of a passkey, in bytes: `friendly_name` of supabase/auth.
    private static let longestName = 120

    /// Returns the name of a passkey as it is shown.
    public func title(of passkey: AuthPasskey) -> String {
        let name = passkey.friendlyName ?? ""
        return name.isEmpty ? strings(SecurityText.passkey) : name
    }

    /// Makes a passkey by the system's sheet.
    public func addPasskey() async {
        guard form == .passkeys, let authenticator else { return }
        await work { () async throws(AuthError) in
            try await keeper.registerPasskey(with: authenticator)
        } then: {
            passkeys.append($0)
        }
    }

    /// Opens the field for another name of a passkey; nil closes it.
    public func rename(_ passkey: AuthPasskey?) {
        guard !isBusy else { return }
        (renamed, problem) = (passkey, nil)
        name = passkey.map { title(of: $0) } ?? ""
    }

    /// Gives ``renamed`` the name that is typed.
    public func submitName() async {
        guard let passkey = renamed, !isBusy else { return }
        let name = SignInValidation.trimmed(name)
        guard !name.isEmpty else { return problem = strings(.passkeyNameMissing) }
        guard name.utf8.count <= Self.longestName else { return problem = strings(.passkeyNameLong) }
        await work { () async throws(AuthError) in
            try await keeper.renamePasskey(passkey.id, to: name)
        } then: { new in
            if let index = passkeys.firstIndex(where: { $0.id == passkey.id }) { passkeys[index] = new }
            renamed = nil
        }
    }

    /// Deletes a passkey after ``deleted`` was asked about.
    public func delete(_ passkey: AuthPasskey) async {
        await work { () async throws(AuthError) in
            try await keeper.deletePasskey(passkey.id)
        } then: {
            passkeys.removeAll { $0.id == passkey.id }
            if renamed?.id == passkey.id { renamed = nil }
        }
    }
}

extension SignInModel {
    /// Indicates whether the screen has a button for passkeys.
    public var offersPasskey: Bool { mode == .signIn && services.signInWithPasskey != nil }

    /// Signs in with a passkey that the user chooses on the system's sheet.
    public func signInWithPasskey() async {
        guard offersPasskey, let signIn = services.signInWithPasskey, begin(.passkey) else { return }
        defer { end() }
        do throws(AuthError) {
            finish(try await signIn(), .welcomeBack)
        } catch {
            services.log("The sign-in with a passkey failed: \(error)")
            if let words = strings.passkey(error) { tell(SignInToast(text: words, isError: true)) }
        }
    }

    /// Shows a text about a second factor or a passkey for a moment.
    public func tell(_ text: SecurityText) { tell(SignInToast(text: strings(text), isError: false)) }
}
