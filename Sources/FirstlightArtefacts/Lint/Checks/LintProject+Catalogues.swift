// Licensed under the Apache License, Version 2.0.

// The rules for every catalogue, whoever uses it.
extension LintProject {
    func catalogueFindings() -> [LintFinding] {
        builtCatalogues.flatMap { catalogue in
            clashes(in: catalogue)
                + catalogue.assets.flatMap { asset -> [LintFinding] in
                    asset.imageEntries.enumerated().flatMap { index, entry in
                        entryFindings(entry, at: index, of: asset)
                    } + colorFindings(of: asset) + keptFindings(of: asset)
                }
        }
    }

    private func colorFindings(of asset: CatalogueAsset) -> [LintFinding] {
        (asset.colorSet?.entries ?? []).enumerated().compactMap { index, entry in
            guard let color = entry.color else { return nil }
            let fault = color.faultWords.map { "cannot be read: \($0)" }
            guard let words = fault ?? color.excessWords.map({ "is not what it says: \($0)" }) else {
                return nil
            }
            let path: [JSONStep] = ["colors", .index(index), "color", "components"]
            return LintRule.colorMalformed.at(
                asset.contentsPath, asset.line(of: path), path.element,
                "the colour \u{201C}\(asset.name)\u{201D} \(words)")
        }
    }

    /// Returns findings for the kinds of assets that are kept as they are, such as data and symbols: files and folders that
    /// they name and that are not there.
    private func keptFindings(of asset: CatalogueAsset) -> [LintFinding] {
        guard case .other = asset.kind, let bytes = asset.files["Contents.json"] else { return [] }
        do throws(ArtefactProblem) {
            let file = try JSONFile(reading: bytes, file: asset.contentsPath)
            return Self.filenames(in: file.value, at: []).compactMap { path, name in
                // Sources are only read where a rule needs them.
                guard asset.files[name] == nil, !asset.children.contains(where: { $0.folder == name }),
                    !ProjectLint.isSource(ofEnding: LintPath.ending(name))
                else { return nil }
                return LintRule.imageFileAbsent.at(
                    asset.contentsPath, file.line(of: path), path.element,
                    "there is no file \u{201C}\(name)\u{201D}")
            }
        } catch {
            return [LintRule.catalogueDamaged.at(error.file, error.line, error.element, error.reason)]
        }
    }

    private static func filenames(in value: JSONValue, at path: [JSONStep]) -> [(
        path: [JSONStep], name: String
    )] {
        switch value {
        case .array(let elements):
            elements.enumerated().flatMap { filenames(in: $1, at: path + [.index($0)]) }
        case .object(let object):
            object.members.flatMap { key, inner -> [(path: [JSONStep], name: String)] in
                if key == "filename", let name = inner.string { return [(path + [.key(key)], name)] }
                return filenames(in: inner, at: path + [.key(key)])
            }
        default: []
        }
    }

    private func clashes(in catalogue: Catalogue) -> [LintFinding] {
        var known: [String: String] = [:]
        var found: [LintFinding] = []
        for asset in catalogue.namedAssets {
            let name = asset.name + "." + asset.kind.ending
            guard let other = known.updateValue(asset.name, forKey: name.lowercased()) else { continue }
            let message =
                other == asset.name
                ? "two assets are called \u{201C}\(other)\u{201D}"
                : "\u{201C}\(other)\u{201D} and \u{201C}\(asset.name)\u{201D} differ by case only"
            found.append(LintRule.assetNameClash.at(asset.contentsPath, nil, asset.name, message))
        }
        return found
    }

    private func entryFindings(
        _ entry: ImageEntry, at index: Int, of asset: CatalogueAsset
    ) -> [LintFinding] {
        guard let file = entry.filename, asset.kind != .brandAssets else { return [] }
        let path: [JSONStep] = ["images", .index(index), "filename"]
        guard let bytes = asset.files[file] else {
            return [
                LintRule.imageFileAbsent.at(
                    asset.contentsPath, asset.line(of: path), path.element,
                    "there is no file \u{201C}\(file)\u{201D}")
            ]
        }
        let place = asset.path + "/" + file
        let header: PictureHeader
        do throws(ArtefactProblem) {
            header = try PictureHeader(reading: bytes, file: place)
        } catch {
            return [LintRule.imageUnreadable.at(place, nil, "", error.reason)]
        }
        guard asset.kind == .appIconSet else { return [] }
        var found: [LintFinding] = []
        if let wanted = entry.pixels, let pixels = header.pixels, wanted != pixels {
            let message =
                "\(pixels.width) \u{00D7} \(pixels.height) pixels stand in a slot of \(wanted.width) \u{00D7} \(wanted.height)"
            found.append(
                LintRule.iconSize.at(asset.contentsPath, asset.line(of: path), path.element, message))
        }
        return found
    }
}
