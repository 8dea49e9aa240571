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

    private func siteFinding(
        _ path: String, _ service: SiteAssociation.Service, _ domain: String, _ bundle: String?
    ) -> LintFinding? {
        let names: [String]
        let site: SiteAssociation
        do throws(ArtefactProblem) {
            site = try SiteAssociation(reading: files[path] ?? [], file: path)
            names = try site.apps(of: service) ?? []
        } catch {
            return LintRule.siteDamaged.at(error.file, error.line, error.element, error.reason)
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
