// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
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
            var rest = step
            do {
                try await perform(&rest)
            } catch let error as SimulationError {
                // What was done is not done again when the rest has to wait.
                steps[0] = rest
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
            // A finger that moves does not wait to see.
            if patience > 0, step.down == nil, step.move == nil { unseenStep = (due, 3) }
        }
    }

    /// Performs a step that is not the script's, and notes it.
    ///
    /// - Parameter time: Now, in seconds from the first frame.
    /// - Throws: `SimulationError.stepFailed` where it finds nothing to act on.
    package func performNow(_ step: Scenario.Step, at time: Double) async throws {
        if app.accounts == nil, let key = step.accountKey {
            throw SimulationError.stepFailed("\(app.name) has no accounts; '\(key)' needs them.")
        }
        var rest = step
        rest.at = ScenarioTime(seconds: (time * 1000).rounded() / 1000)
        let noted = rest
        try await perform(&rest)
        performed.append((time, noted))
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

    /// Performs a step; what is done goes from it, as far as it must not be done twice.
    private func perform(_ step: inout Scenario.Step) async throws {
        guard let launch else { return }
        let stage = launch.stage
        if let backend = step.backend {
            await setBackend(backend)
            system.network = StageDevice.Network(backend)
            step.backend = nil
        }
        if step.relaunch == true {
            try await relaunch()
            step.relaunch = nil
        }
        if step.unlock == true {
            deviceAccounts?.unlock()
            // The passcode ends a lockout of the sensor, too.
            await deviceAccounts?.sensor.unlockWithPasscode()
            system.unlock()
            launch.controller.markProtectedData(isAvailable: true)
        }
        if let pose = step.pose { try fold(pose, stage, at: step.at) }
        if let window = step.window {
            do {
                try device.resize(to: window)
            } catch SimulationError.oddWindow(let reason) {
                throw SimulationError.stepFailed("At \(step.at): \(reason)")
            }
            stage.configuration = device.configuration
        }
        try change(step, stage)
        if let apple = step.apple { deviceAccounts?.appleAnswer = apple }
        if let face = step.face {
            await deviceAccounts?.sensor.willAnswer(face)
            system.answer = StageDevice.Answer(rawValue: face.rawValue) ?? .match
        }
        if step.signOut == true { try await deviceAccounts?.server.signOutEverywhere() }
        if step.mail == .confirm, let deviceAccounts {
            stage.open(try await deviceAccounts.server.followMail())
        }
        try touch(&step, stage)
        if let text = step.type, !stage.type(text) {
            throw failure(step, "no field has the focus to type '\(text)' into", stage)
        }
        if let source = step.code {
            let code = try await read(source, stage)
            guard stage.type(code) else {
                throw failure(step, "no field has the focus to type the code \(code) into", stage)
            }
        }
        if let key = step.press, !stage.press(key) {
            throw failure(step, "no field has the focus for '\(key.rawValue)'", stage)
        }
        if let url = step.open { stage.open(url) }
        if step.background == true { stage.scenePhase = .background }
        if step.resume == true { stage.scenePhase = .active }
    }

    /// Returns the code that the person reads in the newest mail, in the authenticator app or among the recovery codes.
    private func read(_ source: Scenario.Step.CodeSource, _ stage: Stage) async throws -> String {
        guard let deviceAccounts else { throw SimulationError.stepFailed("There are no accounts.") }
        switch source {
        case .mail: return try await deviceAccounts.server.mailCode()
        case .recovery: return try deviceAccounts.recoveryCode(in: stage.pasteboard.string)
        case .app: break
        }
        let given =
            stage.openedURLs.last.flatMap { DeviceAuthenticator($0) }
            ?? stage.pasteboard.string.flatMap { DeviceAuthenticator(secret: $0) }
        if let given { deviceAccounts.authenticator = given }
        guard let authenticator = deviceAccounts.authenticator else {
            throw SimulationError.stepFailed(
                "The authenticator app has no secret. Open or copy the app's, or write \"factor\": true in accounts."
            )
        }
        return authenticator.code(at: now())
    }

    /// Scrolls and touches, as far as a finger can.
    private func touch(_ step: inout Scenario.Step, _ stage: Stage) throws {
        if let direction = step.scroll {
            let edge = direction.edge(stage.configuration.layoutDirection)
            guard stage.scroll(edge) else {
                throw failure(step, "nothing scrolls further \(direction.rawValue)", stage)
            }
            step.scroll = nil
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
        if let point = try point(step.tapAt, of: step, stage) { stage.tap(at: point) }
        // A stage counts them from 0.
        let finger = (step.finger ?? 1) - 1
        if let point = try point(step.down, of: step, stage) { stage.touchDown(at: point, finger: finger) }
        // A finger may leave the screen.
        if let place = step.move, place.count == 2 {
            stage.touchMove(to: CGPoint(x: place[0], y: place[1]), finger: finger)
        }
        if let place = step.up, place.count == 2 {
            stage.touchUp(at: CGPoint(x: place[0], y: place[1]), finger: finger)
        }
    }

    /// The place on the screen that a step names; nil when it names none.
    private func point(_ place: [CGFloat]?, of step: Scenario.Step, _ stage: Stage) throws -> CGPoint? {
        guard let place else { return nil }
        guard place.count == 2 else {
            throw SimulationError.stepFailed("At \(step.at) a place needs two numbers, x and y.")
        }
        let point = CGPoint(x: place[0], y: place[1])
        guard stage.isOnScreen(point) else {
            let size = stage.configuration.size
            throw failure(
                step,
                "the place \(Int(point.x)), \(Int(point.y)) is beside the screen of \(Int(size.width)) by "
                    + "\(Int(size.height)) points", stage)
        }
        return point
    }

    /// Changes what the user can set on the device while the app runs.
    private func change(_ step: Scenario.Step, _ stage: Stage) throws {
        if let orientation = step.orientation, !device.turn(to: orientation) {
            throw SimulationError.stepFailed("At \(step.at) '\(device.profile.name)' cannot be turned.")
        }
        if let appearance = step.appearance { device.configuration.colorScheme = appearance }
        if let contrast = step.contrast { device.configuration.contrast = contrast }
        if let size = step.textSize { device.configuration.dynamicTypeSize = size }
        if let reduces = step.reduceMotion { device.configuration.reduceMotion = reduces }
        if stage.configuration != device.configuration { stage.configuration = device.configuration }
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

extension StageDevice.Network {
    /// The network of a device whose app reaches its backend, or reaches nothing.
    init(_ backend: Scenario.Backend) { self = backend == .up ? .wifi : .none }
}
