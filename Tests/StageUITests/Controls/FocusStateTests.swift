// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

private enum Field: Hashable { case email, password }

@MainActor
private final class Log { var focus: [Field?] = []; var flags: [Bool] = [] }

private struct Form: View {
    let log: Log
    @FocusState private var focus: Field?
    @State private var email = ""
    @State private var password = ""
    @State private var hasPassword = true

    var body: some View {
        VStack(spacing: 0) {
            TextField("Email", text: $email).focused($focus, equals: .email)
                .onSubmit { focus = .password }
            if hasPassword {
                SecureField("Password", text: $password).focused($focus, equals: .password)
            }
            Button("Start") { focus = .email }
            Button("End") { focus = nil }
            Button("Remove") { hasPassword = false }
        }
        .onChange(of: focus) { _, new in log.focus.append(new) }
    }
}

private struct AutomaticFocus: View {
    let log: Log
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            TextField("Code", text: $text).focused($isFocused)
            Button("Leave") { isFocused = false }
        }
        .onAppear { isFocused = true }
        .onChange(of: isFocused) { _, new in log.flags.append(new) }
    }
}

private struct Switched: View {
    let log: Log
    @State private var isDisabled = false
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            TextField("Code", text: .constant("")).focused($isFocused).disabled(isDisabled)
            Button("Focus") { isFocused = true }
            Button("Disable") { isDisabled = true }
        }
        .onChange(of: isFocused) { _, new in log.flags.append(new) }
    }
}

@MainActor
@Suite struct FocusStateTests {
    private let log = Log()

    private func value(_ label: String, _ stage: Stage) -> String? {
        stage.elements.first { $0.label == label && $0.traits.contains(.isTextField) }?.value
    }

    @Test func aStateMovesTheFocus() {
        let stage = Stage.fixed { Form(log: log) }
        stage.activate(label: "Start")
        #expect(stage.type("a@b.c"))
        #expect(value("Email", stage) == "a@b.c")
        stage.activate(label: "End")
        #expect(stage.type("x") == false)
        #expect(log.focus == [.email, nil])
    }

    @Test func theStateFollowsTheFocus() {
        let stage = Stage.fixed { Form(log: log) }
        stage.activate(label: "Password")
        stage.activate(label: "Email")
        #expect(log.focus == [.password, .email])
    }

    @Test func submittingCanMoveTheFocusOn() {
        let stage = Stage.fixed { Form(log: log) }
        stage.activate(label: "Email")
        stage.press(.return)
        #expect(stage.type("secret"))
        #expect(value("Password", stage) == "••••••")
        stage.press(.return)
        #expect(stage.type("x") == false)
        #expect(log.focus == [.email, .password, nil])
    }

    @Test func aFieldThatGoesAwayTakesItsFocusAlong() {
        let stage = Stage.fixed { Form(log: log) }
        stage.activate(label: "Password")
        stage.activate(label: "Remove")
        #expect(stage.type("x") == false)
        #expect(log.focus == [.password, nil])
    }

    @Test func aDisabledFieldCannotTakeTheFocus() {
        let stage = Stage.fixed { Switched(log: log) }
        stage.activate(label: "Focus")
        #expect(stage.type("1"))
        stage.activate(label: "Disable")
        #expect(stage.type("2") == false)
        stage.activate(label: "Focus")
        #expect(stage.type("3") == false)
        // The wish is taken back at once.
        #expect(log.flags == [true, false, true, false])
    }

    @Test func aFieldCanTakeTheFocusWhenItAppears() {
        let stage = Stage.shown { AutomaticFocus(log: log) }
        #expect(stage.type("1"))
        stage.activate(label: "Leave")
        #expect(stage.type("2") == false)
        #expect(log.flags == [true, false])
    }
}
