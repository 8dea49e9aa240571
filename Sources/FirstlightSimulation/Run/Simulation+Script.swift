// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchCore
import StageUI

extension Simulation {
    /// Performs the script's steps up to now.
    ///
    /// A step that finds nothing to act on is tried again in the next frames, and the steps after it keep their
    /// distance.
    ///
    /// - Parameter time: Now, in seconds from the first frame.
    func performSteps(through time: Double) async throws {
        while unseenStep == nil, let step = steps.first, step.at.seconds + scriptDelay <= time + 1e-9 {
            let due = step.at.seconds + scriptDelay
            do {
                try await perform(step)
            } catch let error as SimulationError {
                // A frame that comes late is no try: the step is looked for as long as it was promised.
                let since = triedSince ?? time
                triedSince = since
                if time < since + patience { return }
                throw error
            }
            performed.append((time, scenario.script.sorted { $0.at < $1.at }[performed.count]))
            steps.removeFirst()
            triedSince = nil
            // A person sees the effect of a step before the next one: an animation moves from the third frame after its
            // change.
            if patience > 0 { unseenStep = (due, 3) }
        }
    }

    /// Counts the distance to the next step from the frame in which the effect of the last one begins to move: with
    /// late frames it would still be moving when the next step was due.
    ///
    /// - Parameter time: The frame's, in seconds from the first one.
    func sawFrame(at time: Double) {
        guard let (due, frames) = unseenStep else { return }
        unseenStep = frames > 1 ? (due, frames - 1) : nil
        if frames > 1 { return }
        // Less than a few frames late is what every step of a real run is.
        if time - due > 0.1 { scriptDelay += time - due }
    }

    /// Returns whether the next step of the script is due at a time, in seconds.
    func isStepDue(at time: Double) -> Bool {
        steps.first.map { $0.at.seconds + scriptDelay <= time } ?? false
    }

    private func perform(_ step: Scenario.Step) async throws {
        guard let launch else { return }
        let stage = launch.stage
        if let backend = step.backend {
            await setBackend(backend)
            steps[0].backend = nil  // So that it is not done again when the rest has to wait.
        }
        if step.relaunch == true {
            try await relaunch()
            steps[0].relaunch = nil
        }
        if step.unlock == true {
            deviceAccounts?.unlock()
            // The passcode ends a lockout of the sensor, too.
            await deviceAccounts?.sensor.unlockWithPasscode()
            launch.controller.markProtectedData(isAvailable: true)
        }
        if let pose = step.pose { try fold(pose, stage, at: step.at) }
        if let face = step.face { await deviceAccounts?.sensor.willAnswer(face) }
        if step.signOut == true { try await deviceAccounts?.server.signOutEverywhere() }
        if step.mail == .confirm, let deviceAccounts {
            stage.open(try await deviceAccounts.server.followMail())
        }
        try touch(step, stage)
        if let text = step.type, !stage.type(text) {
            throw failure(step, "no field has the focus to type '\(text)' into", stage)
        }
        if let key = step.press, !stage.press(key) {
            throw failure(step, "no field has the focus for '\(key.rawValue)'", stage)
        }
        if let url = step.open { stage.open(url) }
        if step.background == true { stage.scenePhase = .background }
        if step.resume == true { stage.scenePhase = .active }
    }

    /// Scrolls and touches, as far as a finger can.
    private func touch(_ step: Scenario.Step, _ stage: Stage) throws {
        if let direction = step.scroll {
            let edge = direction.edge(stage.configuration.layoutDirection)
            guard stage.scroll(edge) else {
                throw failure(step, "nothing scrolls further \(direction.rawValue)", stage)
            }
            steps[0].scroll = nil  // So that it is not done again when the rest has to wait.
        }
        // A script has the names of the app's own language.
        let name = { [language = scenario.device.language] in language == nil ? $0 : stage.label(for: $0) }
        if let label = step.scrollTo.map(name), let problem = stage.scroll(to: label) {
            let reason = problem == .missing ? "there is no element '\(label)'" : problem.words(label)
            throw failure(step, reason, stage)
        }
        if let label = step.tap.map(name), let problem = stage.touch(label) {
            throw failure(step, problem.words(label), stage)
        }
        guard let place = step.tapAt else { return }
        guard place.count == 2 else {
            throw SimulationError.stepFailed("At \(step.at) 'tapAt' needs two numbers, x and y.")
        }
        let point = CGPoint(x: place[0], y: place[1])
        guard stage.isOnScreen(point) else {
            let size = stage.configuration.size
            throw failure(
                step,
                "the place \(Int(point.x)), \(Int(point.y)) is beside the screen of \(Int(size.width)) by "
                    + "\(Int(size.height)) points", stage)
        }
        stage.tap(at: point)
    }

    /// Opens or closes a device that folds: the app goes on, on the other screen.
    private func fold(_ pose: DevicePose, _ stage: Stage, at time: ScenarioTime) throws {
        guard try device.fold(to: pose) else {
            throw SimulationError.stepFailed(
                "At \(time) '\(device.profile.name)' has no other pose. Use a device that folds, such as iphoneduo."
            )
        }
        stage.configuration = device.configuration
    }

    private func failure(_ step: Scenario.Step, _ reason: String, _ stage: Stage) -> SimulationError {
        let labels = stage.labelsOnScreen
        let screen =
            labels.isEmpty
            ? "Nothing on the screen has a label." : "On the screen are: \(labels.joined(separator: ", "))."
        return .stepFailed("At \(step.at) \(reason). \(screen)")
    }
}

extension Scenario.Step.Direction {
    /// The edge of a scroll view from which new content comes into sight.
    fileprivate func edge(_ layout: LayoutDirection) -> Edge {
        switch self {
        case .up: .top
        case .down: .bottom
        case .left: layout == .rightToLeft ? .trailing : .leading
        case .right: layout == .rightToLeft ? .leading : .trailing
        }
    }
}
