// Licensed under the Apache License, Version 2.0.

/// The verdicts about all sources of a project.
package struct AdoptionReport: Sendable {
    /// The project.
    package let project: AdoptionProject
    /// The verdicts in the order of modules and paths.
    package private(set) var verdicts: [AdoptionVerdict]
    /// The names that are declared here and in the toolchain.
    private let known: Set<String>
    /// The files that declare a name of the project, by the name and the app whose files see them; all see those of no app.
    private let owners: [String: [String?: Set<String>]]
    /// The modules that are apps, which see nothing of one another.
    private let apps: Set<String>

    /// Looks at the sources of a project by their names alone.
    ///
    /// - Parameters:
    ///   - project: The project.
    ///   - known: The names that the modules here and the toolchain declare.
    ///   - modules: The modules that files may import.
    package init(_ project: AdoptionProject, known: Set<String>, modules: Set<String>) {
        self.project = project
        let own = Set(project.modules.map(\.name))
        let apps = Set(project.modules.filter(\.isApp).map(\.name))
        var owners: [String: [String?: Set<String>]] = [:]
        var verdicts: [AdoptionVerdict] = []
        var taken: Set<String> = []
        var symbols: Set<String> = []
        for module in project.modules {
            symbols.formUnion(AssetSymbols(catalogues: project.catalogues(of: module)).names)
            symbols.formUnion(DataModel(project.files, paths: module.dataModels).names)
            for path in module.sources where taken.insert(path).inserted {
                let source = ScreenSource(project.files[path] ?? [], path: path)
                let app = apps.contains(module.name) ? module.name : nil
                for name in source.declared { owners[name, default: [:]][app, default: []].insert(path) }
                var verdict = AdoptionVerdict(source: source, module: module.name)
                verdict.missingModules = source.imports.filter {
                    !modules.contains($0.name) && !own.contains($0.name)
                }
                verdicts.append(verdict)
            }
        }
        for index in verdicts.indices {
            let module = verdicts[index].module
            verdicts[index].missingNames = verdicts[index].source.uses.filter { use in
                let name = Self.plain(use.name)
                return !known.contains(name) && owners[name]?[nil] == nil && owners[name]?[module] == nil
                    && !symbols.contains(name)
                    && !modules.contains(name) && !own.contains(name)
            }
        }
        (self.verdicts, self.known, self.owners, self.apps) = (verdicts, known, owners, apps)
        spread()
    }

    /// Takes over what the compiler says, by the paths of files; a file that it does not name compiles.
    ///
    /// - Parameter problems: The complaints by the path of the file.
    package mutating func judge(by problems: [String: [AdoptionVerdict.Problem]]) {
        for index in verdicts.indices where verdicts[index].problems == nil {
            verdicts[index].problems = problems[verdicts[index].source.path] ?? []
            // They followed from names.
            verdicts[index].needs = []
        }
        spread()
    }

    /// Takes files out that compile only as long as others are there.
    ///
    /// - Parameter problems: What the compiler says without those others, by the path of the file.
    package mutating func leaveOut(_ problems: [String: [AdoptionVerdict.Problem]]) {
        for index in verdicts.indices {
            guard let first = problems[verdicts[index].source.path]?.first else { continue }
            verdicts[index].needs.append(AdoptionVerdict.Need(name: first.message, file: ""))
        }
        spread()
    }

    /// The files that a module's part of the package has.
    package func built(in module: String) -> [AdoptionVerdict] {
        verdicts.filter { $0.module == module && $0.builds }
    }

    /// Marks what uses something that is declared only in files that are left out, until nothing changes.
    private mutating func spread() {
        var out = Set(verdicts.filter { !$0.builds }.map(\.source.path))
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for index in verdicts.indices where verdicts[index].builds {
                let needs = verdicts[index].source.uses.compactMap { use -> AdoptionVerdict.Need? in
                    let name = Self.plain(use.name)
                    guard !known.contains(name), let all = owners[name] else { return nil }
                    let module = verdicts[index].module
                    let files = (all[nil] ?? []).union(apps.contains(module) ? all[module] ?? [] : [])
                    guard !files.isEmpty, files.isSubset(of: out) else { return nil }
                    return files.min().map { AdoptionVerdict.Need(name: use.name, file: $0) }
                }
                guard !needs.isEmpty else { continue }
                verdicts[index].needs = needs
                out.insert(verdicts[index].source.path)
                hasChanged = true
            }
        }
    }

    private static func plain(_ name: String) -> String {
        name.hasPrefix(".") ? String(name.dropFirst()) : name
    }
}

extension AdoptionReport {
    /// The number of screens: of all, of those that compile themselves, and of those in the package. Views of packages from
    /// elsewhere are none.
    package var screens: (all: Int, compiling: Int, built: Int) {
        let others = Set(project.modules.filter(\.isDependency).map(\.name))
        let screens = verdicts.filter { $0.isScreen && !others.contains($0.module) }
        return (screens.count, screens.count(where: \.compiles), screens.count(where: \.builds))
    }
}

extension AdoptionReport {
    /// The names that a module gives itself to the types for which Xcode makes symbols of assets.
    ///
    /// A property of that name elsewhere, such as a theme's `primary`, is in no symbol's way.
    package func extended(in module: String) -> Set<String> {
        verdicts.filter { $0.module == module }.reduce(into: []) { $0.formUnion($1.source.extended) }
    }
}

extension AdoptionProject {
    /// The files of the catalogues of a module.
    func catalogues(of module: AdoptionModule) -> FileSet {
        var found = FileSet()
        for path in module.resources where path.contains(".xcassets/") { found[path] = files[path] }
        return found
    }
}
