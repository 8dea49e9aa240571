// Licensed under the Apache License, Version 2.0.

import FirstlightTesting
import Foundation
import LaunchCore
import StageUI
import Testing

/// Whatever is done to a view, the `Task` that it begins there is over when the call returns.
@MainActor @Suite struct ViewDriverEventTests {
    private actor Server {
        func answer(_ word: String) async -> String { await Self.polish(word) }

        nonisolated private static func polish(_ word: String) async -> String { word.uppercased() }
    }

    /// Asks the server for each word, as a button of an app does, and keeps the answers.
    @MainActor private final class Asker {
        private(set) var answers: [String] = []
        private let server = Server()

        func ask(_ word: String) {
            Task { answers.append(await server.answer(word)) }
        }
    }

    private struct Room: View {
        let asker: Asker
        @State private var name = ""
        @State private var isAsked = false
        @AccessibilityFocusState private var isRead: Bool
        @Environment(\.scenePhase) private var phase

        var body: some View {
            VStack(spacing: 0) {
                Button("Send") { asker.ask("send") }.keyboardShortcut("s")
                TextField("Name", text: $name)
                    .onChange(of: name) { asker.ask("name \(name)") }
                    .onSubmit { asker.ask("submit") }
                Text("Lamp")
                    .accessibilityFocused($isRead)
                    .accessibilityAdjustableAction { _ in asker.ask("adjust") }
                    .accessibilityAction(named: "Dim") { asker.ask("dim") }
                Button("Ask") { isAsked = true }
                Color.red.frame(width: 100, height: 100)
                    .onLongPressGesture { asker.ask("long") }
                    .accessibilityLabel("Square")
            }
            .onChange(of: isRead) { asker.ask("read") }
            .onChange(of: phase) { asker.ask("phase") }
            .onOpenURL { asker.ask($0.host() ?? "") }
            .sheet(isPresented: $isAsked, onDismiss: { asker.ask("dismiss") }, content: { Text("Well?") })
        }
    }

    private let asker = Asker()

    private func driver() throws -> ViewDriver { try ViewDriver { Room(asker: asker) } }

    @Test func `A tap and the shortcut of a button`() async throws {
        let driver = try driver()
        try await driver.tap("Send")
        #expect(asker.answers == ["SEND"])
        try await driver.press("s", modifiers: .command)
        #expect(asker.answers == ["SEND", "SEND"])
        await #expect(throws: ViewDriverError.noFocus("q")) {
            try await driver.press("q", modifiers: .command)
        }
    }

    @Test func `What is typed, each key, and a key that repeats`() async throws {
        let driver = try driver()
        try await driver.tap("Name")
        try await driver.type("Adaline")
        #expect(asker.answers == ["NAME ADALINE"])
        try await driver.press(.delete)
        #expect(asker.answers.last == "NAME ADALIN")
        // At once, after 0.4 s and after 0.5 s.
        try await driver.hold(.delete, for: .milliseconds(550))
        #expect(asker.answers.last == "NAME ADA")
        #expect(driver.stage.isSettled)
        try await driver.press(.return)
        #expect(asker.answers.last == "SUBMIT")
    }

    @Test func `A key that nobody takes is let go of`() async throws {
        let driver = try driver()
        await #expect(throws: ViewDriverError.noFocus(StageKey.delete.rawValue)) {
            try await driver.hold(.delete, for: .seconds(1))
        }
        #expect(driver.stage.isSettled && driver.clock.elapsed == .zero)
    }

    @Test func `A finger that stays, and one that is taken away`() async throws {
        let driver = try driver()
        try await driver.settle()
        let square = try #require(driver.elements.first { $0.label == "Square" }).frame
        let middle = CGPoint(x: square.midX, y: square.midY)
        try await driver.touchDown(at: middle)
        try await driver.advance(by: .milliseconds(300))
        try await driver.touchCancel()
        try await driver.advance(by: .seconds(1))
        #expect(asker.answers.isEmpty)
        try await driver.touchDown(at: middle)
        try await driver.touchMove(to: CGPoint(x: middle.x + 1, y: middle.y))
        try await driver.advance(by: .milliseconds(600))
        #expect(asker.answers == ["LONG"])
        try await driver.touchUp(at: middle)
        #expect(asker.answers == ["LONG"])
    }

    @Test func `What a screen reader's user does`() async throws {
        let driver = try driver()
        try await driver.perform(on: "Send")
        try await driver.perform(.increment, on: "Lamp")
        try await driver.perform(.named("Dim"), on: "Lamp")
        try await driver.moveAccessibilityFocus(to: "Lamp")
        #expect(asker.answers == ["SEND", "ADJUST", "DIM", "READ"])
        let problem = await #expect(throws: ViewDriverError.self) {
            try await driver.perform(.decrement, on: "Name")
        }
        #expect(problem?.description.hasPrefix("Nothing called 'Name' can do 'decrement'. On the") == true)
        await #expect(throws: ViewDriverError.self) { try await driver.moveAccessibilityFocus(to: "Door") }
    }

    @Test func `Going back ends a sheet, once`() async throws {
        let driver = try driver()
        try await driver.tap("Ask")
        try await driver.advance(by: .seconds(1))
        #expect(driver.labels == ["Well?"])
        #expect(try await driver.escape())
        try await driver.advance(by: .seconds(1))
        #expect(asker.answers == ["DISMISS"])
        #expect(try await !driver.escape())
    }

    @Test func `Links, and the app in the background`() async throws {
        let driver = try driver()
        #expect(try await driver.open(#require(URL(string: "app://door"))))
        try await driver.setScenePhase(.background)
        #expect(asker.answers == ["DOOR", "PHASE"])
    }

    @Test func `A page is turned where there is one`() async throws {
        let driver = try ViewDriver {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<40) { Text("Row \($0)").frame(height: 60) } }
            }
        }
        let middle = CGPoint(x: 195, y: 400)
        #expect(try await !driver.accessibilityScroll(.top, at: middle))
        #expect(try await driver.accessibilityScroll(.bottom, at: middle))
        #expect(try #require(driver.elements.first { $0.label == "Row 3" }).frame.minY < 0)
    }
}
