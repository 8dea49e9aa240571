// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import StageCairo

/// The launch screen found in a project, and the file that it comes from.
struct ImportSubject {
    /// The file that says most.
    let source: ImportSource
    /// The further files that say something.
    let others: [ImportSource]
    /// The launch screen in the file, with the identifiers that others know.
    private(set) var launch: ImportedLaunch
    /// The things that could not be converted or read.
    private(set) var remarks: [ArtefactProblem]

    /// Looks for a launch screen.
    ///
    /// - Parameters:
    ///   - place: The folder of a project, or one file, which is read with those beside and below it.
    ///   - progress: Receives the number of files passed.
    ///   - onRefused: Receives each link that is not followed.
    /// - Throws: A `CommandError` when nothing is found, or all that was found cannot be read.
    init(
        _ place: URL, progress: ProgressLine? = nil, onRefused: (RefusedLink) -> Void = { _ in }
    ) throws {
        guard let isFolder = FileManager.default.isFolder(place.path) else {
            throw CommandError(
                "There is no '\(place.path)'.", code: .noInput,
                hint: "Name the folder of a project, or a file in one.")
        }
        guard isFolder || Self.isWanted(place.lastPathComponent) else { throw Self.unread(place) }
        let folder = isFolder ? place : place.deletingLastPathComponent()
        let files = try ProjectFiles.read(
            folder, progress: progress, onRefused: onRefused, where: Self.isWanted)
        let sources = ImportSource.detect(in: files).filter {
            isFolder || $0.path == place.lastPathComponent
        }
        var (read, problems): ([(source: ImportSource, launch: ImportedLaunch)], [ArtefactProblem]) = ([], [])
        let pixels: @Sendable (String) -> LintPixels? = { path in
            files[path].flatMap { PixelImage(file: $0) }.map { LintPixels($0) }
        }
        // A folder may have many apps, each of which looks its colours and pictures up in all catalogues.
        let catalogues = Catalogue.catalogues(in: files)
        let apps = ImportApps(files)
        for source in sources {
            do throws(ArtefactProblem) {
                read.append(
                    (
                        source,
                        try source.read(
                            in: files, pixels: pixels, catalogues: catalogues, apps: apps)
                    ))
            } catch {
                problems.append(error)
            }
        }
        // A property list may only name the storyboard that has colour and picture.
        guard
            let used = read.first(where: { $0.launch.hasContent || $0.source.kind == .storyboard })
                ?? read.first
        else {
            guard let problem = problems.first else {
                throw Self.nothing(in: place, ProjectDescription.all(in: files).first)
            }
            throw CommandError(problem.description, code: .badData)
        }
        (source, launch) = (used.source, used.launch)
        others = sources.filter { $0 != used.source }
        remarks = used.launch.remarks + problems + Self.absences(of: used.launch, source, in: files)
        let names = read.filter { $0.source.kind == .infoPlist }.compactMap { list in
            list.launch.storyboard.map { (list.source.path, $0) }
        }
        if used.source.kind == .storyboard, let (list, name) = names.first,
            !names.contains(where: { $0.1 == used.launch.storyboard }),
            !sources.contains(where: { source in
                source.kind == .storyboard
                    && ["storyboard", "xib"].contains { source.path.hasSuffix("/\(name).\($0)") }
            })
        {
            remarks.append(
                ArtefactProblem(
                    file: list, element: "UILaunchStoryboardName",
                    reason:
                        "\u{201C}\(name)\u{201D} is not in the project; \(used.source.path) was read instead")
            )
        }
        // What the list that names the storyboard has for other devices stands nowhere else.
        remarks += read.filter { $0.source.kind == .infoPlist && $0.source != used.source }
            .filter { $0.launch.storyboard == used.launch.storyboard }
            .flatMap { list in
                list.launch.remarks.filter { remark in
                    let lists = ["UILaunchStoryboards", "UILaunchScreens"]
                    return remark.element.hasSuffix("~ipad")
                        || lists.contains(where: remark.element.hasPrefix)
                }
            }
        for other in read where other.source != used.source {
            launch.identifiers.merge(other.launch.identifiers) { own, _ in own }
            launch.icon = launch.icon ?? other.launch.icon
        }
        readIdentifier(of: files)
    }

    /// The pictures that a tool's settings name by their paths and that are not there.
    private static func absences(
        of launch: ImportedLaunch, _ source: ImportSource, in files: FileSet
    ) -> [ArtefactProblem] {
        let tools: [ImportSource.Kind] = [.flutterNativeSplash, .expo, .bootsplashCommand]
        guard tools.contains(source.kind) else { return [] }
        let pictures = [launch.image, launch.branding].compactMap(\.self)
        var paths = pictures.flatMap { [$0.light, $0.dark].compactMap(\.self) }
        paths = paths.filter { files[$0] == nil && isWanted($0) }
        return Set(paths).sorted().map {
            ArtefactProblem(
                file: source.path, element: $0, reason: "there is no such picture in the project")
        }
    }

    /// Reads the app's identifier from the nearest Xcode project where no property list has it.
    private mutating func readIdentifier(of files: FileSet) {
        guard launch.identifiers[.ios] == nil,
            let file = files.paths.filter({ $0.hasSuffix(".xcodeproj/project.pbxproj") })
                .min(by: { $0.count < $1.count })
        else { return }
        do throws(ArtefactProblem) {
            guard let identifier = try XcodeProject(at: file, in: files).bundleIdentifier else { return }
            launch.identifiers[.ios] = identifier
            // The value that the list leaves to Xcode is known now.
            remarks.removeAll { $0.element == "CFBundleIdentifier" }
        } catch { remarks.append(error) }
    }

    /// Settings, lists and storyboards, projects for their identifiers, and pictures for their sizes.
    private static func isWanted(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let endings = [
            "yaml", "yml", "json", "plist", "storyboard", "xib", "pbxproj", "xcconfig", "png", "jpg", "jpeg",
            "webp",
            "gif", "pdf", "svg",
        ]
        return name.hasPrefix("app.config.") || ProjectDescription.isOne(name)
            || endings.contains(String(name.split(separator: ".").last ?? "").lowercased())
    }

    /// The error for a file that is of no kind; nothing beside it is looked at.
    private static func unread(_ place: URL) -> CommandError {
        CommandError(
            "'\(place.path)' is not a file that import reads.", code: .noInput,
            hint: "It reads settings in YAML and JSON, manifests, property lists, projects of Xcode, "
                + "storyboards and nibs. Give such a file, or the folder of a project."
        )
    }

    private static func nothing(in place: URL, _ description: ProjectDescription?) -> CommandError {
        CommandError(
            "'\(place.path)' has nothing that declares a launch screen.", code: .noInput,
            hint: description?.sentence
                ?? "Looked for: flutter_native_splash.yaml or its block in pubspec.yaml, an Expo app.json, "
                + "react-native-bootsplash in package.json or its manifest.json, an Info.plist with UILaunchScreen or "
                + "UILaunchStoryboardName, an Xcode project that generates its launch screen, a launch storyboard."
        )
    }
}

extension ImportedLaunch {
    /// Indicates whether it contains more than names.
    fileprivate var hasContent: Bool {
        background != nil || image != nil || branding != nil || isDeclaredByKeys
    }
}
