// Licensed under the Apache License, Version 2.0.

/// A package on the disk that an app links, as far as the rules of the stores look at it.
public struct LinkedPackage: Hashable, Sendable {
    /// The sources that may say something of accounts, as `Sources/Module/…`.
    public var sources: FileSet
    /// The modules that each module imports; one without imports has none.
    public var imports: [String: Set<String>]

    /// Describes a package.
    public init(sources: FileSet, imports: [String: Set<String>]) {
        (self.sources, self.imports) = (sources, imports)
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
        own = app.sources(in: project)
        guard let target = app.target else { return }
        let products = Set(target.project.packageProducts(of: target.target))
        var modules: [String: [LintSource]] = [:]
        var imports: [String: Set<String>] = [:]
        for folder in target.project.localPackages {
            guard let package = packages[LintPath.place(folder, from: app.root)] else { continue }
            imports.merge(package.imports) { $0.union($1) }
            for path in package.sources.paths {
                let parts = path.split(separator: "/")
                guard parts.count > 2, parts[0] == "Sources" else { continue }
                modules[String(parts[1]), default: []].append(
                    LintSource(package.sources[path] ?? [], path: path))
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

    /// The packages on the disk that the apps of a project link: their paths from the project's folder, with the modules
    /// that are products.
    static func packages(of files: FileSet) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for path in files.paths where path.hasSuffix(".xcodeproj/project.pbxproj") {
            guard let project = try? XcodeProject(reading: files[path] ?? [], file: path) else { continue }
            let root = LintPath.folder(LintPath.folder(path))
            let products = project.targets.filter(\.isApp).flatMap { project.packageProducts(of: $0) }
            for folder in project.localPackages {
                found[LintPath.place(folder, from: root), default: []].formUnion(products)
            }
        }
        return found
    }
}

extension ProjectLint {
    /// Returns the packages on the disk that the apps of a project link, by their paths from the project's folder, with the
    /// products that they link.
    public static func linkedPackages(of files: FileSet) -> [String: Set<String>] {
        LintModules.packages(of: files)
    }

    /// The words without any of which a source says nothing of accounts.
    public static var accountWords: [String] { LintAccounts.hints }
}

extension LintPath {
    /// Returns the path of a place that is given from a folder, which may lie outside of the project.
    static func place(_ path: String, from folder: String) -> String {
        var parts: [Substring] = path.hasPrefix("/") ? [] : folder.split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
