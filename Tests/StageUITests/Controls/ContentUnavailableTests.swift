// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct ContentUnavailableTests {
    private func probe<Content: View>(@ViewBuilder _ content: () -> Content) -> StageProbe {
        StageProbe(CGSize(width: 390, height: 600), content: content)
    }

    @Test func thePartsStandBelowEachOtherInTheMiddle() throws {
        let probe = probe {
            ContentUnavailableView(
                "Nothing", systemImage: "envelope", description: Text("Come back later"))
        }
        let drawn = Drawn(probe.list)
        let title = try #require(drawn.texts["Nothing"])
        let words = try #require(drawn.texts["Come back later"])
        #expect(title.midX == 195)
        #expect(words.midX == 195)
        #expect(title.maxY <= words.minY)
        let labels = probe.stage.elements.compactMap(\.label)
        #expect(labels == ["Nothing", "Come back later"])
    }

    @Test func aSearchSaysWhatWasSearchedFor() {
        #expect(probe { ContentUnavailableView.search(text: "fox") }.texts.first == "No Results for “fox”")
        #expect(
            probe { ContentUnavailableView.search }.texts == [
                "No Results", "Check the spelling or try a new search.",
            ])
    }

    @Test func itsButtonsTakeTouches() {
        let model = Model()
        let probe = probe {
            ContentUnavailableView {
                Label("Lost", systemImage: "wifi.slash")
            } description: {
                Text("No network")
            } actions: {
                Button("Again") { model.a += 1 }
            }
        }
        #expect(probe.stage.tap(label: "Again"))
        #expect(model.a == 1)
    }
}
