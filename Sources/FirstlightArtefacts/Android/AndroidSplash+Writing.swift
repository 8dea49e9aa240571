// Licensed under the Apache License, Version 2.0.

extension AndroidSplash {
    /// Makes the resources, changing only our items of the files that are there.
    ///
    /// A file that would not change is not among the files, so that a second run writes nothing.
    public func artefacts(over res: FileSet = FileSet()) throws(ArtefactProblem) -> PlatformArtefacts {
        if let objection = objections.first { throw objection }
        var artefacts = PlatformArtefacts()
        var values = try AndroidValuesFolders(res)
        writeColors(into: &values)
        writeSizes(into: &values)
        writeThemes(into: &values)
        artefacts.files = values.changed()
        var drawables = windowBackgrounds(over: res)
        if case .drawn(let vector) = animatedIcon { drawables[Self.animatedIconPath] = vector.bytes() }
        for (path, bytes) in drawables where res[path] != bytes {
            artefacts.files[path] = bytes
        }
        artefacts.pictures = pictures
        let drawn = Set(artefacts.pictures.map(\.path))
        if animatedIcon == nil, res[Self.animatedIconPath] != nil {
            artefacts.obsolete.append(Self.animatedIconPath)
        }
        artefacts.obsolete += res.paths.filter { path in
            let name = path.split(separator: "/").last.map(String.init) ?? ""
            return AndroidFolder(of: path)?.kind == "drawable" && !drawn.contains(path)
                && drawables[path] == nil
                && ["\(Name.icon).png", "\(Name.branding).png", "\(Name.background).xml"].contains(name)
        }
        return artefacts
    }

    /// The place of the moving mark, whose theme is that of version 12.
    static let animatedIconPath = "drawable-v31/\(Name.animatedIcon).xml"

    private func writeColors(into values: inout AndroidValuesFolders) {
        let (day, night) = (AndroidFolder("values"), AndroidFolder("values", ["night"]))
        for (name, pair) in [(Name.background, background), (Name.iconBackground, iconBackground)] {
            values.set("color", name, to: pair?.light.android, in: day)
            values.set("color", name, to: pair?.dark?.android, in: night)
        }
    }

    /// The sizes of the art are dimensions: the code that draws the first frame reads them, so that nothing jumps.
    private func writeSizes(into values: inout AndroidValuesFolders) {
        for (name, picture) in [(Name.icon, icon), (Name.branding, branding)] {
            var size: (width: String, height: String)?
            if case .drawn(let width, let height, _) = picture {
                size = ("\(width.plain)dp", "\(height.plain)dp")
            }
            values.set("dimen", "\(name)_width", to: size?.width, in: AndroidFolder("values"))
            values.set("dimen", "\(name)_height", to: size?.height, in: AndroidFolder("values"))
        }
    }

    /// Writes the theme into the folders that need it, and into each that declares it already.
    ///
    /// The night qualifier counts before the version: where `values-night` has the theme, it would hide
    /// that of `values-v31` at night, so `values-night-v31` is written as well.
    private func writeThemes(into values: inout AndroidValuesFolders) {
        let present = values.folders(declaring: theme)
        var wanted = Set(present)
        for qualifiers in Set(present.map(\.qualifiers)).union([[]]) {
            for level in levels { wanted.insert(AndroidFolder("values", qualifiers, version: level)) }
        }
        for folder in wanted.sorted(by: { $0.name < $1.name }) {
            let nearest = present.filter { $0.qualifiers == folder.qualifiers && $0.version < folder.version }
                .max { $0.version < $1.version }
            let style = AndroidValuesFile.Style(
                parent: parent ?? nearest.flatMap { values.style(theme, in: $0)?.parent },
                items: items(at: folder.version))
            values.write(
                style, as: theme, owning: Self.ownAttributes, keepsParent: !isCompatible, in: folder)
        }
    }

    private var parent: String? {
        switch base {
        case .platform(let parent): parent
        case .compatibility: compatibilityParent
        }
    }

    // MARK: - Drawables

    /// The layers before version 12, in every folder in which a file of that name would hide ours.
    private func windowBackgrounds(over res: FileSet) -> [String: [UInt8]] {
        guard !isCompatible else { return [:] }
        let name = "\(Name.background).xml"
        var folders: Set<AndroidFolder> = [AndroidFolder("drawable")]
        if needsSizedLayers { folders.insert(AndroidFolder("drawable", version: 23)) }
        for path in res.paths where path.hasSuffix("/" + name) {
            if let folder = AndroidFolder(of: path), folder.kind == "drawable" { folders.insert(folder) }
        }
        return Dictionary(
            uniqueKeysWithValues: folders.map {
                ("\($0.name)/\(name)", windowBackground(hasSizes: $0.version >= 23).bytes())
            })
    }

    /// Layers have sizes and gravity from version 6 on; before, they would fill the window.
    private var needsSizedLayers: Bool {
        if case .reference = icon { true } else { iconBackground != nil && icon != nil }
    }

    private func windowBackground(hasSizes: Bool) -> MarkupDocument {
        func sized(_ side: Double, _ attributes: [MarkupAttribute] = []) -> MarkupElement {
            let side = "\(side.plain)dp"
            return MarkupElement(
                "item",
                [
                    MarkupAttribute("android:width", side), MarkupAttribute("android:height", side),
                    MarkupAttribute("android:gravity", "center"),
                ] + attributes)
        }
        var layers = [
            MarkupElement("item", [MarkupAttribute("android:drawable", "@color/\(Name.background)")])
        ]
        if hasSizes, iconBackground != nil, icon != nil {
            var circle = sized(iconCircle)
            var shape = MarkupElement("shape", [MarkupAttribute("android:shape", "oval")])
            shape.children = [
                .element(
                    MarkupElement(
                        "solid", [MarkupAttribute("android:color", "@color/\(Name.iconBackground)")]))
            ]
            circle.children = [.element(shape)]
            layers.append(circle)
        }
        switch icon {
        case .drawn: layers.append(bitmap(Name.icon, gravity: "center"))
        case .reference(let reference) where hasSizes:
            layers.append(sized(iconCanvas, [MarkupAttribute("android:drawable", reference)]))
        case .reference, nil: break
        }
        if case .drawn = branding {
            var layer = bitmap(Name.branding, gravity: "bottom|center_horizontal")
            layer["android:bottom"] = "60dp"
            layers.append(layer)
        }
        let root = MarkupElement(
            "layer-list", [MarkupAttribute("xmlns:android", Self.namespace)],
            children: layers.map(MarkupNode.element))
        return MarkupDocument(root: root, prologue: Self.prologue).indented()
    }

    private func bitmap(_ name: String, gravity: String) -> MarkupElement {
        let bitmap = MarkupElement(
            "bitmap",
            [
                MarkupAttribute("android:gravity", gravity),
                MarkupAttribute("android:src", "@drawable/\(name)"),
            ])
        return MarkupElement("item", children: [.element(bitmap)])
    }

    static let namespace = "http://schemas.android.com/apk/res/android"
    static let prologue = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"

    // MARK: - Pictures

    /// The pictures of the mark and the brand, for each density and appearance.
    public var pictures: [PictureSlot] {
        slots(icon, .splashIcon, Name.icon, canvas: (iconCanvas, iconCanvas))
            + slots(branding, .branding, Name.branding, canvas: Self.brandingCanvas)
    }

    private func slots(
        _ picture: Picture?, _ art: PictureSlot.Art, _ name: String, canvas: (width: Double, height: Double)
    ) -> [PictureSlot] {
        guard case .drawn(let width, let height, let hasDark) = picture else { return [] }
        return (hasDark ? [false, true] : [false]).flatMap { isDark in
            AndroidDensity.allCases.map { density in
                PictureSlot(
                    path: "drawable-\(isDark ? "night-" : "")\(density.rawValue)/\(name).png", art: art,
                    width: density.pixels(canvas.width), height: density.pixels(canvas.height),
                    artWidth: density.pixels(width), artHeight: density.pixels(height), isDark: isDark)
            }
        }
    }
}
