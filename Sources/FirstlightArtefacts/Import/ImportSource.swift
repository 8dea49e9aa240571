// Licensed under the Apache License, Version 2.0.

/// A file of a project that determines what is shown at launch.
public struct ImportSource: Hashable, Sendable {
    /// The tool that a file belongs to; of those in a project, the first says most.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Settings of flutter_native_splash.
        case flutterNativeSplash
        /// The configuration of an Expo app.
        case expo
        /// The configuration of an Expo app as a program, which is not run.
        case expoProgram
        /// A command of react-native-bootsplash in a `package.json`.
        case bootsplashCommand
        /// The manifest that react-native-bootsplash left beside its pictures.
        case bootsplashManifest
        /// An Info.plist with a launch screen.
        case infoPlist
        /// The settings of an Xcode project that have Xcode declare an empty launch screen, as those of new projects do.
        case buildSettings
        /// A launch storyboard.
        case storyboard
    }

    /// The tool that the file belongs to.
    public var kind: Kind
    /// The path in the project.
    public var path: String

    /// Names a file.
    public init(_ kind: Kind, path: String) { (self.kind, self.path) = (kind, path) }

    // MARK: - Finding

    /// Finds the files of a project that can be read, the most detailed first.
    ///
    /// Of property lists and storyboards, those of the first app come first: an app for phones before one for
    /// televisions, and one that is no example before one that is. A storyboard that no app names comes last.
    public static func detect(in files: FileSet) -> [ImportSource] {
        let own = files.paths.filter(isOwn)
        let found = own.compactMap { path -> ImportSource? in
            kind(of: path, files[path] ?? []).map { ImportSource($0, path: path) }
        }
        let tools = Kind.allCases.filter { !systems.contains($0) }
        var system = [Kind.infoPlist, .storyboard].flatMap { kind in found.filter { $0.kind == kind } }
        let hasProject = own.contains { $0.hasSuffix(".xcodeproj/project.pbxproj") }
        let known = Set(system.map(\.path))
        let (ranks, generated) = hasProject || system.count > 1 ? apps(in: files, known) : ([:], [])
        system += generated
        let ranked = system.enumerated().sorted {
            (ranks[$0.element.path] ?? Int.max, $0.offset) < (ranks[$1.element.path] ?? Int.max, $1.offset)
        }
        let named = tools.flatMap { kind in
            found.filter { $0.kind == kind }.enumerated().sorted {
                (lateness($0.element), $0.offset) < (lateness($1.element), $1.offset)
            }.map(\.element)
        }
        return named + ranked.map(\.element)
    }

    /// The place of each file that an app uses, in the order of the apps, and the settings by which Xcode declares a screen,
    /// or by which an app starts with a storyboard that does not say so itself.
    private static func apps(
        in files: FileSet, _ known: Set<String>
    ) -> (ranks: [String: Int], generated: [ImportSource]) {
        let project = LintProject(own(files))
        let apps = project.apps.enumerated().filter { $0.element.hasLaunchScreen }.sorted {
            ($0.element.lateness, $0.offset) < ($1.element.lateness, $1.offset)
        }
        var (ranks, generated): ([String: Int], [ImportSource]) = ([:], [])
        for (place, app) in apps.map(\.element).enumerated() {
            let screens = project.launchScreens(of: app).screens
            var used = [app.info?.file.file].compactMap { $0 } + screens.map(\.file)
            if screens.isEmpty, app.info?.declaredLaunchKeys.isEmpty != false,
                let setting = app.generated("UILaunchScreen_Generation"), setting.value == "YES"
            {
                let source = ImportSource(.buildSettings, path: app.place(of: setting).file)
                if !generated.contains(source) { generated.append(source) }
                used.append(source.path)
            }
            for screen in screens where screen.storyboard != nil && !known.contains(screen.file) {
                let source = ImportSource(.storyboard, path: screen.file)
                if !generated.contains(source) { generated.append(source) }
            }
            // The storyboard of the phone's key comes first: that is the screen that is declared.
            let phones = ["~iphone", "", "~ipad"].compactMap {
                app.info?["UILaunchStoryboardName\($0)"]?.string.map(LintPath.stem)
            }
            for path in used where ranks[path] == nil {
                let rank = phones.firstIndex(of: LintPath.stem(path)).map { $0 + 1 } ?? 5
                ranks[path] = place * 10 + (path == app.info?.file.file ? 0 : rank)
            }
        }
        return (ranks, generated)
    }

    /// The kinds that the system reads, and not a tool.
    private static let systems: Set<Kind> = [.infoPlist, .buildSettings, .storyboard]

    /// Folders with files of others or build products.
    private static let others: Set<String> = [
        "node_modules", "Pods", "build", "DerivedData", ".dart_tool", ".symlinks", ".git", "Carthage",
    ]

    private static func isOwn(_ path: String) -> Bool {
        !path.split(separator: "/").dropLast().contains { others.contains(String($0)) }
    }

    /// The files of a project without those of others.
    static func own(_ files: FileSet) -> FileSet {
        var own = FileSet()
        for path in files.paths where isOwn(path) { own[path] = files[path] }
        return own
    }

    private static func kind(of path: String, _ bytes: [UInt8]) -> Kind? {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        switch name {
        case "pubspec.yaml": return hasFlutterBlock(bytes) ? .flutterNativeSplash : nil
        case "app.config.js", "app.config.ts", "app.config.cjs", "app.config.mjs": return .expoProgram
        case "app.json", "app.config.json":
            let root = try? JSONValue(reading: bytes, file: path)
            // One that cannot be read is found by its words, so that it is told what is wrong with it.
            if root == nil { return ["\"expo\"", "\"splash\""].allSatisfy(has(bytes)) ? .expo : nil }
            return root?["expo"]?.object != nil || root?["splash"]?.object != nil ? .expo : nil
        case "package.json":
            guard let root = try? JSONValue(reading: bytes, file: path) else {
                return has(bytes)("bootsplash") ? .bootsplashCommand : nil
            }
            return BootsplashReader.hasCommand(root) ? .bootsplashCommand : nil
        case "manifest.json", "bootsplash_manifest.json":
            return (try? JSONValue(reading: bytes, file: path)).map(BootsplashReader.isManifest) == true
                ? .bootsplashManifest : nil
        default: break
        }
        if name.hasPrefix(FlutterSplashReader.block), name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
            return .flutterNativeSplash
        }
        if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
            return StoryboardImport.isLaunchScreen(bytes, file: path) ? .storyboard : nil
        }
        if name.hasSuffix(".plist") {
            return PropertyListImport.hasLaunchScreen(bytes, file: path) ? .infoPlist : nil
        }
        return nil
    }

    /// A test for words in a file that may be damaged.
    private static func has(_ bytes: [UInt8]) -> (String) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return { text.contains($0) }
    }

    /// Returns the place of a file of a tool among others: flutter_native_splash takes its own file before the package's,
    /// and those of flavours when it is told to.
    private static func lateness(_ source: ImportSource) -> Int {
        guard source.kind == .flutterNativeSplash else { return 0 }
        let name = LintPath.name(source.path)
        return LintPath.stem(name) == FlutterSplashReader.block ? 0 : name == "pubspec.yaml" ? 1 : 2
    }

    /// Returns whether a line begins with the block's name: a file that cannot be read is found and reported, too.
    private static func hasFlutterBlock(_ bytes: [UInt8]) -> Bool {
        bytes.split { $0 == 10 || $0 == 13 }.contains {
            $0.starts(with: "\(FlutterSplashReader.block):".utf8)
        }
    }

    // MARK: - Reading

    /// Reads the file, and pictures and colours that it names as far as they are in the project.
    ///
    /// - Parameters:
    ///   - files: The files of the project.
    ///   - pixels: Reads the pixels of the picture at a path; without it no picture of a single colour is told.
    ///   - catalogues: The asset catalogues of the project, where they were read already.
    /// - Throws: What is wrong with the file, and where.
    public func read(
        in files: FileSet, pixels: (@Sendable (String) -> LintPixels?)? = nil, catalogues: [Catalogue]? = nil
    ) throws(ArtefactProblem) -> ImportedLaunch {
        let isSystems = Self.systems.contains(kind)
        return try read(
            in: files, pixels: pixels, catalogues: catalogues, apps: isSystems ? ImportApps(files) : nil)
    }

    /// Reads the file as ``read(in:pixels:catalogues:)`` does, with the apps of the project where they were read already.
    package func read(
        in files: FileSet, pixels: (@Sendable (String) -> LintPixels?)?, catalogues: [Catalogue]?,
        apps: ImportApps?
    ) throws(ArtefactProblem) -> ImportedLaunch {
        let launch = try launch(in: files, pixels: pixels, catalogues: catalogues)
        guard let apps, Self.systems.contains(kind) else { return launch }
        return apps.completed(launch, from: path)
    }

    private func launch(
        in files: FileSet, pixels: (@Sendable (String) -> LintPixels?)?, catalogues: [Catalogue]?
    ) throws(ArtefactProblem) -> ImportedLaunch {
        guard let bytes = files[path] else {
            throw ArtefactProblem(file: path, reason: "there is no such file in the project")
        }
        let folder = ImportFolder(files: files, file: path, pixels: pixels, catalogues: catalogues)
        switch kind {
        case .flutterNativeSplash: return try FlutterSplashReader.read(bytes, in: folder)
        case .expo: return try ExpoReader.read(bytes, in: folder)
        case .expoProgram:
            throw ArtefactProblem(
                file: path,
                reason: "this is a program, and programs of others are not run; write what it gives with "
                    + "\u{201C}npx expo config --json > app.json\u{201D} and import that")
        case .bootsplashCommand: return try BootsplashReader.readCommand(bytes, in: folder)
        case .bootsplashManifest: return try BootsplashReader.readManifest(bytes, in: folder)
        case .infoPlist: return try PropertyListImport.read(bytes, in: folder)
        case .buildSettings:
            var launch = ImportedLaunch(file: path, platforms: [.ios])
            launch.background = .system
            return launch
        case .storyboard: return try StoryboardImport.read(bytes, in: folder)
        }
    }
}

extension LintApp {
    /// The place among the apps of a project: a television's after a phone's, an example after both, and an App Clip
    /// after all that are whole.
    fileprivate var lateness: Int {
        let words = ["demo", "example", "sample", "test", "playground"]
        let place = (name + "/" + root).lowercased()
        let isClip =
            target?.target.productType.contains("on-demand-install-capable") == true
            || info?["NSAppClip"] != nil
        return (platforms.contains(.iOS) ? 0 : 1) + (words.contains { place.contains($0) } ? 2 : 0)
            + (isClip ? 4 : 0)
    }
}
