// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A column of ten rows of 50 points, in a window of 100 by 100 points.
@MainActor
@Suite struct ScrollBoxTests {
    private func rows(_ height: CGFloat = 50) -> some View {
        VStack(spacing: 0) {
            ForEach(0..<10) { index in Color.red.frame(height: height).mark("\(index)") }
        }
    }

    private func top(_ probe: StageProbe) -> Double { Double(probe.frame("0")?.minY ?? .nan) }

    /// Moves a finger upwards, one step a frame, and lifts it.
    private func flick(_ probe: StageProbe, from start: CGFloat = 90, by step: CGFloat, frames: Int = 5) {
        probe.stage.touchDown(at: CGPoint(x: 50, y: start))
        for index in 1...frames {
            probe.step()
            probe.stage.touchMove(to: CGPoint(x: 50, y: start - step * CGFloat(index)))
        }
        probe.stage.touchUp(at: CGPoint(x: 50, y: start - step * CGFloat(frames)))
    }

    @Test func aFlickGoesOnAndComesToRest() {
        let probe = StageProbe { ScrollView { rows(200) } }
        flick(probe, by: 5)
        #expect(top(probe) == -25)
        // 300 points a second carry on for 149.85 points.
        probe.step(300)
        #expect(abs(top(probe) + 175) <= 0.5)
        #expect(probe.stage.isSettled)
    }

    @Test func aFingerInTheSafeAreaPaddingScrollsWhatIsSeenThere() {
        let probe = StageProbe { ScrollView { rows() }.safeAreaPadding(.bottom, 30) }
        #expect(probe.rectangles.contains { $0.minY < 100 && $0.maxY > 70 })
        probe.stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 60), lifts: false)
        #expect(top(probe) == -30)
        // The end of the content comes to rest above the padding.
        probe.stage.touchCancel()
        probe.stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: -900))
        probe.step(300)
        #expect(top(probe) == 70 - 500)
    }

    @Test func aFingerThatRestsBeforeItLeavesDoesNotFlick() {
        let probe = StageProbe { ScrollView { rows() } }
        probe.stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 50), lifts: false)
        probe.step(20)
        probe.stage.touchUp(at: CGPoint(x: 50, y: 50))
        probe.step(60)
        #expect(top(probe) == -40)
    }

    @Test func beyondItsEndTheContentFollowsHalfAndSpringsBack() {
        let probe = StageProbe { ScrollView { rows() } }
        probe.stage.drag(from: CGPoint(x: 50, y: 10), to: CGPoint(x: 50, y: 60), lifts: false)
        // (1 - 1 / (50 * 0.55 / 100 + 1)) * 100
        #expect(abs(top(probe) - 21.569) < 0.001)
        probe.stage.touchUp(at: CGPoint(x: 50, y: 60))
        let way = probe.trace(90) { top(probe) }
        #expect(zip(way, way.dropFirst()).allSatisfy { $0.0 >= $0.1 })
        #expect(way.last == 0)
    }

    @Test func aFastFlickIsCaughtAtTheEnd() {
        let probe = StageProbe { ScrollView { rows(20) } }
        flick(probe, by: 15)
        let way = probe.trace(180) { top(probe) }
        #expect((way.min() ?? 0) < -101)
        #expect(way.last == -100)
    }

    @Test(arguments: [(true, 0.0), (false, 1.0)])
    func indicatorsAreSeenWhileItMovesAndFade(_ isHidden: Bool, _ expected: Double) {
        let probe = StageProbe {
            ScrollView { rows() }.scrollIndicators(isHidden ? .hidden : .automatic)
        }
        func bars() -> Double {
            Double(
                probe.leaves.filter {
                    if case .fill(.roundedRectangle(let rect, _), _, _) = $0.item.content {
                        rect.width == 3
                    } else {
                        false
                    }
                }.count)
        }
        #expect(bars() == 0)
        probe.stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 50))
        probe.step()
        #expect(bars() == expected)
        probe.step(60)
        #expect(bars() == 0)
        #expect(probe.stage.isSettled)
    }

    @Test func pagesTurnOneAtATime() {
        let probe = StageProbe {
            ScrollView { rows(100) }.scrollTargetBehavior(.paging)
        }
        flick(probe, by: 12)
        probe.step(120)
        #expect(top(probe) == -100)
        probe.stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 60))
        probe.step(120)
        #expect(top(probe) == -100)
    }

    @Test func viewsAreAlignedWithTheStart() {
        let probe = StageProbe {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { Color.red.frame(height: 40).mark("\($0)") }
                }.scrollTargetLayout()
            }.scrollTargetBehavior(.viewAligned)
        }
        probe.stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 25))
        probe.step(120)
        #expect(top(probe) == -80)
    }

    @Test func disabledOrFittingContentStays() {
        let disabled = StageProbe { ScrollView { rows() }.scrollDisabled(true) }
        disabled.stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 50))
        #expect(top(disabled) == 0)
        let fitting = StageProbe {
            ScrollView { Color.red.frame(height: 20).mark("0") }.scrollBounceBehavior(.basedOnSize)
        }
        fitting.stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 50))
        #expect(top(fitting) == 0)
    }

    @Test(arguments: [
        (UnitPoint?.none, 4, 150.0), (.top, 4, 200), (.center, 4, 175), (.bottom, 4, 150), (.top, 9, 400),
        (nil, 0, 0),
    ])
    func aReaderScrollsToAViewByItsId(_ anchor: UnitPoint?, _ row: Int, _ offset: Double) {
        var proxy: ScrollViewProxy?
        let probe = StageProbe {
            ScrollViewReader { reader in
                ScrollView { rows() }.onAppear { proxy = reader }
            }
        }
        proxy?.scrollTo(row, anchor: anchor)
        probe.step()
        #expect(top(probe) == -offset)
    }

    @Test func aReaderScrollsWithAnAnimation() {
        var proxy: ScrollViewProxy?
        let probe = StageProbe {
            ScrollViewReader { reader in
                ScrollView { rows() }.onAppear { proxy = reader }
            }
        }
        withAnimation(.linear(duration: 1)) { proxy?.scrollTo(9, anchor: .bottom) }
        probe.step(31)
        #expect(abs(top(probe) + 200) < 10)
        probe.step(60)
        #expect(top(probe) == -400)
    }

    @Test func aPositionFollowsTheContentAndMovesIt() {
        let model = Model()
        let probe = StageProbe { Positioned(model: model) }
        probe.stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 45))
        probe.step()
        #expect(model.a == 1)
        model.a = 3
        probe.step(2)
        #expect(top(probe) == -150)
    }

    @Test func marginsScrollWithTheContent() {
        let probe = StageProbe { ScrollView { rows() }.contentMargins(.vertical, 30) }
        #expect(top(probe) == 30)
        probe.stage.accessibilityScroll(.bottom, at: CGPoint(x: 50, y: 50))
        #expect(top(probe) == -70)
    }

    @Test func aScreenReaderTurnsPagesUntilTheEnd() {
        let probe = StageProbe { ScrollView { rows(15) } }
        #expect(probe.stage.accessibilityScroll(.bottom, at: CGPoint(x: 50, y: 50)))
        #expect(top(probe) == -50)
        #expect(!probe.stage.accessibilityScroll(.bottom, at: CGPoint(x: 50, y: 50)))
        #expect(probe.stage.accessibilityScroll(.top, at: CGPoint(x: 50, y: 50)))
    }

    @Test func theSpaceOfTheScrollViewTellsHowFarItHasMoved() {
        var seen: [CGFloat] = []
        let probe = StageProbe {
            ScrollView {
                rows().onGeometryChange(for: CGFloat.self) {
                    $0.frame(in: .scrollView).minY
                } action: {
                    seen.append($0)
                }
            }
        }
        probe.stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 60), steps: 1)
        probe.step()
        #expect(seen == [0, -30])
    }
}

private struct Positioned: View {
    let model: Model
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<10) { Color.red.frame(height: 50).mark("\($0)") }
            }.scrollTargetLayout()
        }
        .scrollPosition(id: Binding<Int?>(get: { model.a }, set: { model.a = $0 ?? 0 }))
    }
}
