// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

@MainActor private final class Handle {
    var set: (Int) -> Void = { _ in }
    var setUnread: (Int) -> Void = { _ in }
}

private struct Counter: View {
    let handle: Handle
    @State private var count = 0
    @State private var unread = 0
    var body: some View {
        handle.set = { count = $0 }
        handle.setUnread = { unread = $0 }
        return VStack {
            Text("\(count)")
            Child(count: $count)
            Bystander()
        }
    }
}

private struct Child: View {
    @Binding var count: Int
    var body: some View { Button("more \(count)") { count += 1 } }
}

private struct Bystander: View {
    var body: some View { Text("bystander") }
}

private struct Writes: View {
    let model: Model
    @State private var count = 0
    var body: some View {
        if model.flag { count = 5 }
        return Text("\(count)")
    }
}

@MainActor
@Suite struct StateTests {
    private let handle = Handle()

    @Test(.proves("SW-73")) func aWriteRunsTheOwnersBodyAndNoOther() {
        let probe = StageProbe { Counter(handle: handle) }
        handle.set(3)
        probe.step()
        #expect(probe.texts.contains("3"))
        #expect(probe.bodies("Counter") == 2)
        #expect(probe.bodies("Bystander") == 1)
    }

    @Test(.proves("SW-74")) func writingTheSameValueChangesNothing() {
        let probe = StageProbe { Counter(handle: handle) }
        let before = probe.list
        handle.set(0)
        #expect(probe.stage.isSettled)
        #expect(probe.step() == before)
        #expect(probe.bodies("Counter") == 1)
    }

    @Test func aStateThatNoBodyReadsCausesNoRun() {
        let probe = StageProbe { Counter(handle: handle) }
        handle.setUnread(1)
        probe.step()
        #expect(probe.bodies("Counter") == 1)
    }

    @Test func aBindingWritesTheStateOfItsOwner() {
        let probe = StageProbe { Counter(handle: handle) }
        #expect(probe.stage.activate(label: "more 0"))
        probe.step()
        #expect(probe.texts.contains("1"))
        #expect(probe.stage.activate(label: "more 1"))
    }

    @Test(.proves("SW-75")) func aWriteDuringAnUpdateIsRefusedAndReportedWithTheViewsName() {
        let model = Model()
        let probe = StageProbe { Writes(model: model) }
        model.flag = true
        probe.step()
        #expect(probe.texts == ["0"])
        let issue = probe.stage.issues.first
        #expect(issue?.kind == .writeDuringUpdate)
        #expect(issue?.path == "Writes")
    }

    @Test(.proves("SW-76")) func stateMovesWithItsElementInForEach() {
        let model = Model()
        let probe = StageProbe(CGSize(width: 200, height: 200)) {
            Listed(model: model)
        }
        probe.stage.activate(label: "y 0")
        probe.step()
        #expect(probe.texts == ["x 0", "y 1", "z 0"])
        model.names = ["y", "w", "x"]
        probe.step()
        #expect(probe.texts == ["y 1", "w 0", "x 0"])
    }

    @Test(.proves("SW-76")) func stateIsLostWhenTheOtherBranchIsShown() {
        let model = Model()
        let probe = StageProbe { Branches(model: model) }
        probe.stage.activate(label: "one 0")
        model.flag = true
        probe.step()
        model.flag = false
        probe.step()
        #expect(probe.texts == ["one 0"])
    }

    @Test(.proves("SW-76")) func stateIsLostWhenTheIdChangesAndOnlyThen() {
        let model = Model()
        let probe = StageProbe { Identified(model: model) }
        probe.stage.activate(label: "i 0")
        model.b = 1
        probe.step()
        #expect(probe.texts == ["i 1"])
        model.a = 1
        probe.step()
        #expect(probe.texts == ["i 0"])
    }

    @Test(.proves("SW-77")) func stateIsLostWhenAnErasedViewChangesItsType() {
        let model = Model()
        let probe = StageProbe { Erased(model: model) }
        probe.stage.activate(label: "e 0")
        model.b += 1
        probe.step()
        #expect(probe.texts == ["e 1"])
        model.flag = true
        probe.step()
        #expect(probe.texts == ["plain"])
        model.flag = false
        probe.step()
        #expect(probe.texts == ["e 0"])
    }

    @Test func elementsWithTheSameIdAreReported() {
        let probe = StageProbe { ForEach(["a", "a"], id: \.self) { Text($0) } }
        #expect(probe.texts == ["a"])
        #expect(probe.stage.issues.map(\.kind) == [.misuse])
    }

    @Test func stateInAViewModifierIsKept() {
        let probe = StageProbe { Text("t").modifier(CountingModifier()) }
        probe.stage.activate(label: "plus")
        probe.step()
        #expect(probe.texts.contains("1"))
    }

    @Test func aWriteInAnotherTransactionShowsTheEarlierOneFirst() {
        let probe = StageProbe { ResetThenMove() }
        probe.stage.activate(label: "go")
        #expect(probe.trace(4) { probe.leaves[0].origin.x }.prefix(2) == [0, 0])
        probe.step(60)
        #expect(probe.leaves[0].origin.x == 60)
    }
}

private struct ResetThenMove: View {
    @State private var x = 30.0
    var body: some View {
        Button {
            x = 0
            withAnimation(.linear(duration: 0.5)) { x = 60 }
        } label: {
            Color.red
        }
        .accessibilityLabel("go").buttonStyle(.plain).offset(x: x)
    }
}

private struct CountingModifier: ViewModifier {
    @State private var count = 0
    func body(content: Content) -> some View {
        VStack {
            content
            Text("\(count)")
            Button("plus") { count += 1 }
        }
    }
}

private struct Remembering: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Listed: View {
    let model: Model
    var body: some View {
        VStack { ForEach(model.names, id: \.self) { Remembering(name: $0) } }
    }
}

private struct Branches: View {
    let model: Model
    var body: some View {
        if model.flag { Remembering(name: "two") } else { Remembering(name: "one") }
    }
}

private struct Identified: View {
    let model: Model
    var body: some View {
        let extra = model.b
        Remembering(name: "i").id(model.a).opacity(extra > 100 ? 0 : 1)
    }
}

private struct Erased: View {
    let model: Model
    var body: some View {
        let extra = model.b
        return (model.flag ? AnyView(Text("plain")) : AnyView(Remembering(name: "e")))
            .padding(CGFloat(extra))
    }
}
