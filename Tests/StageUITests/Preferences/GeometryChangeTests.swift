// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
private final class Seen {
    var places: [CGFloat] = []
}

private struct Moved: View {
    let model: Model
    let seen: Seen
    var body: some View {
        Color.red.frame(width: 10, height: 10)
            .onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .global).minX
            } action: {
                seen.places.append($0)
            }
            .offset(x: model.flag ? 30 : 0)
    }
}

private struct Inner: View {
    let model: Model
    let seen: Seen
    var body: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10)
                .onGeometryChange(for: CGFloat.self) {
                    $0.frame(in: .global).minX
                } action: {
                    seen.places.append($0)
                }
            Color.blue.frame(width: model.flag ? 40 : 0, height: 10)
        }
    }
}

@MainActor
@Suite struct GeometryChangeTests {
    private let model = Model()
    private let seen = Seen()

    @Test func aTransformAroundTheViewIsNoticedOnItsWay() {
        let probe = StageProbe { Moved(model: model, seen: seen) }
        #expect(seen.places == [45])
        withAnimation(.linear(duration: 0.1)) { model.flag = true }
        probe.step(12)
        #expect(seen.places.count == 7)
        #expect(seen.places == seen.places.sorted())
        #expect(abs(seen.places[1] - 50) < 1e-9 && seen.places.last == 75)
    }

    @Test func aTransformThatJumpsIsNoticedInTheSameFrame() {
        let probe = StageProbe { Moved(model: model, seen: seen) }
        model.flag = true
        probe.step()
        #expect(seen.places == [45, 75])
    }

    @Test func aViewThatMovesWithItsLayoutTellsWhereItEndsUp() {
        let probe = StageProbe { Inner(model: model, seen: seen) }
        withAnimation(.linear(duration: 0.1)) { model.flag = true }
        probe.step(12)
        #expect(seen.places.first == 45 && seen.places.last == 25)
        #expect(probe.stage.isSettled)
    }
}
