// Licensed under the Apache License, Version 2.0.

/// A density of screens, with the pixels of a dp.
enum AndroidDensity: String, CaseIterable {
    case mdpi, hdpi, xhdpi, xxhdpi, xxxhdpi

    var scale: Double {
        switch self {
        case .mdpi: 1
        case .hdpi: 1.5
        case .xhdpi: 2
        case .xxhdpi: 3
        case .xxxhdpi: 4
        }
    }

    func pixels(_ size: Double) -> Int { Int((size * scale).rounded()) }
}

/// The values folders of `res`, read when they are first needed and written where they changed.
struct AndroidValuesFolders {
    private let present: FileSet
    private var files: [String: AndroidValuesFile] = [:]

    init(_ res: FileSet) throws(ArtefactProblem) {
        present = res
        for path in res.paths {
            let parts = path.split(separator: "/")
            guard parts.count == 2, AndroidFolder(named: String(parts[0]))?.kind == "values",
                path.hasSuffix(".xml"),
                let bytes = res[path]
            else { continue }
            files[path] = try AndroidValuesFile(reading: bytes, file: path)
        }
    }

    /// The folders whose files declare a style.
    func folders(declaring style: String) -> [AndroidFolder] {
        files.filter { $0.value.style(style) != nil }.keys.sorted().compactMap(AndroidFolder.init(of:))
    }

    func value(_ kind: String, _ name: String, in folder: AndroidFolder) -> String? {
        paths(in: folder).lazy.compactMap { files[$0]?.value(kind, name) }.first
    }

    func style(_ name: String, in folder: AndroidFolder) -> AndroidValuesFile.Style? {
        paths(in: folder).lazy.compactMap { files[$0]?.style(name) }.first
    }

    /// Sets a value in the file that declares it, or else in the usual one.
    mutating func set(_ kind: String, _ name: String, to value: String?, in folder: AndroidFolder) {
        let owner = paths(in: folder).first { files[$0]?.value(kind, name) != nil }
        guard let path = owner ?? (value == nil ? nil : "\(folder.name)/\(kind)s.xml") else { return }
        files[path, default: AndroidValuesFile()].set(kind, name, to: value)
    }

    mutating func write(
        _ style: AndroidValuesFile.Style, as name: String, owning own: Set<String>, keepsParent: Bool,
        in folder: AndroidFolder
    ) {
        let owner = paths(in: folder).first { files[$0]?.style(name) != nil }
        files[owner ?? "\(folder.name)/styles.xml", default: AndroidValuesFile()]
            .write(style, as: name, owning: own, keepsParent: keepsParent)
    }

    /// The files that are new or have other bytes than before, or those of all paths given.
    func changed(keeping kept: Set<String> = []) -> FileSet {
        var changed = FileSet()
        for (path, file) in files {
            let bytes = file.bytes()
            if present[path] != bytes || kept.contains(path) { changed[path] = bytes }
        }
        return changed
    }

    private func paths(in folder: AndroidFolder) -> [String] {
        files.keys.filter { $0.hasPrefix(folder.name + "/") }.sorted()
    }
}

/// A folder of `res` with its qualifiers, of which the version of the system comes last.
struct AndroidFolder: Hashable {
    var kind: String
    /// All qualifiers but the version, such as `night`.
    var qualifiers: [String]
    /// The lowest version of the system, 0 for all.
    var version: Int

    init(_ kind: String, _ qualifiers: [String] = [], version: Int = 0) {
        (self.kind, self.qualifiers, self.version) = (kind, qualifiers, version)
    }

    init?(named name: String) {
        var parts = name.split(separator: "-").map(String.init)
        guard let first = parts.first else { return nil }
        parts.removeFirst()
        (kind, version) = (first, 0)
        if let last = parts.last, last.hasPrefix("v"), let number = Int(last.dropFirst()), number > 0 {
            version = number
            parts.removeLast()
        }
        qualifiers = parts
    }

    init?(of path: String) {
        guard let folder = path.split(separator: "/").first else { return nil }
        self.init(named: String(folder))
    }

    var name: String {
        ([kind] + qualifiers + (version > 0 ? ["v\(version)"] : [])).joined(separator: "-")
    }
}
