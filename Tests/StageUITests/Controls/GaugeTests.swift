// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct GaugeTests {
    private func probe<Content: View>(
        direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> Content
    ) -> StageProbe {
        StageProbe(CGSize(width: 200, height: 200)) {
            $0.layoutDirection = direction
        } content: {
            content()
        }
    }

    private func fills(_ probe: StageProbe) -> [CGRect] { Drawn(probe.list).fills.map(\.rect) }

    @Test(arguments: [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, 150)])
    func aBarIsFilledUpToTheValueFromWhereReadingStarts(direction: LayoutDirection, x: CGFloat) {
        let probe = probe(direction: direction) { Gauge(value: 25, in: 0...100) { Text("Fuel") } }
        let part = fills(probe).last
        #expect(part?.minX == x)
        #expect(part?.width == 50)
    }

    @Test func theWordsForTheEndsStandBesideTheBar() throws {
        let probe = probe {
            Gauge(value: 0.5) {
                Text("Heat")
            } currentValueLabel: {
                Text("now")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("9")
            }
        }
        let texts = Drawn(probe.list).texts
        let bar = try #require(fills(probe).first)
        #expect(try #require(texts["0"]).maxX < bar.minX)
        #expect(try #require(texts["9"]).minX > bar.maxX)
        #expect(try #require(texts["Heat"]).maxY < bar.minY)
        #expect(try #require(texts["now"]).minY > bar.maxY)
    }

    @Test func aRingIs58PointsWideAndShowsTheValueInItsMiddle() throws {
        let probe = probe {
            Gauge(value: 0.5) {
                Text("km")
            } currentValueLabel: {
                Text("50")
            }
            .gaugeStyle(.accessoryCircular).mark("ring")
        }
        #expect(probe.frame("ring")?.size == CGSize(width: 58, height: 58))
        #expect(try #require(Drawn(probe.list).texts["50"]).midX == 100)
        // The mark of half the way is at the top.
        let mark = try #require(fills(probe).last)
        #expect(abs(mark.midX - 100) < 0.01)
        #expect(mark.midY < 80)
    }

    @Test func aClosedRingIsDrawnUpToTheValue() {
        func ends(_ value: Double) -> CGPoint? {
            let probe = probe { Gauge(value: value) { Text("x") }.gaugeStyle(.accessoryCircularCapacity) }
            for leaf in probe.leaves.reversed() {
                if case .stroke(.path(let path), _, _) = leaf.item.content { return path.currentPoint }
            }
            return nil
        }
        // A quarter of the way round from the top is at the right.
        let (quarter, half) = (ends(0.25), ends(0.5))
        #expect((quarter?.x ?? 0) > (half?.x ?? 99))
        #expect((half?.y ?? 0) > (quarter?.y ?? 99))
    }

    @Test func aGaugeIsOneElementWithItsNameAndValue() {
        let plain = probe { Gauge(value: 0.25) { Text("Fuel") } }.stage.elements
        #expect(plain.map(\.label) == ["Fuel"])
        #expect(plain.map(\.value) == ["25%"])
        let named = probe {
            Gauge(value: 0.25) {
                Text("Fuel")
            } currentValueLabel: {
                Text("10 l")
            }
            .gaugeStyle(.accessoryLinearCapacity)
        }
        #expect(named.stage.elements.map(\.value) == ["10 l"])
    }

    @Test func aValueOutsideOfItsEndsCountsAsTheNearerOne() {
        #expect(probe { Gauge(value: 7) { Text("x") } }.stage.elements.first?.value == "100%")
        #expect(probe { Gauge(value: -7) { Text("x") } }.stage.elements.first?.value == "0%")
    }
}
