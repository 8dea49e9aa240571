// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct PresentedZoomTests {
    private struct Shown: View {
        let id: Int
        let space: Namespace.ID
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Button("Close") { dismiss() }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .presentationDetents([.medium])
                .navigationTransition(.zoom(sourceID: id, in: space))
        }
    }

    private struct Screen: View {
        let isCover: Bool
        var id = 1
        @State private var isShown = false
        @Namespace private var space

        var body: some View {
            let button = Button {
                isShown = true
            } label: {
                Text("Open").frame(width: 100, height: 50).background(Color.red)
                    .matchedTransitionSource(id: 1, in: space) {
                        $0.clipShape(RoundedRectangle(cornerRadius: 8))
                    }
            }
            .buttonStyle(.plain)
            if isCover {
                button.fullScreenCover(isPresented: $isShown) { Shown(id: id, space: space) }
            } else {
                button.sheet(isPresented: $isShown) { Shown(id: id, space: space) }
            }
        }
    }

    private let size = CGSize(width: 400, height: 600)

    /// The rounded rectangle that the view on its way is cut to; a resting sheet has none of this radius.
    private func card(_ probe: StageProbe) -> CGRect? {
        for leaf in probe.leaves {
            for case .clip(.roundedRectangle(let rect, let corner), _) in leaf.effects where corner.width <= 8
            {
                return rect
            }
        }
        return nil
    }

    private func reds(_ probe: StageProbe) -> Int {
        probe.rectangles.filter { $0.size == CGSize(width: 100, height: 50) }.count
    }

    @Test(arguments: [false, true])
    func itGrowsOutOfItsSource(isCover: Bool) throws {
        let probe = StageProbe(size) { Screen(isCover: isCover) }
        #expect(probe.stage.tap(label: "Open"))
        probe.step(2)
        let first = try #require(card(probe))
        #expect(abs(first.midX - 200) < 1 && first.width >= 100 && first.width < 250)
        probe.step(6)
        let second = try #require(card(probe))
        #expect(second.width > first.width && second.height > first.height && second.width < 400)
        probe.step(120)
        #expect(card(probe) == nil)
        #expect(probe.texts.contains("Close"))
    }

    @Test(arguments: [false, true])
    func itGoesBackIntoItsSource(isCover: Bool) throws {
        let probe = StageProbe(size) { Screen(isCover: isCover) }
        #expect(probe.stage.tap(label: "Open"))
        probe.step(120)
        #expect(probe.stage.tap(label: "Close"))
        probe.step(5)
        let first = try #require(card(probe))
        probe.step(6)
        let second = try #require(card(probe))
        #expect(second.width < first.width)
        probe.step(120)
        #expect(card(probe) == nil)
        #expect(reds(probe) == 1)
    }

    @Test(arguments: [false, true])
    func withoutItsSourceItSlides(isCover: Bool) {
        let probe = StageProbe(size) { Screen(isCover: isCover, id: 2) }
        #expect(probe.stage.tap(label: "Open"))
        probe.step(6)
        #expect(card(probe) == nil)
    }

    @Test func thereIsNoZoomWhereMotionIsReduced() {
        let probe = StageProbe(size, configure: { $0.reduceMotion = true }) { Screen(isCover: true) }
        #expect(probe.stage.tap(label: "Open"))
        probe.step(6)
        #expect(card(probe) == nil)
    }

    // MARK: Pulled down

    /// The place of a cover under a finger: its corners are then rounder than those of the view.
    private func pulled(_ probe: StageProbe) -> CGRect? {
        for leaf in probe.leaves {
            for case .clip(.roundedRectangle(let rect, let corner), _) in leaf.effects
            where corner.width == 24 {
                return rect
            }
        }
        return nil
    }

    private func opened<Content: View>(@ViewBuilder _ content: () -> Content) -> StageProbe {
        let probe = StageProbe(size, content: content)
        #expect(probe.stage.tap(label: "Open"))
        probe.step(120)
        return probe
    }

    /// Pulled by 150 of 600 points it has lost an eighth of its size, and the point under the finger is still there.
    @Test func aCoverFollowsAFingerThatPullsItDown() {
        let probe = opened { Screen(isCover: true) }
        probe.stage.touchDown(at: CGPoint(x: 200, y: 100))
        probe.stage.touchMove(to: CGPoint(x: 200, y: 105))
        probe.step()
        #expect(pulled(probe) == nil)
        probe.stage.touchMove(to: CGPoint(x: 200, y: 250))
        probe.step()
        #expect(pulled(probe) == CGRect(x: 25, y: 162.5, width: 350, height: 525))
        // What it has covered is seen again.
        #expect(probe.texts.contains("Open"))
    }

    @Test func aCoverThatWasPulledFarGoesBackIntoItsSource() {
        let probe = opened { Screen(isCover: true) }
        probe.stage.touchDown(at: CGPoint(x: 200, y: 100))
        probe.stage.touchMove(to: CGPoint(x: 200, y: 300))
        probe.step(30)
        probe.stage.touchUp(at: CGPoint(x: 200, y: 300))
        probe.step(5)
        #expect(card(probe) != nil)
        probe.step(120)
        #expect(card(probe) == nil && reds(probe) == 1)
        #expect(!probe.texts.contains("Close"))
    }

    @Test func aCoverThatWasPulledALittleReturns() {
        let probe = opened { Screen(isCover: true) }
        probe.stage.touchDown(at: CGPoint(x: 200, y: 100))
        probe.stage.touchMove(to: CGPoint(x: 200, y: 160))
        probe.step(30)
        probe.stage.touchUp(at: CGPoint(x: 200, y: 160))
        probe.step(120)
        #expect(pulled(probe) == nil)
        #expect(probe.texts.contains("Close"))
    }

    private struct Kept: View {
        var isZoomed = true
        @State private var isShown = false
        @Namespace private var space
        var body: some View {
            Button("Open") { isShown = true }
                .matchedTransitionSource(id: 1, in: space)
                .fullScreenCover(isPresented: $isShown) {
                    if isZoomed {
                        Text("Kept").interactiveDismissDisabled()
                            .navigationTransition(.zoom(sourceID: 1, in: space))
                    } else {
                        Text("Kept")
                    }
                }
        }
    }

    @Test(arguments: [true, false])
    func whereTheAppForbidsItOrNothingGrewTheCoverStays(isZoomed: Bool) {
        let probe = opened { Kept(isZoomed: isZoomed) }
        probe.stage.touchDown(at: CGPoint(x: 200, y: 100))
        probe.stage.touchMove(to: CGPoint(x: 200, y: 400))
        probe.step()
        #expect(pulled(probe) == nil)
        probe.stage.touchUp(at: CGPoint(x: 200, y: 400))
        probe.step(120)
        #expect(probe.texts.contains("Kept"))
    }
}
