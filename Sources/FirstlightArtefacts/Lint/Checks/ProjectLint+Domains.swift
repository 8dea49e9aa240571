// Licensed under the Apache License, Version 2.0.

// The domains that an app is associated with, and what their sites say.
extension ProjectLint {
    func domainFindings(
        _ app: LintApp, _ project: LintProject, asked: inout Set<StoreTopic>
    ) -> [LintFinding] {
        let key = "com.apple.developer.associated-domains"
        var seen: Set<String> = []
        return XcodePlatform.allCases.flatMap { platform -> [LintFinding] in
            guard app.platforms.contains(platform),
                case .file(let entitlements) = app.signature(on: platform, in: project),
                let domains = entitlements.associatedDomains, !domains.isEmpty,
                seen.insert(entitlements.file.file).inserted
            else { return [] }
            asked.insert(.domains)
            let bundle = app.setting("PRODUCT_BUNDLE_IDENTIFIER", platform: platform)?.value
            let line = entitlements.file.line(of: [key])
            return domains.flatMap { entry -> [LintFinding] in
                if let reason = Self.fault(of: entry) {
                    return [LintRule.domainInvalid.at(entitlements.file.file, line, entry, reason)]
                }
                let parts = entry.split(separator: ":", maxSplits: 1).map(String.init)
                guard parts.count == 2, let service = SiteAssociation.Service(rawValue: parts[0]) else {
                    return []
                }
                // What stands behind a question mark is for developers alone.
                let domain = String(parts[1].prefix { $0 != "?" }).replacing("*.", with: "")
                let sites = project.sites(of: domain)
                guard !sites.isEmpty else {
                    return [
                        LintRule.siteAbsent.at(
                            entitlements.file.file, line, entry,
                            "there is no \(SiteAssociation.fileName) of \(domain)")
                    ]
                }
                return sites.compactMap { siteFinding($0, service, domain, bundle) }
            }
        }
    }

    /// Returns the fault of an entry's form; nil for one without, or with a part that is a build setting.
    private static func fault(of entry: String) -> String? {
        guard !entry.contains("$(") else { return nil }
        let parts = entry.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let services = SiteAssociation.Service.allCases.map(\.rawValue)
        guard parts.count == 2 else {
            return "\u{201C}\(entry)\u{201D} has no service: put \(services[0]): before it"
        }
        // There are services of managed devices, too.
        let small = parts[0].lowercased()
        if services.contains(small), !services.contains(String(parts[0])) {
            return "\u{201C}\(parts[0])\u{201D} is no service, \(small) is"
        }
        let host = parts[1].prefix { $0 != "?" }
        if entry.contains(where: \.isWhitespace) {
            return "\u{201C}\(entry)\u{201D} has a blank: nothing stands between service, colon and host"
        }
        if host.contains("//") {
            return "\u{201C}\(entry)\u{201D} has a scheme: only the host stands after the service"
        }
        if host.contains("/") {
            return "\u{201C}\(entry)\u{201D} has a path: only the host stands after the service"
        }
        return host.isEmpty ? "\u{201C}\(entry)\u{201D} names no host" : nil
    }

    /// The size of the largest file that the system takes, in bytes.
    private static let largest = 128 * 1024

    private func siteFinding(
        _ path: String, _ service: SiteAssociation.Service, _ domain: String, _ bundle: String?
    ) -> LintFinding? {
        let bytes = files[path]?.count ?? 0
        if bytes > Self.largest {
            return LintRule.siteDamaged.at(
                path, nil, "", "the file has \(bytes) bytes, and the system takes \(Self.largest) at most")
        }
        let names: [String]
        let site: SiteAssociation
        do throws(ArtefactProblem) {
            site = try SiteAssociation(reading: files[path] ?? [], file: path)
            names = try site.apps(of: service) ?? []
        } catch {
            return LintRule.siteDamaged.at(error.file, error.line, error.element, error.reason)
        }
        if service == .appLinks, let bare = site.entryWithoutPaths {
            return LintRule.siteDamaged.at(
                path, site.file.line(of: bare), bare.element,
                "an entry of details without components or paths that it takes opens no link")
        }
        guard let bundle, !bundle.contains("$") else { return nil }
        let line = site.file.line(of: [.key(service.rawValue)])
        guard let name = names.first(where: { $0.hasSuffix("." + bundle) }) else {
            return LintRule.siteApp.at(
                path, line, service.rawValue, "\(service.rawValue) of \(domain) does not name \(bundle)")
        }
        let team = name.dropLast(bundle.count + 1)
        let isTeam =
            team.utf8.count == 10 && team.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
        guard !isTeam else { return nil }
        return LintRule.siteTeam.at(
            path, line, service.rawValue, "\u{201C}\(team)\u{201D} is no prefix of a team")
    }
}

extension SiteAssociation {
    /// The place of an entry of links that takes no path: it names none, or leaves out all that it names.
    fileprivate var entryWithoutPaths: [JSONStep]? {
        let path: [JSONStep] = [.key(Service.appLinks.rawValue), "details"]
        let details = file.value[path]
        if let entries = details?.object {
            return entries.keys.first { !Self.takesPath(entries[$0]) }.map { path + [.key($0)] }
        }
        return details?.array?.indices.first { !Self.takesPath(details?[$0]) }.map { path + [.index($0)] }
    }

    /// Returns whether an entry takes a path. The system reads components where both are there.
    private static func takesPath(_ entry: JSONValue?) -> Bool {
        if let components = entry?["components"]?.array {
            return components.contains { $0["exclude"]?.boolean != true }
        }
        return entry?["paths"]?.array?.contains { $0.string?.hasPrefix("NOT ") == false } == true
    }
}

extension LintProject {
    /// The files of a domain's site: those in a folder of its name, or else those that are in no folder of a domain.
    fileprivate func sites(of domain: String) -> [String] {
        let all = paths.filter { LintPath.name($0) == SiteAssociation.fileName && !LintPath.isTemplate($0) }
        let own = all.filter { $0.split(separator: "/").contains { $0.lowercased() == domain.lowercased() } }
        guard own.isEmpty else { return own }
        return all.filter { path in
            !path.split(separator: "/").dropLast().contains { $0.contains(".") && !$0.hasPrefix(".") }
        }
    }
}
