// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightSimulation
import Foundation
import LaunchKit

/// The launch and the instant that an address asks for, read as the command line is read.
struct StudioQuery: Sendable {
    private static let values = [
        "state", "scenario", "device", "appearance", "text-size", "language", "orientation", "scale",
        "variant",
        "option",
    ]
    private static let flags = ["reduce-motion", "increase-contrast", "right-to-left"]
    /// The longest time that is looked at, in seconds.
    private static let longest = 600.0

    let scenario: Scenario
    let arguments: ParsedArguments
    /// The seconds from the first frame.
    let instant: Double
    /// The number of a frame of the recorded launch; nil where the time is given.
    let frame: Int?
    /// The words that name the launch; two queries with the same ones and the same opened scenario show the same launch.
    let words: [String]
    /// The name of the opened scenario; nil for one of the app's own.
    let opened: String?

    /// Reads a query.
    ///
    /// - Throws: A `CommandError` that names what is wrong.
    init(
        _ items: [String: String], _ choice: ScenarioChoice, program: String,
        opened: [OpenedScenarios.Opened] = []
    ) throws {
        guard let id = items["app"] else { throw CommandError.usage("The address names no app.") }
        let app = try choice.catalogue.named(id)
        // A name, and never a file: the page asks for nothing but what the program has.
        if let name = items["scenario"], try !app.launches.scenarios.contains(where: { $0.name == name }) {
            throw CommandError.usage("\(app.name) has no scenario '\(name)'.")
        }
        let own = try items["opened"].map { name in
            guard let own = opened.first(where: { $0.id == name && $0.scenario.app == id }) else {
                throw CommandError.usage(
                    "No scenario '\(name)' of \(app.name) is open here.",
                    hint: "Start the studio with --scenario FILE, or keep it from a live launch again.")
            }
            guard items["scenario"] == nil, items["state"] == nil else {
                throw CommandError.usage("The address names two launches; give one of them.")
            }
            return own
        }
        var words = [id]
        for name in Self.values {
            guard let value = items[name], !value.isEmpty else { continue }
            words.append("--\(name)=" + (name == "scenario" ? "\(id)/\(value)" : value))
        }
        words += Self.flags.filter { items[$0] == "1" }.map { "--\($0)" }
        let command = Command(
            name: "studio", abstract: "", options: choice.options, arguments: [choice.app]
        ) { _ in 0 }
        let console = Console(output: { _ in }, diagnostics: { _ in })
        guard case .run(let arguments) = try command.parse(words, program: program, console: console) else {
            throw CommandError.usage("The address asks for help.")
        }
        // The file was read when it was opened: what is shown does not change under an open page.
        if let own { words.insert("--scenario=\(own.file)", at: 1) }
        (self.words, self.arguments, self.opened) = (words, arguments, own?.id)
        scenario = try own.map { try choice.adapted($0.scenario, arguments) } ?? choice.read(arguments)
        let state = try choice.shown(arguments)
        frame = try items["frame"].map { try Self.number($0, "frame").0 }
        let given = try items["ms"].map { try Self.number($0, "ms").1 / 1000 }
        instant =
            frame.map { Double($0) / Double(RecordedLaunch.fps) } ?? given ?? state?.instant ?? 0.8
    }

    /// The words by which a recorded launch is kept.
    var key: [String] { words + [opened].compactMap(\.self) }

    private static func number(_ text: String, _ name: String) throws(CommandError) -> (Int, Double) {
        guard let value = Double(text), value >= 0, value <= longest * 1000 else {
            throw .usage("'\(name)' was given '\(text)'; it takes a number of 0 to \(Int(longest * 1000)).")
        }
        return (Int(value), value)
    }

    /// Splits a query into its names and values.
    static func items(_ query: String?) -> [String: String] {
        var parts = URLComponents()
        parts.percentEncodedQuery = query?.replacing("+", with: "%20")
        return Dictionary((parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { $1 }
    }
}
