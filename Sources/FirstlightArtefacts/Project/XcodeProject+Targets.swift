// Licensed under the Apache License, Version 2.0.

/// A target of a project.
public struct XcodeTarget: Hashable, Sendable {
    /// Its object.
    package let object: XcodeObject
    /// The name.
    public var name: String { object["name"] ?? "" }
    /// The kind of product, such as `com.apple.product-type.application`.
    public var productType: String { object["productType"] ?? "" }
    /// Indicates whether the product is an app; one for the watch of the old kind is one, too.
    public var isApp: Bool { productType.hasPrefix("com.apple.product-type.application") }
    /// Indicates whether the product is code that an app links: a framework or a library.
    package var isLibrary: Bool {
        productType.hasPrefix("com.apple.product-type.framework")
            || productType.hasPrefix("com.apple.product-type.library")
    }
    /// Indicates whether the product is an extension, which has a bundle of its own in the app.
    package var isExtension: Bool { productType.hasSuffix("-extension") }
    /// Indicates whether the product may be a part of an app.
    fileprivate var isPart: Bool { isLibrary || isExtension }
}

/// A folder whose files belong to the project because they are in it.
package struct XcodeFolder: Hashable, Sendable {
    /// The path from the project's folder.
    package let path: String
    /// The files below it that are no members of the target although the folder is.
    package let excluded: Set<String>
    /// The files below it that are members although the folder is not.
    package let included: Set<String>
    /// The line of its object.
    package let line: Int
}

extension XcodeFolder {
    /// Returns whether the target takes a file, by the file's path in the folder.
    package func takes(_ file: String) -> Bool {
        included.isEmpty ? !Self.name(excluded, file) : Self.name(included, file)
    }

    /// Returns whether one of the project's entries means a file: its own path, that of a folder around it, or that of its
    /// languages, which Xcode writes as `/Localized: Texts/Localizable.strings`.
    private static func name(_ entries: Set<String>, _ file: String) -> Bool {
        entries.contains { entry in
            guard entry.hasPrefix("/Localized: ") else { return file == entry || file.hasPrefix(entry + "/") }
            let name = entry.dropFirst("/Localized: ".count)
            var parts = file.split(separator: "/")
            guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return false }
            parts.remove(at: parts.count - 2)
            return parts.joined(separator: "/") == name
        }
    }
}

/// A file that a phase of a target names.
package struct XcodeFile: Hashable, Sendable {
    /// The path from the project's folder; one elsewhere begins with its place, as `$(SDKROOT)/`.
    package let path: String
    /// The line of its object.
    package let line: Int
}

extension XcodeProject {
    /// The targets in the project's order.
    public var targets: [XcodeTarget] {
        guard let root else { return [] }
        return objects(in: "targets", of: root).map(XcodeTarget.init)
    }

    /// The folders of which a target takes files.
    package func folders(of target: XcodeTarget) -> [XcodeFolder] {
        let own = Set(target.object.list("fileSystemSynchronizedGroups"))
        let parents = self.parents
        return objects(of: "PBXFileSystemSynchronizedRootGroup").compactMap { group in
            let exceptions = objects(in: "exceptions", of: group)
                .filter { $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" }
                .filter { $0["target"] == target.object.id }
            let files = Set(exceptions.flatMap { $0.list("membershipExceptions") })
            let isOwn = own.contains(group.id)
            guard isOwn || !files.isEmpty else { return nil }
            return XcodeFolder(
                path: path(of: group, parents: parents), excluded: isOwn ? files : [],
                included: isOwn ? [] : files, line: group.line)
        }
    }

    /// The files that a phase of a target names, such as `PBXResourcesBuildPhase`; those of languages singly.
    package func files(of target: XcodeTarget, phase isa: String) -> [XcodeFile] {
        let parents = self.parents
        return objects(in: "buildPhases", of: target.object).filter { $0.isa == isa }
            .flatMap { objects(in: "files", of: $0) }
            .compactMap { $0["fileRef"].flatMap(object) }
            .flatMap { $0.isa == "PBXVariantGroup" ? objects(in: "children", of: $0) : [$0] }
            .map { XcodeFile(path: path(of: $0, parents: parents), line: $0.line) }
    }

    /// The resources of a target: files and folders, and files in those folders that are none. It is nil when the target
    /// has no phase that copies resources.
    package func members(of target: XcodeTarget) -> (included: [String], excluded: [String])? {
        let phases = objects(in: "buildPhases", of: target.object)
        let folders = self.folders(of: target)
        guard phases.contains(where: { $0.isa == "PBXResourcesBuildPhase" }) || !folders.isEmpty else {
            return nil
        }
        let files = files(of: target, phase: "PBXResourcesBuildPhase").map(\.path)
        let included =
            files + folders.filter { $0.included.isEmpty }.map(\.path)
            + folders.flatMap { folder in folder.included.map { folder.path + "/" + $0 } }
        return (included, folders.flatMap { folder in folder.excluded.map { folder.path + "/" + $0 } })
    }

    /// Returns whether a target has a list of phases, and none of them copies resources.
    package func copiesNothing(_ target: XcodeTarget) -> Bool {
        target.object.fields["buildPhases"] != nil && members(of: target) == nil
    }

    /// The paths of the packages on the disk, from the project's folder.
    public var localPackages: [String] {
        objects(of: "XCLocalSwiftPackageReference").compactMap { $0["relativePath"] }
    }

    /// The folders that were dragged into the project as files, from the project's folder; one with a Package.swift in it is
    /// a package on the disk, too.
    package var draggedFolders: [String] {
        let parents = self.parents
        return objects(of: "PBXFileReference").compactMap { file in
            let kind = file["lastKnownFileType"] ?? file["explicitFileType"]
            guard kind == "wrapper" || kind == "folder" else { return nil }
            let path = path(of: file, parents: parents)
            return path.isEmpty || path.hasPrefix("$(") ? nil : path
        }
    }

    /// The other targets that end up in the product of a target, in turn: those that it depends on, links or embeds, without
    /// apps and what only works while others are built.
    package func parts(of target: XcodeTarget) -> [XcodeTarget] {
        let all = targets
        var found: [XcodeTarget] = []
        var open = [target]
        while let next = open.popLast() {
            let depended = objects(in: "dependencies", of: next.object).compactMap { $0["target"] }
            let files = objects(in: "buildPhases", of: next.object)
                .filter { ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"].contains($0.isa) }
                .flatMap { objects(in: "files", of: $0) }.compactMap { $0["fileRef"] }
            for part in all where part.object.id != target.object.id && part.isPart && !found.contains(part) {
                let product = part.object["productReference"]
                guard depended.contains(part.object.id) || product.map(files.contains) == true else {
                    continue
                }
                found.append(part)
                open.append(part)
            }
        }
        return all.filter(found.contains)
    }

    /// The products of packages that a target links.
    public func packageProducts(of target: XcodeTarget) -> [String] {
        objects(in: "packageProductDependencies", of: target.object).compactMap { $0["productName"] }
    }

    /// The path of a file or group from the project's folder.
    package func path(of object: XcodeObject) -> String { path(of: object, parents: parents) }

    /// The group of each object; a group is walked once, however they refer to one another.
    private var parents: [String: String] {
        var parents: [String: String] = [:]
        for kind in ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"] {
            for group in objects(of: kind) {
                for child in group.list("children") where parents[child] == nil { parents[child] = group.id }
            }
        }
        return parents
    }

    private func path(of object: XcodeObject, parents: [String: String]) -> String {
        var parts: [String] = []
        var visited: Set<String> = []
        var current: XcodeObject? = object
        while let here = current, visited.insert(here.id).inserted {
            if let part = here["path"], !part.isEmpty { parts.append(part) }
            switch here["sourceTree"] ?? "<group>" {
            case "<group>": current = parents[here.id].flatMap(self.object)
            case "SOURCE_ROOT", "<absolute>": current = nil
            case let tree:
                parts.append("$(\(tree))")
                current = nil
            }
        }
        return parts.reversed().joined(separator: "/")
    }
}
