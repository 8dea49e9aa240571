// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightSimulation
import Foundation
import LaunchKit

/// What a seam is looked for in: a brand, with the files that are generated for it or that lie in a folder.
@MainActor
struct SeamSubject {
    let brand: AppDescriptor
    let options: AppOptions
    let artefacts: AppArtefacts
    /// The folder of a project; nil for the files that would be generated.
    let folder: URL?

    /// What the words on the command line name.
    static func all(
        _ arguments: ParsedArguments, _ place: Argument<String?>, _ choice: ScenarioChoice
    ) throws -> [SeamSubject] {
        guard let word = arguments[place] else {
            guard !arguments.isGiven(ScenarioChoice.option) else {
                throw CommandError.usage("--option is an app's own. Name the app.")
            }
            let subjects = choice.apps.brands.compactMap { SeamSubject($0) }
            guard !subjects.isEmpty else { throw CommandError.undeclared(choice.apps.ids) }
            return subjects
        }
        var options = AppOptions()
        if choice.apps.ids.contains(word) {
            let brand = try ScenarioChoice.known { try choice.apps.named(word) }
            try choice.choose(arguments, in: &options, of: brand.id)
            guard let subject = SeamSubject(brand, options) else {
                throw CommandError.undeclared([brand.id])
            }
            return [subject]
        }
        let folder = URL(fileURLWithPath: word, isDirectory: true).standardizedFileURL
        guard FileManager.default.fileExists(atPath: folder.path) else {
            throw CommandError.unknownPlace(
                "'\(word)' is neither an app nor a folder.", word, apps: choice.apps.ids)
        }
        guard let id = try ProjectRecord(of: folder).brand, let brand = try? choice.apps.named(id) else {
            throw CommandError(
                "'\(word)' was not generated for one of the apps, so that its first frame is not known.",
                code: .usage, hint: "Try '\(arguments.program) lint \(word)', which needs no first frame.")
        }
        try choice.choose(arguments, in: &options, of: brand.id)
        guard let subject = SeamSubject(brand, options, folder: folder) else {
            throw CommandError.undeclared([brand.id])
        }
        return [subject]
    }

    private init?(_ brand: AppDescriptor, _ options: AppOptions = AppOptions(), folder: URL? = nil) {
        guard let artefacts = brand.artefacts(options) else { return nil }
        (self.brand, self.options, self.artefacts, self.folder) = (brand, options, artefacts, folder)
    }

    /// The launch screen.
    func screen() throws -> StaticScreen {
        var sizes: [String: CGSize] = [:]
        for image in brand.images() { sizes[image.name] = image.files.size ?? image.size }
        guard let folder else {
            return try StaticScreen(of: declared(), imageSizes: sizes)
        }
        let files = try ProjectFiles.read(folder) { path in
            path.hasSuffix(".plist") || path.hasSuffix(".storyboard") || path.contains(".xcassets/")
        }
        guard let project = try ExistingProject(in: folder) else {
            return try StaticScreen(of: files.under(artefacts.project))
        }
        return try StaticScreen(of: project.launchFiles(files), infoPlist: project.infoPlist)
    }

    /// The files of the app's folder that say what the launch screen is, without pictures.
    private func declared() throws -> FileSet {
        let artefacts = try artefacts.completed(with: brand.images() + artefacts.images(), of: brand.name)
        let names = LaunchNames(artefacts.launch)
        let plan = CataloguePlan(artefacts, images: [], for: [.iOS], names: names)
        var files = try Catalogue(path: "Assets.xcassets", assets: plan.colors).fileSet()
        let declared = LaunchKeys(artefacts, fonts: brand.fonts, names: names, for: [.iOS])
        let keys = PropertyListFile(.dictionary(declared.dictionary))
        try files.add(keys.bytes(), at: "Info.plist")
        if let storyboard = try LaunchStoryboard(artefacts.launch, names: names), let name = names.storyboard
        {
            try files.add(storyboard.bytes(), at: "\(name).storyboard")
        }
        return files
    }

    /// Turns what is wrong with a file into an error of the command line.
    static func readable<Result>(_ body: () async throws -> Result) async throws -> Result {
        do { return try await body() } catch let problem as ArtefactProblem {
            throw CommandError(problem.description, code: .badData)
        }
    }

    /// The same for what needs no waiting.
    static func readable<Result>(_ body: () throws -> Result) throws -> Result {
        do { return try body() } catch let problem as ArtefactProblem {
            throw CommandError(problem.description, code: .badData)
        }
    }
}
