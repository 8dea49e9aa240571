// Licensed under the Apache License, Version 2.0.

/// The packages that a project depends on, as they were checked out, each in a folder of its own.
struct AdoptedDependencies {
    /// The folder that they are in beside the project's own files, with its slash.
    static let folder = "checkouts/"
    private var known: [String: AdoptionModule] = [:]
    private let files: FileSet

    /// Reads the manifests of packages.
    init(_ paths: [String], _ files: FileSet) {
        self.files = files
        for manifest in paths where LintPath.name(manifest) == "Package.swift" {
            // A package's examples are packages, too.
            guard manifest.count(where: { $0 == "/" }) <= 1 else { continue }
            let folder = LintPath.folder(manifest)
            let found = AdoptionModule.modules(ofManifest: files[manifest] ?? [], in: folder, paths: paths)
            for var module in found where known[module.name] == nil && !module.sources.isEmpty {
                module.licenses = paths.filter {
                    LintPath.folder($0) == folder && AdoptionModule.isLicense($0)
                }
                known[module.name] = module
            }
        }
    }

    /// Returns the modules that sources import, and those that these import, with their paths beside the project's.
    ///
    /// - Parameters:
    ///   - imported: The names of modules that the project imports.
    ///   - own: The names of the project's modules, which hide those of packages.
    func modules(for imported: [String], beside own: Set<String>) -> [AdoptionModule] {
        var (names, next) = (own, imported)
        var taken: [AdoptionModule] = []
        while let name = next.popLast() {
            guard names.insert(name).inserted, var module = known[name] else { continue }
            next += module.sources.flatMap { Self.imports(files[$0] ?? []) }
            module.sources = module.sources.map { Self.folder + $0 }
            module.resources = module.resources.map { Self.folder + $0 }
            module.dataModels = module.dataModels.map { Self.folder + $0 }
            module.licenses = module.licenses.map { Self.folder + $0 }
            module.isDependency = true
            taken.append(module)
        }
        return taken.sorted { $0.name < $1.name }
    }

    /// Returns whether one of the packages has a module of a name.
    func has(_ name: String) -> Bool { known[name] != nil }

    /// Returns the names after `import` in a source, those in comments and in branches for other systems, too.
    static func imports(_ source: [UInt8]) -> [String] {
        let kinds: Set = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
        return source.split(separator: 10).filter { $0.count < 200 }.compactMap { line in
            let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            guard let index = words.firstIndex(of: "import") else { return nil }
            let name = words[(index + 1)...].first { !kinds.contains(String($0)) }
            return name.map { String($0.prefix { $0 != "." && $0 != ";" }) }
        }
    }
}

extension AdoptionModule {
    /// Returns the upcoming features that Xcode's "Approachable Concurrency" stands for and that a language mode lacks.
    static func approachable(inMode mode: Int) -> [String] {
        let newest = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
        let older = [
            "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
        ]
        return mode == 6 ? newest : older + newest
    }
}
