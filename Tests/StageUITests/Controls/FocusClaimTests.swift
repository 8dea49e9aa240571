// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Claiming: View {
    let model: Model
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
        TextField("Claim", text: $text).focused($isFocused)
            .onAppear { isFocused = true }
            .onChange(of: isFocused) { model.log.append("\($1)") }
            .id(model.a)
    }
}

private struct Going: View {
    let model: Model
    @State private var text = ""
    var body: some View {
        VStack {
            if !model.flag { Claiming(model: model) }
            TextField("Staying", text: $text)
        }
    }
}

/// A field behind views of which one takes the place of the other: each has a field of its own meanwhile.
private struct Behind: View {
    let model: Model
    var body: some View {
        Group {
            if model.flag { Text("New").frame(width: 90) } else { Text("Old").frame(width: 90) }
        }
        .background { Claiming(model: model) }
    }
}

private struct Covered: View {
    let model: Model
    @State private var text = ""
    @State private var isShown = false
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack {
            TextField("Below", text: $text).focused($isFocused)
            Button("Show") { isShown = true }
        }
        .onChange(of: model.flag) { isFocused = $1 }
        .sheet(isPresented: $isShown) { Button("Done") { isShown = false } }
    }
}

/// Which fields may have the focus that a focus state claims for them.
@MainActor
struct FocusClaimTests {
    private let model = Model()

    @Test func aFieldOnItsWayOutDoesNotTakeTheFocus() {
        let stage = Stage.fixed { Going(model: model) }
        stage.settle()
        withAnimation(.linear(duration: 1)) { model.flag = true }
        _ = stage.frame(at: stage.time + 0.1)
        stage.tap(label: "Staying")
        let staying = stage.focus.current
        #expect(staying != nil)
        // What is on its way out still runs: the field is made anew, and claims the focus once more.
        model.a = 1
        _ = stage.frame(at: stage.time + 0.1)
        #expect(!stage.isSettled)
        #expect(stage.focus.current === staying)
    }

    @Test func `A field behind a view on its way out leaves the focus to the one that stays`() {
        let stage = Stage.fixed { Behind(model: model) }
        stage.settle()
        let first = stage.focus.current
        withAnimation(.linear(duration: 1)) { model.flag = true }
        _ = stage.frame(at: stage.time + 0.1)
        #expect(stage.focus.current != nil)
        #expect(stage.focus.current !== first)
        // Both fields are made anew, and both claim the focus.
        model.a = 1
        _ = stage.frame(at: stage.time + 0.1)
        #expect(!stage.isSettled)
        let staying = stage.focus.current
        #expect(staying != nil)
        stage.settle()
        #expect(stage.focus.current === staying)
    }

    private func covered() -> Stage {
        let stage = Stage.fixed { Covered(model: model) }
        stage.activate(label: "Show")
        stage.settle()
        return stage
    }

    @Test func aFieldBelowAPresentationGetsTheFocusWhenThatEnds() {
        let stage = covered()
        model.flag = true
        stage.settle()
        #expect(stage.focus.current == nil)
        #expect(!stage.type("x"))
        stage.activate(label: "Done")
        stage.settle()
        #expect(stage.type("y"))
        #expect(stage.elements.contains { $0.value == "y" })
    }

    @Test func aClaimBelowAPresentationCanBeTakenBack() {
        let stage = covered()
        model.flag = true
        stage.settle()
        model.flag = false
        stage.settle()
        #expect(stage.activate(label: "Done"))
        stage.settle()
        #expect(stage.focus.current == nil)
        #expect(stage.elements.contains { $0.label == "Show" })
    }
}
