// Licensed under the Apache License, Version 2.0.

// The icon that an app's target names.
extension ProjectLint {
    func iconFindings(_ app: LintApp, _ project: LintProject) -> [LintFinding] {
        let setting = "ASSETCATALOG_COMPILER_APPICON_NAME"
        let catalogues = project.catalogues(of: app)
        return app.platforms.sorted { $0.rawValue < $1.rawValue }.flatMap { platform -> [LintFinding] in
            let named = app.setting(setting, platform: platform)
            if app.target != nil, named == nil { return [] }
            let name = named?.value ?? "AppIcon"
            guard !name.isEmpty else { return [] }
            if let named, named.value.contains("$") {
                return app.unsetFinding(name, at: app.place(of: named), setting).map { [$0] } ?? []
            }
            let icons = catalogues.flatMap(\.namedAssets).filter { $0.name == name }
            // Icon Composer's document is no part of a catalogue.
            let isComposed = project.paths.contains { $0.contains("\(name).icon/") }
            guard !icons.isEmpty else {
                guard let named, !isComposed else { return [] }
                let place = app.place(of: named)
                return [
                    LintRule.iconSetAbsent.at(
                        place.file, place.line, setting,
                        "no catalogue of \(app.name) has the icon \u{201C}\(name)\u{201D}")
                ]
            }
            if platform == .macOS { return isComposed ? [] : icons.flatMap(macFindings) }
            // Where both are there, Xcode takes the document.
            if project.isComposed(name) { return [] }
            return icons.flatMap { storeFindings($0, platform) }
        } + alphaFindings(app, project) + composerFindings(app, project)
    }

    /// Returns the faults of the Icon Composer documents that the app's icons may be.
    private func composerFindings(_ app: LintApp, _ project: LintProject) -> [LintFinding] {
        let setting = "ASSETCATALOG_COMPILER_APPICON_NAME"
        let own = app.platforms.compactMap { app.setting(setting, platform: $0)?.value }
        let names = app.target == nil ? ["AppIcon"] : Set(own)
        return names.sorted().flatMap { project.composedIcons(named: $0) }.flatMap(\.findings)
    }

    /// Returns findings for an icon of the store with alpha: that which the target names, as no other is uploaded as one.
    private func alphaFindings(_ app: LintApp, _ project: LintProject) -> [LintFinding] {
        let setting = "ASSETCATALOG_COMPILER_APPICON_NAME"
        let own = app.platforms.filter { $0 != .macOS }.compactMap {
            app.setting(setting, platform: $0)?.value
        }
        let names = app.target == nil ? ["AppIcon"] : Set(own)
        return project.catalogues(of: app).flatMap(\.namedAssets).flatMap { icon -> [LintFinding] in
            guard icon.kind == .appIconSet, names.contains(icon.name), !project.isComposed(icon.name) else {
                return []
            }
            return icon.imageEntries.compactMap { entry in
                guard entry.isStoreIcon, entry.platform != "macos", let file = entry.filename,
                    let header = project.header(icon.path + "/" + file), header.hasAlpha,
                    header.format == .png
                else { return nil }
                return LintRule.iconAlpha.at(
                    icon.path + "/" + file, nil, "", "the icon of the store has an alpha channel")
            }
        }
    }

    private func storeFindings(_ icon: CatalogueAsset, _ platform: XcodePlatform) -> [LintFinding] {
        guard let set = icon.appIconSet, platform == .iOS || platform == .watchOS else { return [] }
        let slots = set.entries.filter { $0.isStoreIcon && $0.isFor(platform) }
        let isFilled = slots.contains { slot in slot.filename.map { icon.files[$0] != nil } ?? false }
        guard !isFilled else { return [] }
        return [
            LintRule.storeIconMissing.at(
                icon.contentsPath, icon.line(of: ["images"]), "images",
                "\u{201C}\(icon.name)\u{201D} has no icon of 1024 pixels for \(platform.rawValue)")
        ]
    }
}

extension ProjectLint {
    /// Returns the findings of a Mac's icon, which needs its largest picture on both kinds of screen; all others can be
    /// made from it.
    private func macFindings(_ icon: CatalogueAsset) -> [LintFinding] {
        guard let set = icon.appIconSet else { return [] }
        let missing: [Scale] = [.x1, .x2].filter { scale in
            !set.entries.contains { slot in
                slot.idiom == .mac && slot.size == PointSize(512, 512) && slot.scale == scale
                    && slot.filename.map { icon.files[$0] != nil } ?? false
            }
        }
        guard !missing.isEmpty else { return [] }
        let scales = missing.map(\.rawValue).joined(separator: " and ")
        return [
            LintRule.macIconMissing.at(
                icon.contentsPath, icon.line(of: ["images"]), "images",
                "\u{201C}\(icon.name)\u{201D} has no icon of 512 points at \(scales) for macOS")
        ]
    }
}

/// An Icon Composer document of a project.
struct LintComposedIcon {
    /// Its faults.
    let findings: [LintFinding]

    /// Indicates whether an icon can be made of it.
    var isWhole: Bool { findings.allSatisfy { $0.severity != .error } }
}

extension LintProject {
    /// Returns whether an Icon Composer document of a name is there of which an icon can be made.
    func isComposed(_ name: String) -> Bool { composedIcons(named: name).contains(where: \.isWhole) }

    /// The Icon Composer documents of a name.
    func composedIcons(named name: String) -> [LintComposedIcon] {
        let folders = Set(
            paths.filter { !LintPath.isTemplate($0) }.compactMap { path -> String? in
                let parts = path.split(separator: "/")
                return parts.dropLast().firstIndex { $0 == "\(name).icon" }.map {
                    parts[...$0].joined(separator: "/")
                }
            })
        return folders.sorted().map { folder in
            let file = folder + "/" + IconComposerDocument.fileName
            guard let bytes = files[file] else {
                return LintComposedIcon(findings: [
                    LintRule.composerDamaged.at(
                        file, nil, "", "\(LintPath.name(folder)) has no \(IconComposerDocument.fileName)")
                ])
            }
            do throws(ArtefactProblem) {
                let json = try JSONFile(reading: bytes, file: file)
                let document = try IconComposerDocument(reading: bytes, file: file)
                let missing = document.imageNames.filter {
                    files["\(folder)/\(IconComposerDocument.assets)/\($0)"] == nil
                }
                let text = String(decoding: bytes, as: UTF8.self).split(
                    separator: "\n", omittingEmptySubsequences: false)
                return LintComposedIcon(
                    findings: missing.map { image in
                        let line = text.firstIndex { $0.contains("\"\(image)\"") }.map { $0 + 1 }
                        return LintRule.composerImageMissing.at(
                            file, line, "image-name",
                            "there is no \u{201C}\(IconComposerDocument.assets)/\(image)\u{201D}")
                    }
                        + document.hiddenLists.map { place in
                            LintRule.composerListHidden.at(
                                file, json.line(of: place), place.element,
                                "nothing of the list is seen: the value stands beside it for all icons")
                        })
            } catch {
                return LintComposedIcon(findings: [
                    LintRule.composerDamaged.at(file, error.line, error.element, error.reason)
                ])
            }
        }
    }
}

extension ImageEntry {
    /// Indicates whether the store shows it: 1024 points without a condition.
    var isStoreIcon: Bool {
        guard let size, size.width == 1024, size.height == 1024, scale == nil || scale == .x1 else {
            return false
        }
        return appearances.isEmpty
            && (idiom == .universal || idiom == .iOSMarketing || idiom == .watchMarketing)
    }

    fileprivate func isFor(_ platform: XcodePlatform) -> Bool {
        switch idiom {
        case .iOSMarketing?: platform == .iOS
        case .watchMarketing?: platform == .watchOS
        default: self.platform == nil || self.platform == platform.rawValue.lowercased()
        }
    }
}
