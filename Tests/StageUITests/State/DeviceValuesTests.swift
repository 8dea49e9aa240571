// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct DeviceValuesTests {
    private struct Values: View {
        @Environment(\.pixelLength) private var pixel
        @Environment(\.calendar) private var calendar
        @Environment(\.legibilityWeight) private var weight
        var body: some View {
            VStack {
                Text(verbatim: "\(pixel)")
                Text(verbatim: "day \(calendar.firstWeekday)")
                Text(weight == .bold ? "bold" : "usual")
            }
        }
    }

    @Test func valuesOfTheDeviceReachViews() {
        let probe = StageProbe {
            $0.scale = 4
            $0.locale = Locale(identifier: "de_DE")
            $0.boldText = true
        } content: {
            Values()
        }
        #expect(probe.texts == ["0.25", "day 2", "bold"])
    }

    @Test func timesAreWrittenInTheTimeZoneOfTheStageOrOfTheView() throws {
        let zone = try #require(TimeZone(secondsFromGMT: 3 * 3600))
        let probe = StageProbe(CGSize(width: 300, height: 100)) {
            $0.timeZone = TimeZone(secondsFromGMT: 3600) ?? zone
        } content: {
            VStack {
                Text(Date(timeIntervalSinceReferenceDate: 0), style: .time)
                Text(Date(timeIntervalSinceReferenceDate: 0), style: .time).environment(\.timeZone, zone)
            }
        }
        #expect(probe.texts.map { $0.prefix(4) } == ["1:00", "3:00"])
        #expect(probe.stage.elements.compactMap(\.label).map { $0.prefix(4) } == ["1:00", "3:00"])
    }

    private func weights(boldText: Bool) -> [Int] {
        let probe = StageProbe(CGSize(width: 300, height: 300)) {
            $0.boldText = boldText
        } content: {
            VStack {
                Text("a")
                Text("b").font(.headline)
                Text("c").fontWeight(.black)
                Text("d").font(.custom("Own", size: 12))
            }
        }
        return probe.leaves.compactMap { leaf in
            guard case .text(let layout) = leaf.item.content else { return nil }
            return layout.lines.first?.runs.first?.font.weight
        }
    }

    @Test func boldTextMakesTheFontsOfTheSystemBolder() {
        #expect(weights(boldText: false) == [400, 600, 900, 400])
        #expect(weights(boldText: true) == [600, 800, 900, 400])
    }

    @Test func aSecondaryScaleMakesTextSmaller() {
        let probe = StageProbe(CGSize(width: 300, height: 300)) {
            VStack {
                Text("12") + Text("kg").textScale(.secondary)
                Text("all").textScale(.secondary)
                Text("off").textScale(.secondary, isEnabled: false)
            }
            .font(.system(size: 20))
        }
        let sizes = probe.leaves.flatMap { leaf -> [CGFloat] in
            guard case .text(let layout) = leaf.item.content else { return [] }
            return layout.lines.flatMap { $0.runs.map(\.font.size) }
        }
        #expect(sizes == [20, 16, 16, 20])
    }
}
