// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation

/// `firstlight new`: a package for an app of your own.
enum NewCommand {
    private static let name = Argument<AppModuleName>.required(
        "NAME", ValueParser<AppModuleName>.appModuleName,
        help:
            "The name of the app and of its module: an uppercase letter, then letters and digits, such as Hello."
    )
    private static let into = Option<String?>.optional(
        "into", ValueParser<String>.outputFolder,
        help: "The folder to create, by default named after the app. It must not exist or must be empty.")
    static let package = Option<String?>.optional(
        "package",
        ValueParser<String>.text(
            of: "the folder of Firstlight's Package.swift, or the URL of its repository",
            metavar: "FOLDER|URL"),
        help: "Where the app finds Firstlight; by default, the folder that this program was built in.")

    private static let languages = Option<[AppLanguage]>.list(
        "languages", ValueParser<AppLanguage>.appLanguage, shown: "en",
        help: "The languages of the app's String Catalog and tests besides English, by BCP 47: de,pl,ar.")

    static func command() -> Command {
        Command(
            name: "new",
            abstract: "Creates a package for an app of your own: launch, screens, scenarios, tests.",
            discussion: """
                The package has a splash, a launch with two tasks, two screens, a String Catalog, a file of scenarios, snapshot tests, \
                a program with every command of Firstlight for the app, and the files that containers, GitHub and \
                Xcode need. 'make run' and 'make test' work right away.
                """,
            options: [into, package, languages], arguments: [name],
            examples: [
                "new Hello", "new Hello --into ../Hello", "new Hello --languages pl,ar",
                "new Hello --package https://example.com/firstlight.git",
            ],
            run: { try run($0) })
    }

    private static func run(_ arguments: ParsedArguments) throws -> Int32 {
        let name = arguments[name]
        let place = arguments[into] ?? name.text
        let folder = URL(fileURLWithPath: place).standardizedFileURL
        let template = PackageTemplate(
            name: name, source: try source(arguments[package], for: folder),
            languages: try chosen(arguments[languages]))
        let files = try template.files()
        try NewFolder(folder).fill(with: files)
        let console = arguments.console
        for path in files.paths { console.print("\(place)/\(path)") }
        try template.spoken.remarks.forEach(console.note)
        console.note(
            "\(name.text) is in '\(place)'. There, 'make test' and 'make run' come first.")
        return 0
    }

    /// Returns the languages if each is given once, under whatever code.
    private static func chosen(_ languages: [AppLanguage]) throws(CommandError) -> [AppLanguage] {
        let twice = languages.enumerated().first { languages[..<$0.offset].contains($0.element) }
        guard let twice else { return languages }
        throw .usage("Option '--languages' was given '\(twice.element.id)' twice.", hint: "Give it once.")
    }

    /// Returns the place where the app finds Firstlight: the given one, or the package around this program.
    static func source(
        _ given: String?, for folder: URL
    ) throws(CommandError) -> PackageTemplate.Source {
        if let given, given.contains("://") || given.hasPrefix("git@") {
            return .repository(given, from: FirstlightVersion.number)
        }
        let start = given.map { URL(fileURLWithPath: $0) } ?? Bundle.main.executableURL
        guard let start, let root = firstlight(around: start.resolvingSymlinksInPath().standardizedFileURL)
        else {
            throw CommandError(
                given.map { "--package: there is no Firstlight in '\($0)'." }
                    ?? "This program is not in a copy of Firstlight that an app could depend on.",
                code: given == nil ? .usage : .noInput,
                hint:
                    "Give --package the folder of Firstlight's Package.swift, or the URL of its repository."
            )
        }
        return .folder(AppGeneration.way(from: folder, to: root))
    }

    /// The nearest folder, from one upwards, that is the package Firstlight.
    private static func firstlight(around start: URL) -> URL? {
        var place = start
        while true {
            let manifest = place.appendingPathComponent("Package.swift")
            if let text = try? String(contentsOf: manifest, encoding: .utf8),
                text.contains("name: \"firstlight\"")
            {
                return place
            }
            guard place.path != "/" else { return nil }
            place = place.deletingLastPathComponent()
        }
    }
}
