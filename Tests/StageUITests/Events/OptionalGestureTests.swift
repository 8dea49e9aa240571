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

    @Test func aBindingWritesUnderItsTransaction() throws {
        let stage = Stage.fixed(size: CGSize(width: 200, height: 200)) { Moved(model: model) }
        _ = stage.frame(at: 0)
        for label in ["Look", "Turn"] {
            let frame = try #require(stage.elements.first { $0.label == label }).frame
            stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            stage.settle()
        }
        #expect(model.log == ["true"])
        #expect(stage.elements.first?.label == "on")
    }
}
