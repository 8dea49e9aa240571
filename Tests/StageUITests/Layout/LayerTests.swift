// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// What lies over a view, behind it or as its mask belongs to each of the views that a group stands for.
@MainActor
struct LayerTests {
    private struct Kept: View {
        @State private var count = 0
        var body: some View { Button("over \(count)") { count += 1 } }
    }

    private struct Coming: View {
        let model: Model
        var body: some View {
            VStack {
                Group {
                    Color.green.frame(width: 10, height: 10)
                    if model.a > 0 { Color.green.frame(width: 20, height: 10) }
                }
                .overlay { Kept() }
            }
        }
    }

    @Test func eachViewOfAGroupHasAnOverlayOfItsSize() {
        let stage = Stage.fixed(size: CGSize(width: 100, height: 100)) {
            VStack(spacing: 0) {
                Group {
                    Color.green.frame(width: 40, height: 20)
                    Color.green.frame(width: 60, height: 30)
                }
                .overlay(Color(red: 1, green: 0, blue: 0))
            }
        }
        #expect(
            stage.drawn.fills(255, 0, 0) == [
                CGRect(x: 30, y: 25, width: 40, height: 20), CGRect(x: 20, y: 45, width: 60, height: 30),
            ])
    }

    @Test func eachViewOfAGroupHasABackground() {
        let stage = Stage.fixed(size: CGSize(width: 100, height: 100)) {
            HStack(spacing: 0) {
                Group {
                    Color.green.frame(width: 40, height: 20)
                    Color.green.frame(width: 60, height: 20)
                }
                .background { Color(red: 1, green: 0, blue: 0) }
            }
        }
        #expect(stage.drawn.fills(255, 0, 0).map(\.width) == [40, 60])
    }

    @Test func `A border lies inside of the edges and takes no space`() {
        let probe = StageProbe {
            VStack(spacing: 0) {
                Color.green.frame(width: 40, height: 20).border(.red, width: 4).mark("wide")
                Color.green.frame(width: 30, height: 10).border(Color.blue)
            }
        }
        #expect(probe.frame("wide") == rect(30, 35, 40, 20))
        let strokes = probe.leaves.compactMap { leaf -> (CGRect, CGFloat)? in
            guard case .stroke(.rectangle(let rect), _, let style) = leaf.item.content else { return nil }
            return (rect.offsetBy(dx: leaf.origin.x, dy: leaf.origin.y), style.lineWidth)
        }
        #expect(strokes.map(\.0) == [rect(32, 37, 36, 16), rect(35.5, 55.5, 29, 9)])
        #expect(strokes.map(\.1) == [4, 1])
    }

    @Test func `A border leaves touches to what it lies on`() {
        var taps = 0
        let stage = Stage.shown(size: CGSize(width: 100, height: 100)) {
            Button {
                taps += 1
            } label: {
                Color.green.frame(width: 60, height: 40)
            }.border(.red, width: 12)
        }
        for place in [50, 25] { stage.tap(at: CGPoint(x: place, y: 50)) }
        #expect(taps == 2)
    }

    @Test func eachViewOfAGroupHasAMask() {
        let stage = Stage.fixed(size: CGSize(width: 100, height: 100)) {
            VStack(spacing: 0) {
                Group {
                    Color.green.frame(width: 40, height: 20)
                    Color.green.frame(width: 60, height: 20)
                }
                .mask { Circle() }
            }
        }
        let masks = stage.frame(at: 0).items.filter {
            if case .group(.mask, _) = $0.content { true } else { false }
        }
        #expect(masks.count == 2)
    }

    @Test func aLayerOfNoViewIsNotThere() {
        var appeared = 0
        let stage = Stage.fixed(size: CGSize(width: 100, height: 100)) {
            VStack {
                EmptyView().overlay { Text("over").onAppear { appeared += 1 } }
                EmptyView().background { Text("behind").onAppear { appeared += 1 } }
            }
        }
        #expect(stage.drawn.texts.isEmpty)
        #expect(stage.accessibilityTree().flattened.allSatisfy { $0.label == nil })
        #expect(appeared == 0)
    }

    @Test func aViewThatComesGetsALayerAndTheOthersKeepTheirs() {
        let model = Model()
        let stage = Stage.fixed { Coming(model: model) }
        stage.activate(label: "over 0")
        #expect(stage.elements.map(\.label) == ["over 1"])
        model.a = 1
        stage.settle()
        #expect(stage.elements.map(\.label) == ["over 1", "over 0"])
        model.a = 0
        stage.settle()
        #expect(stage.elements.map(\.label) == ["over 1"])
    }

    @Test func aLayerGoesWithItsView() {
        let model = Model()
        model.a = 1
        let stage = Stage.shown { Coming(model: model) }
        withAnimation(.linear(duration: 1)) { model.a = 0 }
        for frame in 1...30 { _ = stage.frame(at: Double(frame) / 60) }
        // Both the view and its layer are half gone; neither can be used.
        let lines = stage.frame(at: 0.5).lines().filter { $0.contains("opacity") }
        #expect(lines.count == 2, "\(lines)")
        #expect(stage.elements.map(\.label) == ["over 0"])
    }
}
