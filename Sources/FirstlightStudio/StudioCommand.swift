// Licensed under the Apache License, Version 2.0.

import DevBackend
package import FirstlightCommands
import FirstlightSimulation
import Foundation
import LaunchKit

/// `firstlight studio`: every launch in a browser.
package enum StudioCommand {
    private static let port = Option<Int>(
        "port", ValueParser<Int>.port, default: 0, shown: "0",
        help: "The port to listen on; 0 chooses a free one.")
    private static let goldens = Option<String?>.optional(
        "goldens", ValueParser<String>.inputFolder,
        help: "The folder of goldens to review; by default, Goldens here if there is one.")
    private static let into = Option<String?>.optional(
        "into", ValueParser<String>.outputFolder,
        help:
            "The folder for scenarios that are kept from live launches; by default, only the browser gets them."
    )
    private static let watch = Option.flag(
        "watch",
        help:
            "Build the program again when a source or a resource changes, and go on with it under the open page."
    )
    private static let build = Option<String?>.optional(
        "build", ValueParser<String>.text(of: "a command", metavar: "COMMAND"),
        help: "The command that builds the program, for --watch; by default, 'swift build' as it was built.")
    private static let before = Option<String?>.optional(
        "before", ValueParser<String>.inputFile,
        help:
            "Another build of this program, whose pictures the player puts beside those of this one; with --watch, the "
            + "one from before the last change.")
    /// The port and the token of the program from before, a descriptor of its file, and the queries of what its player shows,
    /// in the environment of the one that it becomes.
    private static let variable = "FIRSTLIGHT_STUDIO"
    private static let readOnly = Option.flag(
        "read-only", help: "Write no files: accept no goldens, and keep live launches on the page alone.")

    /// The command.
    ///
    /// - Parameters:
    ///   - choice: The apps that are shown.
    ///   - backend: Starts the server of a live launch; nil where there are none.
    package static func command(_ choice: ScenarioChoice, backend: LiveBackend? = nil) -> Command {
        Command(
            name: LiveCommand.studio.rawValue, abstract: LiveCommand.studio.abstract,
            discussion: """
                The first line of output is the URL to open. The gallery shows each state for every device and \
                setting; the player scrubs one scenario frame by frame, beside what its tasks did and why it led where it \
                did, and loops a part of it; with --scenario, the URL shows that of a file. Live, a launch runs on the \
                real clock over a real backend and takes what pointer and keys do, and what was done is kept and opened in the \
                player; the review shows what differs from goldens, and accepts or rejects it with a reason. Every picture is \
                drawn by this program, and each at rest is the file that the command snapshot writes for the same instant. Only this machine \
                is answered, and only with the random part of the URL.
                """,
            options: [choice.scenarioOption, port, goldens, into, watch, build, before, readOnly],
            examples: [
                "studio", "studio --port 8090 --goldens Goldens", "studio --scenario Scenarios/mine.json",
                "studio --into Scenarios", "studio --watch",
            ],
            run: { try await run($0, choice, backend) })
    }

    @MainActor
    private static func run(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice, _ backend: LiveBackend?
    ) async throws -> Int32 {
        var folder = arguments[goldens]
        if folder == nil, FileManager.default.isFolder("Goldens") == true { folder = "Goldens" }
        if arguments.isGiven(build), !arguments[watch] {
            throw CommandError.usage("--build is for --watch, which was not given.")
        }
        let kept = (ProcessInfo.processInfo.environment[variable] ?? "").split(separator: " ").map {
            String($0)
        }
        unsetenv(variable)
        let opened = OpenedScenarios()
        let page = try openScenario(arguments, choice, in: opened)
        let into = arguments[into].map { URL(fileURLWithPath: $0, isDirectory: true).absoluteURL }
        let goldens = folder.map { URL(fileURLWithPath: $0, isDirectory: true).absoluteURL }
        // What the studio writes itself is no reason to begin anew.
        let watcher = try arguments[watch] ? watcher(arguments, choice, besides: [into, goldens]) : nil
        let studio = Studio(
            choice, program: arguments.program,
            goldens: goldens, isReadOnly: arguments[readOnly], opened: opened, kept: into, backend: backend,
            watch: watcher, before: other(arguments, kept),
            helpers: helpers(arguments), token: kept.dropFirst().first)
        studio.prepare()
        // Before a browser can connect, as the backend does.
        let interrupted = await DevBackend.interruption()
        let server: LoopbackServer
        do {
            let wanted = kept.first.flatMap { Int($0) } ?? arguments[port]
            server = try await LoopbackServer.start(port: wanted) { await studio.answer($0) }
        } catch {
            interrupted.cancel()
            throw failure(error)
        }
        if kept.isEmpty { arguments.console.print("open \(studio.address(port: server.port))\(page)") }
        if let problem = arguments.console.problem {
            await server.stop()
            throw problem
        }
        // After a change it is the picture of the player that is waited for: its page is loaded again meanwhile.
        let begun = Task {
            if kept.isEmpty { await studio.begin() } else { await studio.resume(Array(kept.dropFirst(3))) }
        }
        let isRebuilt = await first(rebuilt: watcher, interrupted)
        begun.cancel()
        await studio.stop()
        await server.stop()
        // A process that was ended while it started has left a folder, which is removed.
        await begun.value
        if isRebuilt {
            if let last = kept.dropFirst(2).first.flatMap({ Int32($0) }) { close(last) }
            try become(studio.token, server.port, studio.shown)
        }
        return 0
    }

    /// The build that stands beside this one: the one that is named, or the one that became this one.
    @MainActor
    private static func other(_ arguments: ParsedArguments, _ kept: [String]) -> OtherProgram? {
        let scenario = arguments[ScenarioChoice.scenario].map { ["--scenario", $0] } ?? []
        if let file = arguments[before] {
            return OtherProgram(URL(fileURLWithPath: file).absoluteURL, words: scenario)
        }
        guard let file = kept.dropFirst(2).first.flatMap({ Int32($0) }) else { return nil }
        // A child gets the descriptor, too.
        return OtherProgram(URL(fileURLWithPath: "/proc/self/fd/\(file)"), words: scenario)
    }

    /// A process of this program for each further processor; none for one that is such a process itself.
    @MainActor
    private static func helpers(_ arguments: ParsedArguments) -> [OtherProgram] {
        guard !ChildProcess.isChild else { return [] }
        // The file of this name may be the next build already.
        let program = URL(fileURLWithPath: "/proc/self/exe")
        let scenario = arguments[ScenarioChoice.scenario].map { ["--scenario", $0] } ?? []
        return (1..<min(Processors.count, 4)).map { _ in OtherProgram(program, words: scenario) }
    }

    /// Opens the scenario that the words name, and returns the part of the URL that shows it.
    @MainActor
    private static func openScenario(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice, in opened: OpenedScenarios
    ) throws -> String {
        guard let name = arguments[ScenarioChoice.scenario] else { return "" }
        let scenario = try choice.load(name, arguments.console)
        let app = try ScenarioChoice.launching(choice.catalogue.named(scenario.app))
        let isOwn = try app.launches.scenarios.contains(scenario)
        var parts = URLComponents()
        parts.queryItems = [
            URLQueryItem(name: "app", value: app.id),
            isOwn
                ? URLQueryItem(name: "scenario", value: scenario.name)
                : URLQueryItem(name: "opened", value: opened.add(scenario, file: name)),
        ]
        return "#player?" + (parts.percentEncodedQuery ?? "")
    }

    /// Waits for the program's end, or for another build of it; returns whether there is one.
    @MainActor
    private static func first(rebuilt watcher: StudioWatch?, _ interrupted: Task<Void, Never>) async -> Bool {
        await withTaskGroup(of: Bool.self) { group in
            group.addTask {
                await interrupted.value
                return false
            }
            if let watcher { group.addTask { await watcher.untilRebuilt() } }
            let isRebuilt = await group.next() ?? false
            group.cancelAll()
            interrupted.cancel()
            return isRebuilt
        }
    }

    @MainActor
    private static func watcher(
        _ arguments: ParsedArguments, _ choice: ScenarioChoice, besides folders: [URL?]
    ) throws -> StudioWatch {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
            throw CommandError("The program cannot find its own file.", code: .software)
        }
        return try StudioWatch(
            from: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
            program: program, command: arguments[build],
            files: [arguments[ScenarioChoice.scenario]].compactMap { $0.map { URL(fileURLWithPath: $0) } },
            besides: folders.compactMap(\.self)
        ) {
            _ = try openScenario(arguments, choice, in: OpenedScenarios())
        }
    }

    /// Becomes the program that was built, with the same words, process and terminal, at the same address.
    private static func become(_ token: String, _ port: Int, _ shown: [String]) throws {
        guard let path = Bundle.main.executableURL?.resolvingSymlinksInPath().path else { return }
        // The linker puts a new file in the place of the old one, which lives on with its descriptor.
        let own = open("/proc/self/exe", O_RDONLY)
        let words = ["\(port)", token, own >= 0 ? "\(own)" : "-"] + shown
        setenv(variable, words.joined(separator: " "), 1)
        var arguments = CommandLine.arguments.map { strdup($0) }
        arguments.append(nil)
        execv(path, arguments)
        let reason = String(cString: strerror(errno))
        for text in arguments { free(text) }
        throw CommandError("The new program '\(path)' cannot be started: \(reason)", code: .unavailable)
    }

    private static func failure(_ error: DevBackendError) -> CommandError {
        let reason =
            switch error {
            case .cannotListen(let port, let reason): "port \(port) cannot be listened on: \(reason)"
            default: "\(error)"
            }
        return CommandError(
            "The studio cannot start: \(reason).", code: .unavailable,
            hint: "Give another port, or 0 for a free one.")
    }
}
