// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo

/// Applies the rules of launch screens to the projects in folders.
struct FolderLint {
    static let sarif = Option.flag(
        "sarif", help: "Print SARIF 2.1.0, which code hosts display next to the code.")
    static let fix = Option.flag("fix", help: "Apply safe fixes, then report the rest.")
    static let sameFirst = Option.flag(
        "first-screen-has-logo", help: "The first screen shows the launch screen's picture, too.")

    static let store = Option.flag(
        "store", help: "Say whether the App Store and Google Play would take the app.")

    let arguments: ParsedArguments
    private let apps: AppCatalogue

    init(_ arguments: ParsedArguments, apps: AppCatalogue) {
        (self.arguments, self.apps) = (arguments, apps)
    }

    /// Lints each folder and returns the exit code.
    func run(_ folders: [String]) throws -> Int32 {
        guard !(arguments[Self.sarif] && arguments[StandardOptions.json]) else {
            throw CommandError.usage("--sarif and --json exclude each other; give one of them.")
        }
        let app = folders.first { apps.ids.contains($0) && !FileManager.default.fileExists(atPath: $0) }
        if let app, folders.count > 1 {
            throw CommandError.usage(
                "'\(app)' is an app, which is linted alone; give that alone, or folders and files.")
        }
        try VerdictReport.prepare(arguments)
        try VerdictPage.prepare(arguments)
        var lines: [Line] = []
        var cases: [VerdictReport.Case] = []
        var reports: [(root: URL, report: LintReport)] = []
        var verdicts: [StoreTable] = []
        var hasErrors = false
        for folder in folders {
            let (report, root, mended) = try look(at: folder)
            hasErrors = hasErrors || report.count(.error) > 0
            lines += report.findings.map { Line($0, in: folder) }
            reports.append((root, report))
            let stores = arguments[Self.store] ? StoreTable(report, of: folder) : nil
            if let stores { verdicts.append(stores) }
            // What reads the verdicts knows the repository, and not the folder.
            let placed = LintReport.joined([(Self.sourcePath(of: root), report)])
            cases += placed.verdicts(of: folder, stores)
            if !arguments[Self.sarif], !arguments[StandardOptions.json] {
                show(report, of: folder, mended: mended)
            }
        }
        if arguments[Self.sarif] {
            let report = LintReport.joined(reports.map { (Self.sourcePath(of: $0.root), $0.report) })
            arguments.console.print(String(decoding: report.sarif(), as: UTF8.self))
        }
        if arguments[StandardOptions.json] {
            let stores = verdicts.isEmpty ? nil : verdicts.flatMap(\.lines)
            try arguments.console.printJSON(Result(findings: lines, stores: stores), as: .projectLint)
        }
        let judged = VerdictReport(cases)
        try judged.tell(arguments)
        try VerdictPage(judged, title: folders.joined(separator: ", ") + ", linted").write(arguments)
        return hasErrors ? 1 : 0
    }

    /// Returns the path of a folder from the root of its repository, or without one from the working directory; the
    /// absolute path where it is in neither.
    private static func sourcePath(of folder: URL) -> String {
        let folder = folder.resolvingSymlinksInPath()
        var root = folder
        while root.pathComponents.count > 1,
            !FileManager.default.fileExists(atPath: root.appendingPathComponent(".git").path)
        {
            root.deleteLastPathComponent()
        }
        if root.pathComponents.count <= 1 {
            root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath()
        }
        let (inner, outer) = (folder.pathComponents, root.pathComponents)
        return inner.starts(with: outer) ? inner.dropFirst(outer.count).joined(separator: "/") : folder.path
    }

    private func look(at folder: String) throws -> (report: LintReport, root: URL, mended: Int) {
        var root = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
        guard let isFolder = FileManager.default.isFolder(root.path) else {
            throw CommandError.unknownPlace(
                "'\(folder)' is neither an app nor a folder nor a file.", folder, apps: apps.ids)
        }
        // A file is judged by all that it names and that names it.
        let file = isFolder ? nil : root
        if let file { root = Self.project(around: file) }
        let own = file.map { String($0.path.dropFirst(root.path.count + 1)) }
        var ignored: [String] = []
        var files = try whole(root) { ignored.append($0) }
        if own == nil {
            for found in ProjectDescription.all(in: files) { arguments.console.note(found.sentence) }
        }
        if let own, files[own] == nil {
            throw CommandError(
                "'\(folder)' is not a file that any rule checks.", code: .badData,
                hint:
                    "They read property lists, entitlements, storyboards, projects, settings files, catalogues, "
                    + "pictures, fonts, privacy manifests and web manifests. Give such a file, or the folder of a project."
            )
        }
        var mended = 0
        if arguments[Self.fix] {
            let fixed = ProjectLint.fixed(files)
            for path in fixed.paths where fixed[path] != files[path] && (own == nil || path == own) {
                try Output.write(Data(fixed[path] ?? []), to: root.appendingPathComponent(path))
                mended += 1
            }
            if let own { files[own] = fixed[own] } else { files = fixed }
        }
        let pictures = files
        var lint = ProjectLint(
            files, firstScreenHasBranding: arguments[Self.sameFirst], declarations: declarations(files)
        ) { path in
            guard let bytes = pictures[path], let image = try? PixelImage(pngData: Data(bytes)) else {
                return nil
            }
            return LintPixels(image)
        }
        lint.isInProject = Self.isInProject(root)
        lint.names = Self.names(above: root)
        lint.packages = try packages(root, in: ignored)
        if arguments[Self.store] {
            lint.isForStores = true
            let linked = try LinkedSources.read(from: root, linked: ProjectLint.linkedPackages(of: files))
            lint.linked = linked
            let folders = LinkedSources.folders(of: linked, from: root)
            lint.isNamed = { [root] type, path in
                LinkedSources.isNamed(type, besides: path, from: root, in: [root] + folders)
            }
        }
        var report = lint.report()
        if let own { report.findings.removeAll { $0.file != own } }
        return (report, root, mended)
    }

    /// Returns the requirements that the apps declare for the projects generated for them.
    private func declarations(_ files: FileSet) -> [LintDeclaration] {
        files.paths.filter { $0 == ProjectRecord.name || $0.hasSuffix("/" + ProjectRecord.name) }.compactMap {
            path in
            guard let record = ProjectRecord(reading: files[path] ?? []) else {
                arguments.warn("'\(path)' is damaged, so its app's declarations are not checked.")
                return nil
            }
            // The record may be another program's, whose apps are not known here.
            guard let id = record.app, let app = try? apps.named(id),
                let artefacts = app.artefacts(AppOptions())
            else { return nil }
            return LintDeclaration(
                of: app, artefacts, in: String(path.dropLast(ProjectRecord.name.count + 1)))
        }
    }

    /// Returns the folder of the project that a file belongs to: the nearest with an Xcode project in it, or else the
    /// one that the file, its catalogue or its folder of resources is in.
    private static func project(around file: URL) -> URL {
        var place = file.deletingLastPathComponent()
        var nearest = place
        while place.pathComponents.count > 1 {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return place }
            let name = place.lastPathComponent
            place.deleteLastPathComponent()
            if name.hasSuffix(".xcassets") || name == "res" { nearest = place }
        }
        return nearest
    }

    /// Returns whether a folder above one has a project, up to the root of its repository.
    static func isInProject(_ folder: URL) -> Bool {
        func names(_ place: URL) -> [String] {
            (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        }
        var place = folder
        while place.pathComponents.count > 1, !names(place).contains(".git") {
            place.deleteLastPathComponent()
            if names(place).contains(where: ProjectLint.isProject) { return true }
        }
        return false
    }

    /// Reads the files of a folder, and reports a generation that did not finish.
    private func whole(_ root: URL, onIgnored: (String) -> Void) throws -> FileSet {
        try ProjectFiles.read(
            root, progress: ProgressLine(console: arguments.console),
            onInterrupted: { folder in
                arguments.console.note(
                    "A generation in '\(folder.relativePath)' was interrupted, so that some of its files are new and others "
                        + "old. Run it again.")
            }, onIgnored: onIgnored, onRefused: { arguments.console.note($0.description) },
            keeping: Self.isKept, where: Self.isWanted)
    }

    /// The folders of tools with sources that an app links, and where in them.
    private static let checkouts = ["Pods": "", "Carthage": "/Checkouts", ".build": "/checkouts"]

    /// Reads the sources and privacy manifests of the pods and packages that are checked out.
    ///
    /// - Parameter folders: The folders of tools, as paths from the root.
    private func packages(_ root: URL, in folders: [String]) throws -> FileSet {
        var files = FileSet()
        for folder in folders {
            guard let inner = Self.checkouts[(folder as NSString).lastPathComponent] else { continue }
            let place = root.appendingPathComponent(folder + inner, isDirectory: true)
            guard FileManager.default.fileExists(atPath: place.path) else { continue }
            // Of a library that Apple lists it counts that it is there, whatever it calls.
            let found = try ProjectFiles.read(
                place,
                keeping: { path, data in
                    Self.isKept(path, data)
                        || path.split(separator: "/").first.flatMap { ListedSDK(folder: String($0)) } != nil
                }
            ) { path in
                path.hasSuffix(PrivacyManifest.fileName) || Self.isOfFramework(path)
                    || ProjectLint.isSource(ofEnding: (path as NSString).pathExtension)
            }
            try files.merge(found, into: folder + inner)
        }
        return files
    }

    private static let endings: Set = [
        "plist", "entitlements", "xcprivacy", "swift", "m", "mm", "c", "cc", "cpp", "cxx", "h", "kt",
        "java", "storyboard", "xib", "pbxproj", "xcconfig",
        "webmanifest", "ttf",
        "otf", "ttc", "png", "jpg", "jpeg", "pdf", "heic",
    ]

    private static func isWanted(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        return endings.contains(name.split(separator: ".").last.map { $0.lowercased() } ?? "")
            || path.contains(".xcassets/") || path.contains(".icon/") || path.contains("/res/")
            || path.hasPrefix("res/")
            || isOfFramework(path) || ProjectLint.isManifest(name) || name == "manifest.json"
            || name == ".firstlight-lint.json"
            || name == ProjectRecord.name
    }

    /// Returns whether a path is the list or the signature of a binary framework.
    private static func isOfFramework(_ path: String) -> Bool {
        path.hasSuffix(".xcframework/Info.plist")
            || path.hasSuffix(".xcframework/_CodeSignature/CodeResources")
    }

    /// Returns whether a rule needs a file: of the sources, only those that ask for something.
    private static func isKept(_ path: String, _ data: Data) -> Bool {
        // The manifests of a package and of Tuist's projects and workspaces are sources, too.
        guard !path.hasSuffix("Package.swift"), !ProjectDescription.isProjects(path),
            let ending = path.split(separator: ".").last
        else { return true }
        return data.withUnsafeBytes { ProjectLint.concerns($0, ofEnding: String(ending)) } ?? true
    }

    private struct Result: Encodable {
        let findings: [Line]
        let stores: [StoreTable.Line]?
    }

    private struct Line: Encodable {
        let folder, rule, severity, file, element, message, why, fix: String
        let line: Int?
        let isMendable: Bool
        let waiver: String?

        init(_ finding: LintFinding, in folder: String) {
            (self.folder, rule, severity) = (folder, finding.rule.id, finding.severity.rawValue)
            (file, line, element) = (finding.file, finding.line, finding.element)
            (message, why, fix) = (finding.message, finding.why, finding.fix)
            (isMendable, waiver) = (finding.isMendable, finding.waiver)
        }
    }
}
