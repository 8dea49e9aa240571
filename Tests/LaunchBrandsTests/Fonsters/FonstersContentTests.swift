// Licensed under the Apache License, Version 2.0.

import FonstersBrand
import Foundation
import LaunchKit
import ProofSupport
import StageUI
import Testing

/// Touches and links on the screens after the loading view.
@MainActor @Suite(.fewAtATime) struct FonstersContentTests {
    private let sent = "Someone sent you here."

    private func names(_ story: FonstersStory) -> [String] {
        story.words.filter { CreatureCollection.starters.contains($0) }
    }

    private func isChosen(_ name: String, _ story: FonstersStory) -> Bool {
        story.stage.element(name)?.traits.contains(.isSelected) == true
    }

    @Test(.proves("FO-72"))
    func aTouchedCreatureIsTheLargeOneAndNoLongerTheOneThatWasSent() async throws {
        let story = try await FonstersStory()
        story.stage.open(try #require(URL(string: "fonsters://creature/umbra")))
        await story.go(to: 1100)
        #expect(names(story) == ["Umbra", "Biscuit", "Slab", "Umbra"] && isChosen("Umbra", story))
        #expect(story.words.contains { $0.hasPrefix(sent) })
        #expect(story.stage.tap(label: "Slab"))
        await story.go(to: 1600)
        #expect(names(story) == ["Slab", "Biscuit", "Slab", "Umbra"])
        #expect(isChosen("Slab", story) && !isChosen("Umbra", story))
        #expect(!story.words.contains { $0.hasPrefix(sent) })
    }

    @Test func onTheWatchATouchPetsACreatureAndOneMoreEndsIt() async throws {
        let story = try await FonstersStory(.watchOS)
        await story.go(to: 1100)
        func petted() -> [String] {
            story.stage.spoken.filter { $0.value == "Petted" }.compactMap(\.label)
        }
        #expect(petted() == [])
        #expect(story.stage.tap(label: "Slab"))
        await story.go(to: 1200)
        #expect(petted() == ["Slab"])
        #expect(story.stage.tap(label: "Slab"))
        await story.go(to: 1300)
        #expect(petted() == [])
    }

    @Test func whenAllHaveHatchedNoEggIsLeft() async throws {
        let story = try await FonstersStory()
        await story.go(to: 1200)
        // Twelve creatures, of which everybody has three from the start.
        for count in 1...9 {
            #expect(story.stage.activate(label: "Hatch"), "\(count)")
            await story.show()
        }
        #expect(story.stage.element("Tilde") != nil && story.stage.element("Hatch") == nil)
    }

    @Test func aReadingThatFailsTwiceIsTriedAThirdTime() async throws {
        let tries = Tries()
        let story = try await FonstersStory(options: .init(gate: .work)) { _ in
            if await tries.next() < 3 { throw ServiceError.connectionLost(reason: "reset") }
            return ["Glyph", "Kern"]
        }
        await story.go(to: 3000)
        #expect(await tries.count == 3 && story.completions.count == 1)
        #expect(story.words.contains("Glyph") && story.words.contains("Kern"))
        #expect(!story.words.contains("Biscuit"))
    }

    private actor Tries {
        private(set) var count = 0

        func next() -> Int {
            count += 1
            return count
        }
    }
}
