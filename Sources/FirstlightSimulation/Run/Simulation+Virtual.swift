// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import LaunchMotion
public import StageUI

/// A frame of a run.
public struct SimulationFrame: Sendable {
    /// The frame's number; nil for an instant between frames.
    public let index: Int?
    /// The seconds since the first frame.
    public let time: Double
    /// The display list of the screen.
    public let list: DisplayList
}

extension Simulation {
    /// Runs the scenario on a virtual clock, as fast as the machine can.
    ///
    /// Frame n is at the rational time n / fps. The run is the same every time.
    ///
    /// - Parameters:
    ///   - fps: The frames in a second.
    ///   - instants: Further times to show, in seconds.
    ///   - until: The time to stop at; nil stops one second after the launch is over, or at the scenario's end.
    ///   - frame: Receives each frame.
    public func runOnVirtualClock(
        fps: Int = 60, instants: [Double] = [], until: Double? = nil,
        frame: (SimulationFrame) throws -> Void
    ) async throws {
        try await followOnVirtualClock(fps: fps, instants: instants, until: until) {
            try frame($0)
            return .goOn
        }
    }

    /// Runs the scenario on a virtual clock until the caller has seen enough.
    ///
    /// A run that is stopped has no verdict, and its launch stays as it is: close it. One that fails is closed.
    ///
    /// - Parameters:
    ///   - fps: The frames in a second.
    ///   - instants: Further times to show, in seconds.
    ///   - until: The time to stop at; nil stops one second after the launch is over, or at the scenario's end.
    ///   - frame: Receives each frame, and returns whether another is wanted.
    public func followOnVirtualClock(
        fps: Int = 60, instants: [Double] = [], until: Double? = nil,
        frame: (SimulationFrame) throws -> SimulationStep
    ) async throws {
        try await VirtualWork.keep {
            do {
                try await follow(fps: fps, instants: instants, until: until, frame: frame)
            } catch {
                launch?.close()
                throw error
            }
        }
    }

    private func follow(
        fps: Int, instants: [Double], until: Double?, frame: (SimulationFrame) throws -> SimulationStep
    ) async throws {
        let clock = VirtualClock()
        virtualClock = clock
        let start = device.configuration.startDate
        let date: @Sendable () -> Date = {
            let parts = clock.elapsed.components
            return start.addingTimeInterval(Double(parts.seconds) + Double(parts.attoseconds) * 1e-18)
        }
        let scripted = ScriptedServices(
            scenario, clock: clock, givenUp: givenUp, unaffected: unaffected, isSilent: isServerSilent)
        setBackend = { await scripted.set($0) }
        asked = { await scripted.asked($0) }
        if let accounts = app.accounts {
            let side = SideClock(clock: clock)
            deviceAccounts = DeviceAccounts(
                try .simulated(
                    accounts, scenario, scripted, clock: side, remembered: keptAccounts, now: date),
                scenario, domains: app.passkeyDomains, clock: side)
        }
        let temporary = try storeForRelaunches()
        defer { temporary?.remove() }
        _ = try await makeLaunch(
            LaunchSetting(
                clock: clock, date: date, preparesState: preparesState, answers: scripted,
                storeFile: storeFile))
        var failure: SimulationError?
        var calm = Calm()
        let wait = { [self] (least: Int) async -> Void in
            if failure == nil, let launch { failure = await rest(clock, launch, least, &calm) }
        }
        let settle = { () async -> Void in await wait(0) }
        let frames = MotionFrames(fps: fps)
        var extra = instants.sorted()[...]
        var index = 0
        let end = until ?? max(scenario.end.seconds, instants.max() ?? 0)
        while true {
            var time = frames.seconds(of: index)
            var number: Int? = index
            if let first = extra.first, first <= time {
                extra.removeFirst()
                if first < time {
                    time = first
                    number = nil
                } else {
                    index += 1
                }
            } else {
                index += 1
            }
            if time > end + 1e-9 { break }
            await clock.advance(to: .seconds(time), settle: settle)
            try await performSteps(through: time)
            await settle()
            guard let launch else { break }
            let list = launch.stage.frame(at: time)
            sawFrame(at: time)
            // Appearing starts the tasks: their first waits begin before time moves on. What nobody is known to have
            // begun has its turn, too.
            await wait(1)
            if let failure { throw failure }
            observe(time)
            if try frame(SimulationFrame(index: number, time: time, list: list)) == .stop { return }
            // A launch that came back to its splash is not over.
            let isOver =
                launch.controller.phase == .finished && steps.isEmpty && extra.isEmpty
                && isQuiet(launch, time)
            // The effect of the last step is given its time, too.
            let last = max(finishedAt ?? 0, performed.last?.time ?? 0)
            if until == nil, isOver, finishedAt != nil, time >= last + 1 { break }
        }
        finish()
        launch?.controller.cancel()
        await settle()
        launch?.stage.close()
        await endSideWork(clock, settle)
        launch?.close()
    }

    /// Lets work beside the launch, such as telling a silent server of a sign-out, reach its time limits.
    private func endSideWork(_ clock: VirtualClock, _ settle: () async -> Void) async {
        let end = clock.elapsed + .seconds(300)
        while clock.sleepers(.shared) + clock.sleepers(.limit) > 0, let next = clock.nextDeadline, next <= end
        {
            await clock.advance(to: next, settle: settle)
        }
    }

    /// Creates a folder for the app's store when a step launches the app again, so that it finds its data there.
    private func storeForRelaunches() throws -> WorkFolder? {
        guard storeFile == nil, scenario.script.contains(where: { $0.relaunch == true }) else { return nil }
        let folder = try WorkFolder("relaunch")
        storeFile = folder.url.appending(path: "cache.sqlite")
        return folder
    }

    /// The turns without a step after which none is expected any more; more where steps cannot be seen.
    private static let quietTurns = VirtualWork.isKept ? 8 : 64
    /// The turns after which steps that still come are those of other runs beside this one.
    private static let mostTurns = 10_000

    /// Waits until all work that was begun sleeps on the clock or has asked the person.
    ///
    /// Work that is kept on the main thread settles within some turns. After that the processor is left to other work,
    /// because a spinning wait would take it away.
    ///
    /// - Parameters:
    ///   - least: The turns where nothing can have been begun since all work rested.
    ///   - calm: What had been begun by then.
    private func rest(
        _ clock: VirtualClock, _ launch: SimulatedLaunch, _ least: Int, _ calm: inout Calm
    ) async -> SimulationError? {
        let real = ContinuousClock()
        let deadline = real.now.advanced(by: .seconds(60))
        var (turns, quiet) = (0, 0)
        let wanted = calm.isDisturbed(by: begun(clock, launch)) ? Self.quietTurns : least
        defer { calm.rested(with: begun(clock, launch), isChanged: launch.stage.hasChanges) }
        while quiet < wanted && turns < Self.mostTurns || !isAtRest(clock, launch) {
            turns += 1
            if quiet < 200 {
                quiet = await VirtualWork.turn() ? 0 : quiet + 1
            } else {
                try? await real.sleep(for: .microseconds(200))
            }
            // A busy main actor can make a few turns slow; give up only after this many.
            if turns > 100_000, real.now > deadline { return .notAtRest(at: launch.stage.time) }
        }
        return nil
    }

    /// Returns the counts of all that may have begun work so far; nil where it cannot be told.
    private func begun(_ clock: VirtualClock, _ launch: SimulatedLaunch) -> Calm.Begun? {
        VirtualWork.steps.map {
            Calm.Begun(
                kept: $0, woken: clock.woken, actions: launch.stage.actionsRun, performed: performed.count)
        }
    }

    /// Returns whether a sign-in that a step began is over, and was there to be seen.
    private func isQuiet(_ launch: SimulatedLaunch, _ time: Double) -> Bool {
        guard deviceAccounts != nil else { return true }
        let last = performed.last?.time ?? 0
        return launch.controller.pendingOperations == 0 && time >= last + 1
    }

    /// Returns whether each operation is accounted for by a sleep or by a question to the person.
    ///
    /// A screen's own tasks sleep, too, and are no operations of the launch: more sleeps than operations are rest.
    private func isAtRest(_ clock: VirtualClock, _ launch: SimulatedLaunch) -> Bool {
        let sleeping = clock.sleepers
        let pending = launch.controller.pendingOperations
        let shared = deviceAccounts.map { clock.sleepers(.shared) + $0.openQuestions } ?? 0
        return pending <= sleeping + shared
    }
}

/// Tells whether work can have been begun since all of it rested.
///
/// Only a sleeper that wakes, a step of the script, a step of kept work and code of the app other than a body begin any.
private struct Calm {
    struct Begun: Equatable {
        let kept: UInt64
        let woken: Int
        let actions: Int
        let performed: Int
    }

    /// The waits that are whole after something was begun: those of four frames, for work that hops from one job on the
    /// main thread to the next, of which nobody is told.
    private static let disturbed = 16
    private var last: Begun?
    private var left = disturbed

    mutating func isDisturbed(by begun: Begun?) -> Bool {
        if begun == nil || begun != last { left = Self.disturbed }
        last = begun
        defer { left = max(0, left - 1) }
        return left > 0
    }

    /// Notes that all work rests, and that it has changed what the screen shows, if it has.
    mutating func rested(with begun: Begun?, isChanged: Bool) {
        if isChanged || begun != last { left = Self.disturbed }
        last = begun
    }
}

/// The next action of a run after a frame.
public enum SimulationStep: Sendable {
    /// The run continues with the next frame.
    case goOn
    /// It stops: nothing more is wanted, not even a verdict.
    case stop
}
