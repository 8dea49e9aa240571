// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import ProofSupport
import StageUI
import Testing
import UrbanNestBrand

/// Random launches of the real brand: random services, random users, random systems.
@Suite(.fewAtATime) @MainActor
struct UrbanNestFuzzTests {
    /// A small generator, so that a seed means the same everywhere.
    struct Dice {
        var state: UInt64
        mutating func roll(_ sides: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return Int((mixed ^ (mixed >> 31)) % UInt64(sides))
        }
        mutating func pick<T>(_ items: [T]) -> T { items[roll(items.count)] }
    }

    private func answers(_ dice: inout Dice) -> [StoryAnswer] {
        (0..<4).map { _ in
            switch dice.roll(6) {
            case 0: .never
            case 1: .fails(UrbanNestFailureTests.errors[dice.roll(7)].0, dice.pick([0, 5, 999, 1000, 3000]))
            default: .ok(dice.pick([0, 1, 300, 999, 1000, 1001, 2500, 5000, 9999, 10_000]))
            }
        }
    }

    private func story(_ dice: inout Dice) async throws -> LaunchStory {
        var begin = StoryBeginning()
        try begin.use(dice.pick(UrbanNestFitTests.phones), dice.pick([.portrait, .landscape]))
        begin.device.reduceMotion = dice.roll(3) == 0
        begin.device.dynamicTypeSize = dice.pick(DynamicTypeSize.allCases)
        begin.options.variant = dice.pick(UrbanNestTheme.Variant.allCases)
        begin.options.indicator = dice.pick(UrbanNestOptions.Indicator.allCases)
        begin.isFirstLaunch = dice.roll(2) == 0
        begin.kept = dice.pick([.nothing, .signedIn, .signedOut, .expired])
        begin.hasCities = dice.roll(2) == 0
        begin.hasConfiguration = dice.roll(2) == 0
        begin.services.cities = answers(&dice)
        begin.services.configuration = answers(&dice)
        begin.services.session = answers(&dice)
        begin.services.sessionSeconds = [dice.pick([nil, 4, 3600])]
        begin.frameStep = 250
        return try await LaunchStory { [begin] in $0 = begin }
    }

    private func act(_ story: LaunchStory, _ dice: inout Dice) async throws -> Bool {
        switch dice.roll(12) {
        case 0...3: await story.go(to: story.milliseconds + dice.pick([1, 17, 250, 999, 1300, 5000]))
        case 4, 5: await story.tap(dice.pick(["Retry", "Continue Offline"]))
        case 6:
            let size = story.stage.configuration.size
            story.stage.tap(
                at: CGPoint(x: dice.roll(Int(size.width)), y: dice.roll(Int(size.height))))
            await story.show()
        case 7:
            story.stage.open(try #require(URL(string: "urbannest://x/\(dice.roll(100))")))
            return true
        case 8:
            await story.scene(.background)
            await story.scene(.active)
        case 9: story.stage.configuration.reduceMotion.toggle()
        case 10: story.controller.retry()
        default: story.controller.continueOffline()
        }
        await story.show()
        return false
    }

    @Test(.proves("UN-202"), arguments: 0..<60)
    func noLaunchBreaksARule(seed: Int) async throws {
        var dice = Dice(state: UInt64(seed))
        let story = try await story(&dice)
        var opened = 0
        for _ in 0..<30 {
            if try await act(story, &dice) { opened += 1 }
            expectRules(story, opened, seed)
        }
        // Whatever happened, ten seconds later there is a destination, or an error with a way out.
        await story.go(to: story.milliseconds + 10_400)
        #expect(story.phase == .finished || story.phase == .failed, "seed \(seed): \(story.phase)")
        expectRules(story, opened, seed)
        #expect(story.stage.issues.isEmpty, "seed \(seed): \(story.stage.issues)")
        story.controller.cancel()
        await story.settle()
        #expect(story.clock.sleepers == 0 && story.controller.pendingOperations == 0)
        story.stage.close()
    }

    private func expectRules(_ story: LaunchStory, _ opened: Int, _ seed: Int) {
        var phase = LaunchPhase.idle
        var finishes = 0
        var navigations = 0
        var indicators = 0
        for event in story.controller.trace {
            switch event.kind {
            case .runBegan: (phase, finishes, navigations, indicators) = (.idle, 0, 0, 0)
            case .phase(let next):
                let leavesError = phase == .failed && next == .completing
                #expect(next > phase || leavesError, "seed \(seed): \(phase) to \(next)")
                phase = next
                if next == .finished { finishes += 1 }
            case .navigated: navigations += 1
            case .indicatorAppeared: indicators += 1
            default: break
            }
            #expect(finishes <= 1 && navigations <= 1 && indicators <= 1, "seed \(seed)")
        }
        let delivered = story.linkDecisions.count { $0.hasSuffix(" delivered") }
        let replaced = story.linkDecisions.count { $0.hasSuffix(" replacedByNewer") }
        #expect(delivered + replaced <= opened, "seed \(seed)")
        if story.phase == .finished { #expect(delivered + replaced == opened, "seed \(seed)") }
        if story.phase == .failed {
            // An entry that has begun is seen to its end first.
            let sinceEntry = story.now.timeIntervalSince(story.controller.entryStart ?? story.now)
            #expect(sinceEntry < 0.75 || story.element("Retry")?.isEnabled == true, "seed \(seed)")
            #expect(story.labels.first == "UrbanNest splash screen, error", "seed \(seed)")
        }
        if story.phase.isLoading {
            #expect(story.labels.first == "UrbanNest splash screen, loading", "seed \(seed)")
        }
        #expect(story.announcements.count { $0.hasSuffix("Loading app") } <= story.controller.run)
    }
}
