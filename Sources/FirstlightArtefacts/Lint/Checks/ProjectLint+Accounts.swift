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
            own: modules.own.map { ($0.path, $0.code(on: platform)) },
            libraries: modules.libraries.map { $0.code(on: platform) })
        let signature = app.signature(on: platform, in: project)
        let hasApple = accounts.apple != nil || signature.has("com.apple.developer.applesignin") == true
        var found = deletionFindings(accounts, by: app.name, isAsked: hasApple, asked: &asked)
        if accounts.provider != nil || hasApple { asked.insert(.signInWithApple) }
        if let place = accounts.provider, !hasApple {
            found.append(
                finding(
                    .appleSignInMissing, place,
                    "\(app.name) uses \(place.word), and nothing signs in with Apple"))
        }
        if hasApple, !accounts.asksApple {
            let (file, line) = app.place
            let place = accounts.apple ?? (file, line ?? 0, "com.apple.developer.applesignin")
            found.append(
                finding(
                    .appleRevocation, place,
                    "\(app.name) signs in with Apple and never asks for the credential's state"))
        }
        if let place = accounts.password, case .file(let entitlements) = signature,
            let domains = entitlements.associatedDomains,
            !domains.contains(where: { $0.hasPrefix("webcredentials:") })
        {
            let key = "com.apple.developer.associated-domains"
            found.append(
                LintRule.webCredentials.at(
                    entitlements.file.file, entitlements.file.line(of: [key]), key,
                    "\(app.name) uses \(place.word) in \(place.path), and none of its domains is one of webcredentials"
                ))
        }
        return found
    }

    /// Returns the findings about the accounts of an app for Android, by the sources of its module.
    func accountFindings(
        ofAndroid name: String, sources: [String], asked: inout Set<StoreTopic>
    ) -> [LintFinding] {
        let own = sources.map { ($0, LintSource(files[$0] ?? [], path: $0).code(on: nil)) }
        return deletionFindings(
            LintAccounts(own: own, libraries: []), by: name, isAsked: false, asked: &asked)
    }

    private func deletionFindings(
        _ accounts: LintAccounts, by name: String, isAsked: Bool, asked: inout Set<StoreTopic>
    ) -> [LintFinding] {
        // Whoever signs in with another's account for the first time gets one here.
        guard let made = accounts.signUp ?? accounts.provider ?? (isAsked ? accounts.apple : nil) else {
            return []
        }
        asked.insert(.accountDeletion)
        guard accounts.deletionUse == nil else { return [] }
        if let deletion = accounts.deletion {
            return [
                finding(
                    .deletionUnreachable, deletion,
                    "\(name) has \(deletion.word), and no other code of the app leads to it")
            ]
        }
        return [
            finding(
                .deletionMissing, made,
                "\(name) makes accounts with \(made.word), and nothing in it deletes one")
        ]
    }

    private func finding(_ rule: LintRule, _ place: LintAccounts.Place, _ message: String) -> LintFinding {
        rule.at(place.path, place.line, place.word, message)
    }
}
