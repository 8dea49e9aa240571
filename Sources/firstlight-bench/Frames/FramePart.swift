// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import LaunchCore
import LaunchKit
import UrbanNestBrand

/// A part of a brand's splash whose frames are measured.
struct FramePart {
    /// The beginning of a part.
    enum Beginning {
        /// With the first frame at or after a time, in seconds.
        case at(Double)
        /// With the first frame in which the splash leaves.
        case exit
    }

    /// The brand and what its splash does.
    let name: String
    /// The launch that shows the part.
    let scenario: Scenario
    /// The beginning of the part.
    let beginning: Beginning
    /// The number of frames in one run; nil for as many as wanted.
    let length: Int?
    /// The number of its first frames that do more than the others; nil when all are alike.
    var heavy: Int?

    /// Every part, brand by brand.
    static var all: [FramePart] { urbanNest + duggy + shipThatApp + fonsters }

    /// UrbanNest, whose splash stays.
    static var waiting: Scenario { waits(Scenario(name: "waiting", of: .urbanNest), for: "loadCities") }

    private static var urbanNest: [FramePart] {
        [
            // The indicator has faded in: nothing moves but the spinner.
            FramePart(name: "urbannest.steady", scenario: waiting, beginning: .at(1.4), length: nil),
            // Logo and brand text enter, 100 to 700 ms.
            FramePart(name: "urbannest.moving", scenario: waiting, beginning: .at(0.1), length: 36),
            // The splash leaves and the slides come in.
            FramePart(
                name: "urbannest.exit", scenario: Scenario(name: "exit", of: .urbanNest), beginning: .exit,
                length: 18),
            // Nothing moves at all.
            FramePart(name: "urbannest.settled", scenario: waiting, beginning: .at(0.8), length: nil),
        ]
    }

    private static var duggy: [FramePart] {
        var member = Scenario(name: "member", app: "duggy", route: "home")
        member.state.firstLaunch = false
        member.state.session = .signedIn
        let waiting = waits(member, for: "configuration")
        return [
            // The logo springs up.
            FramePart(name: "duggy.entry", scenario: waiting, beginning: .at(0.02), length: 28),
            // The ball's rings grow and turn, name and tagline fade in.
            FramePart(name: "duggy.moving", scenario: waiting, beginning: .at(0.5), length: 96),
            // The rings turn, the indicator too.
            FramePart(name: "duggy.steady", scenario: waiting, beginning: .at(3), length: nil),
            // The splash leaves and the matches come in.
            FramePart(name: "duggy.exit", scenario: member, beginning: .exit, length: 30),
        ]
    }

    private static var shipThatApp: [FramePart] {
        let scenario = Scenario(name: "first", app: "shipthatapp", route: "onboarding")
        return [
            // The logo grows.
            FramePart(name: "shipthatapp.moving", scenario: scenario, beginning: .at(0.02), length: 52),
            // The splash shrinks and fades over the slides.
            FramePart(name: "shipthatapp.exit", scenario: scenario, beginning: .exit, length: 60),
        ]
    }

    private static var fonsters: [FramePart] {
        let scenario = Scenario(name: "first", app: "fonsters", route: "content")
        return [
            // The lines move, the icon fades in.
            FramePart(
                name: "fonsters.moving", scenario: scenario, beginning: .at(0.02), length: 22, heavy: 10),
            // The background fades, the lines leave, the icon shrinks.
            FramePart(name: "fonsters.exit", scenario: scenario, beginning: .at(0.4), length: 36),
        ]
    }

    /// A launch that waits for a task for ever.
    private static func waits(_ scenario: Scenario, for task: String) -> Scenario {
        var scenario = scenario
        scenario.services[task] = [Scenario.Answer(after: ScenarioTime(seconds: 0), answer: .never)]
        return scenario
    }

    /// Returns whether the part begins with a frame at a time, in seconds.
    func begins(at time: Double, phase: LaunchPhase) -> Bool {
        switch beginning {
        case .at(let first): time >= first
        case .exit: phase == .exiting
        }
    }
}
