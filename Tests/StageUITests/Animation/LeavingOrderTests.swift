// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

/// In what order a container draws what stays and what is on its way out.
///
/// Each view is known by its width: 60 stays, 20 leaves.
@MainActor
@Suite struct LeavingOrderTests {
    private let model = Model()

    private struct Stays: View {
        var body: some View { Color.blue.frame(width: 60, height: 60) }
    }

    private struct Leaves: View {
        var width: CGFloat = 20
        var body: some View { Color.red.frame(width: width, height: 20).transition(.opacity) }
    }

    private struct Pair: View {
        let model: Model
        var index = 0.0
        var body: some View {
            ZStack {
                Stays()
                if !model.flag { Leaves().zIndex(index) }
            }
        }
    }

    private struct Loop: View {
        let model: Model
        var body: some View {
            ZStack {
                Stays()
                ForEach(model.flag ? [20, 40] : [20, 30, 40], id: \.self) { Leaves(width: CGFloat($0)) }
            }
        }
    }

    private struct Choice: View {
        let model: Model
        var body: some View {
            ZStack {
                Stays()
                switch model.flag ? 2 : 0 {
                case 0: Leaves()
                case 1: Leaves(width: 30)
                default: Leaves(width: 40)
                }
            }
        }
    }

    private struct Behind: View {
        let model: Model
        var body: some View {
            Color.green.frame(width: 90, height: 90).background {
                Stays()
                if !model.flag { Leaves() }
            }
        }
    }

    private struct InFront: View {
        let model: Model
        var body: some View {
            Color.green.frame(width: 90, height: 90).zIndex(1).overlay {
                Stays()
                if !model.flag { Leaves() }
            }
        }
    }

    private struct Dressed: View {
        let model: Model
        var body: some View {
            HStack(spacing: -20) {
                Stays()
                Group { if !model.flag { Leaves() } }.padding(2).overlay { Color.green.frame(width: 5) }
            }
        }
    }

    /// The widths of what is drawn before the change, and back to front half way through it.
    private func widths<V: View>(@ViewBuilder _ content: () -> V) -> [[CGFloat]] {
        model.flag = false
        let probe = StageProbe(content: content)
        let before = probe.rectangles.map(\.width)
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(32)
        return [before, probe.rectangles.map(\.width)]
    }

    @Test(.proves("SW-39")) func whatLeavesIsBehindAllThatStays() {
        #expect(widths { Pair(model: model) } == [[60, 20], [20, 60]])
        #expect(widths { Loop(model: model) } == [[60, 20, 30, 40], [30, 60, 20, 40]])
        #expect(widths { Choice(model: model) } == [[60, 20], [20, 60, 40]])
        #expect(widths { Dressed(model: model) } == [[60, 20, 5], [20, 5, 60]])
    }

    @Test(.proves("SW-39")) func anIndexKeepsItInFront() {
        #expect(widths { Pair(model: model, index: 1) } == [[60, 20], [60, 20]])
        #expect(widths { Pair(model: model, index: -1) } == [[20, 60], [20, 60]])
    }

    @Test(.proves("SW-39")) func aLayerKeepsItsSideOfTheView() {
        #expect(widths { Behind(model: model) } == [[60, 20, 90], [20, 60, 90]])
        #expect(widths { InFront(model: model) } == [[90, 60, 20], [90, 20, 60]])
    }

    @Test(.proves("SW-37", "SW-39")) func whatTurnsRoundIsInItsPlaceAgain() {
        let probe = StageProbe { Pair(model: model) }
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(20)
        withAnimation(.linear(duration: 1)) { model.flag = false }
        probe.step()
        #expect(probe.rectangles.map(\.width) == [60, 20])
    }
}
