// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import StageUI

/// `firstlight audit`: the accessibility of a launch.
enum AuditCommand {
    private static let into = Option<String>(
        "into", ValueParser<String>.outputFolder, default: "out/audit", shown: "out/audit",
        help: "The folder to write a shard's part to.")
    private static let all = Option.flag("all", help: "Also list what passed.")

    private static let baseline = Option<String?>.optional(
        "baseline", ValueParser<String>.outputFile,
        help: "A file with the failures that are known: only others fail.")
    private static let update = Option.flag(
        "update-baseline", help: "Write the failures that there are now to the file of --baseline.")

    private static let languages = Option<[String]>.list(
        "language", ValueParser<String>.language, shown: "those that the app is translated into",
        help:
            "The languages in which each state is looked at, too: de,ar, or pseudo-languages such as double-length."
    )

    static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: "audit",
            abstract:
                "Audits accessibility: contrast, touch targets, labels, text sizes, languages, layout, motion and flashes.",
            discussion: """
                Every state of the app is run and drawn, in light and dark appearance, at every text size up to the \
                largest, in each language that the app is translated into, and with reduced motion. Failures of one cause, such as a colour or a movement, are one row. \
                What cannot be measured is reported as unmeasured, and what the app declares as intended is waived, with \
                the reason. With --baseline, failures that are in the file are known, and what no longer fails is told. \
                The exit code is 0 only if nothing failed.
                """,
            options: [
                all, baseline, update, languages, ScenarioChoice.option, ShardOptions.shard, into,
                ShardOptions.times,
                ShardOptions.cache, StandardOptions.json, StandardOptions.junit, StandardOptions.report,
                StandardOptions.singleFile,
            ],
            arguments: [choice.app],
            examples: [
                "audit", "audit \(choice.sample(app: "urbannest")) --all --json",
                "audit --report out/audit.html", "audit --baseline audit.json --update-baseline",
                "audit --baseline audit.json",
            ],
            run: { try await run($0, choice) })
    }

    @MainActor
    private static func run(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) async throws -> Int32 {
        if arguments[ShardOptions.shard] == nil { try arguments.refuse([into], "without --shard") }
        if arguments[baseline] == nil { try arguments.refuse([update], "without --baseline") }
        if arguments[ShardOptions.shard] != nil {
            try arguments.refuse([update, StandardOptions.report], "beside --shard")
        }
        var known = try readBaseline(arguments)
        try VerdictReport.prepare(arguments)
        try VerdictPage.prepare(arguments)
        let chosen = arguments[choice.app]
        let apps = choice.catalogue.apps.filter { chosen == nil || $0.id == chosen }
        let shapers = AppShapers()
        var missed: [Shortfall.Item] = []
        var audits: [String: Audit] = [:]
        var progress: ProgressLine?
        for app in apps {
            var options = AppOptions()
            try choice.choose(arguments, in: &options, of: app.id, among: apps.map(\.id))
            choice.warn(of: options, in: app, arguments)
            audits[app.id] = try Audit(
                app, options: options, languages: arguments[languages].isEmpty ? nil : arguments[languages],
                shaper: Output.shaper(of: app, among: shapers),
                progress: { place in progress?.going(on: "\(app.id)/\(place)") },
                tell: { missed += $0.map(Shortfall.Item.init) })
        }
        var settings = ["all": "\(arguments[all])", "apps": apps.map(\.id).joined(separator: ",")]
        if !arguments[languages].isEmpty {
            settings["language"] = arguments[languages].joined(separator: ",")
        }
        // With other options a launch may look different, and not need each waiver.
        let isUsual = !arguments.isGiven(ScenarioChoice.option) && !arguments.isGiven(languages)
        if arguments.isGiven(ScenarioChoice.option) {
            settings["option"] = arguments[ScenarioChoice.option].map(\.text).joined(separator: ",")
        }
        for app in apps where !app.waivers().isEmpty {
            settings[waivers(of: app.id)] = String(decoding: app.waivers(), as: UTF8.self)
        }
        if let known, !arguments[update] {
            settings[Self.knownFailures] = String(decoding: try known.json, as: UTF8.self)
        }
        let run = try AuditRun(apps, audits, settings: settings, arguments)
        let folder = try run.plan.shard.map { _ in try Output.folder(arguments[into]) }
        progress = ProgressLine(console: arguments.console, total: run.plan.places.count)
        let (results, seconds) = try await run.results(
            missed: {
                defer { missed = [] }
                return missed
            }, { progress?.step($0) })
        progress?.clear()
        let values = results.map(\.value)
        AuditValue.tellMissed(values, arguments)
        let isWhole = run.plan.shard == nil
        let shown = apps.filter { app in isWhole || values.contains { $0.app == app.id } }
        let audited = try shown.map { (id: $0.id, waivers: try $0.auditWaivers) }
        if let file = arguments[baseline], arguments[update] {
            known = AuditReport.baseline(values, of: audited, keeping: known)
            try Output.write(try known?.json ?? Data(), to: URL(fileURLWithPath: file))
        }
        let report = AuditReport(values, of: audited, baseline: known, showsAll: arguments[all])
        try report.show(asJSON: arguments[StandardOptions.json], arguments.console)
        try report.verdicts.tell(arguments)
        try VerdictPage(report.verdicts, title: "\(VerdictPage.names(apps)), audited").write(arguments)
        if isWhole, isUsual {
            report.idleWaivers.forEach(arguments.warn)
            if let file = arguments[baseline] { report.warning(ofMended: file).map(arguments.warn) }
        }
        try run.plan.keep(results, seconds: seconds, in: folder)
        if let folder { run.plan.tell(folder, arguments.console) }
        try run.checkCache()
        return report.code
    }

    /// Reads the file of `--baseline`; nil without one.
    private static func readBaseline(_ arguments: ParsedArguments) throws -> AuditBaseline? {
        guard let file = arguments[baseline] else { return nil }
        guard FileManager.default.fileExists(atPath: file) else {
            if arguments[update] { return AuditBaseline() }
            throw CommandError(
                "Option '--baseline' was given '\(file)', but there is no such file.", code: .noInput,
                hint: "Write it with --update-baseline.")
        }
        let data = try InputFile(file, console: arguments.console).content(atMost: Scenario.mostBytes)
        do {
            return try AuditBaseline(json: data)
        } catch let error as SimulationError {
            throw CommandError(
                "\(file): \(error)", code: .badData,
                hint: "Mend it, or remove it and write it anew with --update-baseline.")
        }
    }
}
