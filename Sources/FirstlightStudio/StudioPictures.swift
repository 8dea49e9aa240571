// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import StageUI

/// The figures of a frame besides its picture.
struct ShownFrame: Encodable, Sendable {
    /// The insets of the safe area in points: top, left, bottom, right.
    let safeArea: [Double]
    let cost: FrameCost
}

/// The pictures, trees and accounts of launches, one after another on the main actor.
@MainActor
final class StudioPictures {
    private let choice: ScenarioChoice
    private let shapers = AppShapers()
    /// The launches that are kept, the newest last.
    private var kept: [(key: [String], launch: RecordedLaunch)] = []
    private var last: Task<Void, Never>?
    /// The pieces of work that are not done.
    private var waiting = 0
    /// Further processes of this program, which draw pictures beside it.
    private let helpers: [OtherProgram]

    /// The seconds that a further process may take for a picture.
    private static let patience = 60
    /// Two variants, each as it moves and as it rests, and the two before.
    private static let mostKept = 6

    init(_ choice: ScenarioChoice, helpers: [OtherProgram] = []) {
        (self.choice, self.helpers) = (choice, helpers)
    }

    /// Begins the further processes, each with a small picture that nobody sees: a first one takes longer than those after it.
    func begin() async {
        guard let app = choice.catalogue.apps.first, let state = try? app.states.first else { return }
        let items = ["app": app.id, "state": state.name, "scale": "0.5"]
        let begun = helpers.map { helper in
            Task { _ = try? await helper.answer("frame.png", items, patience: Self.patience) }
        }
        for task in begun { await task.value }
    }

    /// Ends the further processes.
    func stop() { for helper in helpers { helper.close() } }

    /// Does work when all before it is done: two launches at once would wait for each other's turns.
    ///
    /// Work whose task is cancelled before its turn is not begun. What has begun goes on: it may be kept.
    func inTurn<Result: Sendable>(
        _ work: @escaping @MainActor () async throws -> Result
    ) async throws -> Result {
        waiting += 1
        defer { waiting -= 1 }
        let before = last
        let turn = Task { @MainActor in
            await before?.value
            return !Task.isCancelled
        }
        let task = Task { @MainActor in
            guard await turn.value else { throw CancellationError() }
            return try await work()
        }
        last = Task { _ = await task.result }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            turn.cancel()
        }
    }

    /// The picture of an instant: the file that `firstlight snapshot` writes for it.
    ///
    /// - Parameter items: The words of the query, for a process that draws it beside this one.
    func png(_ query: StudioQuery, _ items: [String: String] = [:]) async throws -> Data {
        // Whatever goes wrong there goes wrong here, too, and is told.
        if let helper = helper(query),
            let picture = try? await helper.answer("frame.png", items, patience: Self.patience)
        {
            return picture
        }
        return try await inTurn { [self] in
            if let frame = query.frame { return try await recorded(query).png(of: frame) }
            // A frame of a launch that is kept is the same picture.
            let exact = query.instant * Double(RecordedLaunch.fps)
            if abs(exact - exact.rounded()) < 1e-9, let launch = known(query.key),
                launch.frame(at: query.instant) == Int(exact.rounded())
            {
                return try launch.png(of: Int(exact.rounded()))
            }
            var picture: Data?
            try await shown(query) { run, shaper in
                try await ShownInstants(run, at: [query.instant]).draw(shaper) { _, renderer in
                    picture = try renderer.pngData()
                }
            }
            guard let picture else {
                throw CommandError("The launch is over before that instant.", code: .badData)
            }
            return picture
        }
    }

    /// The process that would draw a picture at rest before this one does; nil where this one is the first.
    private func helper(_ query: StudioQuery) -> OtherProgram? {
        // What was opened since the start, and the frames of launches that are kept, are here alone.
        guard waiting > 0, query.frame == nil, query.opened == nil, known(query.key) == nil else {
            return nil
        }
        for helper in helpers where !helper.isReady && !helper.hasFailed {
            Task { try? await helper.begin() }
        }
        return helpers.filter { $0.isReady && $0.requests < waiting }.min { $0.requests < $1.requests }
    }

    /// The account of a launch, which is kept frame by frame from now on.
    func account(_ query: StudioQuery) async throws -> LaunchAccount {
        try await inTurn { [self] in
            var account = try await recorded(query).account
            account.command =
                "\(query.arguments.program) snapshot " + query.words.map(\.shellWord).joined(separator: " ")
            return account
        }
    }

    /// The nodes and the elements at an instant.
    func tree(_ query: StudioQuery) async throws -> StageTree {
        try await inTurn { [self] in
            var tree: StageTree?
            try await shown(query) { run, _ in
                try await ShownInstants(run, at: [query.instant]).show { _ in
                    tree = run.launch.map { StageTree($0.stage) }
                }
            }
            guard let tree else {
                throw CommandError("The launch is over before that instant.", code: .badData)
            }
            return tree
        }
    }

    /// The findings of an audit at an instant, light and dark.
    func findings(_ query: StudioQuery) async throws -> [AuditFinding] {
        try await inTurn { [self] in
            let app = try choice.catalogue.named(query.scenario.app)
            var audit = try Audit(app, shaper: Output.shaper(of: app, among: shapers))
            audit.fps = RecordedLaunch.fps
            let state = NamedState(
                name: query.scenario.name, scenario: query.scenario, instant: query.instant, start: 0)
            return Audit.told(try await audit.restingFindings(in: state), try app.auditWaivers)
        }
    }

    /// The contrast of the texts at an instant, as an audit measures it.
    func contrasts(_ query: StudioQuery) async throws -> [PlacedContrast] {
        try await inTurn { [self] in
            let app = try choice.catalogue.named(query.scenario.app)
            var audit = try Audit(app, shaper: Output.shaper(of: app, among: shapers))
            audit.fps = RecordedLaunch.fps
            return try await audit.contrasts(
                in: NamedState(
                    name: query.scenario.name, scenario: query.scenario, instant: query.instant, start: 0))
        }
    }

    /// The safe area at an instant, and what its frame costs after the one before.
    func shownFrame(_ query: StudioQuery) async throws -> ShownFrame {
        try await inTurn { [self] in
            let launch = try await recorded(query)
            let number = query.frame ?? launch.frame(at: query.instant)
            return ShownFrame(
                safeArea: launch.safeArea(of: number), cost: try launch.cost(of: number))
        }
    }

    private func shown(
        _ query: StudioQuery, _ body: (Simulation, CairoTextShaper) async throws -> Void
    ) async throws {
        let shaper = try Output.shaper(of: choice.catalogue.named(query.scenario.app), among: shapers)
        let run = try choice.simulation(query.scenario, query.arguments, shaper)
        defer { run.launch?.close() }
        try await body(run, shaper)
    }

    private func known(_ key: [String]) -> RecordedLaunch? {
        guard let place = kept.firstIndex(where: { $0.key == key }) else { return nil }
        kept.append(kept.remove(at: place))
        return kept.last?.launch
    }

    private func recorded(_ query: StudioQuery) async throws -> RecordedLaunch {
        if let known = known(query.key) { return known }
        let app = try ScenarioChoice.launching(choice.catalogue.named(query.scenario.app))
        let shaper = try Output.shaper(of: app, among: shapers)
        let launch = try await RecordedLaunch(
            try choice.simulation(query.scenario, query.arguments, shaper), shaper)
        kept.append((query.key, launch))
        if kept.count > Self.mostKept { kept.removeFirst() }
        return launch
    }
}
