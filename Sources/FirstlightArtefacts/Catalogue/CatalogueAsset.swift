// Licensed under the Apache License, Version 2.0.

/// A folder of a catalogue with its Contents.json, its files and its subfolders.
public struct CatalogueAsset: Hashable, Sendable {
    /// The name of the folder, such as `Logo.imageset`.
    public var folder: String
    /// The path from which it was read; the name of the folder when it was created.
    public internal(set) var path: String
    /// The name by which an app finds it: that of the folder, after those of groups that provide a namespace.
    public internal(set) var name: String
    /// The content of its Contents.json; nil when there is none, when it cannot be read, or its kind is kept untouched.
    public var contents: JSONObject?
    /// The other files of the folder by their paths in it, with a Contents.json that was not read.
    public var files: [String: [UInt8]]
    /// The folders in it, by their names.
    public var children: [CatalogueAsset]
    /// The problem with its Contents.json.
    public internal(set) var problem: ArtefactProblem?
    /// The Contents.json as it was read.
    var source: JSONFile?

    /// Creates an asset from what its Contents.json says; the ending of the folder's name is added to its name.
    package init(
        name: String, _ contents: some CatalogueFile, files: [String: [UInt8]] = [:],
        children: [CatalogueAsset] = []
    ) {
        let ending = type(of: contents).kind.ending
        self.init(folder: ending.isEmpty ? name : name + "." + ending, path: nil)
        (self.contents, self.files, self.children) = (contents.members, files, children)
    }

    init(folder: String, path: String?) {
        (self.folder, self.path, name) = (folder, path ?? folder, Self.name(of: folder))
        (files, children) = ([:], [])
    }

    /// The kind of asset.
    package var kind: AssetKind { AssetKind(folder: folder) }

    /// The path of its Contents.json.
    public var contentsPath: String { path + "/Contents.json" }

    /// The line in Contents.json of the value at a path; nil when the file was not read.
    public func line(of path: [JSONStep]) -> Int? { source?.line(of: path) }

    /// Describes a problem at a path of Contents.json.
    public func problem(at path: [JSONStep], _ reason: String) -> ArtefactProblem {
        ArtefactProblem(file: contentsPath, line: line(of: path), element: path.element, reason: reason)
    }

    /// This asset and all in it, the outer before the inner.
    public var all: [CatalogueAsset] { [self] + children.flatMap(\.all) }

    static func name(of folder: String) -> String {
        let ending = AssetKind(folder: folder).ending
        return ending.isEmpty ? folder : String(folder.dropLast(ending.count + 1))
    }
}

extension CatalogueAsset {
    /// Compares the content of the folder, not its path nor the white space of its Contents.json.
    public static func == (left: CatalogueAsset, right: CatalogueAsset) -> Bool {
        (left.folder, left.contents, left.files, left.sorted) == (
            right.folder, right.contents, right.files, right.sorted
        )
    }

    /// Hashes the content of the folder.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(folder)
        hasher.combine(contents)
        hasher.combine(files)
        hasher.combine(sorted)
    }

    /// The folders in it as a disk lists them.
    private var sorted: [CatalogueAsset] {
        children.sorted { $0.folder.utf8.lexicographicallyPrecedes($1.folder.utf8) }
    }
}

// MARK: - Typed contents

extension CatalogueAsset {
    /// Reads the contents as those of a kind; nil when the asset is of another kind or has none.
    package func contents<File: CatalogueFile>(as type: File.Type) -> File? {
        guard kind == type.kind || (kind == .catalogue && type.kind == .group) else { return nil }
        return contents.map { File(members: $0) }
    }

    /// The picture with its variants, when it is one.
    public var imageSet: ImageSet? {
        get { contents(as: ImageSet.self) }
        set { contents = newValue?.members }
    }
    /// The colour with its variants, when it is one.
    public var colorSet: ColorSet? {
        get { contents(as: ColorSet.self) }
        set { contents = newValue?.members }
    }
    /// The app's icon, when it is one.
    public var appIconSet: AppIconSet? {
        get { contents(as: AppIconSet.self) }
        set { contents = newValue?.members }
    }
    /// The icons and top shelf pictures of a tvOS app, when it is those.
    public var brandAssets: BrandAssets? {
        get { contents(as: BrandAssets.self) }
        set { contents = newValue?.members }
    }
    /// The slots of an image set, an icon, a launch image or brand assets.
    package var imageEntries: [ImageEntry] {
        contents(as: ImageSet.self)?.entries ?? contents(as: AppIconSet.self)?.entries
            ?? contents(as: LaunchImage.self)?.entries ?? contents(as: BrandAssets.self)?.entries ?? []
    }
    /// The folders of the layers of a stack, the top-most first.
    public var layers: [String] {
        contents(as: ImageStack.self)?.layers ?? contents(as: SolidImageStack.self)?.layers ?? []
    }
}

// MARK: - Writing

extension CatalogueAsset {
    /// Returns the files of the folder; unchanged ones that were read keep their bytes, new ones have Xcode's form.
    public func fileSet() throws(ArtefactProblem) -> FileSet {
        var set = FileSet()
        try add(to: &set, in: "")
        return set
    }

    func add(to set: inout FileSet, in outer: String) throws(ArtefactProblem) {
        guard !folder.contains("/") else {
            throw ArtefactProblem(file: outer + folder, reason: "the name of an asset has a slash; rename it")
        }
        let inner = outer + folder + "/"
        for path in files.keys.sorted() { try set.add(files[path] ?? [], at: inner + path) }
        if let contents { try set.add(bytes(of: contents), at: inner + "Contents.json") }
        for child in children { try child.add(to: &set, in: inner) }
    }

    private func bytes(of contents: JSONObject) throws(ArtefactProblem) -> [UInt8] {
        guard var file = source else { return JSONValue.object(contents).xcodeBytes() }
        try file.update(to: .object(contents))
        return file.bytes()
    }

    /// Puts a file at a path that may lead into subfolders; returns whether the folders exist.
    public mutating func setFile(_ bytes: [UInt8]?, at path: String) -> Bool {
        let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            files[path] = bytes
            return true
        }
        guard let index = children.firstIndex(where: { $0.folder == parts[0] }) else { return false }
        return children[index].setFile(bytes, at: parts[1])
    }
}
