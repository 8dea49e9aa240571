// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

/// Several views that are in no container stand one below the other wherever an app hands them to the system.
@MainActor
@Suite struct ImplicitColumnTests {
    /// Two views: 20 by 10 and 30 by 20, with the usual 8 between them 38 high.
    private struct Both: View {
        var body: some View {
            Color.red.frame(width: 20, height: 10)
            Color.red.frame(width: 30, height: 20)
        }
    }

    private struct Coming: View {
        let model: Model
        var body: some View {
            Color.red.frame(width: 20, height: 10).mark("a")
            if model.flag { Color.red.frame(width: 30, height: 20).mark("b") }
        }
    }

    private struct Presenting: View {
        let isCover: Bool
        @State private var isShown = true
        var body: some View {
            if isCover {
                Color.white.fullScreenCover(isPresented: $isShown) { Both() }
            } else {
                Color.white.sheet(isPresented: $isShown) { Both() }
            }
        }
    }

    /// Where red is drawn on a screen of 400 by 800 points, from its middle.
    private func places<V: View>(at middle: CGPoint, @ViewBuilder _ content: () -> V) -> [CGRect] {
        let stage = Stage.fixed(content: content)
        stage.settle()
        return stage.drawn.fills(255, 59, 48).map { $0.offsetBy(dx: -middle.x, dy: -middle.y) }
    }

    private let column = [rect(-10, -19, 20, 10), rect(-15, -1, 30, 20)]

    @Test(.proves("SW-91")) func theViewsOfAWindowFormAColumn() {
        let probe = StageProbe {
            Group {
                Color.red.frame(width: 20, height: 10).mark("a")
                Color.red.frame(width: 30, height: 20).mark("b")
            }
        }
        #expect(probe.frame("a") == rect(40, 31, 20, 10))
        #expect(probe.frame("b") == rect(35, 49, 30, 20))
        #expect(places(at: CGPoint(x: 200, y: 400)) { Both() } == column)
    }

    @Test(.proves("SW-91"), arguments: [false, true]) func soDoThoseOfAPresentation(_ isCover: Bool) {
        // A sheet begins ten points below the top of this screen.
        let middle = CGPoint(x: 200, y: isCover ? 400 : 405)
        #expect(places(at: middle) { Presenting(isCover: isCover) } == column)
    }

    @Test(.proves("SW-91")) func soDoThoseOfAScreen() {
        #expect(
            places(at: CGPoint(x: 200, y: 400)) {
                NavigationStack { Both().toolbar(.hidden, for: .navigationBar) }
            } == column)
    }

    @Test(.proves("SW-91")) func soDoThoseOfATab() {
        // The bar takes 49 points at the bottom.
        let places = places(at: CGPoint(x: 200, y: 375.5)) {
            TabView { Group { Both() }.tabItem { Text("Both") } }
        }
        #expect(places == column)
    }

    @Test(.proves("SW-91", "SW-90")) func theColumnIsOneInAllThings() {
        let stretched = StageProbe {
            Color.red.frame(width: 10, height: 10).mark("a")
            Spacer().mark("space")
            Color.red.frame(maxHeight: 20).mark("b")
        }
        #expect(stretched.frame("a") == rect(45, 0, 10, 10))
        #expect(stretched.frame("space") == rect(50, 10, 0, 70))
        #expect(stretched.frame("b") == rect(0, 80, 100, 20))
        let aligned = StageProbe {
            $0.layoutDirection = .rightToLeft
        } content: {
            Color.red.frame(width: 20, height: 10).alignmentGuide(HorizontalAlignment.center) { _ in 0 }.mark(
                "a")
            Color.red.frame(width: 20, height: 10).mark("b")
        }
        // The guides of both are above each other; what reads from the right begins at its right edge.
        #expect(aligned.frame("a") == rect(35, 36, 20, 10))
        #expect(aligned.frame("b") == rect(45, 54, 20, 10))
    }

    @Test(.proves("SW-91")) func aViewThatComesMakesRoomInTheColumn() {
        let model = Model()
        let probe = StageProbe { Coming(model: model) }
        #expect(probe.frame("a") == rect(40, 45, 20, 10))
        model.flag = true
        probe.step()
        #expect(probe.frame("a") == rect(40, 31, 20, 10))
        #expect(probe.frame("b") == rect(35, 49, 30, 20))
    }
}
