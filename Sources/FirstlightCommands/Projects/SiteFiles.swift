// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import LaunchKit

/// The files that the sites of an app's associated domains serve.
struct SiteFiles {
    /// The folder with a folder for each site; it belongs to no target.
    static let root = "Site"

    let artefacts: AppArtefacts
    let folder: URL

    /// The services by domain that the app's entitlements name.
    private var services: [String: Set<SiteAssociation.Service>] {
        guard case .list(let entries)? = artefacts.entitlements["com.apple.developer.associated-domains"]
        else {
            return [:]
        }
        var found: [String: Set<SiteAssociation.Service>] = [:]
        for entry in entries {
            let parts = entry.split(separator: ":", maxSplits: 1).map(String.init)
            guard parts.count == 2, let service = SiteAssociation.Service(rawValue: parts[0]) else {
                continue
            }
            let domain = String(parts[1].prefix { $0 != "?" }).replacing("*.", with: "")
            guard !domain.isEmpty, !domain.contains("/"), !domain.contains("$") else { continue }
            found[domain, default: []].insert(service)
        }
        return found
    }

    /// Adds a file for each domain; one that is there keeps what it says, the team's prefix above all.
    func add(to made: inout AppGeneration.Made) throws {
        let app = "\(SiteAssociation.unknownTeam).\(artefacts.bundleID)"
        for (domain, services) in services.sorted(by: { $0.key < $1.key }) {
            let path = "\(Self.root)/\(domain)/\(SiteAssociation.folder)/\(SiteAssociation.fileName)"
            let bare = try SiteAssociation(app: app, services: services, paths: artefacts.linkPaths).file
                .bytes()
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)), [UInt8](data) != bare
            else {
                made.files[path] = bare
                made.remarks.append(remark(path, domain))
                continue
            }
            var site: SiteAssociation
            do throws(ArtefactProblem) {
                site = try SiteAssociation(reading: [UInt8](data), file: path)
                for service in services.sorted(by: { $0.rawValue < $1.rawValue }) {
                    let known = try site.apps(of: service) ?? []
                    guard !known.contains(where: { $0.hasSuffix("." + artefacts.bundleID) }) else { continue }
                    try site.add(app, to: service, paths: artefacts.linkPaths)
                    made.remarks.append(remark(path, domain))
                }
            } catch {
                throw CommandError(error.description, code: .badData)
            }
            made.files[path] = site.file.bytes()
            made.patched.insert(path)
        }
    }

    private func remark(_ path: String, _ domain: String) -> String {
        "Put the prefix of your team in the place of \(SiteAssociation.unknownTeam) in \(path), and serve the file as "
            + "https://\(domain)/\(SiteAssociation.folder)/\(SiteAssociation.fileName) with the type application/json."
    }
}
