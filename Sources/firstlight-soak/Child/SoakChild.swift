// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightLive
import FirstlightSimulation
import Foundation
import LaunchStore
import StageCairo
import StageUI
import UrbanNestBrand

/// The part of a soak that runs in a process of its own.
@MainActor
struct SoakChild {
    let folder: URL
    let notebook: SoakNotebook
    let shapers = AppShapers()
    let apps: AppCatalogue
    let clock = ContinuousClock()

    /// Does what the order in a folder says.
    static func run(_ folder: URL, apps: AppCatalogue) async throws {
        let data = try Data(contentsOf: folder.appendingPathComponent(SoakOrder.File.order))
        let order = try apps.decoder.decode(SoakOrder.self, from: data)
        if case .session(let errand) = order.work { return try await errand.run() }
        if case .deletion(let errand) = order.work { return try await errand.run() }
        let notebook = try SoakNotebook(folder.appendingPathComponent(SoakOrder.File.notes))
        // Nothing is drawn then, and fonts would hide what requests take.
        if case .requests(let requests) = order.work {
            try await requests.run(notebook)
            return
        }
        // What the fonts take belongs to what a splash adds.
        if case .splash = order.work {
            notebook.add(SoakNote(kind: .memory, number: try footprintKiB("VmRSS")))
        }
        let child = SoakChild(folder: folder, notebook: notebook, apps: apps)
        switch order.work {
        case .launch(let scenario, let server, let user):
            try await child.launch(scenario, server, user, order)
        case .frames(let scenarios, let repetitions, let disturbers):
            try await child.frames(scenarios, repetitions, disturbers)
        case .memory(let scenarios, let launches): try await child.memory(scenarios, launches)
        case .splash(let scenario, let scale): try await child.splash(scenario, scale)
        case .storeFlips(let flips): try await child.flips(flips)
        case .requests, .session, .deletion: break
        }
    }

    /// The shaper of the texts of a scenario's app.
    func shaper(of scenario: Scenario) throws -> CairoTextShaper {
        try Output.shaper(of: apps.named(scenario.app), among: shapers)
    }

    private func launch(
        _ scenario: Scenario, _ server: URL?, _ user: SoakOrder.User, _ order: SoakOrder
    ) async throws {
        let cache = folder.appendingPathComponent(SoakOrder.File.cache)
        let isAccompanied = order.writes || user == .onboards
        let others = isAccompanied ? Task.detached { try await accompany(cache, order) } : nil
        let app = try apps.named(scenario.app)
        let shaper = try shaper(of: scenario)
        let run = try Simulation(scenario, of: app, text: shaper, scale: 1)
        run.warn = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
        let size = run.device.configuration.size
        let renderer = CairoRenderer(size: size, scale: 1, shaper: shaper)
        let watcher = SoakUser(
            run: run, user: user, notebook: notebook,
            retryFile: folder.appendingPathComponent(SoakOrder.File.retry).path)
        watcher.leavesAt = order.leavesAt
        let asked: ScenarioServer =
            if let server {
                try .running(at: server, for: app, folder: folder)
            } else {
                try await .started(for: scenario, of: app, folder: folder)
            }
        try await run.runOnRealClock(
            cacheFile: cache, server: asked, preparesState: server == nil, pace: order.pace,
            watchGuard: { [notebook] state, isWritten in
                notebook.add(SoakNote(state, isWritten: isWritten))
            },
            isOver: { watcher.isDone }, draw: { renderer.render($0) }, frame: { watcher.see($0.time) })
        notebook.add(SoakNote(kind: .settled))
        if order.lingers > 0 { try await clock.sleep(for: .seconds(order.lingers)) }
        others?.cancel()
    }

    /// Uses the same cache from the side: counts up in it and looks for the completed onboarding.
    private nonisolated func accompany(_ file: URL, _ order: SoakOrder) async throws {
        let store = try LaunchStore(at: file) { _ in }
        let cache = UrbanNestCache(store: store, now: { Date() })
        var count = try await store.value(Int.self, for: SoakCache.counter)?.value ?? 0
        var isOnboarded = false
        while !Task.isCancelled {
            if order.writes {
                count += 1
                try await store.set(count, for: SoakCache.counter, at: Date())
                notebook.add(SoakNote(kind: .acknowledged, number: count))
            }
            if !isOnboarded, try await !cache.isFirstLaunch() {
                isOnboarded = true
                notebook.add(SoakNote(kind: .onboarded))
            }
            try await clock.sleep(for: .milliseconds(order.pace > 1 ? 2 : 5))
        }
    }
}
