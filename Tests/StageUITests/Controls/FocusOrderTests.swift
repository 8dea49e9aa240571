// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import StageUI
import Testing

private struct Grid: View {
    var thirdIsOff = false
    @State private var texts = ["", "", "", ""]
    var body: some View {
        ZStack {
            // The last row is made first, and lifted under the others.
            HStack {
                TextField("4", text: $texts[3])
            }
            .offset(y: 100)
            VStack {
                HStack {
                    TextField("1", text: $texts[0])
                    TextField("2", text: $texts[1]).padding(.top, 12)
                }
                TextField("3", text: $texts[2]).disabled(thirdIsOff)
            }
        }
    }
}

private enum Name { case password }

private struct Revealing: View {
    var animation: Animation?
    var isOuter = false
    @State private var password = "secret"
    @State private var isShown = false
    @FocusState private var focus: Name?
    @State var changes = 0

    var body: some View {
        VStack {
            if isOuter {
                Group { fields }.focused($focus, equals: .password)
            } else if isShown {
                TextField("Password", text: $password).focused($focus, equals: .password)
            } else {
                SecureField("Password", text: $password).focused($focus, equals: .password)
            }
            Button("Reveal") { withAnimation(animation) { isShown.toggle() } }
            Text("changes \(changes)")
        }
        .onChange(of: focus) { changes += 1 }
    }

    @ViewBuilder private var fields: some View {
        if isShown {
            TextField("Password", text: $password)
        } else {
            SecureField("Password", text: $password)
        }
    }
}

private struct Defaulted: View {
    @State private var text = ""
    @FocusState private var focus: Int?
    var body: some View {
        VStack {
            TextField("a", text: $text).focused($focus, equals: 1)
            TextField("b", text: $text).focused($focus, equals: 2)
        }
        .defaultFocus($focus, 2)
    }
}

private struct Watched: View {
    let log: (String) -> Void
    @State private var text = ""
    var body: some View {
        VStack {
            TextField("a", text: $text)
                .onKeyPress(.return) {
                    log("return")
                    return .handled
                }
                .onSubmit { log("submit") }
        }
        .onKeyPress(characters: .decimalDigits) {
            log($0.characters)
            return .handled
        }
        .onKeyPress(.escape) {
            log("escape")
            return .ignored
        }
    }
}

private struct Scoped: View {
    let log: (String) -> Void
    var isBlocking = false
    @State private var text = ""
    var body: some View {
        TextField("a", text: $text).onSubmit { log("inner") }
            .onSubmit(of: .search) { log("search") }
            .submitScope(isBlocking)
            .onSubmit(of: [.text, .search]) { log("outer") }
    }
}

@MainActor
@Suite struct FocusOrderTests {
    private func visited(_ stage: Stage, _ count: Int, _ modifiers: EventModifiers = []) -> [String] {
        (0..<count).map { _ in
            stage.press(.tab, modifiers: modifiers)
            return stage.textInput?.label ?? ""
        }
    }

    @Test(.proves("SW-79")) func tabGoesRowByRowAndRound() {
        let stage = Stage.fixed { Grid() }
        stage.activate(label: "1")
        #expect(visited(stage, 4) == ["2", "3", "4", "1"])
        #expect(visited(stage, 3, .shift) == ["4", "3", "2"])
    }

    @Test(.proves("SW-79")) func inRightToLeftARowBeginsAtItsRight() {
        let stage = Stage.fixed(direction: .rightToLeft) { Grid() }
        stage.activate(label: "1")
        #expect(visited(stage, 3) == ["2", "3", "4"])
    }

    @Test(.proves("SW-79")) func aFieldSwitchedOffIsLeftOut() {
        let stage = Stage.fixed { Grid(thirdIsOff: true) }
        stage.activate(label: "2")
        #expect(visited(stage, 2) == ["4", "1"])
    }

    @Test(arguments: [
        (nil, false), (nil, true), (Animation.linear(duration: 1), false), (.linear(duration: 1), true),
    ])
    func revealingAPasswordKeepsTextCaretAndFocus(_ animation: Animation?, _ isOuter: Bool) {
        let stage = Stage.fixed { Revealing(animation: animation, isOuter: isOuter) }
        stage.activate(label: "Password")
        stage.press(.left)
        stage.press(.left)
        stage.activate(label: "Reveal")
        #expect(stage.textInput?.isSecure == false)
        #expect(stage.textInput?.selection == 4..<4)
        stage.type("X")
        #expect(stage.textInput?.text == "secrXet")
        stage.activate(label: "Reveal")
        #expect(stage.textInput?.isSecure == true)
        #expect(stage.textInput?.selection == 5..<5)
        stage.settle()
        #expect(stage.type("y"))
        // The focus state has seen one change: to the password.
        #expect(stage.elements.contains { $0.label == "changes 1" })
    }

    @Test func aDefaultFocusHoldsWhenTheViewAppears() {
        let stage = Stage.shown { Defaulted() }
        #expect(stage.textInput?.label == "b")
    }

    @Test func keysAreToldFromTheInsideOut() {
        var heard: [String] = []
        let stage = Stage.fixed { Watched { heard.append($0) } }
        stage.activate(label: "a")
        stage.type("a1b")
        #expect(stage.textInput?.text == "ab")
        stage.press(.return)
        stage.press(.escape)
        #expect(heard == ["1", "return", "escape"])
        #expect(stage.textInput != nil)
    }

    @Test(arguments: [(false, ["inner", "outer"]), (true, ["inner"])])
    func submissionsGoOutwardsUntilAScopeEndsThem(_ isBlocking: Bool, _ expected: [String]) {
        var heard: [String] = []
        let stage = Stage.fixed { Scoped(log: { heard.append($0) }, isBlocking: isBlocking) }
        stage.activate(label: "a")
        stage.press(.return)
        #expect(heard == expected)
    }
}
