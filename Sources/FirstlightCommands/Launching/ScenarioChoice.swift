// Licensed under the Apache License, Version 2.0.

package import FirstlightSimulation
import Foundation
package import LaunchKit
package import StageCairo
package import StageUI

/// The options by which every command that runs a launch chooses what to run.
package struct ScenarioChoice: Sendable {
    /// The apps that can be launched.
    package let catalogue: AppCatalogue
    /// The program that can launch for real.
    package let live: LiveSource

    /// Offers a choice among apps.
    package init(_ catalogue: AppCatalogue, live: LiveSource = .firstlight) {
        (self.catalogue, self.live) = (catalogue, live)
    }

    /// The program that plays a scenario for real.
    ///
    /// - Throws: A `CommandError` that says how to get it.
    func liveProgram() throws(CommandError) -> URL { try live.url() }

    package var app: Argument<String?> { app(help: "The app to launch.") }
    /// The argument of an app, for a command that does something else than launch it.
    package func app(help: String) -> Argument<String?> {
        .optional("APP", ValueParser<String>.word(catalogue.ids, metavar: "APP"), help: help)
    }
    package static let scenario = Option<String?>.optional(
        "scenario", scenarioText,
        help: "A scenario file, or the name of a built-in scenario: NAME or APP/NAME.")
    /// A scenario, by its file or its name.
    package static var scenarioText: ValueParser<String> {
        .text(of: "the path of a scenario file, or the name of a built-in scenario", metavar: "FILE")
    }
    /// The option of a scenario, with the names of all for completions.
    package var scenarioOption: Option<String?> { Self.scenario.offering { scenarioNames } }
    package static let device = Option<String?>.optional(
        "device", ValueParser<String>.device,
        help: "A device such as iphone14, or a size in points such as 390x844.")
    package static let scale = Option<Double?>.optional(
        "scale", ValueParser<Double>.number(in: 0.5...4), help: "Device pixels per point.")
    package static let appearance = Option<ColorScheme?>.optional(
        "appearance", ValueParser<ColorScheme>.oneOf(), help: "The device's appearance.")
    package var variant: Option<String?> {
        .optional(
            "variant", ValueParser<String>.word(variants, metavar: "WORD"),
            help: "The colour variant of the splash.")
    }
    package static let reduceMotion = Option.flag("reduce-motion", help: "Turn on Reduce Motion.")
    package static let increaseContrast = Option.flag(
        "increase-contrast", help: "Turn on Increase Contrast.")
    package static let rightToLeft = Option.flag(
        "right-to-left", help: "Lay out from right to left.")
    package static let language = Option<String?>.optional(
        "language", ValueParser<String>.language,
        help: "The device's language, such as de or ar, or a pseudo-language such as double-length.")
    package static let textSize = Option<DynamicTypeSize?>.optional(
        "text-size", ValueParser<DynamicTypeSize>.oneOf(), help: "The user's text size.")
    package static let orientation = Option<DeviceOrientation?>.optional(
        "orientation", ValueParser<DeviceOrientation>.oneOf(), help: "The orientation of the device.")
    package var state: Option<String?> {
        .optional("state", stateParser, help: "The state to show, instead of a scenario.")
    }

    /// Reads the name of a state. Help lists those of all apps; the app that is launched judges it, and names its own.
    private var stateParser: ValueParser<String> {
        ValueParser(
            metavar: "WORD", takes: MessageText.list(stateNames, last: "or"), allowed: stateNames
        ) { (text: String) throws(ValueProblem) -> String in
            guard !text.isEmpty else { throw ValueProblem() }
            return text
        }
    }

    package static let option = Option<[AppChoice]>.repeated(
        "option", ValueParser<AppChoice>.appChoice,
        help: "An option of the app, such as --option gate=work. It overrides the scenario's.")

    /// The names of the states of any app, each once.
    private var stateNames: [String] {
        var names: [String] = []
        // A file that cannot be read is reported when its app is launched.
        for state in catalogue.apps.flatMap({ (try? $0.states) ?? [] }) where !names.contains(state.name) {
            names.append(state.name)
        }
        return names
    }

    /// The values that any app's colours can have.
    private var variants: [String] {
        catalogue.apps.flatMap(\.options).filter { $0.name == "variant" }.flatMap(\.values)
    }

    package var options: [any ParameterDeclaration] {
        [
            scenarioOption, state, Self.device, Self.scale, Self.appearance, variant, Self.reduceMotion,
            Self.increaseContrast, Self.rightToLeft, Self.language, Self.textSize, Self.orientation,
            Self.option,
        ]
    }

    /// The app that the words name; the first one when they name none.
    package func wanted(_ arguments: ParsedArguments) throws -> AppDescriptor {
        guard let id = arguments[app] ?? catalogue.ids.first else {
            throw CommandError("There is no app to launch.", code: .software)
        }
        return try Self.known { try catalogue.named(id) }
    }

    /// The app that the words name, to be launched.
    ///
    /// - Throws: A `CommandError` when it is views only.
    package func launched(_ arguments: ParsedArguments) throws -> AppDescriptor {
        try Self.launching(try wanted(arguments))
    }

    /// An app that has a launch.
    ///
    /// - Throws: A `CommandError` that names the commands for an app without one.
    package static func launching(_ app: AppDescriptor) throws(CommandError) -> AppDescriptor {
        guard app.hasLaunch else {
            throw CommandError(
                "\(withoutLaunch(app)).", code: .usage,
                hint: "Use snapshot, tree, record or audit, or declare the app with its plan.")
        }
        return app
    }

    /// Returns the message about an app that is views only, without a full stop.
    package static func withoutLaunch(_ app: AppDescriptor) -> String {
        "\(app.name) is views only; it has no launch"
    }

    /// The apps that have a launch, for a command that names none.
    ///
    /// - Throws: A `CommandError` when all are views only.
    package func allLaunched() throws(CommandError) -> [AppDescriptor] {
        let launched = catalogue.apps.filter(\.hasLaunch)
        if launched.isEmpty, let first = catalogue.apps.first { _ = try Self.launching(first) }
        return launched
    }

    /// The scenario that the words on the command line ask for.
    package func read(_ arguments: ParsedArguments) throws -> Scenario {
        if arguments.isGiven(Self.scenario), arguments.isGiven(state) {
            throw CommandError.usage("--scenario and --state exclude each other; give one of them.")
        }
        let wanted = arguments[app]
        let chosen: Scenario
        if let name = arguments[Self.scenario] {
            chosen = try load(name, app: wanted, arguments.console)
        } else {
            chosen =
                try shown(arguments)?.scenario ?? Scenario(name: "loading", of: try self.wanted(arguments))
        }
        return try adapted(chosen, arguments)
    }

    /// A scenario on the device, and with the settings and choices, that the words on the command line ask for.
    package func adapted(_ scenario: Scenario, _ arguments: ParsedArguments) throws -> Scenario {
        var chosen = scenario
        if let device = arguments[Self.device] {
            // A window of one screen need not fit another.
            (chosen.device.profile, chosen.device.window) = (device, nil)
        }
        if let appearance = arguments[Self.appearance] {
            chosen.device.appearance = appearance
        }
        if let colors = arguments[variant] {
            let launched = try Self.known { try catalogue.named(chosen.app) }
            let values = launched.options.first { $0.name == "variant" }?.values ?? []
            guard values.contains(colors) else {
                throw CommandError.value(
                    colors, of: "--variant", but: "\(launched.name) has no variant '\(colors)'", takes: values
                )
            }
            chosen.options.values["variant"] = colors
            if let other = arguments[Self.option].first(where: { $0.name == "variant" }) {
                try arguments.refuse([variant], "beside '--option variant=\(other.value)'")
            }
        }
        try choose(arguments, in: &chosen.options, of: chosen.app)
        if arguments[Self.reduceMotion] { chosen.device.reduceMotion = true }
        if arguments[Self.increaseContrast] { chosen.device.contrast = .increased }
        if arguments[Self.rightToLeft] { chosen.device.layoutDirection = .rightToLeft }
        if let language = arguments[Self.language] { chosen.device.language = language }
        if let size = arguments[Self.textSize] { chosen.device.textSize = size }
        if let orientation = arguments[Self.orientation] { chosen.device.orientation = orientation }
        return chosen
    }

    /// The state that the words on the command line ask for; nil when they ask for none.
    package func shown(_ arguments: ParsedArguments) throws -> NamedState? {
        guard let name = arguments[state] else { return nil }
        let launched = try wanted(arguments)
        let states = try Self.known { try launched.states }
        guard let found = states.first(where: { $0.name == name }) else {
            throw CommandError.value(
                name, of: "--state", but: "\(launched.name) has no state '\(name)'", takes: states.map(\.name)
            )
        }
        return found
    }

    /// The shaper of the texts of a scenario's app.
    @MainActor
    package func shaper(of scenario: Scenario) throws -> CairoTextShaper {
        try Output.shaper(of: Self.known { try catalogue.named(scenario.app) })
    }

    /// Prepares the run of a scenario; a device that does not exist is a mistake in the command line.
    ///
    /// - Parameter scale: The pixels per point, where neither `--scale` nor the device decides.
    @MainActor
    package func simulation(
        _ scenario: Scenario, _ arguments: ParsedArguments, _ shaper: CairoTextShaper, scale: Double? = nil
    ) throws -> Simulation {
        try Self.known {
            // Asked for only where it counts: the profiles are a file.
            if arguments[Self.orientation] != nil {
                let profile = try DeviceProfile.named(scenario.device.profile)
                if profile.kind != nil {
                    try arguments.refuse(
                        [Self.orientation], "on the device '\(profile.id)', which cannot be turned")
                }
            }
            return try Simulation(
                scenario, of: catalogue.named(scenario.app), text: shaper,
                scale: (scale ?? arguments[Self.scale]).map { CGFloat($0) })
        }
    }

    /// Turns an error of a simulation into one of the command line.
    static func known<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as SimulationError {
            throw CommandError.usage(error.description, hint: CommandError(error).hint)
        }
    }
}
