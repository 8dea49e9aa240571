// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
package import FirstlightSimulation
package import Foundation
import LaunchCore
package import LaunchKit
import StageCairo
import StageUI

/// Starts the server of a live launch: the scenario that it begins with, its app, and the folder of the app's data.
package typealias LiveBackend = @Sendable (Scenario, AppDescriptor, URL) async throws -> ScenarioServer

/// A launch on the real clock over a real backend, which a person steers from a browser.
@MainActor
final class LiveSession {
    let id: String
    /// The words that it was started with; a page with the same ones looks at the same launch.
    let words: [String: String]
    let app: AppDescriptor
    let scenario: Scenario
    let frames: LiveFrames
    private let run: Simulation
    private let shaper: CairoTextShaper
    private let server: ScenarioServer
    private let folder: WorkFolder
    private var inbox: [(steps: [Scenario.Step], done: CheckedContinuation<[String], Never>)] = []
    private var recorder = LiveRecorder()
    private var list: DisplayList?
    private var time = 0.0
    private var isOver = false
    private var task: Task<Void, Never>?

    /// Starts a launch.
    ///
    /// - Parameters:
    ///   - start: What it begins with and where its text is laid out.
    ///   - backend: Starts its server.
    init(
        _ id: String, words: [String: String], _ start: LiveStart, of app: AppDescriptor,
        shaper: CairoTextShaper,
        backend: LiveBackend
    ) async throws {
        (self.id, self.words, self.app, self.shaper) = (id, words, app, shaper)
        scenario = start.scenario
        run = try Simulation(scenario, of: app, text: shaper, scale: start.scale)
        frames = LiveFrames(session: id)
        folder = try WorkFolder("live")
        server = try await backend(scenario, app, folder.url)
        if let answers = server.answers, answers.tasks.contains(Scenario.signInService),
            scenario.services[Scenario.signInService] == nil
        {
            answers.set(Scenario.signInService, to: ServedAnswers.usual)
        }
        task = Task { await self.go() }
    }

    private func go() async {
        var problem: String?
        do {
            try await run.runOnRealClock(
                cacheFile: folder.url.appending(path: "cache.sqlite"), server: server, patience: 0,
                isOver: { isOver }, live: { await self.drain(at: $0) }, draw: { _ in }
            ) { frame in
                if let changed = frame.list { list = changed }
                time = frame.time
                do {
                    try frames.show(list, run.device.configuration, shaper, at: time, state)
                } catch {
                    (isOver, problem) = (true, Reason.text(error))
                }
            }
        } catch {
            problem = Reason.text(error)
        }
        isOver = true
        for event in inbox { event.done.resume(returning: ["The launch was ended."]) }
        inbox = []
        await server.stop()
        folder.remove()
        frames.end(problem)
    }

    /// Indicates whether there are no more frames.
    var isEnded: Bool { isOver }

    /// Ends the launch and its server.
    func stop() async {
        isOver = true
        await task?.value
    }

    private var state: LiveFrames.State {
        LiveFrames.State(
            phase: run.launch.map { "\($0.controller.phase)" } ?? "",
            place: run.launch?.controller.place ?? "",
            steps: recorder.steps.count)
    }

    // MARK: - What a person does

    /// Does what a person wants, before the next frame.
    ///
    /// - Returns: What could not be done, in words.
    func perform(_ steps: [Scenario.Step]) async -> [String] {
        guard !isOver else { return ["The launch was ended."] }
        return await withCheckedContinuation { inbox.append((steps, $0)) }
    }

    /// Has a task answered otherwise from its next try on.
    ///
    /// - Throws: A `CommandError` for a task whose answers cannot be changed.
    func answer(_ task: String, with answer: Scenario.Answer) throws(CommandError) {
        guard let answers = server.answers, answers.tasks.contains(task) else {
            throw .usage("The server of \(app.name) has no answers for '\(task)'.")
        }
        answers.set(task, to: answer)
    }

    /// The tasks whose answers can be changed, each with its next answer.
    var answers: [(task: String, answer: Scenario.Answer)] {
        (server.answers?.tasks ?? []).map { ($0, server.answers?.next($0) ?? ServedAnswers.usual) }
    }

    private func drain(at time: Double) async {
        guard !inbox.isEmpty else { return }
        let events = inbox
        inbox = []
        // A finger meets the present screen, not that of the last frame.
        _ = run.launch?.stage.frame(at: time)
        for event in events {
            var problems: [String] = []
            for step in event.steps {
                guard !recorder.isFull else {
                    problems.append("A scenario has room for no more steps. Keep this one, and start anew.")
                    break
                }
                let met = step.down.flatMap { label(at: $0) }
                let count = run.performed.count
                do { try await run.performNow(step, at: time) } catch { problems.append(Reason.text(error)) }
                if run.performed.count > count, let done = run.performed.last {
                    recorder.note(done.step, label: met)
                }
            }
            event.done.resume(returning: problems)
        }
    }

    /// The label of the button at a place, where a script can name it: it is the only element of this name.
    private func label(at place: [CGFloat]) -> String? {
        // A script has the names of the app's own language.
        guard place.count == 2, scenario.device.language == nil, let stage = run.launch?.stage else {
            return nil
        }
        let point = CGPoint(x: place[0], y: place[1])
        let elements = stage.accessibilityTree().flattened
        let met = elements.filter { $0.frame.contains(point) && $0.isTouchable }
        guard
            let first = met.min(by: { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }),
            let label = first.label, !label.isEmpty,
            elements.filter({ $0.label == label || $0.identifier == label }).count == 1
        else { return nil }
        return label
    }

    /// The labels of what can be touched on the screen, in reading order.
    var touchable: [String] {
        guard let stage = run.launch?.stage else { return [] }
        let screen = CGRect(origin: .zero, size: stage.configuration.size)
        var labels: [String] = []
        for element in stage.accessibilityTree().flattened
        where element.isTouchable && element.frame.intersects(screen) {
            if let label = element.label, !label.isEmpty, !labels.contains(label) { labels.append(label) }
        }
        return labels
    }

    /// Indicates whether the app is in the background.
    var isAway: Bool { run.launch?.stage.scenePhase == .background }
    /// Indicates whether the server is down.
    var isOffline: Bool { (steps.compactMap(\.backend).last ?? scenario.backend) == .down }
    /// The device as it is now.
    var device: SimulatedDevice { run.device }
    /// The pose of a device that folds, which is laid out alike in some of them; nil for one that does not.
    var pose: DevicePose? { device.profile.pose.map { steps.compactMap(\.pose).last ?? $0 } }
    /// The steps that were done so far.
    var steps: [Scenario.Step] { recorder.steps }

    // MARK: - What is kept

    /// Returns what was done as a scenario, which ends where the launch is now.
    func kept(as name: String) throws -> (scenario: Scenario, isOver: Bool) {
        var kept = scenario
        kept.name = name
        kept.title = "\(app.name), as it was steered in the studio"
        kept.script = recorder.steps
        if let answers = server.answers { kept.services = answers.services }
        kept.expect.route = run.launch?.controller.place ?? app.usualRoute
        kept.expect.link = run.launch?.controller.deliveredLink
        kept.end = ScenarioTime(seconds: min(max(20, (time + 5).rounded(.up)), 3600))
        let phase = run.launch?.controller.phase
        return (kept, phase == .finished || phase == .blocked)
    }
}
