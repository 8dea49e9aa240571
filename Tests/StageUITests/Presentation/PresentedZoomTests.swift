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
}
