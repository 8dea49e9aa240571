// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct PlaceKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

/// The effects that change where a view is drawn and not where it is laid out.
enum PlaceEffect: CaseIterable, Sendable {
    case offset, scale, rotation
}

/// Frames a view of 20 by 10 points wherever an effect draws it.
private struct Framed: View {
    let effect: PlaceEffect
    let model: Model
    var body: some View {
        Group {
            let view = Color.red.frame(width: 20, height: 10)
                .anchorPreference(key: PlaceKey.self, value: .bounds) { $0 }
            switch effect {
            case .offset: view.offset(x: model.flag ? 8 : 0)
            case .scale: view.scaleEffect(model.flag ? 3 : 1)
            case .rotation: view.rotationEffect(.degrees(model.flag ? 90 : 0))
            }
        }
        .overlayPreferenceValue(PlaceKey.self) { anchor in
            GeometryReader { proxy in
                if let anchor { Frame(rect: proxy[anchor]) }
            }
        }
    }
}

private struct Frame: View {
    let rect: CGRect
    var body: some View {
        Color.clear.frame(width: rect.width, height: rect.height).mark("frame")
            .padding(.leading, rect.minX).padding(.top, rect.minY)
    }
}

@MainActor
@Suite struct AnchorMotionTests {
    /// The frame at the start, in the middle of a motion of 0.5 s and at its end, on a canvas of 100 by 100 points.
    @Test(arguments: [
        (PlaceEffect.offset, rect(40, 45, 20, 10), rect(44, 45, 20, 10), rect(48, 45, 20, 10)),
        (.scale, rect(40, 45, 20, 10), rect(30, 40, 40, 20), rect(20, 35, 60, 30)),
        (
            .rotation, rect(40, 45, 20, 10), rect(39.393, 39.393, 21.213, 21.213), rect(45, 40, 10, 20)
        ),
    ])
    func anAnchorFollowsTheEffectsAroundIt(
        effect: PlaceEffect, start: CGRect, middle: CGRect, end: CGRect
    ) {
        let model = Model()
        let probe = StageProbe { Framed(effect: effect, model: model) }
        expect(probe, start)
        withAnimation(.linear(duration: 0.5)) { model.flag = true }
        probe.step(17)
        expect(probe, middle)
        probe.step(30)
        expect(probe, end)
    }

    private func expect(_ probe: StageProbe, _ expected: CGRect) {
        let frame = probe.frame("frame") ?? .null
        for (value, wanted) in [
            (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.width, expected.width),
            (frame.height, expected.height),
        ] {
            #expect(abs(value - wanted) < 1e-3)
        }
    }
}
