// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct ZoomTransitionTests {
    private struct Screen: View {
        var id = 1
        @Namespace private var space

        var body: some View {
            NavigationStack {
                NavigationLink {
                    Color.green.ignoresSafeArea().navigationTransition(.zoom(sourceID: id, in: space))
                } label: {
                    Text("Open").frame(width: 100, height: 50).background(Color.red)
                        .matchedTransitionSource(id: 1, in: space) {
                            $0.background(.yellow).clipShape(RoundedRectangle(cornerRadius: 8))
                        }
                }
                .buttonStyle(.plain)
            }
        }
    }

    private let size = CGSize(width: 400, height: 600)

    /// The rounded rectangle that the screen on its way is cut to.
    private func card(_ probe: StageProbe) -> CGRect? {
        for leaf in probe.leaves {
            for case .clip(.roundedRectangle(let rect, _), _) in leaf.effects { return rect }
        }
        return nil
    }

    private func reds(_ probe: StageProbe) -> Int {
        probe.rectangles.filter { $0.size == CGSize(width: 100, height: 50) }.count
    }

    @Test func theScreenGrowsOutOfItsSourceToTheWholeWindow() throws {
        let probe = StageProbe(size) { Screen() }
        probe.step(2)
        let source = try #require(probe.rectangles.first { $0.size == CGSize(width: 100, height: 50) })
        #expect(probe.stage.tap(label: "Open"))
        probe.step(2)
        let first = try #require(card(probe))
        #expect(abs(first.midX - source.midX) < 40 && first.width < 250)
        probe.step(4)
        let second = try #require(card(probe))
        #expect(second.width > first.width && second.height > first.height)
        #expect(second.width < 400)
        probe.step(120)
        #expect(card(probe) == nil)
    }

    @Test func theScreenGoesBackIntoItsSource() throws {
        let probe = StageProbe(size) { Screen() }
        probe.step(2)
        #expect(probe.stage.tap(label: "Open"))
        probe.step(120)
        #expect(reds(probe) == 0)
        #expect(probe.stage.activate(label: "Back"))
        probe.step(4)
        let first = try #require(card(probe))
        probe.step(6)
        let second = try #require(card(probe))
        #expect(second.width < first.width)
        probe.step(120)
        #expect(card(probe) == nil)
        #expect(reds(probe) == 1)
    }

    @Test func aScreenWithoutItsSourceIsPushed() {
        let probe = StageProbe(size) { Screen(id: 2) }
        probe.step(2)
        #expect(probe.stage.tap(label: "Open"))
        probe.step(4)
        #expect(card(probe) == nil)
        #expect(reds(probe) == 1)
    }

    @Test func thereIsNoZoomWhereMotionIsReduced() {
        let probe = StageProbe(size, configure: { $0.reduceMotion = true }) { Screen() }
        probe.step(2)
        #expect(probe.stage.tap(label: "Open"))
        probe.step(4)
        #expect(card(probe) == nil)
    }

    @Test func aScreenThatIsPulledBackHalfwayReturns() throws {
        let probe = StageProbe(size) { Screen() }
        probe.step(2)
        #expect(probe.stage.tap(label: "Open"))
        probe.step(120)
        probe.stage.touchDown(at: CGPoint(x: 5, y: 300))
        for x in [20, 80, 150] as [CGFloat] {
            probe.stage.touchMove(to: CGPoint(x: x, y: 300))
            probe.step(4)
        }
        let pulled = try #require(card(probe))
        #expect(pulled.width < 390 && pulled.height < 590)
        probe.stage.touchMove(to: CGPoint(x: 60, y: 300))
        probe.step(20)
        probe.stage.touchUp(at: CGPoint(x: 60, y: 300))
        probe.step(120)
        #expect(card(probe) == nil)
        #expect(reds(probe) == 0)
        #expect(probe.stage.activate(label: "Back"))
        probe.step(120)
        #expect(reds(probe) == 1)
    }
}
