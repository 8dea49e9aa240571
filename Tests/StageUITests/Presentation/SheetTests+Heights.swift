// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
        context.displayScale > 0 ? context.maxDetentValue / 3 : 0
    }
}

private struct Nowhere: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
}

/// The heights at which a sheet rests, and what the window below it can do meanwhile.
extension SheetTests {
    nonisolated private static let tops: [(PresentationDetent, Double)] = [
        (.medium, 433), (.large, 57), (.height(200), 610), (.fraction(0.25), 621.75),
    ]

    @Test(arguments: tops)
    func aSheetRestsAtItsHeight(detent: PresentationDetent, top: Double) {
        let probe = probe { Color.red.presentationDetents([detent]) }
        #expect(card(probe)?.minY == CGFloat(top))
        #expect(card(probe)?.maxY == 844)
    }

    @Test func aSheetWithTwoHeightsIsPulledUpAndTellsItsSelection() {
        struct Sized: View {
            @State var detent = PresentationDetent.medium
            var body: some View {
                Button(detent == .medium ? "medium" : "large") { detent = .medium }
                    .presentationDetents([.medium, .large], selection: $detent)
            }
        }
        let probe = probe { Sized() }
        #expect(card(probe)?.minY == 433)
        drag(probe, from: 450, to: 250, frames: 6)
        probe.step(60)
        #expect(card(probe)?.minY == 57)
        #expect(probe.texts.contains("large"))
        #expect(probe.stage.tap(label: "large"))
        probe.step(60)
        #expect(card(probe)?.minY == 433)
        #expect(model.flag)
    }

    @Test func aTouchBesideAHalfSheetEndsIt() {
        let probe = probe { Color.red.presentationDetents([.medium]) }
        probe.stage.tap(at: CGPoint(x: 195, y: 200))
        #expect(!model.flag)
        #expect(model.log.isEmpty)
    }

    @Test func aSheetRestsWhereItShouldAfterAFingerBesideItToo() {
        let probe = probe { Color.red.presentationDetents([.medium]).interactiveDismissDisabled() }
        probe.stage.touchDown(at: CGPoint(x: 195, y: 200))
        // The screen becomes lower while the finger is down.
        probe.stage.configuration.safeArea.top = 87
        probe.step(2)
        probe.stage.touchUp(at: CGPoint(x: 195, y: 200))
        probe.step(60)
        let wanted = self.probe { Color.red.presentationDetents([.medium]).interactiveDismissDisabled() }
        wanted.stage.configuration.safeArea.top = 87
        wanted.step(60)
        #expect(card(probe) != nil)
        #expect(card(probe) == card(wanted))
        #expect(probe.stage.frame(at: 5) == wanted.stage.frame(at: 5))
    }

    @Test func theWindowCanBeUsedWhereASheetLetsTouchesThrough() {
        let probe = probe {
            Counter().presentationDetents([.height(200)]).presentationBackgroundInteraction(.enabled)
        }
        #expect(probe.stage.tap(label: "Below"))
        #expect(model.log == ["below"])
        #expect(probe.stage.tap(label: "Count 0"))
        #expect(model.flag)
    }

    @Test(arguments: [false, true])
    func aViewIsTheBackgroundOfAllOfAPresentation(isCover: Bool) {
        let probe = probe(isCover: isCover) {
            Text("front").presentationBackground(alignment: .bottom) {
                if model.a == 0 { Color.green } else { Color.blue }
                Text("behind")
            }
        }
        func fills(_ color: Color) -> [CGRect] {
            let paint = DisplayPaint.color(color.resolveColor(in: EnvironmentValues()))
            return probe.stage.drawn.fills.filter { $0.paint == paint }.map(\.rect)
        }
        let whole =
            isCover ? CGRect(origin: .zero, size: screen) : CGRect(x: 0, y: 57, width: 390, height: 787)
        #expect(fills(.green) == [whole])
        #expect(fills(.white).allSatisfy { $0.width < 390 })
        #expect(Array(probe.texts.suffix(2)) == ["behind", "front"])
        #expect(probe.stage.drawn.texts["behind"]?.maxY.rounded() == 844)
        #expect(!probe.stage.elements.map(\.label).contains("behind"))
        model.a = 1
        probe.step(30)
        #expect(fills(.blue) == [whole])
        #expect(fills(.green).isEmpty)
    }

    @Test func aHeightOfOnesOwnIsFoundFromTheLargestAndTheEnvironment() {
        let third = probe { Color.red.presentationDetents([.custom(Third.self)]) }
        #expect(card(third)?.minY.rounded() == 559)
        let none = probe { Color.red.presentationDetents([.custom(Nowhere.self), .medium]) }
        #expect(card(none)?.minY == 433)
    }

    @Test func theWindowCanBeUsedUpToAHeight() {
        let low = probe {
            Counter().presentationDetents([.height(200), .large])
                .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
        }
        #expect(low.stage.tap(label: "Below"))
        let high = probe {
            Counter().presentationDetents([.large])
                .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
        }
        #expect(!high.stage.tap(label: "Below"))
    }
}
