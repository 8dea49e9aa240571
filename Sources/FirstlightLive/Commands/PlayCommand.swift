// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightExploration
import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import LaunchStore
import StageCairo
import StageUI
import Synchronization

/// `firstlight play`: one launch on the real clock, over TCP.
enum PlayCommand {
    private static let server = Option<ServerAddress?>.optional(
        "server", ValueParser<ServerAddress>.serverAddress,
        help: "The URL of a running backend; by default, one is started in this process.")
    private static let cache = Option<String?>.optional(
        "cache", ValueParser<String>.outputFile,
        help: "The file of the app's cache; by default, a temporary one.")
    private static let result = Option<String?>.optional(
        "result", ValueParser<String>.outputFile,
        help: "The file to write the whole result to, as JSON with pictures."
    ).hidden
    private static let patience = Option<Duration>(
        "patience", ValueParser<Duration>.duration, default: .seconds(10), shown: "10s",
        help: "The longest wait of a script step for its button or field."
    ).hidden
    private static let trace = Option<String?>.optional(
        "trace", ValueParser<String>.outputFile, help: "The trace file to write; 'trace' reads it.")
    private static let stills = Option.flag(
        "stills",
        help:
            "Draw the first frame and the film strip only: no animation in --result, and no times of frames."
    ).hidden
    private static let spawned = Option<Double?>.optional(
        "spawned", ValueParser<Double>.number(in: 0...1e12),
        help: "The process's start in seconds of the monotonic clock; gives an exact first frame."
    ).hidden

    static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: LiveCommand.play.rawValue, abstract: LiveCommand.play.abstract,
            discussion: """
                The first frame is timed from the start of the process, without the time that its main thread waited \
                for a processor. The exit code is 0 only if the launch reached its route.
                """,
            options: choice.options + [
                server, cache, result, trace, patience, stills, spawned, StandardOptions.json,
            ],
            arguments: [choice.app],
            examples: [
                "play \(choice.sampleApp)",
                "play --scenario \(choice.sample(scenario: "down-then-retry"))",
                "play --server http://127.0.0.1:8080 --cache app.sqlite",
            ],
            run: { try await run($0, choice) })
    }

    @MainActor
    private static func run(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice
    ) async throws -> Int32 {
        let scenario = try choice.read(arguments)
        _ = try ScenarioChoice.launching(choice.catalogue.named(scenario.app))
        for path in [arguments[result], arguments[trace]].compactMap(\.self) { try Output.file(path) }
        let report: LaunchReport.Scenario
        let progress = ProgressLine(console: arguments.console)
        defer { progress.clear() }
        do {
            progress.working(on: "launching \(scenario.app)/\(scenario.name)")
            report = try await play(scenario, arguments, choice, progress)
        } catch let error as LaunchStore.Error {
            throw CommandError("The cache cannot be used: \(error)", code: .inputOutput)
        }
        progress.clear()
        Shortfall.tell([(report.brand, report.missed)], arguments)
        if let path = arguments[result] {
            try Output.write(try JSONEncoder().encode(report), to: URL(fileURLWithPath: path))
        }
        try arguments.show(LaunchSummary.list([report]), as: .launches) {
            RunTable.print([report], console: arguments.console)
        }
        return report.outcome.isPassed ? 0 : 1
    }

    @MainActor
    private static func play(
        _ scenario: Scenario, _ arguments: ParsedArguments, _ choice: ScenarioChoice,
        _ progress: ProgressLine
    ) async throws -> LaunchReport.Scenario {
        let address = try await address(arguments, for: choice.catalogue.named(scenario.app))
        let shaper = try choice.shaper(of: scenario)
        let run = try choice.simulation(scenario, arguments, shaper)
        let told = Told()
        run.warn = { line in
            guard told.isNew(line) else { return }
            progress.clear()
            arguments.console.note("\(arguments.program): warning: \(line)")
        }
        let configuration = run.device.configuration
        var renderer = try Output.renderer(configuration.size, scale: configuration.scale, shaper)
        let temporary = arguments.isGiven(cache) ? nil : try WorkFolder("play")
        defer { temporary?.remove() }
        let file =
            temporary?.url.appendingPathComponent("cache.sqlite")
            ?? URL(fileURLWithPath: arguments[cache] ?? "")
        // A file that is no cache is refused before the app's vault and more is written beside it.
        if temporary == nil {
            try refuse(cache: file)
            _ = try LaunchStore(at: file, log: run.warn)
        }
        let server: ScenarioServer
        if let address {
            server = try .running(at: address.url, for: run.app, folder: file.deletingLastPathComponent())
        } else {
            server = try await .started(
                for: scenario, of: run.app, folder: file.deletingLastPathComponent())
        }
        var shown: [(time: Double, list: DisplayList)] = []
        var costs: [Double] = []
        var firstFrame: FirstFrame?
        var end = 0.0
        try await run.runOnRealClock(
            cacheFile: file, server: server, patience: arguments[patience] / .seconds(1)
        ) { list in
            guard firstFrame == nil || !arguments[stills] else { return }
            renderer = renderer.fitting(list)
            renderer.render(list)
        } frame: { frame in
            if firstFrame == nil {
                firstFrame = .now(spawned: arguments[spawned])
            }
            costs.append(frame.cost)
            end = frame.time
            if let list = frame.list { shown.append((frame.time, list)) }
        }
        if let path = arguments[trace], let launch = run.launch {
            let timeline = launch.timeline(name: "\(scenario.app) \(scenario.name), real")
            try Output.write(
                try ChromeTrace([timeline], of: .init(scenario)).data(), to: URL(fileURLWithPath: path))
        }
        return try ScenarioReport(
            run: run, shaper: shaper, shown: shown, costs: costs, firstFrame: firstFrame, end: end,
            isStills: arguments[stills]
        ).make()
    }

    /// Returns the existing server; nil when one is to be started.
    private static func address(
        _ arguments: ParsedArguments, for app: AppDescriptor
    ) async throws(CommandError) -> ServerAddress? {
        guard let address = arguments[server] else { return nil }
        try address.check(for: app)
        try await address.answers(program: arguments.program)
        return address
    }

    /// Refuses a cache in a folder that cannot be written to: the app writes its vault and more beside it.
    private static func refuse(cache file: URL) throws {
        do { try Output.file(file.path) } catch let error as CommandError {
            throw CommandError(
                "Option '--cache' was given '\(file.path)', but nothing can be written beside it: "
                    + error.message, code: error.code,
                hint: "Give a file in a folder of your own.")
        }
    }
}

/// The warnings that were printed: the store is opened for a look before the app opens it.
private final class Told: Sendable {
    private let lines = Mutex<Set<String>>([])

    func isNew(_ line: String) -> Bool { lines.withLock { $0.insert(line).inserted } }
}
