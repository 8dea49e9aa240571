// Licensed under the Apache License, Version 2.0.

// The splash screens of Android: the values folders of every `res`.
extension ProjectLint {
    func androidFindings() -> [LintFinding] {
        var found = manifestFindings
        var documents: [(path: String, folder: AndroidFolder, root: MarkupElement)] = []
        for path in files.paths {
            let parts = path.split(separator: "/").map(String.init)
            guard parts.count >= 3, path.hasSuffix(".xml"), parts[parts.count - 3] == "res",
                let folder = AndroidFolder(named: parts[parts.count - 2]), folder.kind == "values"
            else { continue }
            if LintPath.isTemplate(path) { continue }
            do throws(ArtefactProblem) {
                let document = try MarkupDocument(reading: files[path] ?? [], file: path)
                documents.append((path, folder, document.root))
                found += strayFindings(document.root, in: path)
                guard document.root.name == "resources" else { continue }
                found += AndroidValuesCheck(document.root, in: path).findings
            } catch {
                found.append(LintRule.androidDamaged.at(path, error.line, error.element, error.reason))
            }
        }
        found += resourceNameFindings()
        let resources = AndroidNames(documents.map(\.root), files)
        found += adaptiveFindings(resources)
        guard !documents.isEmpty else { return found + themeFindings([]) }
        for (path, folder, root) in documents {
            for style in root.all("style") {
                found += styleFindings(style, in: path, folder, resources)
            }
        }
        found += twiceFindings(documents.map { ($0.path, $0.root) })
        return found + themeFindings(documents.map { ($0.path, $0.root) })
    }

    /// The manifests that cannot be read: the rules of apps pass them over.
    private var manifestFindings: [LintFinding] {
        files.paths.compactMap { path in
            guard LintPath.name(path) == "AndroidManifest.xml", !LintPath.isTemplate(path) else { return nil }
            do throws(ArtefactProblem) {
                let root = try MarkupDocument(reading: files[path] ?? [], file: path).root
                guard root.name != "manifest" else { return nil }
                return LintRule.androidManifestDamaged.at(
                    path, root.line, root.name, "the root element is not manifest")
            } catch {
                return LintRule.androidManifestDamaged.at(path, error.line, error.element, error.reason)
            }
        }
    }

    /// Returns findings for what aapt2 does not take below a root of resources: another root, or plain text.
    private func strayFindings(_ root: MarkupElement, in path: String) -> [LintFinding] {
        guard root.name == "resources" else {
            return [
                LintRule.androidDamaged.at(path, root.line, root.name, "the root element is not resources")
            ]
        }
        return root.children.enumerated().compactMap { index, child in
            let words: String
            switch child {
            case .text(let text), .data(let text): words = text.trimmedOfSpace
            default: return nil
            }
            guard !words.isEmpty else { return nil }
            return LintRule.androidDamaged.at(
                path, root.line(ofText: index), "resources",
                "\u{201C}\(words.prefix(40))\u{201D} stands between the resources")
        }
    }

    /// Returns findings for resources that a folder of values has twice; those of other folders are variants.
    ///
    /// Attributes and ids may be declared again, and a product has values of its own.
    private func twiceFindings(_ documents: [(path: String, root: MarkupElement)]) -> [LintFinding] {
        let kinds: Set = [
            "bool", "color", "dimen", "drawable", "fraction", "integer", "plurals", "string", "style",
            "array", "declare-styleable",
        ]
        var places: [[String]: String] = [:]
        return documents.flatMap { path, root in
            root.elements.compactMap { element -> LintFinding? in
                var kind = element.name == "item" ? element["type"]?.trimmedOfSpace ?? "" : element.name
                if kind.hasSuffix("-array") { kind = "array" }
                guard let name = element["name"]?.trimmedOfSpace, kinds.contains(kind) else { return nil }
                let key = [LintPath.folder(path), kind, name, element["product"] ?? ""]
                guard let first = places[key] else {
                    places[key] = "\(path):\(element.line)"
                    return nil
                }
                return LintRule.androidDamaged.at(
                    path, element.line, "\(kind)/\(name)",
                    "the \(kind) \u{201C}\(name)\u{201D} stands in \(first), too")
            }
        }
    }

    /// Returns findings for the layers of adaptive icons that are not there.
    private func adaptiveFindings(_ resources: AndroidNames) -> [LintFinding] {
        files.paths.flatMap { path -> [LintFinding] in
            let parts = path.split(separator: "/").map(String.init)
            guard parts.count >= 3, path.hasSuffix(".xml"), parts[parts.count - 3] == "res",
                ["mipmap", "drawable"].contains(AndroidFolder(named: parts[parts.count - 2])?.kind),
                !LintPath.isTemplate(path), let bytes = files[path],
                let root = try? MarkupDocument(reading: bytes, file: path).root,
                root.name == "adaptive-icon"
            else { return [] }
            return root.elements.compactMap { layer in
                guard let value = layer["android:drawable"]?.trimmedOfSpace else { return nil }
                let name = value.split(separator: "/").last.map(String.init) ?? ""
                if value.hasPrefix("@color/"), !resources.colors.contains(name) {
                    return LintRule.androidColorAbsent.at(
                        path, layer.line, layer.name, "\(value) is not declared")
                }
                let isPicture = value.hasPrefix("@drawable/") || value.hasPrefix("@mipmap/")
                guard isPicture, resources.drawables[name] == nil else { return nil }
                return LintRule.androidDrawableAbsent.at(
                    path, layer.line, layer.name, "\(value) is not there")
            }
        }
    }

    private func styleFindings(
        _ style: MarkupElement, in path: String, _ folder: AndroidFolder, _ resources: AndroidNames
    ) -> [LintFinding] {
        var found: [LintFinding] = []
        let items = style.all("item").filter { $0["name"]?.contains("windowSplashScreen") == true }
        let hasCircle = items.contains { $0["name"]?.hasSuffix("IconBackgroundColor") == true }
        for item in items {
            let name = item["name"] ?? ""
            let element = "style/\(style["name"] ?? "")/\(name)"
            let value = item.text.trimmedOfSpace
            if name.hasPrefix("android:"), folder.version < 31, item["tools:targetApi"] == nil {
                found.append(
                    LintRule.androidUnversioned.at(
                        path, item.line, element, "\(name) stands in \(folder.name)"))
            }
            if value.hasPrefix("@color/"), !resources.colors.contains(String(value.dropFirst(7))) {
                found.append(
                    LintRule.androidColorAbsent.at(path, item.line, element, "\(value) is not declared"))
            }
            for kind in ["@drawable/", "@mipmap/"] where value.hasPrefix(kind) {
                let drawable = String(value.dropFirst(kind.count))
                if resources.drawables[drawable] == nil {
                    found.append(
                        LintRule.androidDrawableAbsent.at(path, item.line, element, "\(value) is not there"))
                } else if name.hasSuffix("AnimatedIcon"),
                    let size = resources.excess(of: drawable, in: files, hasCircle: hasCircle, pixels: pixels)
                {
                    found.append(LintRule.androidIconLarge.at(path, item.line, element, size))
                }
            }
        }
        return found
    }
}

/// The names that resources of Android have.
private struct AndroidNames {
    private(set) var colors: Set<String> = []
    /// The files of drawables by name; none for those of values.
    private(set) var drawables: [String: [String]] = [:]
    private var dimensions: [String: Double] = [:]

    init(_ roots: [MarkupElement], _ files: FileSet) {
        for element in roots.flatMap(\.elements) {
            guard let name = element["name"]?.trimmedOfSpace else { continue }
            switch element.name == "item" ? element["type"]?.trimmedOfSpace ?? "" : element.name {
            case "color": colors.insert(name)
            case "drawable", "mipmap": drawables[name, default: []] += []
            case "dimen":
                let text = element.text.trimmedOfSpace
                if text.hasSuffix("dp") { dimensions[name] = Double(text.dropLast(2)) }
            default: break
            }
        }
        for path in files.paths {
            let parts = path.split(separator: "/")
            guard parts.count >= 3, parts[parts.count - 3] == "res" else { continue }
            let name = String(parts[parts.count - 1].prefix { $0 != "." })
            switch parts[parts.count - 2].prefix(while: { $0 != "-" }) {
            case "drawable", "mipmap": drawables[name, default: []].append(path)
            case "color": colors.insert(name)
            default: break
            }
        }
    }

    /// Returns the excess size of an icon, in words; nil when it fits or is not known.
    func excess(
        of name: String, in files: FileSet, hasCircle: Bool, pixels: (@Sendable (String) -> LintPixels?)?
    ) -> String? {
        let (canvas, circle) = hasCircle ? (240.0, 160.0) : (288.0, 192.0)
        let drawn = ["width", "height"].compactMap { dimensions["\(name)_\($0)"] }
        if let side = drawn.max() {
            return side > circle
                ? "a mark of \(side.plain) dp is cut by the circle of \(circle.plain) dp" : nil
        }
        for path in drawables[name] ?? [] {
            let folder = LintPath.name(LintPath.folder(path)).split(separator: "-").map(String.init)
            guard let density = AndroidDensity.allCases.first(where: { folder.contains($0.rawValue) }),
                let bytes = files[path],
                let size = (try? PictureHeader(reading: bytes, file: path))?.pixels
            else { continue }
            let side = Double(max(size.width, size.height)) / density.scale
            // Rounding to pixels may add one.
            if side > canvas + 1 {
                return "\(path) has \(side.rounded().plain) dp, its canvas is \(canvas.plain) dp"
            }
            guard let picture = pixels?(path), let margins = picture.margins else { continue }
            let across = picture.width - margins[1] - margins[3]
            let down = picture.height - margins[0] - margins[2]
            let shown = Double(max(across, down)) / density.scale
            if shown > circle + 1 {
                return "the mark of \(path) has \(shown.rounded().plain) dp, its circle \(circle.plain) dp"
            }
        }
        return nil
    }
}
