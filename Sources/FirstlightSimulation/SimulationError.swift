// Licensed under the Apache License, Version 2.0.

import StageUI

/// A problem with a simulation.
public enum SimulationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No device has this name.
    case unknownDevice(String, known: [String])
    /// A device of this size is too small or too large.
    case oddDevice(String)
    /// The app's window cannot have this size on the device; the reason is given.
    case oddWindow(String)
    /// No language has this name.
    case unknownLanguage(String)
    /// No app has this name.
    case unknownApp(String, known: [String])
    /// No scenario has this name.
    case unknownScenario(String, known: [String])
    /// A scenario cannot be read; the place and the reason are given.
    case badScenario(String)
    /// The waivers of an app's audit cannot be read; the place and the reason are given.
    case badWaivers(of: String, String)
    /// The baseline of an audit cannot be read; the place and the reason are given.
    case badBaseline(String)
    /// A font that an app brings along cannot be used; its name and the reason are given.
    case badFont(String, String)
    /// Work did not come to rest on the virtual clock.
    case notAtRest(at: Double)
    /// A script's step found nothing to act on.
    case stepFailed(String)

    /// The error with the state, device or setting in which it came up, where it does not say so itself.
    func named(_ place: String) -> SimulationError {
        guard case .stepFailed(let reason) = self else { return self }
        return .stepFailed("\(place): \(reason)")
    }

    /// The problem and its remedy.
    public var description: String {
        switch self {
        case .unknownDevice(let name, let known):
            "There is no device '\(name)'. Use one of \(known.joined(separator: ", ")), or a size in points "
                + "such as 390x844."
        case .oddDevice(let size):
            "There is no device of '\(size)' points. A side has from 16 to 8192 points, as in 390x844."
        case .oddWindow(let reason): reason
        case .unknownLanguage(let name):
            "There is no language '\(name)'. Use an identifier such as de, pt-BR or zh-Hant, or a pseudo-language: "
                + "\(PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", "))."
        case .unknownApp(let name, let known):
            "There is no app '\(name)'. Use one of: \(known.joined(separator: ", "))."
        case .unknownScenario(let name, let known):
            "There is no scenario '\(name)'. Give a file, or one of: \(known.joined(separator: ", "))."
        case .badScenario(let reason): "The scenario cannot be read: \(reason)"
        case .badWaivers(let app, let reason):
            "The audit waivers of '\(app)' (waivers.json) cannot be read: \(reason)"
        case .badBaseline(let reason): "The baseline of the audit cannot be used: \(reason)"
        case .badFont(let name, let reason): "The font '\(name)' of the app cannot be used: \(reason)"
        case .notAtRest(let time):
            "Work did not come to rest at \(time) s of virtual time. A task waits for something other than "
                + "the clock it was given."
        case .stepFailed(let reason): reason
        }
    }
}
