// Licensed under the Apache License, Version 2.0.

import Dispatch
import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import StageUI
import Testing

/// Work begun by a tap ends before time moves on, however many actors it visits and however busy the machine is.
@Suite(.fewAtATime) @MainActor
struct VirtualWorkTests {
    private actor Counter {
        var count = 0

        func add() { count += 1 }
    }

    private struct Chain: View {
        let counter = Counter()
        let other = Counter()
        let steps: Int
        @State private var title = "Begin"

        var body: some View {
            Button(title) {
                title = "Busy"
                Task {
                    for _ in 0..<steps {
                        await counter.add()
                        await Self.add(to: other)
                    }
                    title = "Done after \(await counter.count + other.count)"
                }
            }
        }

        nonisolated private static func add(to counter: Counter) async {
            await counter.add()
        }
    }

    /// Gives its work to the main queue itself, which no task knows of.
    private struct Queued: View {
        @State private var title = "Begin"

        var body: some View {
            Button(title) {
                title = "Busy"
                DispatchQueue.main.async { title = "Done" }
            }
            .onChange(of: title) {
                if title == "Done" { DispatchQueue.main.async { title = "Shown" } }
            }
        }
    }

    /// Hops from one task on the main actor to the next, which gives no work to the pool.
    private struct Hopping: View {
        @State private var title = "Begin"

        var body: some View {
            Button(title) {
                Task { @MainActor in
                    Task { @MainActor in
                        Task { @MainActor in title = "Done" }
                    }
                }
            }
        }
    }

    /// Returns the button's titles in the frames around the tap.
    private func titles(steps: Int) async throws -> [String] { try await titles { Chain(steps: steps) } }

    private func titles(_ root: @escaping @MainActor () -> some View) async throws -> [String] {
        let base = try AppCatalogue.firstlight.named("fonsters")
        let brand = AppDescriptor(
            id: base.id, name: base.name, routes: base.routes, film: base.film, plan: base.plan,
            unscriptedTasks: base.unscriptedTasks, scenarios: base.scenarios, images: base.images,
            make: { setting in
                AppLaunch(try await base.make(setting).controller) { root() }
            })
        let scenario = try AppCatalogue.firstlight.scenario(
            json: Data(
                #"{"name": "x", "app": "fonsters", "script": [{"at": "0.5s", "tap": "Begin"}], "expect": {"route": "content"}}"#
                    .utf8))
        let run = try Simulation(scenario, of: brand, text: CairoTextShaper())
        var titles: [String] = []
        try await run.runOnVirtualClock(fps: 10, until: 1) { frame in
            // What is drawn: the tree would bring the bodies up to date first.
            let texts = frame.list.lines().compactMap { $0.firstMatch(of: /"([^"]*)"/)?.output.1 }
            titles.append(texts.first.map(String.init) ?? "none")
        }
        return titles
    }

    @Test func theFrameOfATapShowsWhatItLedTo() async throws {
        let wanted = Array(repeating: "Begin", count: 5) + Array(repeating: "Done after 4000", count: 6)
        #expect(try await titles(steps: 2000) == wanted)
    }

    @Test func whatHopsOnTheMainActorIsDrawnInTheFrameOfTheTap() async throws {
        let wanted = Array(repeating: "Begin", count: 5) + Array(repeating: "Done", count: 6)
        #expect(try await titles { Hopping() } == wanted)
    }

    @Test func whatAViewGivesToTheMainQueueIsDoneByTheNextFrame() async throws {
        let begun = Array(repeating: "Begin", count: 5)
        // The tap is seen in its own frame, and what follows each frame in the one after.
        let wanted = begun + ["Done"] + Array(repeating: "Shown", count: 5)
        #expect(try await titles { Queued() } == wanted)
    }

    @Test func theSameHoldsWhileTheProcessorsAreBusy() async throws {
        let busy = (0..<8).map { _ in
            Task.detached(priority: .high) {
                while !Task.isCancelled { await Task.yield() }
            }
        }
        defer { for task in busy { task.cancel() } }
        let wanted = Array(repeating: "Begin", count: 5) + Array(repeating: "Done after 600", count: 6)
        #expect(try await titles(steps: 300) == wanted)
    }
}
