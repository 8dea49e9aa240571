// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchRehearsal

/// A part of the splash whose frames are measured.
enum FramePart: String, CaseIterable {
    /// Nothing moves but the spinner.
    case steady
    /// Logo and brand text enter, 100 to 700 ms.
    case moving
    /// The splash leaves and the slides come in.
    case exit
    /// Nothing moves at all.
    case settled

    var name: String { "urbannest.\(rawValue)" }

    /// The launch that shows the part.
    var scenario: Scenario {
        var scenario = Scenario(name: rawValue)
        if self != .exit {
            let never = Scenario.Answer(after: ScenarioTime(seconds: 0), answer: .never)
            scenario.services = ["loadCities": [never]]
        }
        return scenario
    }

    /// Whether the part begins with a frame at a time, in seconds.
    func begins(at time: Double, phase: LaunchPhase) -> Bool {
        switch self {
        case .moving: time >= 0.1
        case .settled: time >= 0.8
        // The indicator has faded in.
        case .steady: time >= 1.4
        case .exit: phase == .exiting
        }
    }

    /// The number of frames in one run; nil for as many as wanted.
    var length: Int? {
        switch self {
        case .moving: 36
        case .exit: 18
        case .steady, .settled: nil
        }
    }
}
