// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Lost: LocalizedError {
    var errorDescription: String? { "The network is gone" }
}

/// A screen with an alert whose buttons write to a log.
private struct Screen<Actions: View>: View {
    let model: Model
    @ViewBuilder let actions: () -> Actions

    var body: some View {
        @Bindable var model = model
        Button("Below") { model.log.append("below") }
            .alert("Sign out?", isPresented: $model.flag, actions: actions) { Text("You can come back.") }
    }
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

@MainActor
@Suite struct AlertTests {
    private let model = Model()
    private let screen = CGSize(width: 390, height: 844)

    private func probe<Actions: View>(@ViewBuilder _ actions: @escaping () -> Actions) -> StageProbe {
        let probe = StageProbe(screen) { Screen(model: model, actions: actions) }
        model.flag = true
        probe.step(40)
        return probe
    }

    private func frames(_ probe: StageProbe) -> [String: CGRect] {
        Dictionary(
            probe.stage.accessibilityTree().flattened.compactMap { node in node.label.map { ($0, node.frame) }
            },
            uniquingKeysWith: { first, _ in first })
    }

    @Test func anIconOfDialogsHasNoEffect() {
        func list(_ icon: Image?) -> DisplayList {
            model.flag = false
            let probe = StageProbe(screen) { Screen(model: model) {}.dialogIcon(icon) }
            model.flag = true
            return probe.step(40)
        }
        #expect(list(Image(systemName: "trash")) == list(nil))
    }

    @Test func theCardIs270WideInTheMiddleOfTheScreen() throws {
        let probe = probe { Button("Stay", role: .cancel) {} }
        let modal = try #require(probe.stage.accessibilityTree().children.first)
        #expect(modal.traits.contains(.isModal))
        // Title 20.4, gap 4, message 15.6, 20 above and below, a hairline and the button.
        #expect(modal.frame.width == 270)
        #expect(modal.frame.midX == 195)
        #expect(modal.frame.midY == 422)
        #expect(abs(modal.frame.height - (20 + 20.4 + 4 + 15.6 + 20 + 0.5 + 44)) < 0.01)
    }

    @Test func theCardIsNoWiderThanAWatch() throws {
        let probe = StageProbe(CGSize(width: 184, height: 224)) {
            Screen(model: model) { Button("Stay", role: .cancel) {} }
        }
        model.flag = true
        probe.step(40)
        let modal = try #require(probe.stage.accessibilityTree().children.first)
        #expect(modal.traits.contains(.isModal))
        #expect(modal.frame.minX == 8 && modal.frame.maxX == 176)
    }

    @Test func theDefaultActionIsBoldAndReturnDoesIt() {
        let probe = probe {
            Button("Leave") { model.log.append("leave") }.keyboardShortcut(.defaultAction)
            Button("Later") {}
        }
        var weights: [String: Int] = [:]
        for leaf in probe.leaves {
            guard case .text(let layout) = leaf.item.content, let run = layout.lines.first?.runs.first else {
                continue
            }
            weights[run.string] = run.font.weight
        }
        #expect(weights["Leave"] == 600 && weights["Later"] == 400)
        probe.stage.press(.return)
        probe.step(40)
        #expect(model.log == ["leave"] && !model.flag)
    }

    @Test func twoShortButtonsStandSideBySideWithCancelFirst() throws {
        let probe = probe {
            Button("Leave", role: .destructive) {}
            Button("Stay", role: .cancel) {}
        }
        let frames = frames(probe)
        #expect(frames["Stay"]?.minX == 60)
        let right: CGFloat = 60 + 270 - 134.75
        #expect(frames["Leave"]?.minX == right)
        #expect(frames["Stay"]?.minY == frames["Leave"]?.minY)
        #expect(frames["Stay"]?.height == 44)
    }

    @Test func buttonsThatDoNotFitAreStackedWithCancelLast() throws {
        let probe = probe {
            Button("Stay", role: .cancel) {}
            Button("Leave for a while and come back") {}
        }
        let frames = frames(probe)
        let stay = try #require(frames["Stay"])
        let leave = try #require(frames["Leave for a while and come back"])
        #expect(stay.minY == leave.maxY + 0.5)
        #expect(stay.width == 270)
    }

    @Test func threeButtonsAreStacked() throws {
        let probe = probe {
            Button("Stay", role: .cancel) {}
            Button("One") {}
            Button("Two") {}
        }
        let frames = frames(probe)
        let tops = try ["One", "Two", "Stay"].map { try #require(frames[$0]).minY }
        #expect(tops == tops.sorted())
    }

    @Test func anAlertWithoutButtonsGetsOne() {
        let probe = probe { EmptyView() }
        #expect(probe.stage.tap(label: "OK"))
        #expect(!model.flag)
    }

    @Test(arguments: ["Leave", "Stay"])
    func anyButtonEndsTheAlertAfterItsAction(label: String) {
        let probe = probe {
            Button("Leave", role: .destructive) { model.log.append("Leave \(model.flag)") }
            Button("Stay", role: .cancel) { model.log.append("Stay \(model.flag)") }
        }
        #expect(probe.stage.tap(label: label))
        #expect(model.log == ["\(label) true"])
        #expect(!model.flag)
        probe.step(60)
        #expect(probe.texts == ["Below"])
        #expect(probe.stage.tap(label: "Below"))
    }

    @Test func whatIsBelowCannotBeTouchedOrRead() {
        let probe = probe { Button("Stay", role: .cancel) {} }
        #expect(frames(probe)["Below"] == nil)
        probe.stage.tap(at: CGPoint(x: 195, y: 60))
        probe.stage.tap(at: CGPoint(x: 195, y: 422))
        #expect(model.log.isEmpty)
        #expect(model.flag)
    }

    @Test func itComesWithDimmingAndATenthLarger() throws {
        let probe = StageProbe(screen) { Screen(model: model) { Button("Stay", role: .cancel) {} } }
        model.flag = true
        func dim() -> Double {
            probe.leaves.compactMap { leaf -> Double? in
                guard case .fill(.rectangle(let rect), .color(let color), _) = leaf.item.content,
                    rect.size == screen
                else { return nil }
                return color.opacity
            }.last ?? 0
        }
        let dims = probe.trace(50, dim)
        #expect(dims[0] == 0 && dims[1] == 0)
        #expect(dims[2] > 0)
        #expect(dims == dims.sorted())
        #expect(dims.last == 0.2)
    }

    @Test func aBindingWrittenByCodeEndsIt() {
        let probe = probe { Button("Stay", role: .cancel) {} }
        model.flag = false
        probe.step(60)
        #expect(probe.texts == ["Below"])
        #expect(probe.stage.isSettled)
    }

    @Test func itCanBeEndedWhileItAppears() {
        let probe = StageProbe(screen) { Screen(model: model) { Button("Stay", role: .cancel) {} } }
        model.flag = true
        probe.step(6)
        model.flag = false
        probe.step(60)
        #expect(probe.texts == ["Below"])
        model.flag = true
        probe.step(60)
        #expect(probe.texts.contains("Sign out?"))
    }

    @Test func aScreenReadersEscapeCancels() {
        let probe = probe {
            Button("Leave") {}
            Button("Stay", role: .cancel) { model.log.append("stay") }
        }
        #expect(probe.stage.escape())
        #expect(model.log == ["stay"])
        #expect(!model.flag)
        let other = AlertTests()
        let forced = other.probe { Button("Leave") {} }
        #expect(!forced.stage.escape())
    }

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

@MainActor
@Suite struct ConfirmationDialogTests {
    private let model = Model()
    private let safe = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

    private func probe(_ visibility: Visibility) -> StageProbe {
        struct Screen: View {
            let model: Model
            let visibility: Visibility
            var body: some View {
                @Bindable var model = model
                Color.white.confirmationDialog("Photo", isPresented: $model.flag, titleVisibility: visibility)
                {
                    Button("Camera") { model.log.append("camera") }
                    Button("Delete", role: .destructive) { model.log.append("delete") }
                }
            }
        }
        let probe = StageProbe(CGSize(width: 390, height: 844)) {
            $0.safeArea = safe
        } content: {
            Screen(model: model, visibility: visibility)
        }
        model.flag = true
        probe.step(60)
        return probe
    }

    @Test func theButtonsStandAtTheBottomAboveACancelButtonOfTheirOwnCard() throws {
        let probe = probe(.hidden)
        let nodes = probe.stage.elements
        #expect(nodes.map(\.label) == ["Camera", "Delete", "Cancel"])
        let frames = nodes.map(\.frame)
        #expect(frames.map(\.minX) == [8, 8, 8])
        #expect(frames.map(\.width) == [374, 374, 374])
        #expect(frames.map(\.height) == [57, 57, 57])
        #expect(abs(frames[2].maxY - (844 - 34)) < 1e-9)
        #expect(abs(frames[1].maxY - (frames[2].minY - 8)) < 1e-9)
    }

    @Test func theTitleIsShownWhenItIsToBeVisible() {
        #expect(probe(.visible).texts.contains("Photo"))
        model.flag = false
        #expect(!probe(.automatic).texts.contains("Photo"))
    }

    @Test(arguments: ["Camera", "Delete", "Cancel"])
    func anyButtonEndsIt(label: String) {
        let probe = probe(.hidden)
        #expect(probe.stage.tap(label: label))
        #expect(model.log == (label == "Cancel" ? [] : [label.lowercased()]))
        #expect(!model.flag)
        probe.step(60)
        #expect(probe.texts.isEmpty)
    }

    @Test func aTouchBesideItCancels() {
        let probe = probe(.hidden)
        probe.stage.tap(at: CGPoint(x: 195, y: 200))
        #expect(!model.flag)
        #expect(model.log.isEmpty)
    }
}
