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
            let all = domains.map { LintDomain($0) }
            return all.flatMap { domain -> [LintFinding] in
                if let reason = domain.fault {
                    return [LintRule.domainInvalid.at(entitlements.file.file, line, domain.entry, reason)]
                }
                guard let host = domain.host,
                    let service = SiteAssociation.Service(rawValue: String(domain.service))
                else { return [] }
                guard domain.countsInStore else {
                    return [modeFinding(domain, all, at: (entitlements.file.file, line))]
                }
                let name = String(host).replacing("*.", with: "")
                let sites = project.sites(of: name)
                guard !sites.isEmpty else {
                    return [
                        LintRule.siteAbsent.at(
                            entitlements.file.file, line, domain.entry,
                            "there is no \(SiteAssociation.fileName) of \(name)")
                    ]
                }
                return sites.compactMap { siteFinding($0, service, name, bundle) }
            }
        }
    }

    /// Returns the finding about a domain that does not count in the store: a note where it stands without its mode, too.
    private func modeFinding(
        _ domain: LintDomain, _ all: [LintDomain], at place: (file: String, line: Int?)
    ) -> LintFinding {
        var finding = LintRule.domainMode.at(
            place.file, place.line, domain.entry,
            "\u{201C}\(domain.entry)\u{201D} counts for \(domain.audience) alone")
        let hasOther = all.contains {
            $0.countsInStore && $0.service == domain.service && $0.host == domain.host
        }
        if hasOther {
            finding.severity = .note
            finding.message += "; in the store the same counts without its mode"
        }
        return finding
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
