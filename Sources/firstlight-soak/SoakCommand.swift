// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightSimulation
import Foundation
import LaunchKit

/// `firstlight-soak run`: the long proofs with figures and seeds.
enum SoakCommand {
    /// The name of a soak's parts.
    private static let kind = "soak"
    private static let out = Option<String>(
        "out", ValueParser<String>.outputFile, default: "out/soak.json", shown: "out/soak.json",
        help: "The file to write the figures to, as JSON. A shard writes its part beside it.")
    private static let runs = Option<Int?>.optional(
        "runs", ValueParser<Int>.integer(in: 1...100_000),
        help:
            """
            The number of runs of each proof; by default, 300 launches whose backend is killed, 200 of them in the \
            middle of a request, 1,000 kills of the app, 12 repetitions, 1,000 launches of each app for memory, \
            20,000 requests of the transport, 10,000 schedules of a session, and 5,000 flipped bits of a store. An \
            exploration always goes to its end; each of 200 scenarios has 50 schedules.
            """
    )
    private static let kills = Option<Int?>.optional(
        "kills", ValueParser<Int>.integer(in: 1...100_000),
        help:
            "The number of times that the app is killed, 20 in each run of app-killed, account-kills and deletion-kills; by default, "
            + "1,000, 500 and 500."
    )
    private static let seed = Option<Int>(
        "seed", ValueParser<Int>.integer(in: 0...Int.max), default: 1, shown: "1",
        help: "The random seed.")
    private static let jobs = Option<Int>(
        "jobs", ValueParser<Int>.integer(in: 1...64), default: 4, shown: "4",
        help: "The number of runs that take place at the same time.")
    private static func only(_ apps: AppCatalogue) -> Option<[String]> {
        let names = SoakProofs.names(apps)
        let parser = ValueParser<String>(
            metavar: "NAME", takes: MessageText.list(names, last: "or"), allowed: names
        ) { (text: String) throws(ValueProblem) -> String in
            guard !names.contains(text) else { return text }
            let views = apps.apps.first { !$0.hasLaunch && text.hasSuffix(".\($0.id)") }
            throw ValueProblem(views.map { ScenarioChoice.withoutLaunch($0) })
        }
        return .list("only", parser, shown: "all", help: "The proofs to run.")
    }
    private static let number = Option<Int?>.optional(
        "case", ValueParser<Int>.integer(in: 0...100_000),
        help: "The number of a single run to repeat, as a violation names it."
    ).hidden
    private static let child = Option<String?>.optional(
        "child", ValueParser<String>.text.named("DIR"),
        help: "Do the one order that a soak left in this folder; for internal use."
    ).hidden

    private static let killed =
        "backend-killed kills the backend's process in the middle of requests; app-killed kills the app's at random "
        + "moments, 20 times in a row, and launches it again; "

    static func command(_ apps: AppCatalogue) -> Command {
        Command(
            name: "run", abstract: "Runs the long-running proofs and writes their figures.",
            discussion: (apps.ids.contains(SoakProofs.subject) ? killed : "") + """
                guard kills each app's process at random moments and launches it again, to test the guard against \
                crash loops; determinism compares the frames of repeated runs; memory launches each app many times \
                in one process, and once at three pixels per point; transport sends requests to a server that \
                misbehaves in every way; sessions lets keepers of a session, in one process and in several, meet a \
                backend that fails at random; account-kills kills the app's process during sign-ins, token refreshes \
                and sign-outs; deletion-kills does so while an account is deleted, and at the next launch; store-flips \
                launches each app over stores in which one bit was flipped, and backend-flips \
                starts the backend on such files; folding folds, unfolds and splits a device at each instant of an app's launch; \
                explore tries every order of every event of \
                an app's launch, schedules every order of its work that a seed draws. \
                A proof that does not apply to an app is skipped, with the reason. The exit code is 1 if a rule was \
                broken.
                """,
            options: [
                out, runs, kills, seed, jobs, only(apps), number, ShardOptions.shard, ShardOptions.times,
                child,
            ],
            examples: [
                "run", "run --only transport --runs 1000 --seed 7",
                "run --only account-kills --kills 40",
            ],
            run: { try await run($0, apps) })
    }

    @MainActor
    private static func run(
        _ arguments: ParsedArguments, _ apps: AppCatalogue
    ) async throws -> Int32 {
        try refuse(arguments, apps)
        if let folder = arguments[child] {
            try await SoakChild.run(URL(fileURLWithPath: folder, isDirectory: true), apps: apps)
            return 0
        }
        guard let program = Bundle.main.executableURL else {
            throw CommandError("The program cannot find its own file.", code: .software)
        }
        let target = try Output.file(arguments[out])
        let folder = try WorkFolder("soak")
        let table = arguments.children
        defer {
            table.close()
            folder.remove()
        }
        let setting = SoakSetting(
            program: program, folder: folder.url, seed: UInt64(arguments[seed]), table: table,
            clock: ContinuousClock())
        let wish = SoakWish(
            runs: arguments[runs], kills: arguments[kills], seed: setting.seed, only: arguments[only(apps)])
        let chosen = try await SoakProofs(wish, setting, apps)
        for line in chosen.leftOut { arguments.console.note(line) }
        guard !chosen.proofs.isEmpty else {
            let given = arguments[only(apps)].joined(separator: ",")
            throw CommandError.usage(
                "Option '--only' was given '\(given)', and no app here has anything for it.",
                hint: "The lines above say why. Leave the option out for the proofs that apply.")
        }
        var soak = Soak(
            proofs: chosen.proofs, jobs: arguments[jobs], seed: setting.seed, only: arguments[number])
        guard !soak.runs.isEmpty else {
            let given = arguments[number].map { "\($0)" } ?? ""
            throw CommandError.usage(
                "Option '--case' was given '\(given)', but these proofs have no run of that number.",
                hint: "It takes the number that a violation names. Give the --only, --runs, --kills and "
                    + "--seed of that soak, too.")
        }
        let plan = try ShardPlan(
            kind, soak.units, settings: wish.settings,
            build: { try ProgramBuild.digest() }, arguments)
        soak.places = plan.places
        let progress = ProgressLine(console: arguments.console, total: plan.places.count)
        progress.working(on: "running, \(arguments[jobs]) at a time")
        let ended = try await soak.outcomes { progress.finish($0) }
        progress.clear()
        try plan.keep(
            soak.results(ended), seconds: Dictionary(ended.map { (soak.name($0.run), $0.seconds) }) { $1 },
            in: target.deletingLastPathComponent())
        let result = soak.result(of: ended)
        if plan.shard == nil { return try finish(result, target, SoakProofs.names(apps), arguments) }
        show(result.violations, arguments)
        plan.tell(target.deletingLastPathComponent(), arguments.console)
        return result.violations.isEmpty ? 0 : 1
    }

    /// Writes the figures down and prints them.
    private static func finish(
        _ result: Soak.Result, _ target: URL, _ names: [String], _ arguments: ParsedArguments
    ) throws -> Int32 {
        try Output.write(try ShardCoding.encoder().encode(result.figures), to: target)
        show(result, names, arguments)
        arguments.console.print("The figures are in \(target.relativePath).")
        return result.violations.isEmpty ? 0 : 1
    }

    /// Sums up the results of the runs on several machines.
    static func join(_ apps: AppCatalogue) -> ShardJoin {
        ShardJoin(kind) { set, folder, arguments in
            let wish = SoakWish(set.run.settings)
            let setting = SoakSetting(
                program: folder, folder: folder, seed: wish.seed, table: arguments.children,
                clock: ContinuousClock())
            let chosen = try await SoakProofs(wish, setting, apps)
            let soak = Soak(proofs: chosen.proofs, jobs: 1, seed: wish.seed)
            return try set.join(SoakOutcome.self, into: folder) { results, _ in
                try finish(
                    soak.result(of: soak.ended(results)), folder.appendingPathComponent("soak.json"),
                    SoakProofs.names(apps), arguments)
            }
        }
    }

    /// Refuses numbers that no chosen proof uses.
    private static func refuse(_ arguments: ParsedArguments, _ apps: AppCatalogue) throws {
        if arguments.isGiven(child) {
            return try arguments.refuse(
                [
                    out, runs, kills, seed, jobs, only(apps), number, ShardOptions.shard, ShardOptions.times,
                ], "beside --child, whose order says all")
        }
        if arguments.isGiven(number) { try arguments.refuse([ShardOptions.shard], "beside --case") }
        let wanted = arguments[only(apps)]
        guard !wanted.isEmpty else { return }
        let killed = ["app-killed", "account-kills", "deletion-kills"]
        if !wanted.contains(where: killed.contains) {
            try arguments.refuse([kills], "without app-killed, account-kills or deletion-kills in --only")
        }
        if arguments.isGiven(kills), wanted.allSatisfy(killed.contains) {
            try arguments.refuse([runs], "beside --kills, by which \(killed.joined(separator: ", ")) count")
        }
        if wanted.allSatisfy({ ["explore", "folding"].contains(SoakProofs.group(of: $0)) }) {
            try arguments.refuse([runs], "on explorations and folds, which go to their end")
        }
        if !wanted.contains(where: SoakProofs.isDrawn) {
            try arguments.refuse(
                [seed], "on explorations, on folds and on memory, where nothing is drawn at random")
        }
    }

    private static func show(_ result: Soak.Result, _ names: [String], _ arguments: ParsedArguments) {
        let console = arguments.console
        var table = Table([
            Table.Column("proof"), Table.Column("figure", .right), Table.Column("unit"),
            Table.Column("violations", .right), Table.Column("seed", .right), Table.Column("verdict"),
        ])
        for figure in result.figures {
            let rounded = (figure.figure * 100).rounded() / 100
            let isDetail = !names.contains(figure.name)
            table.add([
                Table.Cell(figure.name), Table.Cell(PlainNumber.text(rounded)), Table.Cell(figure.unit),
                isDetail ? "" : Table.Cell("\(figure.violations)"),
                isDetail ? "" : Table.Cell("\(figure.seed)"),
                isDetail ? "" : .verdict(figure.violations == 0),
            ])
        }
        console.print(table)
        show(result.violations, arguments)
    }

    private static func show(_ violations: [SoakViolation], _ arguments: ParsedArguments) {
        let console = arguments.console
        for violation in violations {
            console.print("\(violation.proof): \(violation.text)")
            console.print("  again: \(violation.command(of: arguments.program))")
        }
    }
}
