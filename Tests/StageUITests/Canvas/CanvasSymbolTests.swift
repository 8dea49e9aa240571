// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Painted: View {
    let model: Model
    let log: (String) -> Void
    var body: some View {
        Canvas { context, _ in
            log("draw")
            guard let red = context.resolveSymbol(id: "red") else { return log("missing") }
            log("\(Int(red.size.width))x\(Int(red.size.height))")
            context.draw(red, at: CGPoint(x: 50, y: 50))
            context.draw(red, at: .zero, anchor: .topLeading)
        } symbols: {
            Color.red.frame(width: model.a == 0 ? 10 : 30, height: 20).tag("red")
            Text(verbatim: "b").tag("text")
        }
    }
}

private struct Fading: View {
    let model: Model
    var body: some View {
        Canvas { context, _ in
            guard let dot = context.resolveSymbol(id: 0) else { return }
            context.draw(dot, at: CGPoint(x: 50, y: 50))
        } symbols: {
            Color.red.frame(width: 10, height: 10).opacity(model.flag ? 0 : 1).tag(0)
        }
    }
}

@MainActor
@Suite struct CanvasSymbolTests {
    private let model = Model()

    @Test func aTaggedViewIsDrawnAsOftenAsIsWanted() {
        var words: [String] = []
        let probe = StageProbe { Painted(model: model) { words.append($0) } }
        #expect(words == ["draw", "10x20"])
        #expect(probe.rectangles == [rect(45, 40, 10, 20), rect(0, 0, 10, 20)])
        #expect(probe.texts.isEmpty)
    }

    @Test func aChangeInsideOfAViewDrawsTheCanvasAnew() {
        var words: [String] = []
        let probe = StageProbe { Painted(model: model) { words.append($0) } }
        words = []
        model.a = 1
        probe.step()
        #expect(words == ["draw", "30x20"])
        #expect(probe.rectangles == [rect(35, 40, 30, 20), rect(0, 0, 30, 20)])
        probe.step(3)
        #expect(words.count == 2)
    }

    @Test func aRectangleIsWhatAViewIsLaidOutIn() {
        let probe = StageProbe {
            Canvas { context, _ in
                guard let bar = context.resolveSymbol(id: 1) else { return }
                context.draw(bar, in: CGRect(x: 10, y: 20, width: 60, height: 40))
                context.draw(bar, in: CGRect(x: 0, y: 0, width: 8, height: 6))
            } symbols: {
                ForEach(0..<2, id: \.self) { _ in Color.red.frame(height: 4) }
            }
        }
        #expect(probe.rectangles == [rect(10, 38, 60, 4), rect(0, 1, 8, 4)])
    }

    @Test func aTagThatNobodyHasIsNoView() {
        var isMissing = false
        _ = StageProbe {
            Canvas { context, _ in
                isMissing = context.resolveSymbol(id: "x") == nil
            } symbols: {
                Text("a").tag("a")
            }
        }
        #expect(isMissing)
    }

    @Test func viewsOfACanvasTakeNoTouchesAndAreNotRead() {
        var taps = 0
        let probe = StageProbe {
            Canvas { context, size in
                guard let button = context.resolveSymbol(id: 0) else { return }
                context.draw(button, in: CGRect(origin: .zero, size: size))
            } symbols: {
                Button("b") { taps += 1 }.frame(maxWidth: .infinity, maxHeight: .infinity).tag(0)
            }
        }
        #expect(probe.texts == ["b"])
        probe.stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(taps == 0 && probe.stage.accessibilityTree().children.isEmpty)
    }

    @Test func whatMovesInAViewMovesInTheCanvas() {
        let probe = StageProbe { Fading(model: model) }
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(32)
        #expect(probe.opacities.count == 1 && abs(probe.opacities[0] - 0.5) < 1e-9)
    }
}
