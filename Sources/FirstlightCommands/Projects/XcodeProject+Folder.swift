// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

extension XcodeProject {
    /// Reads a project of a folder, and the files of settings below its configurations.
    ///
    /// - Parameters:
    ///   - file: The path of its `project.pbxproj`.
    ///   - files: The files of the folder.
    init(at file: String, in files: FileSet) throws(ArtefactProblem) {
        try self.init(reading: files[file] ?? [], file: file)
        let folder = file.split(separator: "/").dropLast().last ?? ""
        name = String(folder.dropLast(".xcodeproj".count))
        let root = Self.root(of: file)
        readSettingsFiles { path in Self.place(path, from: root).flatMap { files[$0] } }
    }

    /// The folder that the paths in a project begin at, with its slash; empty for the outermost one.
    static func root(of file: String) -> String {
        file.split(separator: "/").dropLast(2).map { $0 + "/" }.joined()
    }

    /// A path of the project from the folder, without `.` and `..`; nil for one that leaves it.
    static func place(_ path: String, from root: String) -> String? {
        guard !path.hasPrefix("/") else { return nil }
        var parts: [Substring] = []
        for part in (root + path).split(separator: "/") where part != "." {
            if part != ".." { parts.append(part) } else if parts.popLast() == nil { return nil }
        }
        return parts.joined(separator: "/")
    }

    /// The identifier that the project gives its app in the store; nil when its settings do not say it.
    var bundleIdentifier: String? {
        guard let app = targets.first(where: { $0.productType == "com.apple.product-type.application" })
        else { return nil }
        let names = configurations(of: app).map(\.name)
        // That of a test build often has an ending of its own.
        let ordered = names.filter { $0 == "Release" } + names.filter { $0 != "Release" }
        return ordered.lazy.compactMap {
            setting("PRODUCT_BUNDLE_IDENTIFIER", of: app, configuration: $0, platform: .iOS)?.value
        }.first { !$0.isEmpty && !$0.contains("$") }
    }
}
