// Licensed under the Apache License, Version 2.0.

/// The description of which XcodeGen makes a project, with those that it includes merged into it.
///
/// It is merged as XcodeGen does (`SpecFile.swift`): mappings key by key, lists one after the other, a key that ends with
/// `:REPLACE` in place of what is included, and paths from the folder of the file that has them.
package struct ProjectSpec {
    /// The most files that are read; no project has as many.
    private static let most = (files: 50, depth: 16)

    /// The folder of the file.
    let folder: String
    /// The mapping of all files together.
    private(set) var document: YAMLNode
    /// The files that it includes and that are not there, by their paths from the outermost folder.
    private(set) var absent: [String] = []
    private var read: Set<String> = []

    /// Returns whether a file may be a description, or one that another includes: those have any name.
    package static func isRead(_ path: String) -> Bool {
        ["yml", "yaml"].contains(LintPath.ending(path)) && !path.split(separator: "/").contains(".github")
    }

    /// Reads a description and those that it includes.
    ///
    /// - Parameters:
    ///   - file: The path of the description.
    ///   - files: The files of the folder.
    package init(reading file: String, in files: FileSet) throws(ArtefactProblem) {
        folder = LintPath.folder(file)
        document = YAMLNode(content: .mapping([]), line: 1, weight: 0)
        document = try merged(
            file, files[file] ?? [], Place(base: folder, own: folder, prefix: ""), depth: 0, files)
    }

    /// The lists of keys and of entitlements that XcodeGen writes anew each time it makes the project, by their paths.
    package var madeFiles: Set<String> {
        var found: Set<String> = []
        for member in document["targets"]?.members ?? [] {
            for node in nodes(of: member.value) {
                for path in ["info", "entitlements"].compactMap({ node[$0]?["path"]?.text }) {
                    let place = LintPath.join(folder, path.replacing("${target_name}", with: member.key))
                    if let place { found.insert(place) }
                }
            }
        }
        return found
    }

    /// A target and the templates that it names, each before those that it names itself; what comes first counts.
    func nodes(of target: YAMLNode) -> [YAMLNode] {
        var names: [String] = []
        var place = 0
        collect(target, &names, &place, depth: 0)
        return [target] + names.compactMap { document["targetTemplates"]?[$0] }.reversed()
    }

    /// Puts the templates of a target or of a template into the order in which XcodeGen merges them (`Template.swift`).
    private func collect(_ node: YAMLNode, _ names: inout [String], _ place: inout Int, depth: Int) {
        guard depth < Self.most.depth else { return }
        for name in (node["templates"]?.elements ?? []).compactMap(\.text) where !names.contains(name) {
            guard let template = document["targetTemplates"]?[name] else { continue }
            names.insert(name, at: place)
            collect(template, &names, &place, depth: depth + 1)
            place += 1
        }
    }

    // MARK: - Settings

    /// The settings of a node: those that stand there, of the groups that it names, of all configurations and of the one for
    /// tests on one's own machine.
    func settings(_ node: YAMLNode?) -> [String: String] {
        var seen: Set<String> = []
        return settings(node, &seen)
    }

    /// - Parameter seen: The groups that were read; each counts once, also where groups name one another.
    private func settings(_ node: YAMLNode?, _ seen: inout Set<String>) -> [String: String] {
        guard let node else { return [:] }
        guard ["base", "configs", "groups"].contains(where: { node[$0] != nil }) else {
            return Self.texts(node.members)
        }
        var found: [String: String] = [:]
        let names = node["groups"].map { $0.text.map { [$0] } ?? $0.elements.compactMap(\.text) } ?? []
        for name in names where seen.insert(name).inserted {
            found.merge(settings(document["settingGroups"]?[name], &seen)) { $1 }
        }
        found.merge(Self.texts(node["base"]?.members ?? [])) { $1 }
        for member in node["configs"]?.members ?? [] where member.key.lowercased() == "debug" {
            found.merge(Self.texts(member.value["base"]?.members ?? member.value.members)) { $1 }
        }
        return found
    }

    private static func texts(_ members: [YAMLNode.Member]) -> [String: String] {
        Dictionary(members.compactMap { member in member.value.text.map { (member.key, $0) } }) { $1 }
    }

    // MARK: - Inclusion

    /// The folders of a file that count for what it includes and for its paths.
    private struct Place {
        /// The folder in which a file is looked for that is included without paths of its own (`relativePaths`).
        let base: String
        /// The folder in which the others are looked for; a file without paths of its own has that of the one that includes it.
        let own: String
        /// The way from the folder of the description to that in which paths begin.
        let prefix: String

        /// Returns the place of a file that is included, which lies at a path.
        func inner(_ path: String, at place: String, isMoved: Bool) -> Place {
            guard isMoved else { return Place(base: base, own: base, prefix: prefix) }
            return Place(
                base: own, own: LintPath.folder(place),
                prefix: [prefix, LintPath.folder(path)].filter { !$0.isEmpty }.joined(separator: "/"))
        }
    }

    private mutating func merged(
        _ file: String, _ bytes: [UInt8], _ from: Place, depth: Int, _ files: FileSet
    ) throws(ArtefactProblem) -> YAMLNode {
        read.insert(file)
        let own = try YAMLReader.read(bytes, file: file)
        var below = YAMLNode(content: .mapping([]), line: own.line, weight: 0)
        let named = own["include"]
        for entry in named.map({ $0.elements.isEmpty ? [$0] : $0.elements }) ?? [] {
            guard entry["enable"]?.boolean != false, let path = entry.text ?? entry["path"]?.text else {
                continue
            }
            let isMoved = entry["relativePaths"]?.boolean != false
            guard let place = LintPath.join(isMoved ? from.own : from.base, path), let bytes = files[place]
            else {
                absent.append(path)
                continue
            }
            // Each is merged once, wherever it is included.
            guard !read.contains(place), read.count < Self.most.files, depth < Self.most.depth else {
                continue
            }
            let inner = from.inner(path, at: place, isMoved: isMoved)
            below = Self.merged(try merged(place, bytes, inner, depth: depth + 1, files), onto: below)
        }
        return Self.merged(Self.moved(own, to: from.prefix), onto: below)
    }

    private static let replacement = ":REPLACE"

    private static func merged(_ own: YAMLNode, onto below: YAMLNode) -> YAMLNode {
        switch (own.content, below.content) {
        case (.mapping(let members), .mapping(var result)):
            var places = Dictionary(result.enumerated().map { ($1.key, $0) }) { $1 }
            for member in members {
                let isNew = member.key.hasSuffix(replacement)
                let key = isNew ? String(member.key.dropLast(replacement.count)) : member.key
                if let place = places[key] {
                    let value = isNew ? member.value : merged(member.value, onto: result[place].value)
                    result[place] = YAMLNode.Member(key: key, line: member.line, value: value)
                } else {
                    places[key] = result.count
                    // Keys further in have their endings, too.
                    let empty = YAMLNode(content: .mapping([]), line: member.line, weight: 0)
                    let value = merged(member.value, onto: empty)
                    result.append(YAMLNode.Member(key: key, line: member.line, value: value))
                }
            }
            return own.with(.mapping(result))
        case (.sequence(let elements), .sequence(let before)): return own.with(.sequence(before + elements))
        default: return own
        }
    }

    // MARK: - Paths

    /// A description whose paths begin at another folder.
    private static func moved(_ document: YAMLNode, to prefix: String) -> YAMLNode {
        guard !prefix.isEmpty else { return document }
        return document.mapped { key, value in
            switch key {
            case "targets", "targetTemplates": value.mapped { _, target in moved(target: target, to: prefix) }
            case "packages": value.mapped { _, package in package.moved(to: prefix) }
            default: value
            }
        }
    }

    private static func moved(target: YAMLNode, to prefix: String) -> YAMLNode {
        target.mapped { key, value in
            ["sources", "resources", "info", "entitlements"].contains(key) ? value.moved(to: prefix) : value
        }
    }
}

extension YAMLNode {
    fileprivate func with(_ content: Content) -> YAMLNode {
        YAMLNode(content: content, line: line, weight: weight)
    }

    /// The mapping with other values, by their keys without an ending.
    fileprivate func mapped(_ change: (String, YAMLNode) -> YAMLNode) -> YAMLNode {
        guard case .mapping(let members) = content else { return self }
        return with(
            .mapping(
                members.map { member in
                    let key = member.key.split(separator: ":").first.map(String.init) ?? member.key
                    return Member(key: member.key, line: member.line, value: change(key, member.value))
                }))
    }

    /// A path, a list of paths, or what has one under `path`, from another folder.
    fileprivate func moved(to folder: String) -> YAMLNode {
        switch content {
        case .scalar(let path, let isPlain):
            path.isEmpty || path.hasPrefix("/") ? self : with(.scalar("\(folder)/\(path)", isPlain: isPlain))
        case .sequence(let elements): with(.sequence(elements.map { $0.moved(to: folder) }))
        case .mapping: mapped { key, value in key == "path" ? value.moved(to: folder) : value }
        }
    }
}
