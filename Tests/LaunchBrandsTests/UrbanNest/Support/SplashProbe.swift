// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchCore
import ProofSupport
import StageCairo
import StageUI
import Testing

/// One launch of the real screens and the real engine on the virtual clock, seen at chosen instants.
@MainActor
struct SplashProbe {
    let scenario: Scenario
    /// The frames, by milliseconds since the first one.
    let frames: [Int: SplashFrame]
    private let said: [StageAnnouncement]
    /// The views' unmet requests.
    let issues: [StageIssue]
    /// When the splash began to leave, in seconds.
    let exitAt: Double?
    /// When the launch was over, in seconds.
    let finishedAt: Double?

    /// Everything that was announced.
    var announcements: [StageAnnouncement] {
        Look.atScreen()
        return said
    }

    /// Runs a scenario up to the last of the instants.
    ///
    /// - Parameters:
    ///   - scenario: What is run.
    ///   - instants: The instants to keep, in milliseconds.
    static func run(_ scenario: Scenario, at instants: [Int]) async throws -> SplashProbe {
        let shaper = try CairoTextShaper()
        let simulation = try Simulation(scenario, text: shaper, scale: 2)
        let wanted = Set(instants)
        let last = Double(instants.max() ?? 0) / 1000
        var frames: [Int: SplashFrame] = [:]
        // The times between frames are given too, so few frames are enough.
        try await simulation.runOnVirtualClock(
            fps: 20, instants: instants.map { Double($0) / 1000 }, until: last
        ) { frame in
            let milliseconds = Int((frame.time * 1000).rounded())
            guard wanted.contains(milliseconds), frames[milliseconds] == nil else { return }
            let launch = try #require(simulation.launch)
            frames[milliseconds] = SplashFrame(
                time: frame.time, device: simulation.device, phase: launch.controller.phase, shaper: shaper,
                kept: SplashFrame.Kept(
                    list: frame.list, elements: SplashElement.kept(of: frame.list),
                    accessibility: launch.stage.accessibilityTree(),
                    announcements: launch.stage.announcements))
        }
        let stage = try #require(simulation.launch).stage
        return SplashProbe(
            scenario: scenario, frames: frames, said: stage.announcements, issues: stage.issues,
            exitAt: simulation.exitAt, finishedAt: simulation.finishedAt)
    }

    private struct Moment: Hashable {
        let scenario: Scenario
        let milliseconds: Int
    }
    /// What was shown at single instants: many tests look at the same, and a launch shows it each time.
    private static var shown: [Moment: SplashFrame] = [:]

    /// Runs a scenario and returns what it shows at one instant; each is run once.
    static func frame(_ scenario: Scenario, at milliseconds: Int) async throws -> SplashFrame {
        let moment = Moment(scenario: scenario, milliseconds: milliseconds)
        if let frame = shown[moment] { return frame }
        let frame = try await run(scenario, at: [milliseconds]).frame(milliseconds)
        shown[moment] = frame
        return frame
    }

    /// Returns the frame at an instant.
    func frame(_ milliseconds: Int) throws -> SplashFrame {
        try #require(frames[milliseconds], "\(scenario.name) was not looked at after \(milliseconds) ms")
    }
}
