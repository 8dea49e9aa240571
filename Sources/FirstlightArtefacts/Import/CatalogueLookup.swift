// Licensed under the Apache License, Version 2.0.

import Foundation

/// The colours and pictures of a launch screen, found in the asset catalogues of a project and beside them.
///
/// Of several of a name, those of the catalogue count that is nearest to the file that names them.
struct ImportAssets {
    /// A picture, with the files that are shown in each appearance.
    struct Picture {
        /// The natural size in points; nil when no file says it.
        var size: StoryboardSize?
        /// The paths of the files; nil for an appearance that has none.
        var light, dark: String?
        /// Indicates whether its shape alone counts, which a view draws in its tint.
        var isTemplate = false
    }

    private let folder: ImportFolder
    private let assets: [CatalogueAsset]
    private let idiom: Idiom
    private let bundles: ImportBundles

    init(_ folder: ImportFolder, isTelevision: Bool = false) {
        (self.folder, idiom) = (folder, isTelevision ? .tv : .iPhone)
        let own = folder.file.split(separator: "/")
        let all = (folder.catalogues ?? Catalogue.catalogues(in: folder.files))
            .map { catalogue in
                (zip(own, catalogue.path.split(separator: "/")).prefix { $0 == $1 }.count, catalogue)
            }
            .sorted { ($1.0, $0.1.path) < ($0.0, $1.1.path) }
            .flatMap(\.1.namedAssets)
        let bundles = ImportBundles(folder)
        self.bundles = bundles
        // The app's own come before those of the packages and frameworks that it links.
        let isOwn = all.map { bundles.owner(of: $0.path) == nil }
        let pairs = zip(all, isOwn)
        assets = pairs.filter(\.1).map(\.0) + pairs.filter { !$0.1 }.map(\.0)
    }

    // MARK: - Colours

    /// The colours of a set in both appearances; nil when there is none that has any. The text says what is in doubt.
    func colors(named name: String) -> (pair: HexColorPair, doubt: String?)? {
        for asset in assets where asset.name == name {
            guard let set = asset.colorSet else { continue }
            let light = set.color(isDark: false, idiom: idiom).flatMap { Self.shade(of: $0, isDark: false) }
            let dark = set.color(isDark: true, idiom: idiom).flatMap { Self.shade(of: $0, isDark: true) }
            guard let shown = light ?? dark else { continue }
            let other = dark?.color == shown.color ? nil : dark?.color
            var doubt = shown.doubt ?? dark?.doubt
            if doubt == nil, Self.differsOnPads(set, light?.color, dark?.color, idiom) {
                doubt = "the colour \u{201C}\(name)\u{201D} is another one on an iPad, which is not declared"
            }
            if light == nil { doubt = "the colour \u{201C}\(name)\u{201D} has no light variant" }
            if let owner = bundles.owner(of: asset.path) {
                doubt = "the colour \u{201C}\(name)\u{201D} \(ImportBundles.words(of: owner))"
            }
            return (HexColorPair(shown.color, dark: other), doubt)
        }
        return nil
    }

    /// Returns whether an iPad shows other colours of a set than the phone does that is declared.
    private static func differsOnPads(
        _ set: ColorSet, _ light: HexColor?, _ dark: HexColor?, _ idiom: Idiom
    ) -> Bool {
        guard idiom == .iPhone else { return false }
        return [(false, light), (true, dark)].contains { isDark, own in
            let other = set.color(isDark: isDark, idiom: .iPad).flatMap { shade(of: $0, isDark: isDark) }
            return other != nil && other?.color != own
        }
    }

    /// The reason why no colour of a name is known.
    func absence(ofColor name: String) -> String {
        let found = assets.filter { $0.name == name && $0.kind == .colorSet }
        guard let set = found.lazy.compactMap(\.colorSet).first else {
            if let problem = found.lazy.compactMap(\.problem).first {
                return "the colour \u{201C}\(name)\u{201D} cannot be read: \(problem)"
            }
            return "the colour \u{201C}\(name)\u{201D} is in no catalogue of the project"
        }
        if let words = set.color(isDark: false, idiom: idiom)?.faultWords {
            return "the colour \u{201C}\(name)\u{201D} cannot be read: \(words)"
        }
        guard let system = set.color(isDark: false, idiom: idiom)?.reference else {
            return "the colour \u{201C}\(name)\u{201D} has no value in its catalogue"
        }
        return
            "the colour \u{201C}\(name)\u{201D} is the system's \u{201C}\(system)\u{201D}, which has no fixed "
            + "value; give one"
    }

    /// Returns whether a catalogue has a colour of a name, whatever it says.
    func hasColor(named name: String) -> Bool {
        assets.contains { $0.name == name && $0.kind == .colorSet }
    }

    private static func shade(
        of color: CatalogueColor, isDark: Bool
    ) -> (color: HexColor, doubt: String?)? {
        if let name = color.reference {
            let tint = SystemColor.tint(named: name)
            guard let pair = SystemColor.pair(named: name) ?? tint else { return nil }
            let doubt =
                tint == nil ? nil : "the system's colour \u{201C}\(name)\u{201D} \(SystemColor.tintWords)"
            return (isDark ? pair.dark ?? pair.light : pair.light, doubt)
        }
        if let channels = color.sRGB, let hex = HexColor(channels) {
            return (hex, channels.isWithinBytes ? nil : "the colour \(HexColor.beyondBytes)")
        }
        let space = color.colorSpace ?? ""
        return color.channels.flatMap(HexColor.init).map {
            ($0, "the colour space \u{201C}\(space)\u{201D} is not known, so its numbers count as sRGB")
        }
    }

    // MARK: - Pictures

    /// The picture of a name: that of a catalogue, or else of a file beside them.
    func picture(named name: String) -> Picture? {
        for asset in assets where asset.name == name && asset.kind == .imageSet {
            let entries = asset.imageEntries.filter { entry in
                entry.filename.map { asset.files[$0] != nil } ?? false
            }
            guard !entries.isEmpty else { continue }
            let (light, dark) = (entry(of: entries, isDark: false), entry(of: entries, isDark: true))
            func path(_ entry: ImageEntry?) -> String? { entry?.filename.map { asset.path + "/" + $0 } }
            let shown = light ?? dark
            let natural = path(shown).flatMap { self.size(of: $0, scale: shown?.scale?.factor) }
            return Picture(
                size: natural, light: path(light), dark: path(dark),
                isTemplate: asset.imageSet?.properties.templateRenderingIntent == "template")
        }
        return loosePicture(name)
    }

    /// Returns whether a name is that of a symbol, whose size and colour are its view's, and of no picture.
    func hasSymbol(named name: String) -> Bool {
        let found = assets.filter { $0.name == name }
        return found.contains { $0.kind == .other("symbolset") } && !found.contains { $0.kind == .imageSet }
    }

    /// The reason why a picture that is there cannot be shown; nil for one that can, and for one that is elsewhere.
    func fault(ofPicture name: String) -> String? {
        func unread(_ problem: ArtefactProblem) -> String {
            "the picture \u{201C}\(name)\u{201D} cannot be read: \(problem)"
        }
        if let picture = picture(named: name) {
            let asset = assets.first { asset in
                asset.name == name
                    && [picture.light, picture.dark].contains { path in
                        path.map { LintPath.folder($0) == asset.path } ?? false
                    }
            }
            if let owner = asset.flatMap({ bundles.owner(of: $0.path) }) {
                return "the picture \u{201C}\(name)\u{201D} \(ImportBundles.words(of: owner))"
            }
            guard let path = picture.light ?? picture.dark, let bytes = folder.files[path] else { return nil }
            do throws(ArtefactProblem) {
                _ = try PictureHeader(reading: bytes, file: path)
                return nil
            } catch {
                return unread(error)
            }
        }
        let found = assets.filter { $0.name == name && $0.kind == .imageSet }
        if let problem = found.lazy.compactMap(\.problem).first { return unread(problem) }
        guard let set = found.first(where: { $0.contents != nil }),
            set.imageEntries.allSatisfy({ $0.filename == nil })
        else { return nil }
        return "the picture \u{201C}\(name)\u{201D} has no file in its catalogue"
    }

    /// The reason why nothing is known of a picture that no catalogue of the project has; nil where there is none at all, as of
    /// a file that is read alone.
    func absence(ofPicture name: String) -> String? {
        guard !assets.isEmpty, !assets.contains(where: { $0.name == name }), loosePicture(name) == nil else {
            return nil
        }
        return "the picture \u{201C}\(name)\u{201D} is in no catalogue of the project"
    }

    /// The entry that a device shows in an appearance; of several scales the largest, whose size is the most exact.
    private func entry(of entries: [ImageEntry], isDark: Bool) -> ImageEntry? {
        let shown: Set<Appearance> = [isDark ? .dark : .light]
        func rank(_ entry: ImageEntry) -> Int? {
            guard [idiom, .universal, nil].contains(entry.idiom), shown.isSuperset(of: entry.appearances),
                entry.subtype != ImageEntry.catalyst
            else { return nil }
            return entry.appearances.count * 100 + (entry.idiom == idiom ? 50 : 0)
                + (entry.widthClass == nil && entry.heightClass == nil && entry.languageDirection == nil
                    ? 20 : 0)
                + (entry.subtype == nil ? 10 : 0) + (entry.scale?.factor ?? 0)
                // Those of a language are for those who speak it.
                - (entry.members["locale"] == nil ? 0 : 1000)
        }
        return entries.compactMap { entry in rank(entry).map { ($0, entry) } }.max { $0.0 < $1.0 }?.1
    }

    private func loosePicture(_ name: String) -> Picture? {
        let endings: Set = ["png", "jpg", "jpeg", "pdf", "svg"]
        let bare = endings.contains(LintPath.ending(name)) ? LintPath.stem(name) : name
        let found = folder.files.paths.filter { path in
            endings.contains(LintPath.ending(path)) && !path.contains(".xcassets/")
                && LintPath.stem(path).prefix { $0 != "@" && $0 != "~" } == bare
        }
        let own = folder.file.split(separator: "/")
        let near = found.max { one, other in
            let counts = [one, other].map { path in
                (zip(own, path.split(separator: "/")).prefix { $0 == $1 }.count, LintPath.stem(path))
            }
            return counts[0] < counts[1]
        }
        guard let path = near else { return nil }
        let stem = LintPath.stem(path)
        let scale = stem.contains("@3x") ? 3 : stem.contains("@2x") ? 2 : 1
        return Picture(size: size(of: path, scale: scale), light: path, dark: path)
    }

    private func size(of path: String, scale: Int?) -> StoryboardSize? {
        guard let bytes = folder.files[path], let header = try? PictureHeader(reading: bytes, file: path)
        else {
            return nil
        }
        if let pixels = header.pixels {
            let scale = Double(scale ?? 1)
            return StoryboardSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
        }
        return VectorSize.points(of: bytes, format: header.format)
    }

    // MARK: - One colour

    /// The look of a picture that has a single colour.
    enum Plain: Equatable {
        /// Nothing of it is seen.
        case clear
        /// The colour in both appearances.
        case color(HexColorPair)
    }

    /// Returns the single colour of a picture; nil when it has several, or its pixels are not known.
    func plain(_ picture: Picture) -> Plain? {
        guard let light = (picture.light ?? picture.dark).flatMap(singleColor) else { return nil }
        let dark = picture.dark.flatMap(singleColor)
        if light.alpha == 0, dark.map({ $0.alpha == 0 }) ?? true { return .clear }
        return .color(HexColorPair(light, dark: dark == light ? nil : dark))
    }

    private func singleColor(_ path: String) -> HexColor? {
        guard let picture = folder.pixels?(path), picture.rgba.count >= 4 else { return nil }
        let first = Array(picture.rgba.prefix(4))
        let isPlain = picture.rgba.indices.allSatisfy { picture.rgba[$0] == first[$0 & 3] }
        guard isPlain else {
            // Whatever the colour of what is not seen.
            let isClear = stride(from: 3, to: picture.rgba.count, by: 4).allSatisfy { picture.rgba[$0] == 0 }
            return isClear ? HexColor(red: 0, green: 0, blue: 0, alpha: 0) : nil
        }
        return HexColor(red: first[0], green: first[1], blue: first[2], alpha: first[3])
    }
}
