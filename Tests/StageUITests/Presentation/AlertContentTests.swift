// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Lost: LocalizedError {
    var errorDescription: String? { "The network is gone" }
}

private struct Asking: View {
    let model: Model
    @State private var code = ""
    var body: some View {
        @Bindable var model = model
        Text("Below").alert("Code", isPresented: $model.flag) {
            TextField("Code", text: $code)
            Button("OK") {}
        }
    }
}

/// Errors, data and fields in alerts, and the views and the keyboard around them.
@MainActor
@Suite struct AlertContentTests {
    private let model = Model()
    private let screen = CGSize(width: 390, height: 844)

    @Test func anErrorIsItsTitle() {
        struct Failing: View {
            @State var error: Lost?
            @State var isShown = false
            var body: some View {
                Button("Fail") {
                    error = Lost()
                    isShown = true
                }.alert(isPresented: $isShown, error: error) { Button("Retry") {} }
            }
        }
        let probe = StageProbe(screen) { Failing() }
        probe.stage.tap(label: "Fail")
        probe.step(40)
        #expect(probe.texts.contains("The network is gone"))
        #expect(probe.stage.tap(label: "Retry"))
        probe.step(60)
        #expect(probe.texts == ["Fail"])
    }

    @Test func dataIsShownAndKeptWhileTheAlertLeaves() {
        struct Naming: View {
            let model: Model
            var body: some View {
                @Bindable var model = model
                Color.red.alert("Delete", isPresented: $model.flag, presenting: model.names.first) { name in
                    Button("Delete \(name)", role: .destructive) { model.names.removeFirst() }
                }
            }
        }
        let probe = StageProbe(screen) { Naming(model: model) }
        model.flag = true
        probe.step(40)
        #expect(probe.stage.tap(label: "Delete x"))
        probe.step(3)
        #expect(probe.texts.contains("Delete x"))
        probe.step(60)
        #expect(probe.texts.isEmpty)
    }

    @Test func aFieldInAnAlertTakesTheFocusAndText() {
        struct Renaming: View {
            let model: Model
            @State private var name = ""
            @State private var outer = "o"
            var body: some View {
                @Bindable var model = model
                TextField("Outer", text: $outer).alert("Name", isPresented: $model.flag) {
                    TextField("New name", text: $name)
                    Button("Save") { model.log.append(name) }
                    Button("Cancel", role: .cancel) {}
                }
            }
        }
        let probe = StageProbe(screen) { Renaming(model: model) }
        probe.stage.tap(label: "Outer")
        probe.stage.type("1")
        model.flag = true
        probe.step(40)
        #expect(probe.stage.type("Ada"))
        #expect(probe.stage.tap(label: "Save"))
        #expect(model.log == ["Ada"])
        probe.step(60)
        #expect(probe.stage.type("2"))
        probe.step()
        #expect(probe.texts.contains("o12"))
    }

    @Test func twoAlertsFromOneWindowAreReportedAndShownOneAfterTheOther() {
        struct Two: View {
            @State var first = false
            @State var second = false
            var body: some View {
                Button("Both") {
                    first = true
                    second = true
                }
                .alert("First", isPresented: $first) {}
                .alert("Second", isPresented: $second) {}
            }
        }
        let probe = StageProbe(screen) { Two() }
        probe.stage.tap(label: "Both")
        probe.step(40)
        #expect(probe.texts.filter { ["First", "Second"].contains($0) }.count == 1)
        #expect(probe.stage.issues.map(\.kind) == [.misuse])
        let shown = probe.texts.contains("First") ? "First" : "Second"
        probe.stage.tap(label: "OK")
        probe.step(80)
        #expect(!probe.texts.contains(shown))
        #expect(probe.texts.contains(shown == "First" ? "Second" : "First"))
        probe.stage.tap(label: "OK")
        probe.step(80)
        #expect(probe.texts == ["Both"])
    }

    @Test func anAlertLeavesWithTheViewThatAskedForIt() {
        struct Holder: View {
            let model: Model
            var body: some View {
                if model.a == 0 {
                    Text("here").alert("Alert", isPresented: .constant(true)) {}
                } else {
                    Text("gone")
                }
            }
        }
        let probe = StageProbe(screen) { Holder(model: model) }
        probe.step(40)
        #expect(probe.texts.contains("Alert"))
        model.a = 1
        probe.step(60)
        #expect(probe.texts == ["gone"])
        #expect(probe.stage.isSettled)
    }

    @Test func theKeyboardLeavesTheCardFree() {
        let model = model
        let probe = StageProbe(screen) { Asking(model: model) }
        model.flag = true
        probe.step(40)
        // The field of an alert has the focus from the start.
        probe.stage.configuration.keyboardHeight = 336
        probe.step(90)
        let card = probe.stage.accessibilityTree().flattened.first { $0.traits.contains(.isModal) }
        #expect(abs((card?.frame.midY ?? 0) - (844 - 336) / 2) < 1e-9)
    }
}
