// Licensed under the Apache License, Version 2.0.

/// The files of a project, read once: its apps, catalogues and storyboards.
struct LintProject {
    let files: FileSet
    /// Their paths, which are sorted once.
    let paths: [String]
    private(set) var apps: [LintApp] = []
    /// The projects of Xcode that could be read: their folders, and the files and folders that any target takes.
    private(set) var projects: [(root: String, members: [String])] = []
    /// The folders of app extensions without a project.
    private(set) var extensions: [String] = []
    /// The Swift sources among them.
    let sources: [String]
    let catalogues: [Catalogue]
    /// The lists that targets claim, wherever they are.
    private var claimed: Set<String> = []
    /// The names of apps by the paths of their lists, from projects around the files.
    private let names: [String: String]
    /// The storyboards and nibs by their paths.
    private(set) var storyboards: [String: LaunchStoryboard] = [:]
    /// The files that cannot be read.
    private(set) var problems: [LintFinding] = []
    /// The pictures outside of catalogues by the name that an app uses.
    let loosePictures: [String: [String]]
    /// The paths of storyboards and nibs by their names.
    private let storyboardPaths: [String: [String]]
    /// The number of a list's entries that are checked; no app has as many, and lines are searched from the start.
    static let longestList = 250

    init(_ files: FileSet, names: [String: String] = [:]) {
        (self.files, paths, self.names) = (files, files.paths, names)
        sources = paths.filter { $0.hasSuffix(".swift") }
        catalogues = Catalogue.catalogues(in: files)
        let endings: Set = ["png", "jpg", "jpeg", "pdf", "heic"]
        let loose = paths.filter {
            endings.contains(LintPath.ending($0)) && !$0.contains(".xcassets/")
        }
        loosePictures = Dictionary(grouping: loose) { path in
            let stem = LintPath.stem(path)
            return String(stem.prefix { $0 != "@" && $0 != "~" })
        }
        storyboardPaths = Dictionary(
            grouping: paths.filter { ["storyboard", "xib"].contains(LintPath.ending($0)) }, by: LintPath.stem)
        readProjects()
        readLoneLists()
        readStoryboards()
        addProblems(builtCatalogues.flatMap(\.problems), of: .catalogueDamaged)
    }

    private mutating func addProblems(_ problems: [ArtefactProblem], of rule: LintRule) {
        self.problems += problems.map { rule.at($0.file, $0.line, $0.element, $0.reason) }
    }

    // MARK: - Storyboards

    private mutating func readStoryboards() {
        for path in storyboardPaths.values.joined().sorted() {
            do throws(ArtefactProblem) {
                storyboards[path] = try LaunchStoryboard(reading: files[path] ?? [], file: path)
            } catch {
                // A nib of the old form is no fault unless an app starts with it.
                if LintPath.ending(path) == "storyboard", !LintPath.isTemplate(path) {
                    addProblems([error], of: .storyboardDamaged)
                }
            }
        }
    }

    /// The storyboard of a name: one that belongs to the app, else any of its folder.
    func storyboard(_ name: String, of app: LintApp) -> (path: String, isMember: Bool)? {
        let found = storyboardPaths[name] ?? []
        if let member = found.first(where: app.owns) { return (member, !app.copiesNothing) }
        if let near = found.first(where: { LintPath.isIn(app.root, $0) }) { return (near, false) }
        // A description of a project may have the list and the storyboard in folders of their own.
        guard app.target == nil, let place = description(around: app.root) else { return nil }
        return found.first { LintPath.isIn(place, $0) }.map { ($0, true) }
    }

    /// Returns whether a build file of Bazel beside an app's list names a launch storyboard, which puts the key into the list.
    func isLaunchedByBazel(_ app: LintApp) -> Bool {
        guard app.target == nil, let list = app.info?.file.file else { return false }
        return ["BUILD", "BUILD.bazel"].contains { name in
            LintPath.join(LintPath.folder(list), name).flatMap { files[$0] }.map {
                String(decoding: $0, as: UTF8.self).contains("launch_storyboard")
            } ?? false
        }
    }

    /// The folder of the nearest file around a folder of which a tool makes a project; nil without one.
    private func description(around folder: String) -> String? {
        let places = paths.filter { Self.builds($0) && LintPath.name($0) != "Package.swift" }
            .map(LintPath.folder)
        return places.filter { LintPath.isIn($0, folder) }.max { $0.utf8.count < $1.utf8.count }
    }

    // MARK: - Apps

    private mutating func readProjects() {
        for path in paths where path.hasSuffix(".xcodeproj/project.pbxproj") {
            do throws(ArtefactProblem) {
                var project = try XcodeProject(reading: files[path] ?? [], file: path)
                project.name = String(
                    (path.split(separator: "/").dropLast().last ?? "").dropLast(".xcodeproj".count))
                let root = LintPath.folder(LintPath.folder(path))
                project.readSettingsFiles { file in LintPath.join(root, file).flatMap { files[$0] } }
                problems += absentSettings(of: project, at: path)
                let members = project.targets.flatMap { project.members(of: $0)?.included ?? [] }
                projects.append((root, members.compactMap { LintPath.join(root, $0) }))
                claimed.formUnion(project.lists.compactMap { LintPath.join(root, $0.path) })
                for target in project.targets where target.isApp {
                    addApp(target, of: project, path: path)
                }
            } catch {
                addProblems([error], of: .projectDamaged)
            }
        }
    }

    private mutating func addApp(_ target: XcodeTarget, of project: XcodeProject, path: String) {
        let root = LintPath.folder(LintPath.folder(path))
        let names = project.configurations(of: target).map(\.name)
        let configuration = names.first { $0 == "Release" } ?? names.first ?? "Release"
        var app = LintApp(name: target.name, platforms: [], root: root)
        app.target = LintApp.Target(
            project: project, path: path, target: target, configuration: configuration)
        let platforms = project.platforms(of: target, configuration: configuration)
        let isWatch = target.productType.contains("watchapp")
        app.platforms = isWatch ? [.watchOS] : platforms.isEmpty ? [.iOS] : Set(platforms)
        if let members = project.members(of: target) {
            app.members = (
                members.included.compactMap { LintPath.join(root, $0) },
                Set(members.excluded.compactMap { LintPath.join(root, $0) })
            )
        }
        if let setting = app.setting("INFOPLIST_FILE"), !setting.value.isEmpty, !setting.value.contains("$"),
            let file = LintPath.join(root, setting.value)
        {
            if let bytes = files[file] {
                app.info = read(bytes, file)
                app.hasUnknownKeys = app.info == nil
            } else if let other = paths.first(where: { $0.lowercased() == file.lowercased() }) {
                // A Mac's disk takes small letters for capitals.
                let place = app.place(of: setting)
                var finding = LintRule.plistAbsent.at(
                    place.file, place.line, "INFOPLIST_FILE",
                    "the file is called \u{201C}\(other)\u{201D}, not \u{201C}\(file)\u{201D}: a disk that tells "
                        + "capitals apart does not find it")
                finding.severity = .warning
                problems.append(finding)
                app.info = read(files[other] ?? [], other)
                app.hasUnknownKeys = app.info == nil
            } else if !app.generatesKeys {
                let place = app.place(of: setting)
                problems.append(
                    LintRule.plistAbsent.at(
                        place.file, place.line, "INFOPLIST_FILE",
                        "there is no file \u{201C}\(file)\u{201D}" + setting.quotationWords))
                app.hasUnknownKeys = true
            }
        } else if !app.generatesKeys {
            // The setting may come from a file of settings; these are the places of templates.
            let usual = ["\(target.name)/Info.plist", "\(target.name)-Info.plist", "Info.plist"]
            let file = usual.compactMap { LintPath.join(root, $0) }.first { files[$0] != nil }
            if let file {
                app.info = read(files[file] ?? [], file)
                app.hasUnknownKeys = app.info == nil
            } else {
                guard let setting = app.setting("INFOPLIST_FILE"), !setting.value.isEmpty else { return }
                let place = app.place(of: setting)
                let reason =
                    setting.value.contains("$")
                    ? "it has a variable that nothing in the project sets" : "that is outside of the folder"
                var finding = LintRule.plistAbsent.at(
                    place.file, place.line, "INFOPLIST_FILE",
                    "the Info.plist of \(target.name) is \u{201C}\(setting.value)\u{201D}, and \(reason): its keys are "
                        + "not checked")
                finding.severity = .note
                problems.append(finding)
                app.hasUnknownKeys = true
            }
        }
        apps.append(app)
    }

    private mutating func read(_ bytes: [UInt8], _ path: String) -> InfoPlist? {
        do throws(ArtefactProblem) {
            let info = try InfoPlist(reading: bytes, file: path)
            addProblems(info.file.remarks, of: .plistUnusual)
            return info
        } catch {
            addProblems([error], of: .plistDamaged)
            return nil
        }
    }

    /// Reads the lists of apps without a project: of project generators, and of parts of one.
    private mutating func readLoneLists() {
        for path in paths where LintPath.name(path).hasSuffix("Info.plist") {
            guard !projects.contains(where: { LintPath.isIn($0.root, path) }), !claimed.contains(path),
                !LintPath.isTemplate(path),
                !path.contains(".framework/"), !path.contains(".bundle/"), !path.contains(".app/")
            else { continue }
            let bytes = files[path] ?? []
            let info = read(bytes, path)
            if info?["NSExtension"] != nil || info?["EXAppExtensionAttributes"] != nil {
                extensions.append(LintPath.folder(path))
            }
            guard let platform = info.map(Self.platform) ?? Self.platform(ofUnreadable: bytes) else {
                continue
            }
            let folder = LintPath.folder(path)
            // Beside the folder of an Info.plist there are often those of its storyboard and its catalogue.
            let holds = paths.contains { path in
                LintPath.isIn(folder, path)
                    && (path.contains(".xcassets/") || ["storyboard", "xib"].contains(LintPath.ending(path)))
            }
            var app = LintApp(
                name: names[path] ?? (folder.isEmpty ? "the app" : LintPath.name(folder)),
                platforms: [platform],
                root: holds ? folder : LintPath.folder(folder))
            app.info = info
            app.hasUnknownKeys = info == nil
            apps.append(app)
        }
    }

    /// The system of the app that a damaged list is for, by the words in it.
    private static func platform(ofUnreadable bytes: [UInt8]) -> XcodePlatform? {
        let text = String(decoding: bytes, as: UTF8.self)
        let isPart = ["NSExtension", "EXAppExtensionAttributes", "WKApplication"].contains {
            text.contains($0)
        }
        return !isPart && ["UILaunch", "LSRequiresIPhoneOS"].contains { text.contains($0) } ? .iOS : nil
    }

    /// The system of the app that a list is for; nil for lists of other things.
    static func platform(of info: InfoPlist) -> XcodePlatform? {
        let keys = info.dictionary
        if keys["NSExtension"] != nil || keys["EXAppExtensionAttributes"] != nil { return nil }
        let type = keys["CFBundlePackageType"]?.string ?? "APPL"
        guard type == "APPL" || type.contains("$") else { return nil }
        if info.isWatchApp || keys["WKWatchKitApp"] != nil { return .watchOS }
        if keys["LSMinimumSystemVersion"] != nil || keys["NSPrincipalClass"]?.string == "NSApplication" {
            return .macOS
        }
        let isApp =
            keys["LSRequiresIPhoneOS"] != nil
            || keys.keys.contains { $0.hasPrefix("UILaunch") || $0.hasPrefix("UISupported") }
        guard isApp else { return nil }
        // The families of devices: 3 are Apple TVs, 7 is Apple Vision.
        let families = Set((keys["UIDeviceFamily"]?.array ?? []).compactMap(\.integer))
        return families == [3] ? .tvOS : families == [7] ? .visionOS : .iOS
    }
}
