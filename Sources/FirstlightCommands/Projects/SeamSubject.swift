// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightSimulation
import Foundation
import LaunchKit

/// The subject of a seam check: an app, with the files that are generated for it or that are in a folder.
@MainActor
struct SeamSubject {
    let app: AppDescriptor
    let options: AppOptions
    let artefacts: AppArtefacts
    /// The folder of a project; nil for the files that would be generated.
    let folder: URL?

    /// Returns the subjects that the words on the command line name.
    static func all(
        _ arguments: ParsedArguments, _ place: Argument<String?>, _ choice: ScenarioChoice
    ) throws -> [SeamSubject] {
        guard let word = arguments[place] else {
            guard !arguments.isGiven(ScenarioChoice.option) else {
                throw CommandError.usage("--option belongs to one app. Name the app.")
            }
            let launched = try choice.allLaunched()
            let subjects = launched.compactMap { SeamSubject($0) }
            guard !subjects.isEmpty else { throw CommandError.undeclared(launched.map(\.id)) }
            return subjects
        }
        var options = AppOptions()
        if choice.catalogue.ids.contains(word) {
            let app = try ScenarioChoice.launching(ScenarioChoice.known { try choice.catalogue.named(word) })
            try choice.choose(arguments, in: &options, of: app.id)
            choice.warn(of: options, in: app, arguments)
            guard let subject = SeamSubject(app, options) else {
                throw CommandError.undeclared([app.id])
            }
            return [subject]
        }
        let folder = URL(fileURLWithPath: word, isDirectory: true).standardizedFileURL
        guard FileManager.default.fileExists(atPath: folder.path) else {
            throw CommandError.unknownPlace(
                "'\(word)' is neither an app nor a folder.", word, apps: choice.catalogue.ids)
        }
        guard let id = try ProjectRecord(of: folder).app, let app = try? choice.catalogue.named(id) else {
            throw CommandError(
                "'\(word)' was not generated for any of the apps, so its first frame is unknown.",
                code: .usage, hint: "Try '\(arguments.program) lint \(word)', which needs no first frame.")
        }
        try choice.choose(arguments, in: &options, of: app.id)
        guard let subject = SeamSubject(app, options, folder: folder) else {
            throw CommandError.undeclared([app.id])
        }
        return [subject]
    }

    init?(_ app: AppDescriptor, _ options: AppOptions = AppOptions(), folder: URL? = nil) {
        guard let artefacts = app.artefacts(options) else { return nil }
        (self.app, self.options, self.artefacts, self.folder) = (app, options, artefacts, folder)
    }

    /// The launch screen.
    func screen() throws -> StaticScreen {
        var sizes: [String: CGSize] = [:]
        for image in app.images(with: options) { sizes[image.name] = image.files.size ?? image.size }
        guard let folder else {
            return try StaticScreen(of: declared(), imageSizes: sizes)
        }
        let files = try ProjectFiles.read(folder) { path in
            path.hasSuffix(".plist") || path.hasSuffix(".storyboard") || path.contains(".xcassets/")
        }
        guard let project = try ExistingProject(in: folder, for: [.iOS, .tvOS]) else {
            return try StaticScreen(of: files.under(artefacts.project))
        }
        return try StaticScreen(of: project.launchFiles(files), infoPlist: project.infoPlist)
    }

    /// The files of the app's folder that define the launch screen, without pictures.
    private func declared() throws -> FileSet {
        let artefacts = try artefacts.completed(with: app.images(with: options), of: app.name)
        let names = LaunchNames(artefacts.launch)
        let plan = CataloguePlan(artefacts, images: [], for: [.iOS], names: names)
        var files = try Catalogue(path: "Assets.xcassets", assets: plan.colors).fileSet()
        let declared = LaunchKeys(artefacts, fonts: app.fonts, names: names, for: [.iOS])
        let keys = PropertyListFile(.dictionary(declared.dictionary))
        try files.add(keys.bytes(), at: "Info.plist")
        if let storyboard = try LaunchStoryboard(artefacts.launch, names: names), let name = names.storyboard
        {
            try files.add(storyboard.bytes(), at: "\(name).storyboard")
        }
        return files
    }

    /// Turns a problem with a file into an error of the command line.
    static func readable<Result>(_ body: () async throws -> Result) async throws -> Result {
        do { return try await body() } catch let problem as ArtefactProblem {
            throw CommandError(problem.description, code: .badData)
        }
    }

    /// The same for a synchronous body.
    static func readable<Result>(_ body: () throws -> Result) throws -> Result {
        do { return try body() } catch let problem as ArtefactProblem {
            throw CommandError(problem.description, code: .badData)
        }
    }
}
