// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import LaunchKit
import StageUI

/// `firstlight list`: the names that the other commands take.
enum ListCommand {
    /// The things that are listed.
    enum Kind: String, CaseIterable {
        case apps, states, scenarios, languages, devices
    }

    private static let kind = Argument<Kind?>.optional(
        "WHAT", ValueParser<Kind>.oneOf(), shown: "WHAT", help: "The things to list; by default, all.")

    static func command(_ choice: ScenarioChoice) -> Command {
        Command(
            name: "list", abstract: "Lists apps, their states, scenarios and languages, and devices.",
            discussion: """
                Each name is printed as the other commands take it: APP, --state, --scenario, --language and --device. \
                With an app, only what it has itself is listed. Languages are those of the app's String Catalogs and \
                .strings files, with the number of texts that are translated.
                """,
            options: [StandardOptions.json],
            arguments: [kind, choice.app(help: "The app whose names are listed; by default, every app.")],
            examples: [
                "list", "list devices", "list scenarios \(choice.sample(app: "duggy"))", "list --json",
            ],
            run: { try run($0, choice) })
    }

    private static func run(_ arguments: ParsedArguments, _ choice: ScenarioChoice) throws -> Int32 {
        let chosen = arguments[choice.app]
        if arguments[kind] == .devices, let chosen {
            throw CommandError.usage(
                "'list devices' lists those of every app, but '\(chosen)' was given, too.")
        }
        let apps = choice.catalogue.apps.filter { chosen == nil || $0.id == chosen }
        let names = try NameList(apps, kinds: arguments[kind].map { [$0] } ?? Kind.allCases)
        try arguments.show(names, as: .list) { names.print(to: arguments.console) }
        return 0
    }
}

/// The names of apps, states, scenarios, languages and devices; nil for what was not asked for.
struct NameList: Encodable {
    struct App: Encodable {
        let app: String
        let name: String
        /// Indicates whether the app has a launch; otherwise it is views only.
        let hasLaunch: Bool
        /// The options of the app, such as `gate`, with their values.
        let options: [String: [String]]
    }

    struct State: Encodable {
        let app: String
        let state: String
        /// The instant that is shown, from the first frame.
        let atMilliseconds: Double
    }

    struct Scenario: Encodable {
        let app: String
        let scenario: String
        let title: String?
        let expected: String
    }

    struct Language: Encodable {
        let app: String
        let language: String
        /// The texts of the app, those of them that there are in the language, and those that are to be looked at.
        let texts, translated, unreviewed: Int
    }

    struct Device: Encodable {
        let device: String
        let name: String
        /// The size in points, upright, and the pixels per point.
        let width, height, scale: Double
    }

    private(set) var apps: [App]?
    private(set) var states: [State]?
    private(set) var scenarios: [Scenario]?
    private(set) var languages: [Language]?
    private(set) var devices: [Device]?

    init(_ all: [AppDescriptor], kinds: [ListCommand.Kind]) throws {
        if kinds.contains(.apps) {
            apps = all.map { app in
                App(
                    app: app.id, name: app.name, hasLaunch: app.hasLaunch,
                    options: Dictionary(app.options.map { ($0.name, $0.values) }) { $1 })
            }
        }
        if kinds.contains(.states) {
            states = try all.flatMap { app in
                try app.states.map {
                    State(app: app.id, state: $0.name, atMilliseconds: ($0.instant * 1000).rounded())
                }
            }
        }
        if kinds.contains(.scenarios) {
            scenarios = try all.filter(\.hasLaunch).flatMap { app in
                try app.launches.scenarios.map {
                    Scenario(app: app.id, scenario: $0.name, title: $0.title, expected: $0.expect.route)
                }
            }
        }
        if kinds.contains(.languages) {
            languages = all.flatMap { app in
                StringLibrary(app).languages.map {
                    Language(
                        app: app.id, language: $0.language, texts: $0.texts, translated: $0.translated,
                        unreviewed: $0.unreviewed)
                }
            }
        }
        if kinds.contains(.devices) {
            devices = try DeviceProfile.all().map {
                Device(
                    device: $0.id, name: $0.name, width: Double($0.width), height: Double($0.height),
                    scale: Double($0.scale))
            }
        }
    }

    func print(to console: Console) {
        var isFirst = true
        func show(_ columns: [Table.Column], _ rows: [[String]]?) {
            guard let rows else { return }
            if !isFirst { console.print() }
            isFirst = false
            var table = Table(columns)
            for row in rows { table.add(row.map { Table.Cell($0) }) }
            console.print(table)
        }
        show(
            [.init("app"), .init("name"), .init("options", isFlexible: true)],
            apps?.map { app in
                let options = app.options.sorted { $0.key < $1.key }
                return [
                    app.app, app.name,
                    options.map { "\($0.key)=\($0.value.joined(separator: "|"))" }.joined(separator: " "),
                ]
            })
        show(
            [.init("app"), .init("state"), .init("shown at", .right)],
            states?.map { [$0.app, $0.state, "\(PlainNumber.text($0.atMilliseconds)) ms"] })
        show(
            [.init("scenario"), .init("leads to"), .init("what it is of", isFlexible: true)],
            scenarios?.map { ["\($0.app)/\($0.scenario)", $0.expected, $0.title ?? ""] })
        // Most apps have one language, which is no choice.
        if languages?.isEmpty == false || apps == nil {
            show(
                [
                    .init("app"), .init("language"), .init("translated", .right),
                    .init("to be reviewed", .right),
                ],
                languages?.map {
                    [$0.app, $0.language, "\($0.translated) of \($0.texts)", "\($0.unreviewed)"]
                })
        }
        show(
            [.init("device"), .init("name"), .init("points", .right), .init("scale", .right)],
            devices?.map {
                [
                    $0.device, $0.name, "\(PlainNumber.text($0.width))x\(PlainNumber.text($0.height))",
                    PlainNumber.text($0.scale),
                ]
            })
    }
}
