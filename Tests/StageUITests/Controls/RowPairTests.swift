// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A row of a form in a window of 390 points: what is in it stands between 36 and 354 points.
@MainActor
@Suite struct RowPairTests {
    private func probe<V: View>(_ size: DynamicTypeSize, @ViewBuilder _ row: () -> V) -> StageProbe {
        let row = row()
        return StageProbe(CGSize(width: 390, height: 844)) { Form { row }.dynamicTypeSize(size) }
    }

    private struct Days: View {
        @State var day = "weekend"
        var body: some View {
            Picker("Day", selection: $day) { ForEach(["today", "weekend"], id: \.self) { Text($0) } }
        }
    }

    @Test(arguments: [DynamicTypeSize.large, .xxxLarge])
    func `A value stands at the end of its row up to the largest usual letters`(_ size: DynamicTypeSize) {
        let texts = probe(size) { LabeledContent("Version", value: "2.4") }.stage.drawn.texts
        #expect(texts["Version"]?.minX == 36)
        #expect(texts["2.4"]?.maxX == 354)
        #expect(texts["2.4"]?.midY == texts["Version"]?.midY)
    }

    @Test(arguments: [DynamicTypeSize.accessibility1, .accessibility5])
    func `With letters of an accessibility size a value stands below its title`(_ size: DynamicTypeSize)
        throws
    {
        let texts = probe(size) { LabeledContent("Version", value: "2.4") }.stage.drawn.texts
        let (title, value) = (try #require(texts["Version"]), try #require(texts["2.4"]))
        #expect((title.minX, value.minX) == (36, 36))
        #expect(value.minY - title.maxY == 4)
    }

    @Test func `What is chosen of a picker stands below its title and is not cut`() throws {
        let probe = probe(.accessibility5) { Days() }
        let texts = probe.stage.drawn.texts
        let (title, value) = (try #require(texts["Day"]), try #require(texts["weekend"]))
        #expect((title.minX, value.minX) == (36, 36))
        #expect(value.minY >= title.maxY && value.maxX <= 354)
        let element = probe.stage.elements.first { $0.label == "Day" }
        #expect(element?.value == "weekend" && element?.frame.minX == 20)
    }

    @Test func `Outside of rows a value stays beside its title`() throws {
        let probe = StageProbe(CGSize(width: 390, height: 844)) {
            LabeledContent("Version", value: "2.4").dynamicTypeSize(.accessibility3)
        }
        let texts = probe.stage.drawn.texts
        #expect(texts["Version"]?.minX == 0 && texts["2.4"]?.maxX == 390)
    }

    @Test func `Where reading goes from right to left, both stand at the right`() throws {
        let probe = StageProbe(CGSize(width: 390, height: 844)) {
            Form { LabeledContent("Version", value: "2.4") }.dynamicTypeSize(.accessibility3)
                .environment(\.layoutDirection, .rightToLeft)
        }
        let texts = probe.stage.drawn.texts
        #expect((texts["Version"]?.maxX, texts["2.4"]?.maxX) == (354, 354))
    }

    @Test(arguments: [("en_US", "1,234.5"), ("de_DE", "1.234,5")])
    func `A value in a format is written in the language of the view`(_ language: String, _ written: String) {
        let probe = StageProbe(CGSize(width: 390, height: 844)) {
            LabeledContent("Distance", value: 1234.5, format: .number)
                .environment(\.locale, Locale(identifier: language))
        }
        #expect(probe.texts == ["Distance", written])
    }
}
