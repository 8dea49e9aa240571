// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A view of 40 by 20 points with a change about a point or an axis, which goes half of the way.
@MainActor
@Suite struct MovingAxisTests {
    private struct Changed<Effect: View>: View {
        let model: Model
        let effect: (Color, Bool) -> Effect
        var body: some View { effect(Color.red, model.flag).frame(width: 40, height: 20) }
    }

    /// What is drawn half way between two values of an effect, and with one that does not move.
    private func items<Effect: View>(
        moving: Bool, @ViewBuilder _ effect: @escaping (Color, Bool) -> Effect
    ) -> [DisplayItem] {
        let model = Model()
        let probe = StageProbe { Changed(model: model, effect: effect) }
        if moving {
            withAnimation(.linear(duration: 1)) { model.flag = true }
            probe.step(32)
            #expect(!probe.stage.isSettled)
        }
        return probe.list.items
    }

    @Test func aTurnInSpaceMovesItsAxisAndItsAnchor() {
        let moving = items(moving: true) { color, isOther in
            color.rotation3DEffect(
                .degrees(40), axis: isOther ? (x: 1, y: 0, z: 1) : (x: 0, y: 1, z: 0),
                anchor: isOther ? .bottomTrailing : .topLeading, anchorZ: isOther ? 20 : 0,
                perspective: isOther ? 1 : 0.5)
        }
        let still = items(moving: false) { color, _ in
            color.rotation3DEffect(
                .degrees(40), axis: (x: 0.5, y: 0.5, z: 0.5), anchor: .center, anchorZ: 10, perspective: 0.75)
        }
        #expect(lines(moving) == lines(still))
    }

    @Test func aTurnInThePlaneMovesItsAnchor() {
        let moving = items(moving: true) { color, isOther in
            color.rotationEffect(.degrees(40), anchor: isOther ? .trailing : .leading)
        }
        let still = items(moving: false) { color, _ in color.rotationEffect(.degrees(40)) }
        #expect(lines(moving) == lines(still))
    }

    @Test func aChangeOfSizeMovesItsAnchor() {
        let moving = items(moving: true) { color, isOther in
            color.scaleEffect(isOther ? 2 : 1, anchor: isOther ? .bottom : .top)
        }
        let still = items(moving: false) { color, _ in color.scaleEffect(1.5) }
        #expect(lines(moving) == lines(still))
    }

    /// Numbers on the way differ from written ones in their last digits.
    private func lines(_ items: [DisplayItem]) -> String {
        DisplayList(size: .zero, items: items).lines().joined(separator: "\n")
    }
}
