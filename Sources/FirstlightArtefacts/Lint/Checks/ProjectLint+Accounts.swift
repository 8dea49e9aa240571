// Licensed under the Apache License, Version 2.0.

// Accounts: how they are made and deleted, and who else vouches for them.
extension ProjectLint {
    func accountFindings(
        _ app: LintApp, _ project: LintProject, asked: inout Set<StoreTopic>
    ) -> [LintFinding] {
        let platform =
            [.iOS, .visionOS, .tvOS, .macOS, .watchOS].first(where: app.platforms.contains) ?? .iOS
        let modules = LintModules(app, in: project, packages: linked)
        let accounts = LintAccounts(
            own: modules.own, libraries: modules.libraries, on: platform, isNamed: isNamed)
        let signature = app.signature(on: platform, in: project)
        let hasApple = accounts.apple != nil || signature.has("com.apple.developer.applesignin") == true
        var found = deletionFindings(accounts, by: app.name, isAsked: hasApple, asked: &asked)
        let provider = accounts.provider ?? accounts.workProvider
        if provider != nil || hasApple { asked.insert(.signInWithApple) }
        if let place = provider, !hasApple {
            var missing = finding(
                .appleSignInMissing, place,
                "\(app.name) uses \(place.word), and nothing signs in with Apple")
            if accounts.provider == nil { missing.soften() }
            found.append(missing)
        }
        if hasApple, !accounts.asksApple {
            let (file, line) = app.place
            let place = accounts.apple ?? (file, line ?? 0, "com.apple.developer.applesignin")
            found.append(
                finding(
                    .appleRevocation, place,
                    "\(app.name) signs in with Apple and never asks for the credential's state"))
        }
        return found + credentialFindings(accounts, app, project, signature)
    }

    /// Returns a finding where passwords or passkeys are asked for and no domain is associated for them: passwords work
    /// without a domain, and passkeys do not.
    private func credentialFindings(
        _ accounts: LintAccounts, _ app: LintApp, _ project: LintProject, _ signature: LintSignature
    ) -> [LintFinding] {
        let key = "com.apple.developer.associated-domains"
        if case .file(let entitlements) = signature, let domains = entitlements.associatedDomains {
            guard let place = accounts.passkey ?? accounts.password,
                !domains.contains(where: { $0.contains("$(") })
            else { return [] }
            let all = domains.map { LintDomain($0) }.filter { $0.service == "webcredentials" }
            let own = all.filter(\.countsInStore).compactMap { $0.host?.lowercased() }
            if !own.isEmpty {
                return accounts.relyingParties.filter { party in
                    let domain = party.word.lowercased()
                    return !own.contains {
                        $0 == domain || $0.hasPrefix("*.") && domain.hasSuffix($0.dropFirst())
                    }
                }.map { party in
                    finding(
                        .webCredentials, party,
                        "\(app.name) asks for passkeys of \(party.word), which \(entitlements.file.file) does not "
                            + "name for webcredentials")
                }
            }
            return [
                LintRule.webCredentials.at(
                    entitlements.file.file, entitlements.file.line(of: [key]), key,
                    "\(app.name) uses \(place.word) in \(place.path), and none of its domains is one of webcredentials"
                        + (all.first.map { " in the store: \($0.entry) counts for \($0.audience) alone" }
                            ?? ""))
            ]
        }
        guard let place = accounts.passkey else { return [] }
        let reason: String
        switch signature {
        case .file(let entitlements): reason = "\(entitlements.file.file) has no \(key)"
        case .none: reason = "the target has no entitlements, of which it needs \(key)"
        case .unknown:
            guard let file = app.absentEntitlements(in: project) else { return [] }
            reason = "there is no file \u{201C}\(file)\u{201D} of entitlements, of which it needs \(key)"
        }
        return [finding(.webCredentials, place, "\(app.name) uses \(place.word), and \(reason)")]
    }

    /// Returns the findings about the accounts of an app for Android, by the sources of its module.
    func accountFindings(
        ofAndroid name: String, sources: [String], asked: inout Set<StoreTopic>
    ) -> [LintFinding] {
        let own = sources.map { LintSource(files[$0] ?? [], path: $0) }
        return deletionFindings(LintAccounts(own: own), by: name, isAsked: false, asked: &asked)
    }

    private func deletionFindings(
        _ accounts: LintAccounts, by name: String, isAsked: Bool, asked: inout Set<StoreTopic>
    ) -> [LintFinding] {
        // Whoever signs in with another's account for the first time gets one here.
        let own = accounts.signUp ?? accounts.provider ?? (isAsked ? accounts.apple : nil)
        guard let made = own ?? accounts.workProvider else { return [] }
        asked.insert(.accountDeletion)
        guard accounts.deletionUse == nil else { return [] }
        if let deletion = accounts.deletion {
            return [
                finding(
                    .deletionUnreachable, deletion,
                    "\(name) has \(deletion.word), and no other code of the app leads to it")
            ]
        }
        var missing = finding(
            .deletionMissing, made, "\(name) makes accounts with \(made.word), and nothing in it deletes one")
        if own == nil { missing.soften() }
        return [missing]
    }

    private func finding(_ rule: LintRule, _ place: LintAccounts.Place, _ message: String) -> LintFinding {
        rule.at(place.path, place.line, place.word, message)
    }
}

extension LintFinding {
    /// Makes a warning of it, for an account that is mostly one of work or school: apps for those are exempt, and only their
    /// makers know.
    fileprivate mutating func soften() {
        severity = .warning
        message += ", which an app for the accounts of a company or a school need not"
    }
}
