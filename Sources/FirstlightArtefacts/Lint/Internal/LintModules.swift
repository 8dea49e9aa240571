// Licensed under the Apache License, Version 2.0.

/// A package on the disk that an app links, as far as the rules of the stores look at it.
public struct LinkedPackage: Hashable, Sendable {
    /// The sources that may say something of accounts or call an API that needs a reason, and the privacy manifests, by
    /// their paths from the package's folder.
    public var sources: FileSet
    /// The modules that each module imports; one without imports has none.
    public var imports: [String: Set<String>]
    /// The folder of each module from the package's; a module without one is in `Sources`, below its name.
    public var folders: [String: String]
    /// The modules of each product; a product that is not here is a module of its own name.
    public var products: [String: Set<String>]
    /// The packages for whose sake it is there, when no project names it: their paths from the project's folder.
    public var users: Set<String>

    /// Describes a package.
    public init(
        sources: FileSet, imports: [String: Set<String>], folders: [String: String] = [:],
        products: [String: Set<String>] = [:], users: Set<String> = []
    ) {
        (self.sources, self.imports, self.folders) = (sources, imports, folders)
        (self.products, self.users) = (products, users)
    }

    /// The module that a source is of: that with the innermost folder around it.
    func module(of path: String) -> String? {
        imports.keys.map { ($0, folders[$0] ?? "Sources/" + $0) }.filter { LintPath.isIn($0.1, path) }
            .max { ($0.1.utf8.count, $1.0) < ($1.1.utf8.count, $0.0) }?.0
    }
}

/// The code of an app: its target's sources, and those of the packages on the disk that it links.
struct LintModules {
    /// The sources of the app itself: its target's, and those of modules that no other linked module imports.
    private(set) var own: [LintSource] = []
    /// The sources of the other modules: libraries, of which the app may use little.
    private(set) var libraries: [LintSource] = []

    /// Sorts the code that an app links.
    ///
    /// - Parameters:
    ///   - packages: The packages on the disk, by their paths from the project's folder.
    init(_ app: LintApp, in project: LintProject, packages: [String: LinkedPackage]) {
        let parts = app.parts
        var seen: Set<String> = []
        own = ([app] + parts).flatMap { $0.accountSources(in: project) }.filter {
            seen.insert($0.path).inserted
        }
        guard let target = app.target else { return }
        let named = Set(
            ([target.target] + parts.compactMap(\.target?.target)).flatMap(target.project.packageProducts))
        var modules: [String: [LintSource]] = [:]
        var imports: [String: Set<String>] = [:]
        var products: Set<String> = []
        for (folder, package) in Self.linked(by: target.project, at: app.root, among: packages) {
            imports.merge(package.imports) { $0.union($1) }
            for name in named { products.formUnion(package.products[name] ?? [name]) }
            for path in package.sources.paths where LintPath.name(path) != PrivacyManifest.fileName {
                guard let name = package.module(of: path) else { continue }
                modules[name, default: []].append(
                    LintSource(package.sources[path] ?? [], path: LintPath.place(path, from: folder)))
            }
        }
        let linked = imports.keys.filter(products.contains).sorted()
        var mine: [String] = linked.filter { name in
            !linked.contains { $0 != name && imports[$0]?.contains(name) == true }
        }
        // A module that is no product belongs to the one that imports it.
        var next = 0
        while next < mine.count {
            for name in (imports[mine[next]] ?? []).sorted()
            where imports[name] != nil && !products.contains(name) && !mine.contains(name) {
                mine.append(name)
            }
            next += 1
        }
        own += mine.flatMap { modules[$0] ?? [] }
        libraries = modules.keys.filter { !mine.contains($0) }.sorted().flatMap { modules[$0] ?? [] }
    }

    /// The packages that a project names, and all that these need, with their paths.
    private static func linked(
        by project: XcodeProject, at root: String, among packages: [String: LinkedPackage]
    ) -> [(String, LinkedPackage)] {
        let named = Set(Self.folders(of: project, at: root))
        return packages.sorted { $0.key < $1.key }.filter {
            named.contains($0.key) || !named.isDisjoint(with: $0.value.users)
        }.map { ($0.key, $0.value) }
    }

    private static func folders(of project: XcodeProject, at root: String) -> [String] {
        (project.localPackages + project.draggedFolders).map { LintPath.place($0, from: root) }
    }

    /// The packages on the disk that the apps of a project link: their paths from the project's folder, with the products.
    static func packages(of files: FileSet) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for path in files.paths where path.hasSuffix(".xcodeproj/project.pbxproj") {
            guard let project = try? XcodeProject(reading: files[path] ?? [], file: path) else { continue }
            let root = LintPath.folder(LintPath.folder(path))
            let apps = project.targets.filter(\.isApp)
            let products = (apps + apps.flatMap(project.parts)).flatMap { project.packageProducts(of: $0) }
            for folder in folders(of: project, at: root) {
                found[folder, default: []].formUnion(products)
            }
        }
        return found
    }
}

extension ProjectLint {
    /// Returns the packages on the disk that the apps of a project may link, by their paths from the project's folder, with
    /// the products that they link; one without a Package.swift is none.
    public static func linkedPackages(of files: FileSet) -> [String: Set<String>] {
        LintModules.packages(of: files)
    }

    /// The words without any of which a source of a linked package has nothing for the rules.
    public static var linkedWords: [String] { LintAccountWords.hints + RequiredReasonAPI.words }

    /// Returns the path of a package that another one names from its own folder.
    package static func place(_ path: String, from folder: String) -> String {
        LintPath.place(path, from: folder)
    }
}

extension LintPath {
    /// Returns the path of a place that is given from a folder, which may lie outside of the project.
    static func place(_ path: String, from folder: String) -> String {
        let isWhole = path.hasPrefix("/") || folder.hasPrefix("/")
        var parts: [Substring] = path.hasPrefix("/") ? [] : folder.split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return (isWhole ? "/" : "") + parts.joined(separator: "/")
    }
}
