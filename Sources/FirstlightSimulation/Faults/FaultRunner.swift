// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import StageUI

/// Runs the launches of one column of a fault matrix.
@MainActor
struct FaultRunner {
    let app: AppDescriptor
    let situation: FaultSituation
    let text: any TextShaping
    /// The tasks that a scenario can make fail, and the others.
    let scripted: [LaunchTaskSpec]
    let unscripted: [LaunchTaskSpec]
    let policy: LaunchPolicy
    /// The route of a launch without a fault; every other one has to lead there, too.
    private let healthy: String?
    /// The route of a launch without the network, which is right as well for a user with cached data. Where none leads
    /// anywhere without it, the route with the network, because the failing task may still be answered.
    let degraded: String?
    let options: AppOptions

    /// The times of the fault and of answers, in seconds.
    private static let (faultAt, answerAt) = (0.1, 0.3)

    /// Launches once without a fault, to learn the plan and where it leads.
    init(
        app: AppDescriptor, situation: FaultSituation, options: AppOptions, text: any TextShaping
    ) async throws {
        (self.app, self.situation, self.options, self.text) = (app, situation, options, text)
        let run = try Self.simulation(Self.scenario(app, situation, options), of: app, text)
        let watch = FaultWatch(situation: situation, limit: 120)
        let plan = try await Self.follow(run, watch)
        let specs =
            plan.tasks.isEmpty ? app.tasks.map { LaunchTaskSpec(id: .init(rawValue: $0)) } : plan.tasks
        scripted = specs.filter { app.tasks.contains($0.id.rawValue) }
        unscripted = specs.filter { !app.tasks.contains($0.id.rawValue) }
        policy = plan.policy
        healthy = watch.route
        let other: FaultSituation = situation == .offline && healthy == nil ? .returning : .offline
        if situation == .firstLaunch || situation == other {
            degraded = nil
        } else {
            let run = try Self.simulation(Self.scenario(app, other, options), of: app, text)
            let watch = FaultWatch(situation: other, limit: 120)
            let _: LaunchModel = try await Self.follow(run, watch)
            degraded = watch.route
        }
    }

    /// Launches with a fault in one task.
    func run(_ spec: LaunchTaskSpec, _ fault: FaultKind) async throws -> FaultCell {
        if fault == .crashes { return try await crash(spec) }
        let run = try Self.simulation(scenario(spec, fault), of: app, text)
        run.unaffected = spec.id.rawValue
        if fault == .cancelled { run.givenUp = [spec.id.rawValue: spec.retry.attempts] }
        let watch = FaultWatch(situation: situation, limit: limit)
        let timeline = try await follow(run, watch)
        var cell = cell(spec, fault, watch)
        let isAsked = await run.asked(spec.id.rawValue) > 0
        cell.isReached = isAsked && Self.isReached(spec.id, fault, timeline)
        return cell
    }

    /// Ends the process in the middle of a task, and launches again with the store's file as it was then.
    private func crash(_ spec: LaunchTaskSpec) async throws -> FaultCell {
        let manager = FileManager.default
        let folder = try WorkFolder("faults")
        defer { folder.remove() }
        let (before, after) = (
            folder.url.appendingPathComponent("a"), folder.url.appendingPathComponent("b")
        )
        try manager.createDirectory(at: before, withIntermediateDirectories: true)
        let first = try Self.simulation(scenario(spec, .crashes), of: app, text)
        first.unaffected = spec.id.rawValue
        first.storeFile = before.appendingPathComponent("store.sqlite")
        var isReached = false
        try await first.followOnVirtualClock(fps: 10, until: 60) { _ in
            guard let launch = first.launch else { return .goOn }
            let task = launch.timeline(name: "").lastRun?.tasks.first { $0.id == spec.id }
            isReached = task.map { $0.end == nil } ?? false
            // A launch that is over without the task is cut off as well.
            guard isReached || !(launch.controller.phase.isLoading || launch.controller.phase == .idle)
            else { return .goOn }
            // Nothing of the first process may reach the files of the second one.
            try manager.copyItem(at: before, to: after)
            return .stop
        }
        first.launch?.close()
        let second = try Self.simulation(Self.scenario(app, situation, options), of: app, text)
        second.storeFile = after.appendingPathComponent("store.sqlite")
        second.preparesState = false
        first.deviceAccounts?.endProcess()
        second.keptAccounts = first.deviceAccounts?.server
        let watch = FaultWatch(situation: situation, limit: limit)
        try await follow(second, watch)
        var cell = cell(spec, .crashes, watch)
        cell.isReached = isReached
        if cell.isGood { cell.outcome = .relaunched }
        return cell
    }

    private func cell(_ spec: LaunchTaskSpec, _ fault: FaultKind, _ watch: FaultWatch) -> FaultCell {
        cell(spec.id, fault, watch, problem(watch))
    }

    /// Describes what the watch has seen.
    func cell(
        _ id: LaunchTaskID, _ fault: FaultKind, _ watch: FaultWatch, _ problem: String?
    ) -> FaultCell {
        var cell = FaultCell(
            task: id, fault: fault, situation: situation, outcome: .stuck, phase: watch.phase,
            seconds: watch.foundAt, limit: watch.limit)
        (cell.waysOut, cell.presses, cell.route) = (watch.waysOut, watch.presses, watch.route)
        cell.outcome = watch.foundAt == nil ? .stuck : watch.arrivedAlone ? .arrived : .offered
        cell.problem = problem
        if cell.problem != nil { cell.outcome = .stuck }
        return cell
    }

    /// Returns what is wrong with a way out, or with its time; nil when there was one in time.
    func lateness(_ watch: FaultWatch) -> String? {
        guard let found = watch.foundAt else {
            return "Nothing to press and no destination within \(watch.limit) s."
        }
        // A frame is a tenth of a second here, so the way out is seen up to one frame late.
        guard found > watch.limit + 0.1 else { return nil }
        return "The way out came after \(found) s; the limit is \(watch.limit) s."
    }

    func problem(_ watch: FaultWatch) -> String? {
        if let lateness = lateness(watch) { return lateness }
        if watch.route == healthy || (watch.route != nil && watch.route == degraded) { return nil }
        // Without a connection this task alone is answered, and that may be all that the launch lacked.
        if situation == .offline, healthy == nil, watch.route != nil { return nil }
        let reached = watch.route.map { "leads to '\($0)'" } ?? "leads nowhere"
        let presses = watch.presses.map { "'\($0)'" }.joined(separator: ", then ")
        let way = presses.isEmpty ? "The launch \(reached)" : "Pressing \(presses) \(reached)"
        return "\(way); without the fault it is \(healthy.map { "'\($0)'" } ?? "nowhere")."
    }

    /// The longest time to a way out that the policy allows, in seconds.
    var limit: Double {
        let patience = policy.timeout ?? .seconds(60)
        return (patience + policy.completionHold + policy.exitDuration) / .seconds(1)
    }
}

// MARK: - Launching

extension FaultRunner {
    /// A run with a session that has to be renewed, so that its task asks the server, and that counts without one.
    static func simulation(
        _ scenario: Scenario, of app: AppDescriptor, _ text: any TextShaping
    ) throws -> Simulation {
        let run = try Simulation(scenario, of: app, text: text, scale: 1)
        run.sessionLeft = 30
        return run
    }

    @discardableResult
    func follow(_ run: Simulation, _ watch: FaultWatch) async throws -> LaunchTimeline? {
        var timeline: LaunchTimeline?
        try await run.followOnVirtualClock(fps: 10, until: 300) { frame in
            guard let launch = run.launch else { return .goOn }
            if timeline?.runs.count ?? 0 < 2 { timeline = launch.timeline(name: "") }
            return watch.look(at: launch, time: frame.time)
        }
        run.launch?.close()
        return timeline
    }

    private static func follow(_ run: Simulation, _ watch: FaultWatch) async throws -> LaunchModel {
        var plan = LaunchModel(name: "", tasks: [], policy: LaunchPolicy())
        try await run.followOnVirtualClock(fps: 10, until: 300) { frame in
            guard let launch = run.launch else { return .goOn }
            plan = launch.controller.model
            return watch.look(at: launch, time: frame.time)
        }
        run.launch?.close()
        return plan
    }

    /// Returns whether the fault took effect before something else ended the first run.
    private static func isReached(
        _ id: LaunchTaskID, _ fault: FaultKind, _ timeline: LaunchTimeline?
    ) -> Bool {
        guard let task = timeline?.runs.first?.tasks.first(where: { $0.id == id }) else { return false }
        return task.segments.contains { segment in
            guard case .attempt(_, let outcome) = segment.kind else { return false }
            switch outcome {
            // Cached data may replace the answer.
            case .failed, .succeeded: return true
            case .cancelled, nil: return fault == .hangs && timeline?.runs.first?.failure?.kind == .timeout
            case .suspended: return false
            }
        }
    }
}

// MARK: - Scenarios

extension FaultRunner {
    static func time(_ seconds: Double) -> ScenarioTime { ScenarioTime(seconds: seconds) }

    /// A launch without a fault.
    static func scenario(
        _ app: AppDescriptor, _ situation: FaultSituation, _ options: AppOptions
    ) -> Scenario {
        var made = Scenario(name: situation.rawValue, of: app)
        made.end = time(400)
        made.options = options
        made.backend = situation == .offline ? .down : .up
        if situation != .firstLaunch {
            made.state = SavedUserState(firstLaunch: false, session: .signedIn, cached: true)
        }
        let usual = Scenario.Answer(after: time(answerAt), answer: .ok)
        for task in app.tasks { made.services[task] = [usual] }
        return made
    }

    private func scenario(_ spec: LaunchTaskSpec, _ fault: FaultKind) -> Scenario {
        var made = Self.scenario(app, situation, options)
        let answer: Scenario.Answer
        // Without a connection the others fail after a few milliseconds, which must not hide the fault.
        let at = Self.time(situation == .offline ? 0.002 : Self.faultAt)
        switch fault {
        case .fails: answer = .init(after: at, answer: .serverError)
        case .hangs: answer = .init(after: at, answer: .never)
        case .slow: answer = .init(after: Self.time(slowness(spec)), answer: .ok)
        case .empty: answer = .init(after: at, answer: .empty)
        case .malformed: answer = .init(after: at, answer: .malformed)
        case .cancelled: answer = .init(after: at, answer: .ok)
        case .crashes: answer = .init(after: Self.time(0.25), answer: .ok)
        case .lockedForAWhile, .locked, .refused, .lockedOut, .unopenable, .unreadable, .unwritable,
            .silent:
            answer = .init(after: at, answer: .ok)
        }
        let later = made.services[spec.id.rawValue] ?? []
        made.services[spec.id.rawValue] = Array(repeating: answer, count: spec.retry.attempts) + later
        return made
    }

    /// Returns most of the time that the task or the launch may take, in seconds.
    private func slowness(_ spec: LaunchTaskSpec) -> Double {
        let limits = [spec.timeout, policy.timeout].compactMap(\.self)
        return 0.7 * ((limits.min() ?? .seconds(10)) / .seconds(1))
    }
}
