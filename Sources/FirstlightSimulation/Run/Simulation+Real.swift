// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore
import LaunchKit
import LaunchMotion
public import StageUI

/// A frame of a run on the real clock.
public struct RealFrame: Sendable {
    /// The seconds since the launch began.
    public let time: Double
    /// The seconds of work that the frame took, drawing included.
    public let cost: Double
    /// The display list of the screen; nil when nothing changed since the last frame.
    public let list: DisplayList?
}

extension Simulation {
    /// Runs the scenario on the real clock against a real server.
    ///
    /// A step of the script waits for the button or the field that it wants, as a user would; when it does not come,
    /// the run ends there and its complaint says so.
    ///
    /// - Parameters:
    ///   - cacheFile: The file of the app's cache.
    ///   - server: The server, which misbehaves as the scenario says when it is the run's own.
    ///   - preparesState: Whether the scenario's state is made first; if not, the device is taken as it is.
    ///   - pace: The divisor of the times of the launch's course; more than 1 to launch often.
    ///   - patience: The seconds that a step may wait. A busy machine is seconds late.
    ///   - watchGuard: Receives each change of the crash guard before it is written, and once it is.
    ///   - fps: The frames in a second.
    ///   - isOver: Ends the run before its time, asked after each frame.
    ///   - live: Called before each frame, with its time, to perform what a person does meanwhile; nil where nobody does. With it,
    ///     the run goes on until `isOver` ends it.
    ///   - draw: Draws a display list; its time counts as the frame's.
    ///   - frame: Receives each frame, after its time has been measured.
    public func runOnRealClock(
        cacheFile: URL, server: ScenarioServer, preparesState: Bool = true, pace: Double = 1,
        patience: Double = 10,
        watchGuard: @escaping @Sendable (CrashLoopGuard, _ isWritten: Bool) -> Void = { _, _ in },
        fps: Int = 60, isOver: () -> Bool = { false }, live: ((_ time: Double) async -> Void)? = nil,
        draw: (DisplayList) -> Void, frame: (RealFrame) -> Void
    ) async throws {
        self.patience = patience
        setBackend = { [weak self] wanted in
            do {
                if try await !server.set(wanted) {
                    self?.log.append(
                        "The script's change of the backend was left out: the server is not ours.")
                }
            } catch {
                self?.log.append("The backend could not be started again: \(error)")
            }
        }
        let clock = ContinuousClock()
        let zero = clock.now
        let start = Date()
        let date: @Sendable () -> Date = { start.addingTimeInterval((clock.now - zero) / .seconds(1)) }
        device.configuration.startDate = start
        deviceAccounts = server.accounts.map {
            DeviceAccounts($0, scenario, domains: app.passkeyDomains, clock: clock)
        }
        _ = try await makeLaunch(
            LaunchSetting(
                clock: clock, date: date, preparesState: preparesState,
                answers: ScriptedServices(scenario, clock: clock),
                server: server.documents, storeFile: cacheFile, pace: pace, watchGuard: watchGuard))
        let frames = MotionFrames(fps: fps)
        var index = 0
        var last: DisplayList?
        let lastStep = scenario.script.map(\.at.seconds).max() ?? 0
        while true {
            let time = (clock.now - zero) / .seconds(1)
            // A finger meets the present screen, not that of the last frame.
            if isStepDue(at: time), let stage = launch?.stage { _ = stage.frame(at: time) }
            await live?(time)
            do {
                try await performSteps(through: time)
            } catch let error as SimulationError {
                failedStep = error
                break
            }
            let began = clock.now
            guard let launch else { break }
            let list = launch.stage.frame(at: (began - zero) / .seconds(1))
            sawFrame(at: (began - zero) / .seconds(1))
            let changed = list != last
            if changed { draw(list) }
            let cost = (clock.now - began) / .seconds(1)
            last = list
            frame(RealFrame(time: (began - zero) / .seconds(1), cost: cost, list: changed ? list : nil))
            observe(time)
            // The effect of the last step is given its time, too.
            let isThere = launch.controller.phase == .finished
            if live == nil, isThere, let finishedAt, steps.isEmpty {
                let over = max(finishedAt, lastStep + scriptDelay) + 0.4
                // The effect of the last step may lead on, on a busy machine later.
                let isExpected = launch.controller.place == scenario.expect.route
                if time >= over,
                    isExpected && launch.controller.pendingOperations == 0 || time >= over + patience
                {
                    break
                }
            }
            if live == nil, time > scenario.end.seconds + scriptDelay, !isStepDue(at: time) { break }
            if isOver() { break }
            // A frame that took too long makes the next one late; it is not made up for.
            index = max(index + 1, Int((clock.now - zero) / .seconds(1) * Double(fps)) + 1)
            try await clock.sleep(
                until: zero.advanced(by: .seconds(frames.seconds(of: index))), tolerance: .zero)
        }
        finish()
        await launch?.controller.crashMonitor?.settle()
        launch?.close()
        await server.stop()
    }
}
