// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Turns in space and maps with perspective, of a view of 40 by 20 points.
@MainActor
@Suite struct ProjectionTests {
    private func map<V: View>(
        direction: LayoutDirection = .leftToRight, @ViewBuilder _ view: @escaping (Color) -> V
    ) -> DisplayProjection? {
        let probe = StageProbe {
            $0.layoutDirection = direction
        } content: {
            view(Color.red).frame(width: 40, height: 20)
        }
        return map(probe)
    }

    private func map(_ probe: StageProbe) -> DisplayProjection? {
        probe.leaves.first?.effects.lazy.compactMap { effect -> DisplayProjection? in
            if case .projection(let map) = effect { map } else { nil }
        }.first
    }

    private func isNear(_ place: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
        guard let place else { return false }
        return abs(place.x - x) < 1e-9 && abs(place.y - y) < 1e-9
    }

    private let sine = CGFloat(0.75).squareRoot()

    @Test func `A turn about an upright axis takes the end of the view away and brings its start near`() {
        let map = map {
            $0.frame(width: 40, height: 20).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        }
        // Half of 20 points lie beside the axis after the turn, and 20 times the sine before or behind it; the
        // viewer is 40 points away, the larger side of the view.
        let (far, near) = (1 + 20 * sine / 40, 1 - 20 * sine / 40)
        #expect(isNear(map?.place(of: CGPoint(x: 40, y: 0)).point, 20 + 10 / far, 10 - 10 / far))
        #expect(isNear(map?.place(of: CGPoint(x: 0, y: 20)).point, 20 - 10 / near, 10 + 10 / near))
        #expect(isNear(map?.place(of: CGPoint(x: 20, y: 10)).point, 20, 10))
    }

    @Test func `A turn about a level axis takes the upper part away`() {
        let map = map {
            $0.frame(width: 40, height: 20).rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0))
        }
        let far = 1 + 10 * sine / 40
        #expect(isNear(map?.place(of: CGPoint(x: 20, y: 0)).point, 20, 10 - 5 / far))
    }

    @Test func `The perspective is the larger side of the view over the distance of the viewer`() {
        let map = map {
            $0.frame(width: 40, height: 20)
                .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0.5)
        }
        #expect(isNear(map?.place(of: CGPoint(x: 40, y: 10)).point, 20 / (1 + 40 * sine / 80), 10))
    }

    @Test func `An axis in front of the view turns the view around it`() {
        let map = map {
            $0.frame(width: 40, height: 20)
                .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0), anchorZ: 10)
        }
        // The view comes to lie 10 points in front of the axis, which counts from the view's plane.
        let nearer: CGFloat = 1 / 0.75
        #expect(isNear(map?.place(of: CGPoint(x: 40, y: 0)).point, 20 - 20 * nearer, 10 - 10 * nearer))
    }

    @Test func `Where reading goes right to left a turn is seen in a mirror`() {
        func turned(_ direction: LayoutDirection) -> DisplayProjection? {
            map(direction: direction) {
                $0.frame(width: 40, height: 20).rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
            }
        }
        let place = turned(.leftToRight)?.place(of: CGPoint(x: 3, y: 4)).point ?? .zero
        #expect(isNear(turned(.rightToLeft)?.place(of: CGPoint(x: 37, y: 4)).point, 40 - place.x, place.y))
    }

    @Test func `A turn in the plane, and one without perspective, stay transforms`() {
        let probe = StageProbe {
            Color.red.frame(width: 40, height: 20)
                .rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 1))
                .rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0), perspective: 0)
        }
        let effects = probe.leaves.first?.effects ?? []
        #expect(effects.count == 2)
        #expect(effects.allSatisfy { if case .transform = $0 { true } else { false } })
    }

    @Test func `What is seen from its edge is not drawn`() {
        let probe = StageProbe {
            Color.red.frame(width: 40, height: 20).rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))
        }
        #expect(probe.leaves.isEmpty)
    }

    @Test func `A map that a view gives keeps its perspective, as an effect of views and of visualEffect`() {
        var given = ProjectionTransform(CGAffineTransform(translationX: 5, y: 0))
        given.m13 = 0.01
        let rows: [CGFloat] = [1, 0, 0.01, 0, 1, 0, 5, 0, 1]
        #expect(map { $0.projectionEffect(given) }?.rows == rows)
        #expect(map { $0.visualEffect { effect, _ in effect.transformEffect(given) } }?.rows == rows)
    }

    @Test func `visualEffect turns as the modifier does`() {
        let turned = map {
            $0.rotation3DEffect(.degrees(30), axis: (x: 1, y: 1, z: 0), anchorZ: 4, perspective: 0.3)
        }
        let other = map {
            $0.visualEffect { effect, _ in
                effect.rotation3DEffect(.degrees(30), axis: (x: 1, y: 1, z: 0), anchorZ: 4, perspective: 0.3)
            }
        }
        #expect(turned != nil && turned == other)
    }

    @Test func `The angle, the distance of the axis and the perspective are on their way together`() {
        let model = Model()
        let probe = StageProbe { Turning(model: model) }
        let before = map(probe)
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(32)
        let effect = Rotation3DEffect(
            angle: .pi / 4, axis: (0, 1, 0), anchor: .center, anchorZ: 5, perspective: 0.75)
        let half = DisplayProjection(
            effect.projection(amount: effect.amount, size: CGSize(width: 40, height: 20)))
        let here = map(probe)
        #expect(before != here)
        #expect(zip(here?.rows ?? [], half.rows).allSatisfy { abs($0 - $1) < 0.06 } && here != nil)
    }

    @Test func `Touches find a turned view where it is seen`() {
        var taps = 0
        let stage = Stage.shown(size: CGSize(width: 100, height: 100)) {
            Button {
                taps += 1
            } label: {
                Color.green.frame(width: 60, height: 40)
            }
            .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        }
        stage.tap(at: CGPoint(x: 72, y: 50))
        #expect(taps == 0)
        stage.tap(at: CGPoint(x: 60, y: 50))
        #expect(taps == 1)
    }
}

private struct Turning: View {
    let model: Model
    var body: some View {
        Color.red.frame(width: 40, height: 20)
            .rotation3DEffect(
                .degrees(model.flag ? 60 : 30), axis: (x: 0, y: 1, z: 0), anchorZ: model.flag ? 10 : 0,
                perspective: model.flag ? 0.5 : 1)
    }
}
