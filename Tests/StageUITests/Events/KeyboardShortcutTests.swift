// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
private final class Log {
    var words: [String] = []
}

private struct SignIn: View {
    let log: Log
    var isReady = true
    @State private var name = ""
    @State private var notes = ""
    var body: some View {
        VStack {
            TextField("Name", text: $name).onSubmit { log.words.append("submit") }
            TextEditor(text: $notes)
            Button("Never") { log.words.append("never") }.keyboardShortcut(.defaultAction).disabled(true)
            Button("Sign in") { log.words.append("sign in") }.keyboardShortcut(.defaultAction)
                .disabled(!isReady)
            Button("Too late") { log.words.append("late") }.keyboardShortcut(.return, modifiers: [])
            Button("Cancel", role: .cancel) { log.words.append("cancel") }.keyboardShortcut(.cancelAction)
            Button("New") { log.words.append("new") }.keyboardShortcut("n")
            Button("All") { log.words.append("all") }.keyboardShortcut("a")
            Button("Back") { log.words.append("back") }.keyboardShortcut("[", modifiers: [.command])
        }
    }
}

private struct Covered: View {
    let log: Log
    @State var isPresented = false
    @State var isAsking = false
    var body: some View {
        VStack {
            Button("Below") { log.words.append("below") }.keyboardShortcut(.defaultAction)
            Button("Sheet") { isPresented = true }.keyboardShortcut("s")
            Button("Alert") { isAsking = true }.keyboardShortcut("e")
        }
        .sheet(isPresented: $isPresented) {
            Button("Above") { log.words.append("above") }.keyboardShortcut(.defaultAction)
        }
        .alert("Sure?", isPresented: $isAsking) {
            Button("Yes") { log.words.append("yes") }
            Button("No", role: .cancel) { log.words.append("no") }
        }
    }
}

private struct Tabs: View {
    let log: Log
    @State private var tab = 0
    var body: some View {
        TabView(selection: $tab) {
            Button("One") { log.words.append("one") }.keyboardShortcut("d").tabItem { Text("1") }.tag(0)
            Button("Two") { log.words.append("two") }.keyboardShortcut("d").tabItem { Text("2") }.tag(1)
        }
    }
}

@MainActor
@Suite struct KeyboardShortcutTests {
    private let log = Log()

    @Test func returnAndEscapeUseTheFirstControlThatIsOn() {
        let stage = Stage.fixed { SignIn(log: log) }
        #expect(stage.press(.return))
        #expect(stage.press(.escape))
        #expect(log.words == ["sign in", "cancel"])
    }

    @Test func aControlThatIsOffIsPassedOver() {
        let stage = Stage.fixed { SignIn(log: log, isReady: false) }
        stage.press(.return)
        #expect(log.words == ["late"])
    }

    @Test func otherKeysNeedExactlyTheirModifiers() {
        let stage = Stage.fixed { SignIn(log: log) }
        #expect(!stage.press("n", modifiers: []))
        #expect(!stage.press("n", modifiers: [.command, .shift]))
        #expect(stage.press("N", modifiers: [.command, .capsLock]))
        #expect(log.words == ["new"])
    }

    @Test func aTextTakesWhatItCanUseBeforeControlsDo() {
        let stage = Stage.fixed { SignIn(log: log) }
        stage.activate(label: "Name")
        stage.press("a", modifiers: .command)
        stage.press(.return)
        #expect(log.words == ["submit"])
        stage.activate(label: "Name")
        stage.press(.escape)
        stage.press("n", modifiers: .command)
        #expect(log.words == ["submit", "cancel", "new"])
    }

    @Test func bracketsAndArrowsPointTheOtherWayInRightToLeft() {
        let stage = Stage.fixed(direction: .rightToLeft) { SignIn(log: log) }
        #expect(!stage.press("[", modifiers: .command))
        #expect(stage.press("]", modifiers: .command))
        let kept = Stage.fixed(direction: .rightToLeft) {
            Button("a") { log.words.append("left") }
                .keyboardShortcut(.leftArrow, modifiers: .command, localization: .withoutMirroring)
        }
        kept.press(.left, modifiers: .command)
        #expect(log.words == ["back", "left"])
    }

    @Test func whatASheetCoversHasNoShortcuts() {
        let stage = Stage.fixed { Covered(log: log) }
        stage.press("s", modifiers: .command)
        stage.settle()
        stage.press(.return)
        #expect(log.words == ["above"])
    }

    @Test func escapeCancelsAnAlert() {
        let stage = Stage.fixed { Covered(log: log) }
        stage.press("e", modifiers: .command)
        stage.settle()
        stage.press(.escape)
        stage.settle()
        #expect(log.words == ["no"])
        stage.press(.return)
        #expect(log.words == ["no", "below"])
    }

    @Test func onlyTheTabThatIsShownHasShortcuts() {
        let stage = Stage.fixed { Tabs(log: log) }
        stage.press("d", modifiers: .command)
        stage.tap(label: "2")
        stage.settle()
        stage.press("d", modifiers: .command)
        #expect(log.words == ["one", "two"])
    }

    @Test func aHeldShortcutActsOnce() {
        let stage = Stage.fixed { SignIn(log: log) }
        stage.keyDown("n", modifiers: .command)
        for frame in 1...90 { _ = stage.frame(at: Double(frame) / 60) }
        stage.keyUp()
        #expect(log.words == ["new"])
    }

    @Test func aToggleIsFlippedByItsKeys() {
        struct Switch: View {
            let log: Log
            @State private var isOn = false
            var body: some View {
                Toggle("a", isOn: $isOn).keyboardShortcut("t")
                    .onChange(of: isOn) { log.words.append("\(isOn)") }
            }
        }
        let stage = Stage.fixed { Switch(log: log) }
        stage.press("t", modifiers: .command)
        #expect(log.words == ["true"])
    }
}
