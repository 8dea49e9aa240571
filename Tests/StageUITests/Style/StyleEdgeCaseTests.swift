// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

/// What styles and shapes hand to the drawing, number by number.
@MainActor
@Suite struct StyleEdgeCaseTests {
    private func paint<S: ShapeStyle>(_ style: S) throws -> DisplayPaint {
        let probe = StageProbe { Rectangle().fill(style) }
        for leaf in probe.leaves {
            if case .fill(_, let paint, _) = leaf.item.content { return paint }
        }
        throw Missing()
    }
    private struct Missing: Error {}

    @Test func opacitiesOfAColourAreMultiplied() {
        let color = Color.black.opacity(0.5).opacity(0.5).resolveColor(in: EnvironmentValues())
        #expect(abs(Double(color.opacity) - 0.25) < 1e-6)
    }

    @Test func aSecondaryStyleInsideAColourIsAFainterOne() throws {
        func alpha(_ isSecondary: Bool) -> (Double, Double) {
            let probe = StageProbe {
                VStack {
                    if isSecondary {
                        Text("a").foregroundStyle(.secondary)
                    } else {
                        Text("a")
                    }
                }.foregroundStyle(Color.red)
            }
            for leaf in probe.leaves {
                if case .text(let layout) = leaf.item.content,
                    let color = layout.lines.first?.runs.first?.color
                {
                    return (Double(color.red), Double(color.opacity))
                }
            }
            return (0, 0)
        }
        let (full, faint) = (alpha(false), alpha(true))
        #expect(abs(full.0 - faint.0) < 1e-6)
        #expect(faint.1 < full.1 * 0.8 && faint.1 > 0)
    }

    @Test func coloursOfAGradientStandEvenlyFromEndToEnd() {
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    }

    @Test func gradientsLieWhereTheyAreTold() throws {
        guard
            case .radialGradient(_, let center, let start, let end) = try paint(
                RadialGradient(
                    colors: [.red, .blue], center: UnitPoint(x: 0.2, y: 0.7), startRadius: 3, endRadius: 40))
        else { throw Missing() }
        #expect(abs(center.x - 20) < 1e-9 && abs(center.y - 70) < 1e-9 && start == 3 && end == 40)
        guard
            case .ellipticalGradient(_, let middle, _, let from, let to) = try paint(
                EllipticalGradient(
                    colors: [.red, .blue], center: UnitPoint(x: 0.2, y: 0.7), startRadiusFraction: 0.1,
                    endRadiusFraction: 0.4))
        else { throw Missing() }
        #expect(abs(middle.x - 20) < 1e-9 && abs(from - 0.1) < 1e-9 && abs(to - 0.4) < 1e-9)
        guard
            case .angularGradient(_, _, let first, let last) = try paint(
                AngularGradient(
                    gradient: Gradient(colors: [.red, .blue]), center: .center, angle: .degrees(30)))
        else { throw Missing() }
        #expect(abs(first - .pi / 6) < 1e-9 && abs(last - first - 2 * .pi) < 1e-9)
    }

    @Test func aGradientIsAStyleWithTheSamePaint() throws {
        let gradient = Gradient(stops: [.init(color: .red, location: 0.2), .init(color: .blue, location: 1)])
        #expect(
            try paint(.linearGradient(gradient, startPoint: .top, endPoint: .trailing))
                == paint(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .trailing)))
        #expect(
            try paint(.radialGradient(gradient, center: .top, startRadius: 3, endRadius: 40))
                == paint(RadialGradient(gradient: gradient, center: .top, startRadius: 3, endRadius: 40)))
        #expect(
            try paint(
                .angularGradient(gradient, center: .top, startAngle: .degrees(30), endAngle: .degrees(90)))
                == paint(
                    AngularGradient(
                        gradient: gradient, center: .top, startAngle: .degrees(30), endAngle: .degrees(90))))
        #expect(
            try paint(.conicGradient(gradient, center: .top, angle: .degrees(30)))
                == paint(AngularGradient(gradient: gradient, center: .top, angle: .degrees(30))))
        #expect(
            try paint(
                .ellipticalGradient(
                    gradient, center: .top, startRadiusFraction: 0.1, endRadiusFraction: 0.4))
                == paint(
                    EllipticalGradient(
                        gradient: gradient, center: .top, startRadiusFraction: 0.1, endRadiusFraction: 0.4)))
    }

    private struct Coloured: View {
        let model: Model
        var body: some View {
            Rectangle().fill(model.flag ? Color(red: 1, green: 1, blue: 1) : Color(red: 0, green: 0, blue: 0))
        }
    }

    private struct Filled: View {
        let model: Model
        var body: some View {
            Rectangle().fill(
                model.flag
                    ? AnyShapeStyle(
                        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                    : AnyShapeStyle(Color(red: 0, green: 0, blue: 0)))
        }
    }

    @Test func coloursAreMixedAsLight() {
        let model = Model()
        let probe = StageProbe { Coloured(model: model) }
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(32)
        guard case .fill(_, .color(let color), _)? = probe.leaves.first?.item.content else {
            Issue.record("No colour is filled.")
            return
        }
        // The half of the light, not of the number: 0.735 and not 0.5.
        #expect(abs(Double(color.red) - 0.5) > 0.02)
    }

    @Test func aColourTurnsIntoAGradientLittleByLittle() {
        let model = Model()
        let probe = StageProbe { Filled(model: model) }
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(32)
        guard case .fill(_, .linearGradient(let stops, _, _), _)? = probe.leaves.first?.item.content else {
            Issue.record("No gradient is filled.")
            return
        }
        let end = Color.red.resolveColor(in: EnvironmentValues())
        #expect(Double(stops.first?.color.red ?? 1) < Double(end.red) - 0.05)
    }

    @Test func aCircleTakesTheShorterSide() {
        let probe = StageProbe { Circle().mark("c").frame(width: 40, height: 70) }
        #expect(probe.frame("c")?.size == CGSize(width: 40, height: 40))
    }

    @Test func anOutlineIsOnePointWideAndAHoleIsAHoleByTheEvenOddRule() {
        let lines = StageProbe { Rectangle().stroke(Color.red) }
        let widths = lines.leaves.compactMap { leaf -> CGFloat? in
            if case .stroke(_, _, let style) = leaf.item.content { style.lineWidth } else { nil }
        }
        #expect(widths == [1])
        func rules(_ style: FillStyle) -> [Bool] {
            StageProbe { Circle().fill(Color.red, style: style) }.leaves.compactMap { leaf -> Bool? in
                if case .fill(_, _, let evenOdd) = leaf.item.content { evenOdd } else { nil }
            }
        }
        #expect(rules(FillStyle(eoFill: true)) == [true])
        #expect(rules(FillStyle()) == [false])
    }
}
