// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Switched: View {
    let model: Model

    private var tap: some Gesture {
        model.a > 0 ? TapGesture().onEnded { model.log.append("tap \(model.a)") } : nil
    }
    var body: some View { Color.red.gesture(tap) }
}

private struct Dragged: View {
    let model: Model
    @GestureState private var way = 0.0

    var body: some View {
        let drag = DragGesture(minimumDistance: 0).updating($way) { value, way, _ in
            way = Double(value.translation.width)
        }
        Color.red.overlay { Text("way \(Int(way))") }.gesture(model.a > 0 ? drag : nil)
    }
}

private struct Parted: View {
    @State private var box = Box()
    struct Box { var isWide = false }
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Color.red.frame(width: box.isWide ? 100 : 20, height: 20).mark("bar")
            Button("Part") { $box.animation(.linear(duration: 1)).isWide.wrappedValue.toggle() }
        }
    }
}

private struct Moved: View {
    let model: Model
    @State private var isOn = false

    var body: some View {
        VStack {
            Text(isOn ? "on" : "off")
            Button("Turn") { $isOn.transaction(Transaction(animation: .linear)).wrappedValue.toggle() }
            Button("Look") { model.log.append("\($isOn.animation(.linear).transaction.animation != nil)") }
        }
    }
}

@MainActor
@Suite struct OptionalGestureTests {
    private let model = Model()

    @Test func aGestureThatIsNotThereDoesNothingAndComesAndGoes() {
        let stage = Stage.fixed(size: CGSize(width: 100, height: 100)) { Switched(model: model) }
        func tap() {
            _ = stage.frame(at: stage.time + 1)
            stage.tap(at: CGPoint(x: 50, y: 50))
            stage.settle()
        }
        tap()
        #expect(model.log == [])
        model.a = 1
        tap()
        #expect(model.log == ["tap 1"])
        model.a = 2
        tap()
        #expect(model.log == ["tap 1", "tap 2"])
        model.a = 0
        tap()
        #expect(model.log == ["tap 1", "tap 2"])
    }

    @Test func aGestureThatGoesInTheMiddleOfATouchResetsWhatItHasSet() {
        model.a = 1
        let stage = Stage.shown(size: CGSize(width: 100, height: 100)) { Dragged(model: model) }
        stage.touchDown(at: CGPoint(x: 10, y: 50))
        stage.touchMove(to: CGPoint(x: 40, y: 50))
        stage.settle()
        #expect(stage.elements.compactMap(\.label) == ["way 30"])
        model.a = 0
        stage.settle()
        stage.touchMove(to: CGPoint(x: 60, y: 50))
        stage.touchUp(at: CGPoint(x: 60, y: 50))
        stage.settle()
        #expect(stage.elements.compactMap(\.label) == ["way 0"])
    }

    @Test func aPartOfAnAnimatedBindingIsWrittenWithTheAnimation() throws {
        let probe = StageProbe(CGSize(width: 200, height: 100)) { Parted() }
        let frame = try #require(probe.stage.elements.first { $0.label == "Part" }).frame
        probe.stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        probe.step(32)
        let width = try #require(probe.frame("bar")?.width)
        #expect(width > 30 && width < 90, "half of the way after half a second")
        probe.step(40)
        #expect(probe.frame("bar")?.width == 100)
    }

    @Test func aBindingWritesUnderItsTransaction() throws {
        let stage = Stage.shown(size: CGSize(width: 200, height: 200)) { Moved(model: model) }
        for label in ["Look", "Turn"] {
            let frame = try #require(stage.elements.first { $0.label == label }).frame
            stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            stage.settle()
        }
        #expect(model.log == ["true"])
        #expect(stage.elements.first?.label == "on")
    }
}
