// Licensed under the Apache License, Version 2.0.

import FonstersBrand
import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageUI
import Testing

/// The launches of the main app and the watch app: what has the window, and when.
@MainActor @Suite(.fewAtATime) struct FonstersLaunchTests {
    @Test(.proves("FO-07", "FO-08", "FO-70"))
    func theLoadingViewIsTheRootForOneSecond() async throws {
        let story = try await FonstersStory()
        for time in stride(from: 0, to: 1000, by: 100) + [999] {
            await story.go(to: time)
            #expect(story.showsLoading && !story.showsContent, "\(time)")
        }
        await story.go(to: 1000)
        #expect(story.showsContent && !story.showsLoading && !story.showsWatchList)
        #expect(story.phases == LoadingPhase.allCases)
    }

    @Test(.proves("FO-73"))
    func theWatchAppEndsAtItsList() async throws {
        let story = try await FonstersStory(.watchOS)
        await story.go(to: 999)
        #expect(story.showsLoading && !story.showsWatchList)
        await story.go(to: 1000)
        #expect(story.showsWatchList && !story.showsContent && !story.showsLoading)
        #expect(story.launch.controller.route == .watchList)
    }

    @Test(.proves("FO-02"), arguments: LaunchPlatform.allCases)
    func theLoadingTakesOneSecondOnEveryPlatform(_ platform: LaunchPlatform) async throws {
        let story = try await FonstersStory(platform)
        await story.go(to: 1100)
        #expect(story.completions == [1000])
        #expect(story.launch.controller.phase == .finished && !story.showsLoading)
    }

    @Test(.proves("FO-51", "FO-69"))
    func theHostsFlagIsFalseAndTurnsOnce() async throws {
        let story = try await FonstersStory()
        #expect(!story.launch.loadingComplete)
        await story.go(to: 980)
        #expect(!story.launch.loadingComplete && story.completions.isEmpty)
        await story.go(to: 1000)
        #expect(story.launch.loadingComplete)
        await story.go(to: 4000)
        #expect(story.completions == [1000])
    }

    @Test(.proves("FO-30"))
    func onTheMacTheLoadingViewIsTheFirstThingShown() async throws {
        let story = try await FonstersStory(.macOS)
        await story.show()
        #expect(story.showsLoading && !story.showsContent)
    }

    @Test(.proves("FO-09"))
    func theFlowHasItsOrder() async throws {
        let story = try await FonstersStory()
        await story.go(to: 1500)
        let phases = story.launch.controller.trace.compactMap { event in
            if case .phase(let phase) = event.kind {
                "\(phase.rawValue) \(Int((event.time / .milliseconds(1)).rounded()))"
            } else {
                nil
            }
        }
        #expect(phases == ["entering 0", "holding 400", "completing 400", "exiting 400", "finished 1000"])
        #expect(story.phases == LoadingPhase.allCases)
        #expect(story.showsContent)
    }

    @Test(.proves("FO-72"), arguments: [LaunchPlatform.iOS, .watchOS])
    func aLinkWaitsForTheContent(_ platform: LaunchPlatform) async throws {
        let story = try await FonstersStory(platform)
        let link = try #require(URL(string: "fonsters://creature/umbra"))
        await story.go(to: 300)
        story.stage.open(link)
        await story.go(to: 980)
        #expect(story.launch.controller.deliveredLink == nil)
        await story.go(to: 1040)
        #expect(story.launch.controller.deliveredLink == link)
        let names = story.words.filter { CreatureCollection.starters.contains($0) }
        #expect(names.first == "Umbra", "\(names)")
        if platform == .iOS { #expect(story.words.contains { $0.hasPrefix("Someone sent you here.") }) }
        // One that comes later is opened at once.
        let other = try #require(URL(string: "fonsters://creature/slab"))
        story.stage.open(other)
        await story.go(to: 1100)
        #expect(story.launch.controller.deliveredLink == other)
    }

    @Test func twoLinksLeaveTheNewest() async throws {
        let story = try await FonstersStory()
        await story.go(to: 100)
        for name in ["slab", "umbra"] {
            story.stage.open(try #require(URL(string: "fonsters://creature/\(name)")))
        }
        await story.go(to: 1040)
        #expect(story.launch.controller.deliveredLink?.lastPathComponent == "umbra")
    }

    @Test func workIsWaitedForBetweenPhases1And2() async throws {
        let story = try await FonstersStory(options: .init(gate: .work)) { clock in
            try await clock.sleep(for: .milliseconds(1500))
            return ["Glyph", "Kern"]
        }
        await story.go(to: 1499)
        #expect(story.phases.last == .iconIn && story.showsLoading)
        await story.go(to: 1500)
        #expect(story.phases.last == .backgroundOut)
        await story.go(to: 2100)
        #expect(story.completions == [2100])
        #expect(story.words.contains("Glyph") && !story.words.contains("Slab"))
        #expect(story.phases == LoadingPhase.allCases)
    }

    /// Three tries, 0.2 and 0.4 s apart; after the last one the app goes on with what it brings along.
    @Test func workThatFailsIsTriedThreeTimes() async throws {
        let tries = Locked<[Int]>([])
        let story = try await FonstersStory(options: .init(gate: .work)) { clock in
            tries.withLock { $0.append(Int((clock.elapsed / .milliseconds(1)).rounded())) }
            throw ServiceError.unreachable(reason: "no network")
        }
        await story.go(to: 3000)
        #expect(tries.withLock { $0 } == [0, 200, 600])
        #expect(story.showsContent && story.words.contains("Biscuit"))
    }

    @Test func quickWorkChangesNothing() async throws {
        let story = try await FonstersStory(options: .init(gate: .work))
        await story.go(to: 1100)
        #expect(story.completions == [1000] && story.words.contains("Echo"))
    }

    @Test func workThatNeverEndsHoldsTheAppForTenSeconds() async throws {
        let story = try await FonstersStory(options: .init(gate: .work)) { clock in
            try await clock.sleep(for: .seconds(1000))
            return []
        }
        await story.go(to: 9900)
        #expect(story.showsLoading)
        await story.go(to: 10_700)
        #expect(story.showsContent && story.words.contains("Biscuit"))
        #expect(story.completions.count == 1)
    }

    @Test func anEggHatchesAndIsAnnounced() async throws {
        let story = try await FonstersStory()
        await story.go(to: 1200)
        #expect(story.stage.tap(label: "Hatch"))
        await story.go(to: 1800)
        #expect(story.words.filter { $0 == "Glyph" }.count == 2, "among the others, and large")
        #expect(story.stage.announcements.map(\.text) == ["Glyph has hatched"])
        #expect(story.stage.issues.isEmpty)
    }

    @Test func aNameAlwaysMakesTheSameCreature() {
        let all = (CreatureCollection.starters + CreatureCollection.nursery).map { Creature(name: $0) }
        #expect(Set(all.map(\.name)).count == 12)
        #expect(all.first?.line == Creature(name: "Biscuit").line)
    }

    @Test func aLaunchThatIsGivenUpLeavesNothingRunning() async throws {
        let story = try await FonstersStory()
        await story.go(to: 300)
        story.launch.controller.cancel()
        await story.go(to: 320)
        #expect(story.launch.controller.pendingOperations == 0 && story.clock.sleepers == 0)
        await story.go(to: 3000)
        #expect(!story.launch.loadingComplete)
    }

    @Test(.proves("FO-40"))
    func theCompanionsKeyIsNotMistakenForAPicture() throws {
        let root = TestFolder.packageRoot.appendingPathComponent("Sources")
            .resolvingSymlinksInPath()
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        var (read, named): (Int, [String: [String]]) = (0, [:])
        for case let file as URL in files where ["swift", "json", "txt"].contains(file.pathExtension) {
            read += 1
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            for line in lines where line.contains("WKCompanion") {
                named[file.lastPathComponent, default: []].append(line.trimmingCharacters(in: .whitespaces))
            }
        }
        #expect(read > 300)
        // It pairs a watch app with its phone app (C-FO-10). Lists are read and checked for that, and a host that
        // brings its watch app along gets it, with the phone app's identifier: never a picture's name.
        #expect(Set(named.keys) == ["InfoPlist.swift", "InfoPlist+Kinds.swift", "HostSettings.swift"])
        #expect(
            named["HostSettings.swift"]
                == [#"settings.set("INFOPLIST_KEY_WKCompanionAppBundleIdentifier", host.bundleIdentifier)"#])
        #expect(named.values.joined().allSatisfy { !$0.lowercased().contains("launch") })
    }
}

private func + (left: StrideTo<Int>, right: [Int]) -> [Int] { Array(left) + right }
