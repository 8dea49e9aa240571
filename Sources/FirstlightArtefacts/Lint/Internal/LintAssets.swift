// Licensed under the Apache License, Version 2.0.

/// A picture by the name that an app uses, with its files.
struct LintImage {
    /// One of the files.
    struct Variant {
        let path: String
        let entry: ImageEntry
        let header: PictureHeader?
    }

    let name: String
    /// The catalogue's asset; nil for files outside of a catalogue.
    let asset: CatalogueAsset?
    let variants: [Variant]

    var file: String { asset?.contentsPath ?? variants.first?.path ?? name }
    /// Indicates whether the dark appearance has a look of its own.
    var hasDark: Bool { Self.hasDark(variants.map(\.entry.appearances)) }

    /// Returns whether one of the variants' conditions sets the dark appearance apart.
    static func hasDark(_ variants: [[Appearance]]) -> Bool {
        if variants.contains(where: { $0.contains(.dark) }) { return true }
        let (light, any) = (
            variants.contains { $0.contains(.light) }, variants.contains { !$0.contains(.light) }
        )
        return light && any
    }
    /// Returns whether nothing is shown in an appearance: every file is for another.
    func isEmpty(in appearance: Appearance) -> Bool {
        let other: Appearance = appearance == .dark ? .light : .dark
        return !variants.isEmpty && variants.allSatisfy { $0.entry.appearances.contains(other) }
    }

    /// Indicates whether it is a colour in the form of a picture, as flutter_native_splash makes one.
    var isColor: Bool {
        let sizes = variants.compactMap { $0.header?.pixels }
        return !sizes.isEmpty && sizes.allSatisfy { $0.width <= 2 && $0.height <= 2 }
    }
}

extension LintProject {
    /// The catalogues of an app: those of its target, else those of its folder.
    func catalogues(of app: LintApp) -> [Catalogue] {
        let foreign = app.target == nil ? extensions.filter { !LintPath.isIn($0, app.root) } : []
        let all = catalogues.filter { catalogue in !foreign.contains { LintPath.isIn($0, catalogue.path) } }
        let own = all.filter { app.owns($0.path) }
        guard own.isEmpty else { return own }
        // A package and a framework have bundles of their own, which the system does not look into.
        let taken = app.target == nil ? [] : projects.flatMap(\.members)
        return all.filter { catalogue in
            LintPath.isIn(app.root, catalogue.path) && !isInPackage(catalogue.path, below: app.root)
                && !taken.contains { LintPath.isIn($0, catalogue.path) }
        }
    }

    /// The catalogues that a build compiles, as far as the files say: those that a target takes, or else those in the
    /// folder of a project or an app that are no template. A project whose targets name their files takes no others but those
    /// of packages inside it. Where there is no project at all, every other counts.
    var builtCatalogues: [Catalogue] {
        let roots = projects.map(\.root) + apps.map(\.root)
        let members = projects.flatMap(\.members)
        return catalogues.filter { catalogue in
            if members.contains(where: { LintPath.isIn($0, catalogue.path) }) { return true }
            let nearest = projects.filter { LintPath.isIn($0.root, catalogue.path) }
                .max { $0.root.utf8.count < $1.root.utf8.count }
            if let nearest, !nearest.members.isEmpty, !isInPackage(catalogue.path, below: nearest.root) {
                return false
            }
            let isInside = projects.isEmpty || roots.contains { LintPath.isIn($0, catalogue.path) }
            return isInside && !LintPath.isTemplate(catalogue.path)
        }
    }

    /// A finding in a catalogue, or about a storyboard that cannot be read, as a note where nothing in the tree builds it:
    /// such files are often parts from which a tool makes a project later.
    func withoutProject(_ finding: LintFinding) -> LintFinding {
        let isPart =
            finding.file.contains(".xcassets") || finding.rule.id == LintRule.storyboardDamaged.id
        guard isPart, finding.severity != .note, projects.isEmpty,
            !apps.contains(where: { LintPath.isIn($0.root, finding.file) }),
            !paths.contains(where: { Self.builds($0) && LintPath.isIn(LintPath.folder($0), finding.file) })
        else { return finding }
        var finding = finding
        finding.severity = .note
        finding.message += "; it belongs to no project here"
        return finding
    }

    /// Returns whether a file describes something that takes catalogues and storyboards without a project of
    /// Xcode: a package, a pod, or the input of XcodeGen, Tuist, Bazel or Buck.
    static func builds(_ path: String) -> Bool {
        let name = LintPath.name(path)
        return builders.contains(name) || name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json")
    }

    private static let builders: Set = [
        "Package.swift", "project.yml", "project.yaml", "project.json", "Project.swift", "BUILD",
        "BUILD.bazel", "BUCK",
    ]

    /// Returns whether a file is in a package that lies deeper than a folder.
    private func isInPackage(_ path: String, below root: String) -> Bool {
        paths.contains { manifest in
            let folder = LintPath.folder(manifest)
            return LintPath.name(manifest) == "Package.swift" && folder != root && LintPath.isIn(root, folder)
                && LintPath.isIn(folder, path)
        }
    }

    /// Finds a colour.
    func color(_ name: String, of app: LintApp) -> CatalogueAsset? {
        catalogues(of: app).lazy.compactMap { $0.asset(.colorSet, named: name) }.first
    }

    /// Finds a picture in the app's catalogues, then outside of catalogues.
    func image(_ name: String, of app: LintApp) -> LintImage? {
        for catalogue in catalogues(of: app) {
            if let asset = catalogue.asset(.imageSet, named: name) { return image(asset) }
            let others = catalogue.namedAssets.filter { $0.name == name && $0.kind != .colorSet }
            if let other = others.first { return LintImage(name: name, asset: other, variants: []) }
        }
        let loose = loosePictures[name] ?? loosePictures[LintPath.stem(name)] ?? []
        let own = loose.filter { LintPath.isIn(app.root, $0) }
        guard !own.isEmpty else { return nil }
        let variants = own.map { path in
            let text = LintPath.stem(path)
            let scale: Scale = text.contains("@3x") ? .x3 : text.contains("@2x") ? .x2 : .x1
            let idiom: Idiom = text.contains("~ipad") ? .iPad : .universal
            return LintImage.Variant(
                path: path, entry: ImageEntry(LintPath.name(path), idiom: idiom, scale: scale),
                header: header(path))
        }
        return LintImage(name: name, asset: nil, variants: variants)
    }

    /// The picture of an image set.
    func image(_ asset: CatalogueAsset) -> LintImage {
        let variants = asset.imageEntries.compactMap { entry -> LintImage.Variant? in
            guard let file = entry.filename, asset.files[file] != nil else { return nil }
            let path = asset.path + "/" + file
            return LintImage.Variant(path: path, entry: entry, header: header(path))
        }
        return LintImage(name: asset.name, asset: asset, variants: variants)
    }

    func header(_ path: String) -> PictureHeader? {
        files[path].flatMap { try? PictureHeader(reading: $0, file: path) }
    }
}
