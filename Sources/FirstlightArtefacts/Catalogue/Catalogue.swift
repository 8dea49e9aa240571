// Licensed under the Apache License, Version 2.0.

/// An asset catalogue: a tree of named assets with their files.
public struct Catalogue: Hashable, Sendable {
    /// The path of the folder, such as `App/Assets.xcassets`.
    public let path: String
    /// The folder itself.
    public var root: CatalogueAsset

    /// Creates a catalogue of assets by Xcode.
    public init(path: String, assets: [CatalogueAsset] = []) {
        let folder = String(path.split(separator: "/").last ?? "")
        self.path = path
        root = CatalogueAsset(folder: folder, path: path)
        root.contents = ["info": .object(CatalogueInfo.xcode.members)]
        for asset in assets { set(asset) }
    }

    /// Reads the catalogue of a folder; what cannot be read is kept as it is, with its problem in the asset.
    public init(reading files: FileSet, at path: String) {
        var tree = FolderTree()
        for (inner, bytes) in files.under(path).files { tree.add(bytes, at: inner) }
        self.init(tree, at: path)
    }

    private init(_ tree: FolderTree, at path: String) {
        self.path = path
        root = CatalogueAsset(tree, path: path, namespace: "")
    }

    /// Reads every catalogue among files, sorted by their paths.
    public static func catalogues(in files: FileSet) -> [Catalogue] {
        var trees: [String: FolderTree] = [:]
        for (path, bytes) in files.files {
            let parts = path.split(separator: "/")
            guard let index = parts.dropLast().firstIndex(where: { $0.hasSuffix(".xcassets") }) else {
                continue
            }
            let inner = parts[(index + 1)...].joined(separator: "/")
            trees[parts[...index].joined(separator: "/"), default: FolderTree()].add(bytes, at: inner)
        }
        return trees.map { Catalogue($0.value, at: $0.key) }.sorted { $0.path < $1.path }
    }

    /// Every asset, also the groups and the parts of stacks, the outer before the inner.
    public var assets: [CatalogueAsset] { Array(root.all.dropFirst()) }

    /// The assets that an app finds by their names: none in a stack, in brand assets or in another asset.
    public var namedAssets: [CatalogueAsset] { Self.named(root.children) }

    private static func named(_ assets: [CatalogueAsset]) -> [CatalogueAsset] {
        assets.flatMap { asset in
            asset.kind.hidesNames
                ? [asset] : (asset.kind == .group ? [] : [asset]) + named(asset.children)
        }
    }

    /// Finds an asset by its kind and the name that an app uses.
    package func asset(_ kind: AssetKind, named name: String) -> CatalogueAsset? {
        namedAssets.first { $0.kind == kind && $0.name == name }
    }

    /// The problems with the files of the catalogue.
    public var problems: [ArtefactProblem] { root.all.compactMap(\.problem) }

    /// Returns the files with their paths from the folder in which the catalogue's path begins.
    public func fileSet() throws(ArtefactProblem) -> FileSet {
        let outer = path.split(separator: "/").dropLast().joined(separator: "/")
        return try FileSet().merging(root.fileSet(), into: outer)
    }
}

// MARK: - Changing

extension Catalogue {
    /// Adds an asset in groups, which are created, or replaces the one with its folder's name.
    ///
    /// Content that the old and the new Contents.json share keeps its bytes; the files of the old one are removed.
    public mutating func set(_ asset: CatalogueAsset, in groups: [String] = []) {
        root.set(asset, in: groups[...], namespace: "")
    }

    /// Removes the asset with this folder name from groups; returns whether it existed.
    @discardableResult
    public mutating func remove(folder: String, in groups: [String] = []) -> Bool {
        root.remove(folder, in: groups[...])
    }
}

extension CatalogueAsset {
    fileprivate mutating func set(_ asset: CatalogueAsset, in groups: ArraySlice<String>, namespace: String) {
        let folder = groups.first ?? asset.folder
        let old = children.firstIndex { $0.folder == folder }
        let inner = namespace + innerNamespace
        var new = asset
        if let group = groups.first {
            new = old.map { children[$0] } ?? Self.group(group, path: path + "/" + group)
            new.set(asset, in: groups.dropFirst(), namespace: inner)
        } else {
            new.adopt(old.map { children[$0] }, at: path + "/" + folder, namespace: inner)
        }
        if let old {
            children[old] = new
        } else {
            children.append(new)
            children.sort { $0.folder.utf8.lexicographicallyPrecedes($1.folder.utf8) }
        }
    }

    /// Takes over from an old asset: its path, and the form of its files.
    private mutating func adopt(_ old: CatalogueAsset?, at path: String, namespace: String) {
        (self.path, name) = (path, namespace + Self.name(of: folder))
        if source == nil { source = old?.source }
        for index in children.indices {
            let inner = old?.children.first { $0.folder == children[index].folder }
            children[index].adopt(
                inner, at: path + "/" + children[index].folder, namespace: namespace + innerNamespace)
        }
    }

    fileprivate mutating func remove(_ folder: String, in groups: ArraySlice<String>) -> Bool {
        guard let group = groups.first else {
            let count = children.count
            children.removeAll { $0.folder == folder }
            return children.count < count
        }
        guard let index = children.firstIndex(where: { $0.folder == group }) else { return false }
        return children[index].remove(folder, in: groups.dropFirst())
    }

    private static func group(_ folder: String, path: String) -> CatalogueAsset {
        var group = CatalogueAsset(folder: folder, path: path)
        group.contents = ["info": .object(CatalogueInfo.xcode.members)]
        return group
    }
}

// MARK: - Reading

/// Files sorted into folders, to a depth that no catalogue has; what lies deeper keeps the rest of its path.
private struct FolderTree {
    static let greatestDepth = 32
    var files: [String: [UInt8]] = [:]
    var folders: [String: FolderTree] = [:]

    mutating func add(_ bytes: [UInt8], at path: String, depth: Int = 0) {
        guard depth < Self.greatestDepth, let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else {
            files[path] = bytes
            return
        }
        let rest = String(path[path.utf8.index(after: slash)...])
        folders[String(path[..<slash]), default: FolderTree()].add(bytes, at: rest, depth: depth + 1)
    }
}

extension CatalogueAsset {
    fileprivate init(_ tree: FolderTree, path: String, namespace: String) {
        self.init(folder: String(path.split(separator: "/").last ?? ""), path: path)
        name = namespace + Self.name(of: folder)
        files = tree.files
        if case .other = kind {} else { readContents() }
        let inner = namespace + innerNamespace
        children = tree.folders.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
            CatalogueAsset($0.value, path: path + "/" + $0.key, namespace: inner)
        }
    }

    private mutating func readContents() {
        // A Mac's disk takes small letters for capitals.
        let name =
            files["Contents.json"] != nil
            ? "Contents.json" : files.keys.sorted().first { $0.lowercased() == "contents.json" }
        guard let name, let bytes = files[name] else {
            if kind.needsContents {
                problem = ArtefactProblem(
                    file: contentsPath, reason: "a folder with the ending .\(kind.ending) needs this file")
            }
            return
        }
        do {
            let file = try JSONFile(reading: bytes, file: contentsPath)
            contents = try kind.members(of: file)
            source = file
            files[name] = nil
        } catch {
            problem = error
        }
    }

    /// The prefix that it adds to the names of the assets in it.
    fileprivate var innerNamespace: String {
        let provides = contents(as: AssetGroup.self)?.properties.providesNamespace
        return kind == .group && provides == true ? folder + "/" : ""
    }
}
