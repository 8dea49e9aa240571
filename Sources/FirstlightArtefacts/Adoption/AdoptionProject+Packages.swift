// Licensed under the Apache License, Version 2.0.

extension AdoptionProject {
    /// Returns whether a path is in a folder of tests.
    static func isTest(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0 == "Pods" }
    }

    /// Returns whether a path is in a folder of tools or of previews' pictures.
    static func isAside(_ path: String) -> Bool {
        let aside = ["Pods", ".build", "Carthage", "DerivedData", "SourcePackages"]
        return path.split(separator: "/").contains { aside.contains(String($0)) }
    }

    /// Returns the manifests of packages that are in no other package's folder.
    static func outermost(_ manifests: [String]) -> [String] {
        manifests.filter { path in
            !manifests.contains { other in
                other != path && LintPath.isIn(LintPath.folder(other), LintPath.folder(path))
            }
        }
    }

    /// Returns the modules of packages, and of those that they depend on by a path in the project's folder.
    ///
    /// - Parameters:
    ///   - first: The paths of the packages' manifests.
    ///   - files: The files of the project.
    ///   - paths: The paths of those that count.
    static func modules(
        ofManifests first: [String], _ files: FileSet, _ paths: [String]
    ) -> [AdoptionModule] {
        var manifests: [String] = []
        var next = first[...]
        while let manifest = next.popFirst() {
            guard !manifests.contains(manifest), let bytes = files[manifest] else { continue }
            manifests.append(manifest)
            let folder = LintPath.folder(manifest)
            next += DeclaredPackages.paths(inManifest: bytes).compactMap { LintPath.join(folder, $0) }
                .map { $0.isEmpty ? "Package.swift" : $0 + "/Package.swift" }
        }
        var modules: [AdoptionModule] = []
        // What others depend on comes before them.
        let depended = manifests.filter { !first.contains($0) }.reversed()
        for manifest in depended + manifests.filter(first.contains) {
            let folder = LintPath.folder(manifest)
            // What a package inside of it has is that package's.
            let inner = manifests.map(LintPath.folder).filter { $0 != folder && LintPath.isIn(folder, $0) }
            let own = paths.filter { path in !inner.contains { LintPath.isIn($0, path) } }
            for module in AdoptionModule.modules(ofManifest: files[manifest] ?? [], in: folder, paths: own)
            where !modules.contains(where: { $0.name == module.name }) {
                modules.append(module)
            }
        }
        return modules
    }

    /// Returns the words about the modules of packages that were not found, with the addresses of these; nil where none is.
    ///
    /// - Parameters:
    ///   - imported: The names of modules that files import.
    ///   - known: Those of the project, of packages that came along, and of the modules here.
    ///   - declared: The packages that are depended on.
    static func lacking(
        _ imported: [String], beside known: Set<String>, _ declared: DeclaredPackages
    ) -> String? {
        let names = Set(imported).subtracting(known).sorted()
        let found = names.compactMap { name in declared.address(of: name).map { "\(name) (\($0))" } }
        guard !found.isEmpty else { return nil }
        let what = "Modules of packages that are not checked out beside the project"
        return "\(what); --packages names the folder of their checkouts: \(found.joined(separator: ", "))."
    }
}
