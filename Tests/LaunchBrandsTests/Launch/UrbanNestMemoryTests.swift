// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import ProofSupport
import StageCairo
import StageUI
import Testing
import UrbanNestBrand

@Suite(.fewAtATime) @MainActor
struct UrbanNestMemoryTests {
    /// The objects that must be gone when no reference holds a launch any more.
    @MainActor
    private struct Remains {
        weak var launch: AuthViewModel?
        weak var controller: LaunchController<UrbanNestRoute>?
        weak var stage: Stage?

        init(_ story: LaunchStory) {
            launch = story.launch
            controller = story.launch.controller
            stage = story.stage
        }
        var names: [String] {
            [
                launch == nil ? nil : "launch", controller == nil ? nil : "controller",
                stage == nil ? nil : "stage",
            ].compactMap(\.self)
        }
    }

    enum Ending: CaseIterable { case finished, offline, failed, cancelled, midway }
    nonisolated private static let endings = Ending.allCases.flatMap { [($0, true), ($0, false)] }
        // Waits that were begun by a view hold its stage until they end or the stage is closed.
        .filter { $0 != (.midway, false) }

    private func remains(_ ending: Ending, closing: Bool) async throws -> Remains {
        let story = try await LaunchStory {
            $0.hasCities = true
            $0.hasConfiguration = true
            $0.services.cities = [ending == .finished ? .ok(1500) : .fails(StoryServices.offline, 1500)]
        }
        await story.go(to: 1400)
        switch ending {
        case .finished: await story.go(to: 3000)
        case .offline:
            await story.go(to: 2000)
            await story.tap("Continue Offline")
            await story.go(to: 4000)
        case .failed: await story.go(to: 3000)
        case .cancelled: story.controller.cancel()
        case .midway: break
        }
        if ending == .finished || ending == .offline { #expect(story.phase == .finished) }
        if closing { story.stage.close() }
        return Remains(story)
    }

    @Test(.proves("UN-202"), arguments: endings)
    func nothingIsLeftOfALaunchThatNobodyHolds(ending: Ending, closing: Bool) async throws {
        let remains = try await remains(ending, closing: closing)
        // Waits that were cancelled end on the pool's threads.
        for _ in 0..<10_000 where !remains.names.isEmpty { await Task.yield() }
        #expect(remains.names.isEmpty)
    }
}
