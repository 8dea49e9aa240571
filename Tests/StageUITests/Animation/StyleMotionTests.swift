// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Styled: View {
    let model: Model
    let kind: String
    var on: Bool { model.flag }
    var shade: Color { on ? .white : .black }
    var body: some View {
        switch kind {
        case "color": shade
        case "fill": Rectangle().fill(shade)
        case "style": Rectangle().foregroundStyle(shade)
        case "tint": Rectangle().fill(.tint).tint(shade)
        case "text": Text("a").foregroundStyle(shade)
        case "shadow": Color.red.shadow(color: shade, radius: on ? 10 : 0, x: on ? 4 : 2)
        case "gradient":
            LinearGradient(
                colors: [.black, shade], startPoint: .top, endPoint: on ? .bottom : .top)
        case "stroke": Circle().stroke(shade, lineWidth: on ? 9 : 1)
        case "corner": Color.red.cornerRadius(on ? 20 : 10)
        case "trim": Circle().trim(from: 0, to: on ? 1 : 0.5).stroke(.black)
        case "inset": Rectangle().inset(by: on ? 20 : 10)
        default: Meter(share: on ? 1 : 0)
        }
    }
}

/// A view that draws itself with each number on the way.
private struct Meter: View, Animatable {
    var share: Double
    var animatableData: Double {
        get { share }
        set { share = newValue }
    }
    var body: some View { Text("\(Int((share * 100).rounded()))") }
}

private struct Nudge: ViewModifier, Animatable {
    var way: Double
    var animatableData: Double {
        get { way }
        set { way = newValue }
    }
    func body(content: Content) -> some View { content.padding(.leading, way) }
}

@MainActor
@Suite struct StyleMotionTests {
    let model = Model()

    private func halfWay(_ kind: String) -> StageProbe {
        let probe = StageProbe { Styled(model: model, kind: kind) }
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(32)
        return probe
    }

    /// Half way in linear light from black to white.
    private let middle = 0.7353569

    private func gray(_ paint: DisplayPaint?) -> Double {
        guard case .color(let color)? = paint, color.red == color.blue else { return -1 }
        return color.red
    }

    @Test(arguments: ["color", "fill", "style", "tint"])
    func coloursGoThroughLinearLight(_ kind: String) {
        let probe = halfWay(kind)
        guard case .fill(_, let paint, _)? = probe.leaves.first?.item.content else {
            Issue.record("nothing is filled")
            return
        }
        #expect(abs(gray(paint) - middle) < 1e-5)
        probe.step(40)
        guard case .fill(_, let last, _)? = probe.leaves.first?.item.content else {
            Issue.record("nothing is filled in the end")
            return
        }
        #expect(gray(last) == 1)
        #expect(probe.stage.isSettled)
    }

    @Test func textChangesItsColourOnTheWay() {
        let probe = halfWay("text")
        guard case .text(let layout)? = probe.leaves.first?.item.content else {
            Issue.record("no text")
            return
        }
        #expect(abs((layout.lines.first?.runs.first?.color.red ?? 0) - middle) < 1e-5)
    }

    @Test func shadowsChangeInColourRadiusAndOffset() {
        let probe = halfWay("shadow")
        guard case .shadow(let color, let radius, let offset)? = probe.leaves.first?.effects.first else {
            Issue.record("no shadow")
            return
        }
        #expect(abs(color.red - middle) < 1e-5)
        #expect(abs(radius - 5) < 1e-9)
        #expect(abs(offset.width - 3) < 1e-9)
    }

    @Test func gradientsChangeInTheirColoursAndPlaces() {
        let probe = halfWay("gradient")
        guard
            case .fill(_, .linearGradient(let stops, let start, let end), _)? = probe.leaves.first?.item
                .content
        else {
            Issue.record("no gradient")
            return
        }
        #expect(abs(stops[1].color.red - middle) < 1e-5)
        #expect(start.y == 0)
        #expect(abs(end.y - 50) < 1e-6)
    }

    @Test func linesChangeInWidthAndColour() {
        let probe = halfWay("stroke")
        guard case .stroke(_, let paint, let style)? = probe.leaves.first?.item.content else {
            Issue.record("no line")
            return
        }
        #expect(abs(style.lineWidth - 5) < 1e-9)
        #expect(abs(gray(paint) - middle) < 1e-5)
    }

    @Test func cornersTrimsAndInsetsChange() {
        let corner = halfWay("corner")
        guard case .clip(.roundedRectangle(_, let size), _)? = corner.leaves.first?.effects.first else {
            Issue.record("no corner")
            return
        }
        #expect(abs(size.width - 15) < 1e-9)
        model.flag = false
        let inset = halfWay("inset")
        #expect(abs((inset.rectangles.first?.width ?? 0) - 70) < 1e-9)
        model.flag = false
        let trim = halfWay("trim")
        guard case .stroke(.path(let path), _, _)? = trim.leaves.first?.item.content else {
            Issue.record("no line around what is trimmed")
            return
        }
        // Three quarters of a circle from three o'clock reach twelve o'clock.
        #expect(abs(path.boundingRect.minY) < 0.1)
    }

    @Test func anAnimatableViewRunsItsBodyWithEachNumber() {
        let probe = halfWay("meter")
        #expect(probe.texts == ["50"])
        probe.step(40)
        #expect(probe.texts == ["100"])
        #expect(probe.stage.isSettled)
    }

    @Test func anAnimatableModifierRunsItsBodyWithEachNumber() {
        let probe = StageProbe {
            NudgedView(model: model)
        }
        withAnimation(.linear(duration: 1)) { model.amount = 40 }
        probe.step(32)
        #expect(abs((probe.rectangles.first?.minX ?? 0) - 20) < 1e-9)
    }

    private struct NudgedView: View {
        let model: Model
        var body: some View { Color.red.modifier(Nudge(way: model.amount)) }
    }
}
