// Licensed under the Apache License, Version 2.0.

// The manifests of web apps.
extension ProjectLint {
    func webFindings() -> [LintFinding] {
        files.paths.flatMap { path -> [LintFinding] in
            let name = LintPath.name(path)
            let isNamed = name.hasSuffix(".webmanifest")
            guard isNamed || name == "manifest.json" || name == "site.webmanifest" else { return [] }
            do throws(ArtefactProblem) {
                let file = try JSONFile(reading: files[path] ?? [], file: path)
                // Other tools call their files manifest.json, too.
                let keys = Set(file.value.object?.keys ?? [])
                let isOther = keys.contains("manifest_version")
                guard isNamed || !isOther && keys.contains(where: { ["start_url", "display"].contains($0) })
                else { return [] }
                return manifestFindings(try WebManifest(reading: files[path] ?? [], file: path), file)
            } catch {
                guard isNamed || LintPath.folder(path).hasSuffix("web") else { return [] }
                return [LintRule.manifestDamaged.at(path, error.line, error.element, error.reason)]
            }
        }
    }

    private func manifestFindings(_ manifest: WebManifest, _ file: JSONFile) -> [LintFinding] {
        var found: [LintFinding] = []
        let icons = manifest.icons.filter { $0.purposes.contains(.any) || $0.purposes.contains(.maskable) }
        let line = file.line(of: ["icons"])
        for side in ["192x192", "512x512"] {
            // A vector that is good for any size is good for these.
            guard !icons.contains(where: { $0.sizes.contains { ["any", side].contains($0.lowercased()) } })
            else {
                continue
            }
            found.append(
                LintRule.webIconMissing.at(file.file, line, "icons", "there is no icon of \(side) pixels"))
        }
        if !manifest.icons.contains(where: { $0.purposes.contains(.maskable) }) {
            found.append(LintRule.webMaskableMissing.at(file.file, line, "icons", "no icon is maskable"))
        }
        if manifest.display == nil {
            let text = manifest.members["display"]?.string.map { "display is \u{201C}\($0)\u{201D}" }
            found.append(
                LintRule.webDisplayMissing.at(
                    file.file, file.line(of: ["display"]), "display", text ?? "display is missing"))
        }
        if manifest.members["background_color"] == nil {
            found.append(
                LintRule.webBackgroundMissing.at(
                    file.file, file.line(of: []), "background_color", "background_color is missing"))
        }
        return found
    }
}
