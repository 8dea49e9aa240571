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
    private lazy var stills = StudioStills(
        // A run that nobody waits for any more may end after this object.
        helpers: helpers, isFree: { [weak self] in self?.waiting == 0 },
        draw: { [weak self] in try await self?.draw($0) })

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
            Task { _ = try? await helper.answer("frame.png", items, patience: StudioStills.patience) }
        }
        for task in begun { await task.value }
    }

    /// Ends the further processes.
    func stop() async {
        stills.stop()
        for helper in helpers { await helper.close() }
    }

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
        if let frame = query.frame {
            return try await inTurn { try await self.recorded(query).png(of: frame) }
        }
        // A frame of a launch that is kept is the same picture.
        let exact = query.instant * Double(RecordedLaunch.fps)
        if abs(exact - exact.rounded()) < 1e-9, let launch = known(query.key),
            launch.frame(at: query.instant) == Int(exact.rounded())
        {
            return try await inTurn { try launch.png(of: Int(exact.rounded())) }
        }
        let still = Still(query, items)
        return try await stills.picture(still) { try path(to: still) }
    }

    /// The stills of a page's row that one launch passes, the wanted one among them.
    private func path(to still: Still) throws -> [Still] {
        guard let name = still.items["state"], let row = still.items["with"], still.isKept,
            still.query.frame == nil
        else { return [still] }
        let app = try choice.catalogue.named(still.query.scenario.app)
        let names = row.split(separator: ",").map { String($0) } + [name]
        let states = app.hasLaunch ? try app.launches.states.filter { names.contains($0.name) } : []
        guard let own = states.first(where: { $0.name == name }),
            let last = states.filter({ $0.passes(own) }).max(by: { $0.instant < $1.instant })
        else { return [still] }
        return try states.filter { last.passes($0) }.sorted { $0.instant < $1.instant }.map { state in
            guard state.name != name else { return still }
            let items = still.items.merging(["state": state.name]) { $1 }
            return Still(try StudioQuery(items, choice, program: still.query.arguments.program), items)
        }
    }

    /// Plays a launch once, and draws each of its stills as its own run would.
    private func draw(_ run: StillRun) async throws {
        try await inTurn { [self] in
            let wanted = run.wanted
            guard let last = wanted.last, !run.isLeft else { return }
            try await shown(last.query) { simulation, shaper in
                let configuration = simulation.device.configuration
                let instants = Set(wanted.map(\.query.instant)).sorted()
                // A turn of each frame lets the pages take back what they wait for.
                let shown = ShownInstants(simulation, at: instants) { _ in
                    if run.isLeft { throw CancellationError() }
                }
                try await shown.show { frame in
                    let canvas = try Output.renderer(
                        configuration.size, scale: configuration.scale, shaper
                    ).fitting(frame.list)
                    canvas.render(frame.list)
                    let picture = try canvas.pngData()
                    for still in wanted where abs(still.query.instant - frame.time) < 1e-9 {
                        run.deliver(still, picture)
                    }
                }
            }
        }
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

    /// The number of launches that are kept.
    var launches: Int { kept.count }

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
