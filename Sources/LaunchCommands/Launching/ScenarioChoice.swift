// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchBrands
package import LaunchRehearsal
package import StageCairo
package import StageUI

/// The options by which every command that runs a launch chooses what to run.
package struct ScenarioChoice {
    package static let brand = Argument<String?>.optional(
        "brand", ValueParser<String>.word(["urbannest"], metavar: "BRAND"), help: "The brand to launch.")
    package static let scenario = Option<String?>.optional(
        "scenario", ValueParser<String>.text.named("FILE"),
        help: "A scenario file, or the name of a scenario that comes with the program.")
    package static let device = Option<String?>.optional(
        "device", ValueParser<String>.text.named("NAME|WxH"),
        help: "A device, iphone14 for example, or a size in points such as 390x844.")
    package static let scale = Option<Double?>.optional(
        "scale", ValueParser<Double>.number(in: 0.5...4), help: "Device pixels in a point.")
    package static let appearance = Option<ColorScheme?>.optional(
        "appearance", ValueParser<ColorScheme>.oneOf(), help: "The device's appearance.")
    package static let variant = Option<Variant?>.optional(
        "variant", ValueParser<Variant>.oneOf(), help: "The colours of the splash.")
    package static let reduceMotion = Option.flag("reduce-motion", help: "The user wants less motion.")
    package static let increaseContrast = Option.flag(
        "increase-contrast", help: "The user wants more contrast.")
    package static let rightToLeft = Option.flag(
        "right-to-left", help: "The reading direction is right to left.")
    package static let textSize = Option<DynamicTypeSize?>.optional(
        "text-size", ValueParser<DynamicTypeSize>.oneOf(), help: "The user's text size.")
    package static let orientation = Option<DeviceOrientation?>.optional(
        "orientation", ValueParser<DeviceOrientation>.oneOf(), help: "How the device is held.")
    package static let state = Option<ShownState?>.optional(
        "state", ValueParser<ShownState>.oneOf(),
        help: "A state to show, instead of a scenario.")

    package static var options: [any ParameterDeclaration] {
        [
            scenario, state, device, scale, appearance, variant, reduceMotion, increaseContrast,
            rightToLeft, textSize, orientation,
        ]
    }

    /// The colours of the splash, as the command line names them.
    package enum Variant: String, CaseIterable {
        case brand, white, gradient, dark
    }

    /// The scenario that the words on the command line ask for.
    package static func read(_ arguments: ParsedArguments) throws -> Scenario {
        if arguments.isGiven(scenario), arguments.isGiven(state) {
            throw CommandError.usage("--scenario and --state exclude each other; give one of them.")
        }
        var chosen = arguments[state].map(\.scenario) ?? Scenario(name: "loading")
        if let wanted = arguments[scenario] { chosen = try load(wanted) }
        if let brand = arguments[brand] { chosen.brand = brand }
        if let device = arguments[device] {
            chosen.device.profile = device
        }
        if let appearance = arguments[appearance] {
            chosen.device.appearance = appearance
        }
        if let variant = arguments[variant].flatMap({ UrbanNestTheme.Variant(rawValue: $0.rawValue) }) {
            chosen.options.variant = variant
        }
        if arguments[reduceMotion] { chosen.device.reduceMotion = true }
        if arguments[increaseContrast] { chosen.device.contrast = .increased }
        if arguments[rightToLeft] { chosen.device.layoutDirection = .rightToLeft }
        if let size = arguments[textSize] { chosen.device.textSize = size }
        if let orientation = arguments[orientation] { chosen.device.orientation = orientation }
        return chosen
    }

    /// Prepares the run of a scenario; a device that does not exist is a mistake in the command line.
    @MainActor
    package static func rehearsal(
        _ scenario: Scenario, _ arguments: ParsedArguments, _ shaper: CairoTextShaper
    ) throws -> Rehearsal {
        try known {
            try Rehearsal(scenario, text: shaper, scale: arguments[scale].map { CGFloat($0) })
        }
    }

    /// Reads a scenario file, or finds a scenario that comes with the program.
    package static func load(_ text: String) throws -> Scenario {
        let embedded = try known { try Scenario.embedded() }
        if let found = embedded.first(where: { $0.name == text }) { return found }
        guard FileManager.default.fileExists(atPath: text) else {
            throw CommandError(
                "There is no scenario file '\(text)', and no scenario of that name comes with the program.",
                code: .noInput,
                hint: Words.nearest(to: text, in: embedded.map(\.name)).map { "Did you mean '\($0)'?" }
                    ?? "The scenarios are \(embedded.map(\.name).joined(separator: ", ")).")
        }
        guard let data = FileManager.default.contents(atPath: text) else {
            throw CommandError("The file '\(text)' cannot be read.", code: .noInput)
        }
        do {
            return try Scenario(json: data)
        } catch {
            throw CommandError("\(text): \(error)", code: .badData)
        }
    }

    /// Turns an error of a rehearsal into one of the command line.
    static func known<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as RehearsalError {
            throw CommandError.usage(error.description)
        }
    }
}

/// A state that can be asked for by name.
package enum ShownState: String, CaseIterable {
    case loading, indicator, slow, error, timeout, onboarding, login, home

    /// A launch that gets there.
    package var scenario: Scenario {
        var made = Scenario(name: rawValue)
        let never = [Scenario.Answer(after: ScenarioTime(seconds: 0), answer: .never)]
        switch self {
        case .loading, .indicator, .slow: made.services = ["loadCities": never]
        case .timeout:
            made.services = ["loadCities": never]
            made.state.cached = true
        case .error: made.backend = .down
        case .onboarding: break
        case .login: made.state.firstLaunch = false
        case .home:
            made.state.firstLaunch = false
            made.state.session = .signedIn
        }
        made.expect.route = self == .login ? "login" : self == .home ? "home" : "onboarding"
        return made
    }

    /// When the state can be seen, in seconds.
    package var instant: Double {
        switch self {
        case .loading: 0.8
        case .indicator: 1.3
        case .slow: 5.5
        case .error: 1.5
        case .timeout: 10.5
        case .onboarding, .login, .home: 2
        }
    }
}
