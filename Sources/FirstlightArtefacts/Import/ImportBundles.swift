// Licensed under the Apache License, Version 2.0.

/// The bundles of packages, frameworks and extensions, which the system does not look into at launch.
struct ImportBundles {
    private let folder: ImportFolder
    /// The members of the targets that end up in bundles of their own, and of no app, each with the kind and the name.
    private var members: [(path: String, owner: String)] = []

    /// Reads which targets the projects have beside apps.
    ///
    /// - Parameter folder: The files, seen from the one that names a colour or a picture.
    init(_ folder: ImportFolder) {
        self.folder = folder
        var own: Set<String> = []
        for path in folder.files.paths where path.hasSuffix(".xcodeproj/project.pbxproj") {
            guard let project = try? XcodeProject(reading: folder.files[path] ?? [], file: path) else {
                continue
            }
            let root = LintPath.folder(LintPath.folder(path))
            for target in project.targets {
                let paths = (project.members(of: target)?.included ?? []).compactMap {
                    LintPath.join(root, $0)
                }
                let kind = ["framework", "extension"].first { target.productType.hasSuffix($0) }
                if target.isApp { own.formUnion(paths) }
                guard let kind else { continue }
                members += paths.map { ($0, "\(kind) \(target.name)") }
            }
        }
        members.removeAll { own.contains($0.path) }
    }

    /// Returns the owner of the bundle that a path is in, such as "package Looks"; nil for the app's own.
    func owner(of path: String) -> String? {
        var place = LintPath.folder(path)
        while !place.isEmpty {
            if folder.files["\(place)/Package.swift"] != nil {
                return LintPath.isIn(place, folder.file) ? nil : "package \(place)"
            }
            place = LintPath.folder(place)
        }
        return members.first { !$0.path.isEmpty && LintPath.isIn($0.path, path) }?.owner
    }

    /// Returns what is wrong with something in a bundle of an owner.
    static func words(of owner: String) -> String {
        "is in the bundle of the \(owner), where the system does not look at launch; move it into the app's catalogue"
    }
}
