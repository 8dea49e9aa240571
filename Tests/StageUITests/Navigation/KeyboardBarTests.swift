// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Two fields, of which one has a bar above the keyboard.
private struct SignIn: View {
    @State private var name = ""
    @State private var password = ""
    @State private var count = 0
    @FocusState private var isNameFocused: Bool
    @FocusState private var isPasswordFocused: Bool

    var body: some View {
        VStack(spacing: 0) {
            TextField("Name", text: $name).focused($isNameFocused)
                .toolbar {
                    ToolbarItemGroup(placement: .keyboard) {
                        Button("Count \(count)") { count += 1 }
                        Spacer()
                        Button("Done") { isNameFocused = false }
                    }
                }
            SecureField("Password", text: $password).focused($isPasswordFocused)
            Spacer(minLength: 0)
            Color.green.frame(height: 10).mark("foot")
        }
    }
}

/// A screen of 400 by 800 points with a keyboard of 300 and a safe area of 34 below.
@MainActor
@Suite struct KeyboardBarTests {
    private func probe<V: View>(
        keyboard: CGFloat = 300, @ViewBuilder _ content: () -> V
    ) -> StageProbe {
        StageProbe(CGSize(width: 400, height: 800)) {
            $0.keyboardHeight = keyboard
            $0.safeArea = EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)
        } content: {
            content()
        }
    }

    private func focus(_ label: String, _ probe: StageProbe) {
        probe.stage.activate(label: label)
        probe.step(90)
    }

    private func frame(_ label: String, _ probe: StageProbe) -> CGRect? {
        probe.stage.elements.first { $0.label == label }?.frame
    }

    @Test func `A bar of 44 points stands on the keyboard and moves the content up`() {
        let probe = probe { SignIn() }
        #expect(frame("Done", probe) == nil && probe.frame("foot")?.maxY == 766)
        focus("Name", probe)
        #expect(probe.stage.keyboard.shownHeight == 344)
        #expect(probe.rectangles.contains(rect(0, 456, 400, 44)))
        #expect(probe.frame("foot")?.maxY == 456)
        #expect(probe.stage.issues.isEmpty)
    }

    @Test func `A spacer moves what follows it to the end of the bar`() {
        let probe = probe { SignIn() }
        focus("Name", probe)
        #expect(frame("Count 0", probe)?.minX == 16)
        #expect(probe.stage.drawn.texts["Done"]?.maxX == 384)
        #expect(frame("Done", probe)?.midY == 478)
    }

    @Test func `A button of the bar acts, and is made anew by what it changes`() {
        let probe = probe { SignIn() }
        focus("Name", probe)
        #expect(probe.stage.tap(label: "Count 0"))
        probe.step()
        #expect(frame("Count 1", probe) != nil && probe.stage.textInput != nil)
    }

    @Test func `Done takes the focus away, and the bar goes down with the keyboard`() {
        let probe = probe { SignIn() }
        focus("Name", probe)
        #expect(probe.stage.tap(label: "Done"))
        probe.step(4)
        let top = frame("Done", probe)?.minY
        #expect(probe.stage.textInput == nil && (top ?? 0) > 478)
        probe.step(120)
        #expect(frame("Done", probe) == nil && probe.stage.keyboard.shownHeight == 0)
        #expect(probe.frame("foot")?.maxY == 766 && probe.stage.isSettled)
    }

    @Test func `Without screens a bar belongs to the fields inside of the view that brings it`() {
        let probe = probe { SignIn() }
        focus("Password", probe)
        #expect(frame("Done", probe) == nil && probe.stage.keyboard.shownHeight == 300)
        focus("Name", probe)
        #expect(frame("Done", probe) != nil && probe.stage.keyboard.shownHeight == 344)
        focus("Password", probe)
        #expect(frame("Done", probe) == nil && probe.stage.keyboard.shownHeight == 300)
    }

    @Test func `On a screen of a stack a bar belongs to all fields of the screen, in the order of the tree`()
    {
        let probe = probe {
            NavigationStack {
                VStack {
                    TextField("Name", text: .constant(""))
                    Text("Beside").toolbar {
                        ToolbarItem(placement: .keyboard) { Text("one") }
                        ToolbarItem(placement: .bottomBar) { Text("below") }
                    }
                }
                .toolbar { ToolbarItem(placement: .keyboard) { Text("two") } }
            }
        }
        focus("Name", probe)
        #expect((frame("one", probe)?.minX, frame("two", probe)?.minX) == (16, 57.5))
        #expect(frame("one", probe)?.midY == 478 && frame("below", probe) != nil)
    }

    @Test func `With a keyboard of hardware the bar stands on the edge of the safe area`() {
        let probe = probe(keyboard: 0) { SignIn() }
        focus("Name", probe)
        #expect(abs((frame("Done", probe)?.midY ?? 0) - (800 - 34 - 22)) < 0.001)
        #expect(probe.rectangles.contains { abs($0.minY - 722) < 0.001 && $0.height == 44 + 34 })
        #expect(abs((probe.frame("foot")?.maxY ?? 0) - (800 - 34 - 44)) < 0.001)
    }

    @Test func `A field in a sheet has the bar of the sheet, which is above it`() {
        let probe = probe {
            Text("below").sheet(isPresented: .constant(true)) { SignIn() }
        }
        probe.step(120)
        focus("Name", probe)
        #expect(frame("Done", probe)?.midY == 478)
        #expect(probe.stage.tap(label: "Done"))
        probe.step()
        #expect(probe.stage.textInput == nil)
    }

    @Test func `A bar goes with the view that brings it`() {
        let model = Model()
        model.flag = true
        let probe = probe { Leaving(model: model) }
        focus("Name", probe)
        #expect(frame("Done", probe) != nil)
        model.flag = false
        probe.step(120)
        #expect(frame("Done", probe) == nil && probe.stage.keyboard.shownHeight == 300)
    }
}

private struct Leaving: View {
    let model: Model
    var body: some View {
        NavigationStack {
            VStack {
                TextField("Name", text: .constant(""))
                if model.flag {
                    Text("Beside").toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
                }
            }
        }
    }
}
