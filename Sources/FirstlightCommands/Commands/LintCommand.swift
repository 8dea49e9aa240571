// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import LaunchKit

/// `firstlight lint`: the findings of each app about its own options, and those of the rules of systems and stores
/// about projects.
enum LintCommand {
    static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: "lint", abstract: "Lints an app's launch or an Xcode, Flutter or web project.",
            discussion: """
                An app checks its own numbers and the options that are chosen: a warning works but could be better, \
                an error does not work for some users. Only the app's options are taken from a scenario; by default, \
                they have their usual values. In a folder, every app is checked, whoever made it: launch screen, \
                icons, splash screens and entitlements. For a file, only the findings in it are reported, judged in \
                the context of its project. With --store, one verdict says whether the App Store and Google Play would \
                take the app: what they ask for besides, such as a way to delete an account, is checked, too. The \
                file .firstlight-lint.json waives findings, each for a reason. The exit code is 1 if there is an error.
                """,
            options: [
                choice.scenarioOption, ScenarioChoice.option, FolderLint.sarif, FolderLint.fix,
                FolderLint.sameFirst, FolderLint.store,
                StandardOptions.junit, StandardOptions.report, StandardOptions.singleFile,
                StandardOptions.json,
            ],
            arguments: [places],
            examples: [
                "lint", "lint \(choice.sample(app: "duggy")) --json",
                "lint --scenario \(choice.sample(scenario: "lines-leave"))", "lint ../App/ios --fix",
                "lint ../App --store", "lint ../App --store --report out/store",
            ],
            run: { try await run($0, choice) })
    }

    private static let places = Argument<[String]>.rest(
        "APP|FOLDER|FILE", ValueParser<String>.text(of: "an app, or the path of a folder or a file"),
        help: "An app, or project folders and files; by default, every app.")

    struct Result: Encodable {
        let app: String
        let options: [String: String]
        let lints: [LaunchLint]

        /// Returns the number of lints of a severity.
        func count(_ severity: LaunchLint.Severity) -> Int { lints.count { $0.severity == severity } }
    }

    @MainActor
    private static func run(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) async throws -> Int32 {
        let words = arguments[places]
        let app = words.count == 1 ? words.first { choice.catalogue.ids.contains($0) } : nil
        guard app == nil, !words.isEmpty else { return try await lintApps(arguments, choice, app) }
        try arguments.refuse([ScenarioChoice.scenario, ScenarioChoice.option], "for a folder")
        return try FolderLint(arguments, apps: choice.catalogue).run(words)
    }

    @MainActor
    private static func lintApps(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice, _ app: String?
    ) async throws -> Int32 {
        try arguments.refuse(
            [
                FolderLint.sarif, FolderLint.fix, FolderLint.sameFirst, FolderLint.store,
                StandardOptions.junit,
                StandardOptions.report, StandardOptions.singleFile,
            ], "without a folder")
        let chosen = try arguments[ScenarioChoice.scenario].map {
            try choice.load($0, app: app, arguments.console)
        }
        let wanted = chosen?.app ?? app
        var options = chosen?.options ?? AppOptions()
        if arguments.isGiven(ScenarioChoice.option) {
            guard let wanted else { throw CommandError.usage("--option belongs to one app. Name the app.") }
            try choice.choose(arguments, in: &options, of: wanted)
        }
        let named = try wanted.map { id in try ScenarioChoice.known { try choice.catalogue.named(id) } }
        let apps = try named.map { [try ScenarioChoice.launching($0)] } ?? choice.allLaunched()
        let results = apps.map {
            Result(app: $0.id, options: options.values, lints: $0.lints(options))
        }
        try arguments.show(NamedItems("apps", results), as: .launchLint) {
            for result in results { show(result, arguments.console) }
        }
        return results.contains { $0.count(.error) > 0 } ? 1 : 0
    }

    private static func show(_ result: Result, _ console: Console) {
        var table = Table([Table.Column("id"), Table.Column("severity"), Table.Column("what to do")])
        for lint in result.lints {
            table.add([Table.Cell(lint.id), Table.Cell(lint.severity.rawValue), Table.Cell(lint.message)])
        }
        if !result.lints.isEmpty { console.print(table) }
        let counts = [LaunchLint.Severity.error, .warning, .note]
            .filter { $0 != .note || result.count($0) > 0 }
            .map { MessageText.count(result.count($0), $0.rawValue) }
        console.print("\(result.app): \(counts.joined(separator: ", "))")
    }
}
