// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

/// What modifiers of drawing hand on, number by number.
@MainActor
@Suite struct EffectEdgeCaseTests {
    private func effects<V: View>(@ViewBuilder _ content: () -> V) -> [DisplayEffect] {
        StageProbe(content: content).leaves.first?.effects ?? []
    }

    private struct Trimmed: View {
        let model: Model
        var body: some View { Line().trim(from: model.flag ? 0.5 : 0, to: 1).stroke(Color.red) }
    }

    private struct Line: Shape {
        func path(in rect: CGRect) -> Path {
            Path {
                $0.move(to: CGPoint(x: 0, y: 50))
                $0.addLine(to: CGPoint(x: 20, y: 50))
                $0.addLine(to: CGPoint(x: 100, y: 50))
            }
        }
    }

    private func start(_ probe: StageProbe) -> Double {
        for leaf in probe.leaves {
            if case .stroke(.path(let path), _, _) = leaf.item.content {
                return Double(path.boundingRect.minX)
            }
        }
        return -1
    }

    @Test func aTrimGoesByTheLengthAndItsStartMoves() {
        let model = Model()
        let probe = StageProbe { Trimmed(model: model) }
        #expect(start(probe) == 0)
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(32)
        #expect(abs(start(probe) - 25) < 1e-6)
        probe.step(60)
        #expect(abs(start(probe) - 50) < 1e-6)
    }

    @Test func aRoundedRectangleHasTheContinuousCornersOfTheSystem() {
        #expect(RoundedRectangle(cornerRadius: 5).style == .continuous)
    }

    @Test func aTurnedShapeTurnsAboutItsAnchor() {
        let path = Rectangle().rotation(.degrees(90)).path(in: rect(0, 0, 40, 20))
        let bounds = path.boundingRect
        #expect(abs(bounds.minX - 10) < 1e-6 && abs(bounds.minY + 10) < 1e-6)
        #expect(abs(bounds.width - 20) < 1e-6 && abs(bounds.height - 40) < 1e-6)
    }

    @Test func aShadowFallsWhereItIsTold() {
        let found = effects { Color.red.shadow(color: .black, radius: 4, x: 2, y: 7) }
        let offsets = found.compactMap { effect -> CGSize? in
            if case .shadow(_, _, let offset) = effect { offset } else { nil }
        }
        #expect(offsets == [CGSize(width: 2, height: 7)])
    }

    @Test func aClipCanLeaveAHole() {
        let found = effects { Color.red.clipShape(Circle(), style: FillStyle(eoFill: true)) }
        #expect(
            found.contains {
                if case .clip(_, let evenOdd) = $0 { evenOdd } else { false }
            })
    }

    @Test func greyTakesTheColourAway() {
        let grey = effects { Color.red.grayscale(0.3) }
        let faint = effects { Color.red.saturation(0.7) }
        #expect(grey == faint)
    }

    private struct Fitting: View {
        let properties: MatchedGeometryProperties
        let anchor: UnitPoint
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                Color.gray.frame(width: 60, height: 40).matchedGeometryEffect(id: 0, in: space)
                    .padding(.leading, 20)
                Color.red.frame(width: 10, height: 10)
                    .matchedGeometryEffect(
                        id: 0, in: space, properties: properties, anchor: anchor, isSource: false)
            }
        }
    }

    @Test(arguments: [
        (UnitPoint.topLeading, rect(20, 0, 10, 10)), (.center, rect(45, 15, 10, 10)),
        (.bottomTrailing, rect(70, 30, 10, 10)),
    ])
    func aFollowerStandsAtTheAnchorOfItsSource(_ anchor: UnitPoint, _ expected: CGRect) {
        let probe = StageProbe { Fitting(properties: .frame, anchor: anchor) }
        #expect(probe.rectangles.last == expected)
    }

    @Test func aFollowerOfThePlaceKeepsItsSize() {
        struct Wide: View {
            let properties: MatchedGeometryProperties
            @Namespace private var space
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.clear
                    Color.gray.frame(width: 60, height: 40).matchedGeometryEffect(id: 0, in: space)
                    Color.red.matchedGeometryEffect(
                        id: 0, in: space, properties: properties, anchor: .topLeading, isSource: false)
                }
            }
        }
        #expect(
            StageProbe { Wide(properties: .frame) }.rectangles.last?.size == CGSize(width: 60, height: 40))
        #expect(
            StageProbe { Wide(properties: .position) }.rectangles.last?.size
                == CGSize(width: 100, height: 100))
    }

    private struct Coming: View {
        let model: Model
        let transition: AnyTransition
        var body: some View {
            ZStack { if model.flag { Color.red.transition(transition) } }
        }
    }

    @Test func scalingStartsFromNothingUnlessItIsTold() {
        let model = Model()
        let probe = StageProbe { Coming(model: model, transition: .scale) }
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(12)
        let scale = probe.leaves.first?.effects.compactMap { effect -> CGFloat? in
            if case .transform(let transform) = effect { transform.a } else { nil }
        }.first
        #expect((scale ?? 1) < 0.25)
    }

    @Test func aTransitionsOwnMotionIsOffWhereMotionsAreOff() {
        let model = Model()
        let probe = StageProbe {
            Coming(model: model, transition: .opacity.animation(.linear(duration: 1)))
        }
        var quiet = Transaction()
        quiet.disablesAnimations = true
        withTransaction(quiet) { model.flag = true }
        probe.step(2)
        #expect(probe.opacities == [1])
    }

    @Test func theMotionGivenFirstIsTheTransitions() {
        let model = Model()
        let probe = StageProbe {
            Coming(
                model: model,
                transition: .opacity.animation(.linear(duration: 1)).animation(.linear(duration: 4)))
        }
        withAnimation { model.flag = true }
        probe.step(32)
        #expect(abs((probe.opacities.first ?? 0) - 0.5) < 0.05)
    }
}
