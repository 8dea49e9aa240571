// Licensed under the Apache License, Version 2.0.

// Scales and edges of the pictures of launch screens.
extension ProjectLint {
    func scaleFindings(_ image: LintImage, _ app: LintApp) -> [LintFinding] {
        let bitmaps = image.variants.filter { ($0.header?.format).map { $0 != .pdf && $0 != .svg } ?? true }
        guard let asset = image.asset, !bitmaps.isEmpty, bitmaps.count == image.variants.count else {
            return []
        }
        struct Group: Hashable {
            let idiom: String
            let appearances: Set<Appearance>
        }
        let groups = Dictionary(grouping: bitmaps) { variant in
            Group(
                idiom: variant.entry.idiom?.rawValue ?? "universal",
                appearances: Set(variant.entry.appearances))
        }
        var missing: Set<String> = []
        for (group, variants) in groups {
            // An entry without a scale is for every scale.
            guard variants.allSatisfy({ $0.entry.scale != nil }) else { continue }
            // One pixel is the same at every scale.
            if variants.allSatisfy({ $0.header?.pixels == PixelSize(1, 1) }) { continue }
            let present = Set(variants.compactMap { $0.entry.scale?.rawValue })
            missing.formUnion(
                Self.scales(idiom: group.idiom, app).subtracting(present).map { scale in
                    let kind = group.appearances.isEmpty ? "" : " for its appearance"
                    return "\(scale) of \(group.idiom)\(kind)"
                })
        }
        return missing.sorted().map {
            LintRule.scaleMissing.at(
                asset.contentsPath, asset.line(of: ["images"]), "images",
                "\u{201C}\(image.name)\u{201D} lacks \($0)")
        }
    }

    private static func scales(idiom: String, _ app: LintApp) -> Set<String> {
        switch idiom {
        case "universal": app.platforms.contains(.iOS) ? ["2x", "3x"] : ["1x", "2x"]
        case "iphone": ["2x", "3x"]
        case "ipad": ["2x"]
        case "tv": ["1x", "2x"]
        default: []
        }
    }

    // MARK: - Edges

    func edgeFindings(_ image: LintImage) -> [LintFinding] {
        guard let pixels else { return [] }
        return image.variants.compactMap { variant in
            guard let header = variant.header, header.hasAlpha, header.pixels.map({ $0.width > 2 }) ?? true,
                let picture = pixels(variant.path), let margins = picture.margins,
                margins.contains(where: { $0 > 0 })
            else { return nil }
            let (top, right, bottom, left) = (margins[0], margins[1], margins[2], margins[3])
            var finding = LintRule.transparentEdge.at(
                variant.path, nil, "",
                "transparent rows at the top \(top), right \(right), bottom \(bottom), left \(left)")
            // Room on all sides is mostly meant.
            let isEven = abs(top - bottom) <= 1 && abs(left - right) <= 1
            if isEven, top > 0, left > 0 { finding.severity = .note }
            return finding
        }
    }
}

extension LintPixels {
    /// The transparent rows and columns at the top, right, bottom and left; nil when nothing is visible.
    var margins: [Int]? {
        guard width > 0, height > 0 else { return nil }
        let (area, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, area <= rgba.count / 4 else { return nil }
        var (top, right, bottom, left) = (height, width, height, width)
        for y in 0..<height {
            let row = y * width
            guard let first = (0..<width).first(where: { rgba[(row + $0) * 4 + 3] != 0 }),
                let last = (0..<width).last(where: { rgba[(row + $0) * 4 + 3] != 0 })
            else { continue }
            (top, bottom) = (min(top, y), height - 1 - y)
            (left, right) = (min(left, first), min(right, width - 1 - last))
        }
        return top == height ? nil : [top, right, bottom, left]
    }
}
