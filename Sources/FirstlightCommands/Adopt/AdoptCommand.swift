// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

/// `firstlight adopt`: what of an existing project compiles here, and a package of it beside the project.
enum AdoptCommand {
    private static let place = Argument<String>.required(
        "PATH", ValueParser<String>.text(of: "the path of a folder"),
        help: "The folder of an Xcode project, of a package or of sources.")
    private static let out = Option<String?>.optional(
        "out", ValueParser<String>.outputFolder,
        help: "The folder to create, by default beside PATH with '-on-linux' after its name.")
    private static let dryRun = Option.flag("dry-run", help: "Only report; write nothing.")
    private static let build = Option.flag(
        "build",
        help: "Ask the compiler for its verdict on each file, with the modules of a built Firstlight.")
    private static let asIOS = Option.flag(
        "as-ios", help: "Compile the code in '#if os(iOS)', too: in the copies the condition holds on Linux.")
    private static let target = Option<String?>.optional(
        "target", ValueParser<String>.text(of: "the name of a target", metavar: "NAME"),
        help:
            "The app's target in the Xcode project or its folder, by default the one with the most sources, or each of many."
    )

    static let packages = Option<String?>.optional(
        "packages", ValueParser<String>.text(of: "the path of a folder", metavar: "FOLDER"),
        help:
            "The folder with a checkout of each package that the project depends on, where it is not a usual one in it."
    )

    static func command() -> Command {
        Command(
            name: "adopt",
            abstract: "Creates a package of the screens of an existing project that compile here.",
            discussion: """
                Reads an Xcode project, a 'project.yml' of XcodeGen that none was made of yet, or a package, names what its files use and Firstlight does not have, and the code \
                in '#if os(iOS)' that is left out on Linux, unless --as-ios has it count. Without --build this is found by \
                names, in seconds, and is an estimate; with --build the compiler decides. Neither runs anything of the \
                project. The package has the files that build, with asset catalogues and their symbols, fonts and texts, \
                and a program that shows each screen that needs no values, and the previews. The project is left as it \
                is. Packages in its folder, or beside it where a manifest has their path, are read with it, and those from \
                elsewhere where they are checked out: in its 'SourcePackages/checkouts' or '.build/checkouts', as Xcode \
                and 'swift package resolve' have them, or in the folder that --packages names. What is imported of them \
                becomes a module of the package, under its own licence; of others the report has the URL. In a folder of many apps, such as \
                that of a course, each is a module of its own, unless --target names one. The exit code is 1 if no screen builds; then nothing is written.
                """,
            options: [out, dryRun, build, asIOS, target, packages, NewCommand.package, StandardOptions.json],
            arguments: [place],
            examples: ["adopt ../Trips --dry-run", "adopt ../Trips --build --as-ios --out ../TripsOnLinux"],
            run: { try await run($0) })
    }

    private static func run(_ arguments: ParsedArguments) async throws -> Int32 {
        let root = URL(fileURLWithPath: arguments[place], isDirectory: true).standardizedFileURL
            .resolvingSymlinksInPath()
        guard FileManager.default.isFolder(root.path) == true else {
            throw CommandError(
                "There is no folder '\(arguments[place])'.", code: .noInput,
                hint: "Name the folder that the project or the package is in.")
        }
        let folder = try outFolder(arguments[out], beside: root)
        let checker = try arguments[build] ? ModuleCheck(arguments) : nil
        let progress = ProgressLine(console: arguments.console)
        var report = try look(at: root, arguments, progress)
        var alone = AloneViews()
        if let checker { try await checker.judge(&report, &alone, progress) }
        progress.clear()
        var written: URL?
        if report.screens.built > 0, !arguments[dryRun] {
            let source = try NewCommand.source(arguments[NewCommand.package], for: folder)
            let package = AdoptedPackage(report: report, alone: alone, source: source)
            try NewFolder(folder, option: "--out").fill(with: package.files())
            written = folder
        }
        let result = AdoptionResult(report, isCompiled: checker != nil, out: written?.path)
        try arguments.show(result, as: .adoption) {
            result.show(on: arguments.console)
            next(arguments, result, written)
        }
        return report.screens.built > 0 ? 0 : 1
    }

    private static func next(_ arguments: ParsedArguments, _ result: AdoptionResult, _ written: URL?) {
        if let written {
            arguments.console.note(
                "The package is in '\(written.path)'. There, 'swift build' comes first; README.md says how to look at the "
                    + "screens.")
        } else if result.screens.built == 0 {
            arguments.console.note("No screen builds here, so there is no package.")
        }
    }

    /// Reads the project and judges it by names.
    private static func look(
        at root: URL, _ arguments: ParsedArguments, _ progress: ProgressLine
    ) throws -> AdoptionReport {
        var files = try ProjectFiles.read(
            root, progress: progress, onRefused: { arguments.console.note($0.description) },
            where: AdoptionModule.isWanted)
        let bridges = AdoptionProject.bridges(of: files)
        if !bridges.isEmpty {
            let headers = try ProjectFiles.read(root, progress: progress, where: bridges.contains)
            try files.merge(headers)
        }
        let checkouts = try AdoptedCheckouts(of: root, files, arguments, progress).files
        let project: AdoptionProject
        do throws(ArtefactProblem) {
            project = try AdoptionProject(
                arguments[asIOS] ? files.readAsIOS : files, folderName: root.lastPathComponent,
                target: arguments[target], packages: arguments[asIOS] ? checkouts.readAsIOS : checkouts,
                ours: ScreenNames.modules)
        } catch {
            throw CommandError(error.description, code: .badData)
        }
        guard !project.modules.isEmpty else {
            throw CommandError(
                "There are no Swift sources of an app or a library in '\(root.path)'.", code: .badData,
                hint: "Name the folder of an Xcode project, of a Package.swift, or of Swift files.")
        }
        let sources = project.modules.reduce(0) { $0 + $1.sources.count }
        progress.going(on: "reading \(MessageText.count(sources, "source"))")
        return AdoptionReport(project, known: ScreenNames.known, modules: ScreenNames.modules)
    }

    /// The folder of the package, which is neither the project's nor in it.
    private static func outFolder(_ given: String?, beside root: URL) throws(CommandError) -> URL {
        let place = given ?? root.deletingLastPathComponent().path + "/\(root.lastPathComponent)-on-linux"
        let folder = URL(fileURLWithPath: place).standardizedFileURL.resolvingSymlinksInPath()
        guard folder.path != root.path, !folder.path.hasPrefix(root.path + "/") else {
            throw .usage(
                "--out: '\(place)' is in the project, which is left as it is.",
                hint: "Give a folder beside the project.")
        }
        return folder
    }
}
