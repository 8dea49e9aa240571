// Licensed under the Apache License, Version 2.0.

/// A project of others as an adoption finds it: the modules of one app, or of each app of a folder of many.
package struct AdoptionProject: Sendable {
    /// The form that a project was found in.
    package enum Kind: String, Sendable, Encodable {
        case xcode, package, folder
    }

    /// The files of the folder by their paths.
    package private(set) var files: FileSet
    /// The form.
    package let kind: Kind
    /// The name of the app, or of the package.
    package let name: String
    /// The modules, that of an app after those that it brings; the last is an app's, if there is one.
    package private(set) var modules: [AdoptionModule] = []
    /// The apps that could have been chosen in place of this one.
    package private(set) var otherApps: [String] = []
    /// The remarks on how it was read.
    package private(set) var notes: [String] = []

    /// Looks for a project in the files of a folder: one of Xcode, a package, or sources alone.
    ///
    /// - Parameters:
    ///   - files: The files of the folder.
    ///   - folderName: The name of the folder.
    ///   - target: The name of the app's target or folder; nil for the one with the most sources, or for each of many.
    ///   - packages: The files of the packages that it depends on, each in a folder of its own.
    ///   - ours: The names of the modules that are here, which no package's can have beside them.
    package init(
        _ files: FileSet, folderName: String, target: String?, packages: FileSet = FileSet(),
        ours: Set<String> = []
    ) throws(ArtefactProblem) {
        self.files = files
        let paths = files.paths.filter { !Self.isAside($0) }
        let projects = paths.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
        let manifests = paths.filter { LintPath.name($0) == "Package.swift" && !Self.isTest($0) }
        let outermost = Self.outermost(manifests)
        let apps = try Self.apps(in: projects, files, target: target)
        var unread: [String] = []
        if let app = apps.first {
            (kind, name) = (.xcode, apps.count > 1 ? folderName : app.target.name)
            otherApps = app.others
            for app in apps { read(app, paths) }
            if apps.count > 1 { tell(apps.map(\.target.name)) }
        } else if let app = Self.generatedApp(
            in: paths, files, target: target, onUnread: { unread.append($0) })
        {
            (kind, name) = (.xcode, app.target.name)
            otherApps = app.others
            modules = Self.modules(of: app, files, paths)
            notes.append("There is no Xcode project yet: XcodeGen's project.yml was read in its place.")
            if !app.project.unread.isEmpty {
                notes.append(
                    "What project.yml says of these was not read, so run xcodegen first where it matters: "
                        + app.project.unread.joined(separator: ", ") + ".")
            }
        } else if let manifest = Self.manifest(among: outermost, files, paths) {
            if let target {
                throw ArtefactProblem(
                    file: manifest,
                    reason: "a package has no app's target that could be chosen, so leave \(target) out")
            }
            let text = String(decoding: files[manifest] ?? [], as: UTF8.self)
            let folder = LintPath.folder(manifest)
            let named = text.firstMatch(of: /Package\s*\(\s*name:\s*"([^"]+)"/).map { String($0.1) }
            (kind, name) = (.package, named ?? (folder.isEmpty ? folderName : LintPath.name(folder)))
            modules = Self.modules(ofManifests: [manifest] + outermost, files, paths)
        } else {
            let sources = paths.filter {
                AdoptionModule.isSource($0) && !Self.isTest($0) && LintPath.name($0) != "Package.swift"
            }
            let apps = AppFolders(sources, files)
            let chosen = apps.folders.first { LintPath.name($0) == target }
            if let target, chosen == nil {
                let known = apps.folders.map(LintPath.name).joined(separator: ", ")
                throw ArtefactProblem(
                    file: "",
                    reason: "no app's folder has the name \(target)"
                        + (known.isEmpty ? "" : "; there are \(known)"))
            }
            (kind, name) = (.folder, chosen.map(LintPath.name) ?? folderName)
            let folders = chosen.map { [$0] } ?? apps.folders
            for folder in folders.isEmpty ? [""] : folders {
                var module = AdoptionModule(
                    name: folder.isEmpty ? folderName : LintPath.name(folder), isApp: true)
                module.makeName(differFrom: modules)
                module.sources = sources.filter { LintPath.isIn(folder, $0) }
                module.resources = paths.filter { AdoptionModule.isResource($0) && LintPath.isIn(folder, $0) }
                module.dataModels = paths.filter {
                    AdoptionModule.isDataModel($0) && LintPath.isIn(folder, $0)
                }
                modules.append(module)
            }
            if chosen != nil {
                otherApps = apps.folders.map(LintPath.name).filter { $0 != target }
            } else if folders.isEmpty {
                notes.append(
                    "There is no Xcode project and no package with sources in it, so all its Swift sources were "
                        + "taken as one module."
                )
            } else {
                tell(folders.map(LintPath.name))
                if !apps.rest.isEmpty {
                    notes.append(
                        "Sources in no app's folder, which were not read: \(apps.rest.count).")
                }
            }
        }
        notes += unread.map { "\($0); run xcodegen, so that its Xcode project is read." }
        modules.removeAll { $0.sources.isEmpty }
        let along = AdoptedDependencies(
            packages.paths.filter { !Self.isAside($0) && !Self.isTest($0) }, packages)
        let imported = modules.flatMap(\.sources).flatMap { AdoptedDependencies.imports(files[$0] ?? []) }
        let taken = along.modules(for: imported, beside: ours.union(modules.map(\.name)))
        for module in taken {
            // The folder of the checkouts may be the project's own.
            for path in module.sources + module.resources + module.dataModels + module.licenses
            where self.files[path] == nil {
                try self.files.add(
                    packages[String(path.dropFirst(AdoptedDependencies.folder.count))] ?? [], at: path)
            }
        }
        let named =
            imported + taken.flatMap(\.sources).flatMap { AdoptedDependencies.imports(self.files[$0] ?? []) }
        let declared = DeclaredPackages(
            manifests: manifests.map { files[$0] ?? [] },
            projects: projects.compactMap { try? XcodeProject(reading: files[$0] ?? [], file: $0) },
            generated: paths.filter { LintPath.name($0) == GeneratedProject.fileName }
                .compactMap { try? GeneratedProject(reading: $0, in: files) })
        let here = ours.union(modules.map(\.name)).union(taken.map(\.name))
        if let lack = Self.lacking(imported, beside: here, declared) { notes.append(lack) }
        let hidden = Set(named).intersection(ours).filter(along.has).sorted()
        if !hidden.isEmpty {
            notes.append(
                "Modules of packages that are called as Firstlight's own, which were taken in their place: "
                    + hidden.joined(separator: ", ") + ".")
        }
        modules = taken + modules
    }

    /// The manifest with the shortest path whose package has sources; one of binaries alone may stand beside an app.
    private static func manifest(among manifests: [String], _ files: FileSet, _ paths: [String]) -> String? {
        manifests.sorted { $0.count < $1.count }.first { path in
            let folder = LintPath.folder(path)
            let modules = AdoptionModule.modules(ofManifest: files[path] ?? [], in: folder, paths: paths)
            return modules.contains { !$0.sources.isEmpty }
        }
    }

    private struct App {
        let project: XcodeProject
        /// The path of the project's file.
        let place: String
        let root: String
        let target: XcodeTarget
        var others: [String]
    }

    /// Notes that each of several apps was taken.
    private mutating func tell(_ apps: [String]) {
        notes.append(
            "It has \(apps.count) apps, each a module of its own here; --target NAME takes one alone: "
                + apps.joined(separator: ", ") + ".")
    }

    /// The app with the most sources, or the one of a name. Of a folder with several projects of which none has half of the
    /// sources, such as that of a course, each has its app.
    private static func apps(
        in projects: [String], _ files: FileSet, target name: String?
    ) throws(ArtefactProblem) -> [App] {
        var found: [(app: App, count: Int)] = []
        for path in projects {
            var project = try XcodeProject(reading: files[path] ?? [], file: path)
            project.name = LintPath.stem(LintPath.folder(path))
            let root = LintPath.folder(LintPath.folder(path))
            project.readSettingsFiles { file in LintPath.join(root, file).flatMap { files[$0] } }
            for target in project.targets where target.isApp && !target.productType.contains("watchapp") {
                let app = App(project: project, place: path, root: root, target: target, others: [])
                let count = sources(of: target, project, root, files.paths).count
                if name == nil || target.name == name { found.append((app, count)) }
            }
        }
        guard let best = found.max(by: { $0.count < $1.count }) else {
            guard let name, !projects.isEmpty else { return [] }
            throw ArtefactProblem(file: projects.first ?? "", reason: "no app's target has the name \(name)")
        }
        let largest = Dictionary(grouping: found.filter { $0.count > 0 }, by: \.app.place)
            .compactMapValues { $0.max { $0.count < $1.count } }
        let all = largest.values.reduce(0) { $0 + $1.count }
        if name == nil, largest.count > 1, 2 * best.count < all {
            return largest.sorted { $0.key < $1.key }.map(\.value.app)
        }
        var app = best.app
        app.others = Set(found.map(\.app.target.name).filter { $0 != app.target.name }).sorted()
        return [app]
    }

    // MARK: - Xcode

    private mutating func read(_ app: App, _ paths: [String]) {
        let listed = (app.project.localPackages + app.project.draggedFolders).compactMap {
            LintPath.join(app.root, $0)
        }
        .map { $0.isEmpty ? "Package.swift" : $0 + "/Package.swift" }
        // A package in a folder that follows the disk is in no list of the project.
        let others = paths.filter { LintPath.name($0) == "Package.swift" && LintPath.isIn(app.root, $0) }
        let found = Self.modules(ofManifests: listed + others, files, paths)
        modules += found.filter { new in !modules.contains { $0.name == new.name } }
        let kinds = ["framework", "library.static"].map { "com.apple.product-type." + $0 }
        for target in app.project.targets where kinds.contains(target.productType) {
            let module = module(of: target, app, paths)
            if !modules.contains(where: { $0.name == module.name }) { modules.append(module) }
        }
        var own = module(of: app.target, app, paths)
        // A framework of the app's name would be in its way, and a package beside the project may have all that the app has;
        // another app of the name is one more.
        modules.removeAll { $0.name == own.name && !$0.isApp }
        // What a package of the project has is not the app's, although its folder is.
        let taken = Set(modules.flatMap(\.sources))
        own.sources.removeAll { taken.contains($0) || LintPath.name($0) == "Package.swift" }
        own.makeName(differFrom: modules)
        modules.append(own)
    }

    private func module(of target: XcodeTarget, _ app: App, _ paths: [String]) -> AdoptionModule {
        let (project, root) = (app.project, app.root)
        let names = project.configurations(of: target).map(\.name)
        let configuration = names.first { $0 == "Debug" } ?? names.first ?? "Debug"
        func setting(_ name: String) -> String? {
            project.setting(name, of: target, configuration: configuration, platform: .iOS)?.value
        }
        var module = AdoptionModule(
            name: setting("PRODUCT_MODULE_NAME").flatMap(Self.plain) ?? target.name, isApp: target.isApp)
        module.sources = Self.sources(of: target, project, root, paths)
        module.resources = Self.members(of: target, project, root, paths).filter(AdoptionModule.isResource)
        module.dataModels = Self.dataModels(of: target, project, root, paths)
        module.readSettings(root: root, files, setting)
        return module
    }

    private static func plain(_ value: String) -> String? {
        value.isEmpty || value.contains("$") ? nil : value
    }

    private static func sources(
        of target: XcodeTarget, _ project: XcodeProject, _ root: String, _ paths: [String]
    ) -> [String] {
        let named = project.files(of: target, phase: "PBXSourcesBuildPhase").compactMap {
            LintPath.join(root, $0.path)
        }
        let found = onDisk(named, paths) + inFolders(of: target, project, root, paths)
        return Set(found.filter(AdoptionModule.isSource)).sorted()
    }

    /// The files of some names; a Mac's disk takes one in other capitals for the same.
    private static func onDisk(_ named: [String], _ paths: [String]) -> [String] {
        let known = Set(paths)
        let absent = Set(named.filter { !known.contains($0) }.map { $0.lowercased() })
        let alike = absent.isEmpty ? [] : paths.filter { absent.contains($0.lowercased()) }
        return named.filter(known.contains) + alike
    }

    private static func members(
        of target: XcodeTarget, _ project: XcodeProject, _ root: String, _ paths: [String]
    ) -> [String] {
        let named = project.files(of: target, phase: "PBXResourcesBuildPhase").compactMap {
            LintPath.join(root, $0.path)
        }
        let inNamed = paths.filter { path in named.contains { LintPath.isIn($0, path) && !$0.isEmpty } }
        return Set(inNamed + inFolders(of: target, project, root, paths)).sorted()
    }

    /// The files of the models that are compiled with a target. A model is found by its name, as projects have its place on
    /// the disk of whoever made it.
    private static func dataModels(
        of target: XcodeTarget, _ project: XcodeProject, _ root: String, _ paths: [String]
    ) -> [String] {
        let phases = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]
        let names = Set(
            phases.flatMap { project.files(of: target, phase: $0) }.map { LintPath.name($0.path) })
        let named = paths.filter { path in path.split(separator: "/").contains { names.contains(String($0)) }
        }
        return Set(named + inFolders(of: target, project, root, paths)).filter(AdoptionModule.isDataModel)
            .sorted()
    }

    /// The files in the folders that follow the disk.
    private static func inFolders(
        of target: XcodeTarget, _ project: XcodeProject, _ root: String, _ paths: [String]
    ) -> [String] {
        project.folders(of: target).flatMap { folder -> [String] in
            guard let place = LintPath.join(root, folder.path) else { return [] }
            return paths.filter { path in
                LintPath.isIn(place, path)
                    && folder.takes(String(path.dropFirst(place.isEmpty ? 0 : place.count + 1)))
            }
        }
    }
}
