// Licensed under the Apache License, Version 2.0.

extension AdoptionModule {
    /// The targets that a package's manifest declares and that are not tests.
    ///
    /// The manifest is read and not run: a target that it makes with a function of its own is found by its folder in `Sources`.
    static func modules(ofManifest bytes: [UInt8], in folder: String, paths: [String]) -> [AdoptionModule] {
        let text = withoutComments(bytes)
        let inner = paths.filter { LintPath.isIn(folder, $0) }
        let root = folder.isEmpty ? "" : folder + "/"
        var modules: [AdoptionModule] = []
        var places: Set<String> = []
        let (targets, rest) = targets(text)
        for target in targets {
            guard let name = value("name", in: target) else { continue }
            let candidates =
                value("path", in: target).map { [$0] } ?? [
                    "Sources/\(name)", "Source/\(name)", "src/\(name)",
                ]
            let place = candidates.compactMap { LintPath.join(folder, $0) }
                .first { place in inner.contains { LintPath.isIn(place, $0) && isSource($0) } }
            guard let place, places.insert(place).inserted else { continue }
            // A target may have the manifest's own folder.
            var own = inner.filter { !isManifest($0, in: folder) && LintPath.isIn(place, $0) }
            func named(_ label: String) -> [String]? {
                list(label, in: target)?.compactMap { LintPath.join(place, $0) }
            }
            if let excluded = named("exclude") {
                own.removeAll { path in excluded.contains { LintPath.isIn($0, path) } }
            }
            if let only = named("sources") {
                own.removeAll { path in isSource(path) && !only.contains { LintPath.isIn($0, path) } }
            }
            modules.append(module(name, of: own, settings: settings(of: target, beside: rest), in: text))
        }
        guard modules.isEmpty else { return modules }
        let names = Set(
            inner.compactMap { path -> String? in
                guard path.hasPrefix(root + "Sources/") else { return nil }
                return path.dropFirst(root.count + 8).split(separator: "/").dropLast().first.map(String.init)
            })
        return names.sorted().map { name in
            let own = inner.filter { LintPath.isIn(root + "Sources/" + name, $0) }
            return module(name, of: own, settings: text, in: text)
        }
        .filter { !$0.sources.isEmpty }
    }

    private static func isManifest(_ path: String, in folder: String) -> Bool {
        LintPath.folder(path) == folder && LintPath.name(path).contains(/^Package(@swift-[0-9.]+)?\.swift$/)
    }

    private static func module(
        _ name: String, of own: [String], settings: String, in manifest: String
    ) -> AdoptionModule {
        var module = AdoptionModule(name: name)
        module.sources = own.filter(isSource)
        module.resources = own.filter(isResource)
        module.dataModels = own.filter(isDataModel)
        module.languageMode = languageMode(settings, manifest)
        module.isOnMainActor = settings.contains(/\.defaultIsolation\s*\(\s*MainActor\.self/)
        module.features = settings.matches(of: /\.enableUpcomingFeature\s*\(\s*"(\w+)"/).map {
            String($0.output.1)
        }
        return module
    }

    /// The language mode of a target: its own, that of the package, or that of the tools' version.
    private static func languageMode(_ settings: String, _ manifest: String) -> Int {
        if let own = settings.firstMatch(of: /\.swiftLanguage(?:Mode|Version)\s*\(\s*\.v(\d)/) {
            return own.output.1 == "6" ? 6 : 5
        }
        if let all = manifest.firstMatch(of: /swiftLanguage(?:Modes|Versions)\s*:\s*\[([^\]]*)\]/) {
            return all.output.1.contains(/\.v6|"6/) ? 6 : 5
        }
        return manifest.contains(/swift-tools-version:\s*6/) ? 6 : 5
    }

    /// The words that set a target: those in it with the lists that it names, or where it has none, those that the manifest has
    /// for all.
    private static func settings(of target: String, beside rest: String) -> String {
        guard let own = value(of: "swiftSettings", in: target).map({ expression($0) }) else {
            return rest.contains(/\.swiftSettings\b/) ? rest : ""
        }
        let names = own.matches(of: /(?:^|[^\w.\x22])([A-Za-z_]\w*)(\(?)/)
        let lists = names.compactMap { name -> Substring? in
            let start = rest.ranges(of: name.output.1).first { range in
                let word = rest[..<range.lowerBound].split(whereSeparator: \.isWhitespace).last
                let next = rest[range.upperBound...].first
                return (word == "let" || word == "var") && (next == ":" || next == " " || next == "=")
            }
            guard let start, let sign = rest[start.upperBound...].firstIndex(of: "=") else {
                // What a function gives may be any words of the manifest.
                return name.output.2.isEmpty ? nil : rest[...]
            }
            return expression(
                rest[rest.index(after: sign)...].drop(while: \.isWhitespace), endsWithLine: true)
        }
        return ([own] + lists).joined(separator: "\n")
    }

    /// The text until the comma, the end of the line or the parenthesis behind it that stands in no other.
    private static func expression(_ text: Substring, endsWithLine: Bool = false) -> Substring {
        var depth = 0
        return text.prefix { sign in
            if depth == 0, sign == "," || sign == ")" || endsWithLine && sign.isNewline { return false }
            depth += "([{".contains(sign) ? 1 : ")]}".contains(sign) ? -1 : 0
            return depth >= 0
        }
    }

    /// The targets of a manifest, each by its words, and the manifest without them.
    private static func targets(_ text: String) -> (targets: [String], rest: String) {
        var targets: [String] = []
        var (rest, others) = (Substring(text), "")
        while let start = rest.firstRange(of: /\.(?:target|executableTarget|testTarget|macro|plugin)\(/) {
            others += rest[..<start.lowerBound]
            let isWanted = rest[start].hasPrefix(".target") || rest[start].hasPrefix(".executable")
            rest = rest[start.upperBound...]
            var depth = 1
            let end = rest.indices.first { index in
                depth += rest[index] == "(" ? 1 : rest[index] == ")" ? -1 : 0
                return depth == 0
            }
            if isWanted { targets.append(String(rest[..<(end ?? rest.endIndex)])) }
            rest = rest[(end ?? rest.endIndex)...]
        }
        return (targets, others + rest)
    }

    /// A manifest without comments, other than that of the tools' version.
    static func withoutComments(_ bytes: [UInt8]) -> String {
        let head = String(decoding: bytes.prefix(1 << 12), as: UTF8.self)
        let version = head.firstMatch(of: /swift-tools-version:\s*[0-9.]+/).map { String($0.output) } ?? ""
        return version + "\n" + LintSource.withTexts(bytes, path: "Package.swift")
    }

    private static func value(_ label: String, in text: String) -> String? {
        guard let rest = value(of: label, in: text), rest.first == "\"" else { return nil }
        return String(rest.dropFirst().prefix { $0 != "\"" })
    }

    /// The texts of a list with a label.
    private static func list(_ label: String, in text: String) -> [String]? {
        guard let rest = value(of: label, in: text), rest.first == "[", let end = rest.firstIndex(of: "]")
        else { return nil }
        return rest[..<end].matches(of: /"([^"]*)"/).map { String($0.output.1) }
    }

    /// The text behind the first label of a name; `resources` is not one of `sources`.
    private static func value(of label: String, in text: String) -> Substring? {
        let start = text.ranges(of: label + ":").first { range in
            text[..<range.lowerBound].last.map { !$0.isLetter } ?? true
        }
        return start.map { text[$0.upperBound...].drop(while: \.isWhitespace) }
    }
}
