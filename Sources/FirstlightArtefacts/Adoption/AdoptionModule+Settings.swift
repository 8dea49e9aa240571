// Licensed under the Apache License, Version 2.0.

extension AdoptionModule {
    /// Takes what the settings of its target say of the language and of its headers.
    ///
    /// - Parameters:
    ///   - root: The folder of the project.
    ///   - files: The files of the project.
    ///   - setting: Returns a setting by its name.
    mutating func readSettings(root: String, _ files: FileSet, _ setting: (String) -> String?) {
        languageMode = setting("SWIFT_VERSION")?.hasPrefix("6") == true ? 6 : 5
        readsSlashes = setting("SWIFT_ENABLE_BARE_SLASH_REGEX") != "NO" && languageMode == 5
        isOnMainActor = setting("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
        if setting("SWIFT_APPROACHABLE_CONCURRENCY") == "YES" {
            features = Self.approachable(inMode: languageMode)
        }
        readHeader(
            bridge: setting(Self.bridgeSetting).flatMap { Self.bridge($0, root: root) }, root: root, files)
        extendsTypes = setting("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") == "YES"
    }

    /// The name of the setting that names the header for the code in Objective-C.
    static let bridgeSetting = "SWIFT_OBJC_BRIDGING_HEADER"

    /// Returns the path of the header that a setting names; nil where it is out of the project, or not known.
    static func bridge(_ value: String, root: String) -> String? {
        let path = value.replacing(/^\$[({](?:SRCROOT|PROJECT_DIR)[)}]\//, with: "")
        return path.isEmpty || path.contains("$") ? nil : LintPath.join(root, path)
    }
}

extension AdoptionProject {
    /// Returns the headers that settings of Xcode projects, and of those that XcodeGen makes, name for the code in
    /// Objective-C and that are not among the files: they may have any name.
    package static func bridges(of files: FileSet) -> Set<String> {
        var found: Set<String> = []
        for path in files.paths where !isAside(path) {
            let bytes = files[path] ?? []
            if path.hasSuffix(".xcodeproj/project.pbxproj"),
                var project = try? XcodeProject(reading: bytes, file: path)
            {
                let root = LintPath.folder(LintPath.folder(path))
                project.name = LintPath.stem(LintPath.folder(path))
                project.readSettingsFiles { file in LintPath.join(root, file).flatMap { files[$0] } }
                for target in project.targets {
                    for configuration in project.configurations(of: target) {
                        let value = project.setting(
                            AdoptionModule.bridgeSetting, of: target, configuration: configuration.name,
                            platform: .iOS)?.value
                        if let place = value.flatMap({ AdoptionModule.bridge($0, root: root) }) {
                            found.insert(place)
                        }
                    }
                }
            } else if LintPath.name(path) == GeneratedProject.fileName,
                let project = try? GeneratedProject(reading: path, in: files)
            {
                found.formUnion(
                    project.targets.compactMap { $0.settings[AdoptionModule.bridgeSetting] }
                        .compactMap { AdoptionModule.bridge($0, root: project.folder) })
            }
        }
        return found.filter { files[$0] == nil }
    }

    // MARK: - XcodeGen

    /// The app of a project that XcodeGen makes, with the project.
    struct GeneratedApp {
        let project: GeneratedProject
        let target: GeneratedProject.Target
        let others: [String]
    }

    /// Returns the app with the most sources, or the one of a name, of the files of XcodeGen without a project beside them.
    ///
    /// - Parameters:
    ///   - paths: The paths of the project's files that count.
    ///   - files: The files.
    ///   - name: The name of the app's target; nil for the largest.
    ///   - onUnread: Receives the reason why a file is not read.
    static func generatedApp(
        in paths: [String], _ files: FileSet, target name: String?, onUnread: (String) -> Void
    ) -> GeneratedApp? {
        var found: [(app: GeneratedApp, count: Int)] = []
        for path in paths where LintPath.name(path) == GeneratedProject.fileName {
            let folder = LintPath.folder(path)
            let isMade = paths.contains {
                $0.hasSuffix(".xcodeproj/project.pbxproj")
                    && LintPath.folder(LintPath.folder($0)) == folder
            }
            guard !isMade else { continue }
            do throws(ArtefactProblem) {
                guard let project = try GeneratedProject(reading: path, in: files) else {
                    continue
                }
                let apps = project.targets.filter(\.isApp)
                for target in apps where name == nil || target.name == name {
                    let count = project.files(of: target, among: paths).count(where: AdoptionModule.isSource)
                    let others = apps.map(\.name).filter { $0 != target.name }
                    found.append((GeneratedApp(project: project, target: target, others: others), count))
                }
            } catch {
                onUnread(error.description)
            }
        }
        return found.max { $0.count < $1.count }.flatMap { $0.count > 0 ? $0.app : nil }
    }

    /// Returns the modules of such an app: those of its packages on the disk, its frameworks, and its own.
    static func modules(of app: GeneratedApp, _ files: FileSet, _ paths: [String]) -> [AdoptionModule] {
        let project = app.project
        let manifests = project.packages.compactMap { LintPath.join(project.folder, $0) }
            .map { $0.isEmpty ? "Package.swift" : $0 + "/Package.swift" }
        var modules = Self.modules(ofManifests: manifests, files, paths)
        func module(of target: GeneratedProject.Target) -> AdoptionModule {
            let module = target.settings["PRODUCT_MODULE_NAME"].flatMap { $0.contains("$") ? nil : $0 }
            var result = AdoptionModule(name: module ?? target.name, isApp: target.isApp)
            let members = project.files(of: target, among: paths)
            let taken = Set(modules.flatMap(\.sources))
            result.sources = members.filter {
                AdoptionModule.isSource($0) && LintPath.name($0) != "Package.swift" && !taken.contains($0)
            }
            result.resources = members.filter(AdoptionModule.isResource)
            result.dataModels = members.filter(AdoptionModule.isDataModel)
            result.readSettings(root: project.folder, files) { target.settings[$0] }
            return result
        }
        for target in project.targets
        where target.type.hasPrefix("framework") || target.type == "library.static" {
            let new = module(of: target)
            if !modules.contains(where: { $0.name == new.name }) { modules.append(new) }
        }
        var own = module(of: app.target)
        modules.removeAll { $0.name == own.name }
        own.makeName(differFrom: modules)
        return modules + [own]
    }
}
