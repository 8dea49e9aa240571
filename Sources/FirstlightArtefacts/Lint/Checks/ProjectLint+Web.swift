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
                // What cannot be read may be another tool's, unless its words are those of a web app.
                let text = String(decoding: files[path] ?? [], as: UTF8.self)
                let isMeant =
                    ["\"start_url\"", "\"background_color\"", "\"display\""].contains(where: text.contains)
                    && !text.contains("\"manifest_version\"")
                guard isNamed || isMeant || LintPath.folder(path).hasSuffix("web") else { return [] }
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
        for key in ["background_color", "theme_color"] {
            guard let text = manifest.members[key]?.string, text.isEmpty || text.hasPrefix("#"),
                HexColor(css: text) == nil
            else { continue }
            found.append(
                LintRule.webColorInvalid.at(
                    file.file, file.line(of: [.key(key)]), key, "\u{201C}\(text)\u{201D} is no colour"))
        }
        guard !manifest.icons.isEmpty else { return found }
        let named = Dictionary(grouping: files.paths, by: LintPath.name)
        return found + manifest.icons.enumerated().flatMap { iconFindings($1, at: $0, file, named) }
    }

    // MARK: - Icons

    /// Returns the findings for an icon, which may be any of the files that are named as it is.
    private func iconFindings(
        _ icon: WebManifest.Icon, at index: Int, _ file: JSONFile, _ named: [String: [String]]
    ) -> [LintFinding] {
        let path: [JSONStep] = ["icons", .index(index)]
        var found: [LintFinding] = []
        func add(_ rule: LintRule, _ key: String, _ message: String) {
            let path = path + [.key(key)]
            found.append(rule.at(file.file, file.line(of: path), path.element, message))
        }
        let purposes = (icon.members["purpose"]?.string ?? "").split(separator: " ")
        for word in purposes where WebManifest.Icon.Purpose(rawValue: word.lowercased()) == nil {
            add(.webIconPurpose, "purpose", "\u{201C}\(word)\u{201D} is no purpose")
        }
        for size in icon.sizes where !Self.isSize(size) {
            add(.webIconSize, "sizes", "\u{201C}\(size)\u{201D} is no size")
        }
        // Only these are among the files of a lint, and other addresses are those of servers and templates.
        guard ["png", "jpg", "jpeg"].contains(LintPath.ending(icon.source)),
            !icon.source.contains(where: { ":%{}<>$?#".contains($0) }), !icon.source.hasPrefix("//")
        else { return found }
        // The site may be below another address, as a project's at GitHub Pages is, and a server may map its folders.
        let alike = named[LintPath.name(icon.source)] ?? []
        let places = places(of: icon.source, from: file.file, among: alike)
        if alike.isEmpty {
            add(.webIconAbsent, "src", "there is no \u{201C}\(icon.source)\u{201D}")
        }
        guard places.count == 1, let place = places.first, icon.sizes.count == 1, let size = icon.sizes.first,
            size.lowercased() != "any",
            Self.isSize(size), let bytes = files[place],
            let pixels = (try? PictureHeader(reading: bytes, file: place))?.pixels
        else { return found }
        let real = "\(pixels.width)x\(pixels.height)"
        if real != size.lowercased() {
            add(.webIconSize, "sizes", "\u{201C}\(icon.source)\u{201D} has \(real) pixels, not \(size)")
        }
        return found
    }

    private static func isSize(_ text: String) -> Bool {
        text.lowercased() == "any" || text.wholeMatch(of: /[1-9][0-9]*[xX][1-9][0-9]*/) != nil
    }

    /// Returns the paths of the pictures that a manifest may mean: the one beside it, or else all whose path ends as the
    /// address does, as the files say nothing of where the root of the site is.
    private func places(of source: String, from manifest: String, among alike: [String]) -> [String] {
        if !source.hasPrefix("/"), let beside = LintPath.join(LintPath.folder(manifest), source),
            files[beside] != nil
        {
            return [beside]
        }
        let rest = (LintPath.join("", String(source.drop { $0 == "/" })) ?? source).drop { $0 == "/" }
        return alike.filter { $0 == rest || $0.hasSuffix("/" + rest) }
    }
}
