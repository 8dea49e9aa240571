// Licensed under the Apache License, Version 2.0.

// The names of Android's folders and files of resources, of which aapt2 and the Gradle plugin refuse others.
extension ProjectLint {
    func resourceNameFindings() -> [LintFinding] {
        var known: [String: Bool] = [:]
        var folders: Set<String> = []
        var found: [LintFinding] = []
        for path in files.paths where !LintPath.isTemplate(path) {
            let place = LintPath.folder(path)
            let res = LintPath.folder(place)
            guard LintPath.name(res) == "res", let folder = AndroidFolder(named: LintPath.name(place)),
                !folder.kind.hasPrefix(".")
            else { continue }
            let isAndroid = known[res] ?? isAndroid(res)
            known[res] = isAndroid
            guard isAndroid else { continue }
            if folders.insert(place).inserted, let reason = AndroidQualifiers.fault(of: LintPath.name(place))
            {
                found.append(LintRule.androidFolderName.at(place, nil, LintPath.name(place), reason))
            }
            guard AndroidQualifiers.kinds.contains(folder.kind) else { continue }
            if let reason = Self.fault(ofFile: LintPath.name(path), kind: folder.kind) {
                found.append(LintRule.androidFileName.at(path, nil, LintPath.name(path), reason))
            }
        }
        return found
    }

    /// Returns whether a folder `res` is Android's: beside a manifest, or with a file of values.
    private func isAndroid(_ res: String) -> Bool {
        let outer = LintPath.folder(res)
        let manifest = outer.isEmpty ? "AndroidManifest.xml" : outer + "/AndroidManifest.xml"
        return files[manifest] != nil
            || files.paths.contains { $0.hasPrefix(res + "/values/") && $0.hasSuffix(".xml") }
    }

    /// The reason why a file cannot be a resource; nil for one that can, and for one that aapt2 passes over.
    private static func fault(ofFile name: String, kind: String) -> String? {
        let ignored =
            name.hasPrefix(".") || name.hasSuffix("~") || name.hasSuffix(".scc")
            || ["thumbs.db", "picasa.ini", "cvs"].contains(name.lowercased())
        guard !ignored else { return nil }
        let stem = String(name.prefix { $0 != "." })
        // A file of values only has its values.
        if kind == "values" { return nil }
        let rest = name.dropFirst(stem.count)
        if kind != "raw", rest.dropFirst().contains("."), !rest.hasPrefix(".9.") {
            return "it has a second point, which begins its ending"
        }
        func isLetter(_ sign: Character) -> Bool { ("a"..."z").contains(sign) }
        if let sign = stem.first(where: { !isLetter($0) && !("0"..."9").contains($0) && $0 != "_" }) {
            return "\u{201C}\(sign)\u{201D} is none of a to z, 0 to 9 and the underscore"
        }
        if let first = stem.first, !isLetter(first), first != "_" { return "it begins with a digit" }
        return keywords.contains(stem) ? "\u{201C}\(stem)\u{201D} is a word of Java" : nil
    }

    private static let keywords: Set = [
        "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
        "continue", "default", "do", "double", "else", "enum", "extends", "false", "final", "finally",
        "float", "for", "goto", "if", "implements", "import", "instanceof", "int", "interface", "long",
        "native", "new", "null", "package", "private", "protected", "public", "return", "short", "static",
        "strictfp", "super", "switch", "synchronized", "this", "throw", "throws", "transient", "true", "try",
        "void", "volatile", "while",
    ]
}

/// The qualifiers of Android's folders of resources, in the order in which they have to stand.
private enum AndroidQualifiers {
    static let kinds: Set = [
        "anim", "animator", "color", "drawable", "font", "interpolator", "layout", "menu", "mipmap",
        "navigation", "raw", "transition", "values", "xml",
    ]

    /// The words of each place; those with numbers and of languages are told by their form.
    private static let words: [Int: Set<String>] = [
        4: ["masculine", "feminine", "neuter"], 5: ["ldltr", "ldrtl"],
        9: ["small", "normal", "large", "xlarge"], 10: ["long", "notlong"], 11: ["round", "notround"],
        12: ["widecg", "nowidecg"], 13: ["highdr", "lowdr"], 14: ["port", "land", "square"],
        15: ["car", "desk", "television", "appliance", "watch", "vrheadset"], 16: ["night", "notnight"],
        17: ["ldpi", "mdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi", "nodpi", "tvdpi", "anydpi"],
        18: ["notouch", "stylus", "finger"], 19: ["keysexposed", "keyshidden", "keyssoft"],
        20: ["nokeys", "qwerty", "12key"], 21: ["navexposed", "navhidden"],
        22: ["nonav", "dpad", "trackball", "wheel"],
    ]

    /// The place of a qualifier in the order; nil for what is none.
    private static func place(of text: String) -> Int? {
        if let place = words.first(where: { $0.value.contains(text) })?.key { return place }
        func isNumber(_ text: some StringProtocol) -> Bool {
            !text.isEmpty && text.allSatisfy { ("0"..."9").contains($0) }
        }
        func isNumber(from start: String, to end: String = "") -> Bool {
            text.hasPrefix(start) && text.hasSuffix(end) && text.count > start.count + end.count
                && isNumber(text.dropFirst(start.count).dropLast(end.count))
        }
        func isLetters(_ text: some StringProtocol) -> Bool {
            text.allSatisfy { ("a"..."z").contains($0) }
        }
        if isNumber(from: "mcc") { return 0 }
        if isNumber(from: "mnc") { return 1 }
        if text.hasPrefix("b+") || (2...3).contains(text.count) && isLetters(text) { return 2 }
        if text.count == 3, text.hasPrefix("r"), isLetters(text) { return 3 }
        if isNumber(from: "sw", to: "dp") { return 6 }
        if isNumber(from: "w", to: "dp") { return 7 }
        if isNumber(from: "h", to: "dp") { return 8 }
        if isNumber(from: "", to: "dpi") { return 17 }
        let sides = text.split(separator: "x", omittingEmptySubsequences: false)
        if sides.count == 2, sides.allSatisfy({ isNumber($0) }) { return 23 }
        return isNumber(from: "v") ? 24 : nil
    }

    /// The reason why a folder's name is refused; nil for one that is taken.
    static func fault(of name: String) -> String? {
        let kind = String(name.prefix { $0 != "-" })
        guard kinds.contains(kind) else {
            // Gradle passes over a folder that is none of resources.
            let meant = kinds.first { $0 + "s" == kind || kind + "s" == $0 || $0 == kind.lowercased() }
            return meant.map { "\u{201C}\(kind)\u{201D} is no kind of resources; \($0) is" }
        }
        var last = -1
        for part in name.lowercased().split(separator: "-").dropFirst() {
            let text = String(part)
            // Of three letters that begin with an r, those after a language are a region.
            let isRegion = last == 2 && text.count == 3 && text.hasPrefix("r")
            guard let place = isRegion ? 3 : place(of: text) else {
                return "\u{201C}\(text)\u{201D} is no qualifier"
            }
            guard place > last else {
                return "\u{201C}\(text)\u{201D} stands after a qualifier that it comes before"
            }
            last = place
        }
        return nil
    }
}
