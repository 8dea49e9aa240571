// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct DeprecatedAnimationTests {
    private struct Sliding: View {
        let model: Model
        var body: some View {
            Color.red.frame(width: 20, height: 20).offset(x: CGFloat(model.a))
                .animation(.linear(duration: 0.5))
        }
    }

    @Test func anAnimationWithoutAValueMovesEachChange() {
        let model = Model()
        let probe = StageProbe { Sliding(model: model) }
        model.a = 30
        let way = probe.trace(40) { probe.leaves.first?.origin.x ?? 0 }
        #expect(way.contains { $0 > 45 && $0 < 65 })
        #expect(way.last == 70)
    }

    private struct Symbol: View {
        let model: Model
        var body: some View {
            if model.flag { Color.red.frame(width: 20, height: 20).transition(.symbolEffect) }
        }
    }

    @Test func aSymbolEffectAsATransitionFadesAndGrows() throws {
        let model = Model()
        let probe = StageProbe { Symbol(model: model) }
        withAnimation(.linear(duration: 0.5)) { model.flag = true }
        probe.step(15)
        let effects = try #require(probe.leaves.first).effects
        #expect(effects.contains { if case .opacity(let share) = $0 { share < 1 } else { false } })
        #expect(effects.contains { if case .transform(let map) = $0 { map.a < 1 } else { false } })
        probe.step(40)
        #expect(probe.leaves.first?.effects.isEmpty == true)
    }
}
