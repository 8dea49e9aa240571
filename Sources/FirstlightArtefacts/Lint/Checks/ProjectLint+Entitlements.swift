// Licensed under the Apache License, Version 2.0.

// The capabilities that an app needs, by its code and by its declaration, and those that its project has.
extension ProjectLint {
    func entitlementFindings(_ app: LintApp, _ project: LintProject) -> [LintFinding] {
        guard app.target != nil else { return [] }
        var signatures: [XcodePlatform: LintSignature] = [:]
        var damaged: [LintFinding] = []
        for platform in app.platforms {
            signatures[platform] = app.signature(on: platform, in: project)
            if let problem = app.damagedEntitlements(on: platform, in: project) {
                damaged.append(
                    LintRule.plistDamaged.at(problem.file, problem.line, problem.element, problem.reason))
            }
            if let setting = app.setting("CODE_SIGN_ENTITLEMENTS", platform: platform),
                app.setting("CODE_SIGNING_ALLOWED", platform: platform)?.value != "NO",
                let unset = app.unsetFinding(
                    setting.value, at: app.place(of: setting), "CODE_SIGN_ENTITLEMENTS")
            {
                damaged.append(unset)
            }
        }
        damaged += absentEntitlementFindings(app, project)
        let sources = app.sources(in: project)
        return damaged + LintNeed.all.compactMap { finding($0, app, sources, signatures) }
            + macNameFindings(app, signatures[.macOS], project) + firebaseFindings(app, sources, project)
            + declarationFindings(app, signatures, project)
    }

    /// Returns findings for files of entitlements that should sign the app or an extension in it and that are not there.
    private func absentEntitlementFindings(_ app: LintApp, _ project: LintProject) -> [LintFinding] {
        let signed = [app] + app.parts.filter { $0.target?.target.isExtension == true }
        var seen: Set<String> = []
        return signed.flatMap { part in
            XcodePlatform.allCases.filter(part.platforms.contains).compactMap { platform in
                guard let absent = part.absentEntitlements(on: platform, in: project),
                    seen.insert("\(part.name)/\(absent.path)").inserted
                else { return nil }
                let place = part.place(of: absent.setting)
                let (setting, path) = (absent.setting.name, absent.path)
                // A Mac's disk takes small letters for capitals.
                if let other = project.paths.first(where: { $0.lowercased() == path.lowercased() }) {
                    var finding = LintRule.entitlementsAbsent.at(
                        place.file, place.line, setting,
                        "the file is called \u{201C}\(other)\u{201D}, not \u{201C}\(path)\u{201D}: a disk that tells "
                            + "capitals apart does not find it")
                    finding.severity = .warning
                    return finding
                }
                return LintRule.entitlementsAbsent.at(
                    place.file, place.line, setting,
                    "\(part.name) is to be signed with \u{201C}\(path)\u{201D}, and there is no such file"
                        + absent.setting.quotationWords)
            }
        }
    }

    /// Returns the finding for a capability that the code asks for and no file that signs it has.
    private func finding(
        _ need: LintNeed, _ app: LintApp, _ sources: [LintSource],
        _ signatures: [XcodePlatform: LintSignature]
    ) -> LintFinding? {
        var asked: (path: String, line: Int, key: String, file: String?)?
        for platform in XcodePlatform.allCases {
            guard let signature = signatures[platform] else { continue }
            let places = sources.lazy.compactMap { source in
                need.line(in: source, on: platform).map { (source.path, $0) }
            }
            guard let place = places.first else { continue }
            let key = need.key(on: platform)
            // One of several systems may leave the code unused: only what none has is missing.
            guard signature.has(key) == false else { return nil }
            asked = asked ?? (place.0, place.1, key, signature.list?.file)
        }
        return asked.map { asked in
            LintRule.entitlementMissing.at(
                asked.path, asked.line, asked.key,
                "\(app.name) \(need.what), and "
                    + (asked.file.map { "\($0) has no \(asked.key)" }
                        ?? "its target has no entitlements with \(asked.key)"))
        }
    }

    /// Returns findings for the notification entitlement in a file that signs a Mac app alone.
    private func macNameFindings(
        _ app: LintApp, _ signature: LintSignature?, _ project: LintProject
    ) -> [LintFinding] {
        let (key, mac) = ("aps-environment", "com.apple.developer.aps-environment")
        // A phone's app that runs on a Mac has the phone's name.
        guard case .file(var list)? = signature, list[key] != nil, list[mac] == nil,
            app.setting("SUPPORTS_MACCATALYST", platform: .macOS)?.value != "YES"
        else { return [] }
        let path = list.file.file
        let isShared = project.apps.contains { other in
            other.platforms.contains {
                $0 != .macOS && other.signature(on: $0, in: project).list?.file == path
            }
        }
        guard !isShared else { return [] }
        let line = list.file.line(of: [key])
        (list[mac], list[key]) = (list[key], nil)
        return [
            LintRule.entitlementMacName.at(
                path, line, key, "\(app.name) is signed with it for a Mac alone, which reads \(mac)",
                edit: LintEdit(path: path, bytes: list.bytes()))
        ]
    }

    private func firebaseFindings(
        _ app: LintApp, _ sources: [LintSource], _ project: LintProject
    ) -> [LintFinding] {
        let name = "GoogleService-Info"
        guard !project.paths.contains(where: { LintPath.name($0).hasPrefix(name) }),
            app.target?.scripts.contains(where: { $0.contains("GoogleService") }) != true
        else { return [] }
        for source in sources {
            for platform in XcodePlatform.allCases where app.platforms.contains(platform) {
                guard
                    let line = source.line(
                        of: /(?:^|[^\w])(FirebaseApp\s*\.configure\s*\(\s*\))/, on: platform)
                else { continue }
                return [
                    LintRule.firebaseAbsent.at(
                        source.path, line, "\(name).plist",
                        "\(app.name) starts Firebase, and no \(name).plist is there")
                ]
            }
        }
        return []
    }

    // MARK: - What an app says of itself

    /// Returns what the app of a folder declares; nil when several apps are there, as it is unknown which one it is for.
    func declaration(of app: LintApp, in project: LintProject) -> LintDeclaration? {
        let neighbours = project.apps.filter { $0.root == app.root && $0.platforms != [.watchOS] }
        guard app.platforms != [.watchOS], neighbours.count == 1 else { return nil }
        return declarations.first { $0.folder == app.root }
    }

    private func declarationFindings(
        _ app: LintApp, _ signatures: [XcodePlatform: LintSignature], _ project: LintProject
    ) -> [LintFinding] {
        guard let declaration = declaration(of: app, in: project) else { return [] }
        var found: [LintFinding] = []
        for platform in XcodePlatform.allCases {
            guard let signature = signatures[platform] else { continue }
            let needed = declaration.entitlements[platform] ?? [:]
            for key in needed.keys where signature.has(key, needed[key]) == false {
                let texts = needed[key]?.strings.map { " with \($0.joined(separator: ", "))" } ?? ""
                found.append(
                    LintRule.entitlementMissing.at(
                        signature.list?.file ?? app.target?.path ?? app.root,
                        signature.list.map { $0.line(of: []) } ?? app.target?.target.object.line, key,
                        "\(declaration.app) needs \(key)\(texts) on \(platform.rawValue)"))
            }
        }
        let (file, line) = app.place
        if app.hasUnknownKeys { return found }
        for key in declaration.usage where app.generated(key)?.value.isEmpty != false {
            guard app.info?[key]?.string?.isEmpty != false else { continue }
            found.append(LintRule.usageMissing.at(file, line, key, "\(declaration.app) needs \(key)"))
        }
        let schemes = app.info?.urlSchemes ?? []
        for scheme in declaration.urlSchemes
        where !schemes.contains(where: { $0.contains("$") || $0.lowercased() == scheme.lowercased() }) {
            found.append(
                LintRule.schemeMissing.at(
                    file, line, "CFBundleURLTypes",
                    "\(declaration.app) needs the scheme \u{201C}\(scheme)\u{201D}"))
        }
        return found
    }
}

/// A capability that code asks for and that the system allows with an entitlement only.
private struct LintNeed {
    /// The action of the code, after the name of the app.
    let what: String
    let key: String
    /// The same on a Mac.
    var macKey: String?
    /// The line that asks for it on a system.
    let find: (LintSource, XcodePlatform) -> Int?

    func key(on platform: XcodePlatform) -> String { platform == .macOS ? macKey ?? key : key }
    func line(in source: LintSource, on platform: XcodePlatform) -> Int? { find(source, platform) }

    static var all: [LintNeed] { [notifications, apple] }

    private static var notifications: LintNeed {
        LintNeed(
            what: "registers for notifications", key: "aps-environment",
            macKey: "com.apple.developer.aps-environment"
        ) { source, platform in
            switch platform {
            case .macOS:
                source.line(
                    of:
                        /(?:^|[^\w.])((?:NSApplication\.shared|NSApp)\s*\.registerForRemoteNotifications\s*\()/,
                    on: platform)
            case .watchOS:
                source.line(
                    of:
                        /(?:^|[^\w.])(WK(?:Application|Extension)\.shared\(\)\s*\.registerForRemoteNotifications\s*\()/,
                    on: platform)
            case .iOS, .tvOS, .visionOS:
                source.line(
                    of: /(?:^|[^\w.])(UIApplication\.shared\s*\.registerForRemoteNotifications\s*\()/,
                    on: platform)
            }
        }
    }

    private static var apple: LintNeed {
        LintNeed(what: "signs in with Apple", key: "com.apple.developer.applesignin") { source, platform in
            // Another type could have the name.
            guard source.line(of: /(?:^|\n)\s*(import AuthenticationServices)/, on: platform) != nil else {
                return nil
            }
            return source.line(of: /(?:^|[^\w])(ASAuthorizationAppleIDProvider\s*\(\s*\))/, on: platform)
        }
    }
}

extension LintSource {
    /// The line in which the first capture of a pattern begins, in the code for a system.
    fileprivate func line(of pattern: Regex<(Substring, Substring)>, on platform: XcodePlatform) -> Int? {
        let code = code(on: platform)
        guard let match = code.firstMatch(of: pattern) else { return nil }
        return code[..<match.output.1.startIndex].count { $0 == "\n" } + 1
    }
}

extension LintApp.Target {
    /// The scripts that run when the target is built.
    fileprivate var scripts: [String] {
        project.objects(in: "buildPhases", of: target.object).compactMap { $0["shellScript"] }
    }
}
