// Licensed under the Apache License, Version 2.0.

// Icons in layers: those of tvOS in their brand assets, those of visionOS.
extension LintProject {
    func layerFindings() -> [LintFinding] {
        builtCatalogues.flatMap { catalogue in
            catalogue.assets.flatMap { asset -> [LintFinding] in
                switch asset.kind {
                case .solidImageStack:
                    stackFindings(asset, most: 3) { _ in PixelSize(1024, 1024) }
                case .brandAssets: brandFindings(asset)
                default: []
                }
            }
        }
    }

    /// Returns the findings of brand assets: icons in layers, and the pictures of the top shelf.
    private func brandFindings(_ asset: CatalogueAsset) -> [LintFinding] {
        let entries = asset.brandAssets?.entries ?? []
        return missingIcons(asset)
            + entries.enumerated().flatMap { index, entry -> [LintFinding] in
                guard let folder = entry.filename else { return [] }
                guard let child = asset.children.first(where: { $0.folder == folder }) else {
                    let path: [JSONStep] = ["assets", .index(index), "filename"]
                    return [
                        LintRule.imageFileAbsent.at(
                            asset.contentsPath, asset.line(of: path), path.element,
                            "there is no folder \u{201C}\(folder)\u{201D}")
                    ]
                }
                guard let points = entry.size else { return [] }
                let size = { (entry: ImageEntry) in PixelSize(points, scale: entry.scale?.factor ?? 1) }
                if child.kind == .imageStack { return stackFindings(child, most: 5, size) }
                return pictureFindings(child, .iconSize, size)
                    + headers(of: child).filter { $0.header.hasAlpha && $0.header.format == .png }.map {
                        LintRule.topShelfAlpha.at(
                            $0.place, nil, "", "the picture of the top shelf has an alpha channel")
                    }
            }
    }

    /// Returns findings for the icons that are not there beside one that is: Xcode begins with empty stacks.
    private func missingIcons(_ asset: CatalogueAsset) -> [LintFinding] {
        let filled = (asset.brandAssets?.entries ?? []).filter { entry in
            entry.role == "primary-app-icon"
                && asset.children.contains { $0.folder == entry.filename && hasPicture($0) }
        }
        let sizes = Set(filled.compactMap(\.size?.text))
        guard !sizes.isEmpty else { return [] }
        return ["400x240", "1280x768"].filter { !sizes.contains($0) }.map { size in
            LintRule.televisionIconMissing.at(
                asset.contentsPath, asset.line(of: ["assets"]), "assets",
                "\u{201C}\(asset.name)\u{201D} has no icon of \(size) points")
        }
    }

    /// Returns whether a layer of a stack has a picture, or takes one of elsewhere.
    private func hasPicture(_ stack: CatalogueAsset) -> Bool {
        stack.children.contains { layer in
            layer.children.isEmpty
                || layer.children.contains { $0.imageEntries.contains { $0.filename != nil } }
        }
    }

    private func stackFindings(
        _ stack: CatalogueAsset, most: Int, _ size: (ImageEntry) -> PixelSize
    ) -> [LintFinding] {
        let layers = stack.layers.compactMap { name in stack.children.first { $0.folder == name } }
        let sets = layers.map { layer in layer.children.first { $0.kind == .imageSet } }
        // Xcode begins with an empty stack.
        guard sets.contains(where: { $0?.imageEntries.contains { $0.filename != nil } == true }) else {
            return []
        }
        var found: [LintFinding] = []
        func object(_ message: String) {
            let line = stack.line(of: ["layers"])
            found.append(LintRule.iconLayers.at(stack.contentsPath, line, "layers", message))
        }
        if !(2...most).contains(stack.layers.count) {
            let count = stack.layers.count
            object("\(count) \(count == 1 ? "layer is" : "layers are") listed, and 2 to \(most) are taken")
        }
        for name in stack.layers where !layers.contains(where: { $0.folder == name }) {
            object("there is no folder \u{201C}\(name)\u{201D}")
        }
        // A layer without a picture is left out by the compiler, which asks for two with one; a layer may take a
        // picture of elsewhere by its name.
        let filled = zip(layers, sets).count { layer, set in
            layer.children.isEmpty || set?.imageEntries.contains { $0.filename != nil } == true
        }
        // The lowest one with a picture is as large as the icon; those above may be smaller.
        let lowest = zip(layers, sets).filter { layer, set in
            layer.children.isEmpty || set?.imageEntries.contains { $0.filename != nil } == true
        }.last?.0.folder
        for (layer, set) in zip(layers, sets) where !layer.children.isEmpty {
            guard let set, set.imageEntries.contains(where: { $0.filename != nil }) else {
                if filled < 2 { object("the layer \u{201C}\(layer.folder)\u{201D} has no picture") }
                continue
            }
            found += pictureFindings(set, .iconLayerSize, size, above: layer.folder == lowest ? nil : layer)
        }
        if let back = sets.last(where: { $0?.imageEntries.contains { $0.filename != nil } == true }) ?? nil {
            for (place, header) in headers(of: back) where header.hasAlpha && header.format == .png {
                found.append(
                    LintRule.iconLayerAlpha.at(place, nil, "", "the lowest layer has an alpha channel"))
            }
        }
        return found
    }

    /// Returns findings for the pictures of a set that do not have the size that an entry asks for.
    ///
    /// - Parameter layer: The layer that it is in, where others lie below: a smaller picture has the frame that the layer
    ///   says, or else that of the whole stack (Asset Catalog Format, Image Stack Layer Type).
    private func pictureFindings(
        _ set: CatalogueAsset, _ rule: LintRule, _ size: (ImageEntry) -> PixelSize,
        above layer: CatalogueAsset? = nil
    ) -> [LintFinding] {
        set.imageEntries.enumerated().compactMap { index, entry in
            guard let file = entry.filename, let bytes = set.files[file],
                let pixels = (try? PictureHeader(reading: bytes, file: file))?.pixels
            else { return nil }
            let wanted = size(entry)
            guard pixels != wanted else { return nil }
            let path: [JSONStep] = ["images", .index(index), "filename"]
            let message =
                "\(pixels.width) \u{00D7} \(pixels.height) pixels stand in a slot of \(wanted.width) \u{00D7} \(wanted.height)"
            var finding = rule.at(set.contentsPath, set.line(of: path), path.element, message)
            if let layer, pixels.width <= wanted.width, pixels.height <= wanted.height {
                guard layer.contents?["properties"]?["frame-size"] == nil else { return nil }
                finding.severity = .warning
                finding.message += ", and the layer has no frame-size"
            }
            return finding
        }
    }

    private func headers(of set: CatalogueAsset) -> [(place: String, header: PictureHeader)] {
        set.imageEntries.compactMap { entry in
            guard let file = entry.filename, let bytes = set.files[file],
                let header = try? PictureHeader(reading: bytes, file: file)
            else { return nil }
            return (set.path + "/" + file, header)
        }
    }
}
