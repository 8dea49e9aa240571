// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import Observation
import StageUI
import Testing

@testable import FirstlightTesting

/// What an action begins is there at the next look.
@MainActor @Suite struct ViewDriverTests {
    private actor Server {
        private(set) var asked = 0

        func greeting(_ name: String) async -> String {
            asked += 1
            return await Self.polish("hello \(name)")
        }

        nonisolated private static func polish(_ text: String) async -> String { text.capitalized }
    }

    private struct Greeter: View {
        let server: Server
        @State private var name = ""
        @State private var greeting = "Nobody yet"

        var body: some View {
            VStack {
                Text(greeting)
                TextField("Name", text: $name)
                Button("Greet") {
                    Task { greeting = await server.greeting(name) }
                }
            }
        }
    }

    @Test func `What a button's task awaits on an actor is there when the tap returns`() async throws {
        let driver = try ViewDriver { Greeter(server: Server()) }
        try await driver.tap("Name")
        try await driver.type("ada")
        #expect(driver.labels.contains("Nobody yet"))
        try await driver.tap("Greet")
        #expect(driver.labels.contains("Hello Ada"))
    }

    private struct Chain: View {
        let server: Server
        let length: Int
        @State private var count = 0

        var body: some View {
            Button("Count \(count)") {
                Task {
                    for _ in 0..<length {
                        _ = await server.greeting("x")
                        await Task { @MainActor in count += 1 }.value
                    }
                }
            }
        }
    }

    @Test func `A long chain of actors and tasks is over, however busy the machine is`() async throws {
        let busy = (0..<8).map { _ in
            Task.detached(priority: .high) { while !Task.isCancelled { await Task.yield() } }
        }
        defer { for task in busy { task.cancel() } }
        let driver = try ViewDriver { Chain(server: Server(), length: 300) }
        try await driver.tap("Count 0")
        #expect(driver.labels.contains("Count 300"))
    }

    private struct Search: View {
        let server: Server
        @State private var query = 0
        @State private var result = "none"

        var body: some View {
            VStack {
                Text("result \(result)")
                Button("Next") { query += 1 }
            }
            .task(id: query) { result = await server.greeting("\(query)") }
        }
    }

    @Test func `A task of a view runs when it appears, and again for another id`() async throws {
        let server = Server()
        let driver = try ViewDriver { Search(server: server) }
        try await driver.settle()
        #expect(driver.labels.contains("result Hello 0"))
        try await driver.tap("Next")
        #expect(driver.labels.contains("result Hello 1"))
        #expect(await server.asked == 2)
    }

    private struct Ticker: View {
        let clock: any Clock<Duration>
        @State private var ticks = 0

        var body: some View {
            Text("\(ticks) ticks")
                .task {
                    while !Task.isCancelled {
                        do { try await clock.sleep(for: .milliseconds(400)) } catch { return }
                        ticks += 1
                    }
                }
        }
    }

    @Test func `A task that loops ticks as often as time says`() async throws {
        let clock = VirtualClock()
        let driver = try ViewDriver(clock: clock) { Ticker(clock: clock) }
        try await driver.advance(by: .milliseconds(1199))
        #expect(driver.labels == ["2 ticks"])
        try await driver.advance(by: .milliseconds(1))
        #expect(driver.labels == ["3 ticks"])
        #expect(clock.elapsed == .milliseconds(1200))
        #expect(clock.sleepers == 1)
        driver.close()
        try await driver.settle()
        #expect(clock.sleepers == 0)
    }

    private struct Late: View {
        @State private var text = "waiting"

        var body: some View {
            Text(text).task {
                // Real time, as a request takes it.
                try? await ContinuousClock().sleep(for: .milliseconds(20))
                text = "there"
            }
        }
    }

    @Test func `What goes by real time is waited for`() async throws {
        let driver = try ViewDriver { Late() }
        // Other tests may hold the main actor for longer than a person would wait.
        try await driver.wait(upTo: .seconds(120)) { driver.labels == ["there"] }
        let problem = await #expect(throws: ViewDriverError.self) {
            try await driver.wait(upTo: .milliseconds(1)) { false }
        }
        #expect(problem == .waitedInVain(.milliseconds(1), onScreen: ["there"]))
    }

    private struct Restless: View {
        let server: Server
        @State private var isOn = false

        var body: some View {
            Button("Begin") { isOn = true }
                .task(id: isOn) {
                    while isOn, !Task.isCancelled { _ = await server.greeting("x") }
                }
        }
    }

    @Test func `A loop that never waits is told`() async throws {
        let driver = try ViewDriver { Restless(server: Server()) }
        let problem = await #expect(throws: ViewDriverError.self) { try await driver.tap("Begin") }
        #expect(problem == .neverSettles(onScreen: ["Begin"]))
        driver.close()
    }

    @Test func `What cannot be touched is told with what can`() async throws {
        let driver = try ViewDriver { Greeter(server: Server()) }
        let problem = await #expect(throws: ViewDriverError.self) { try await driver.tap("Great") }
        #expect(
            problem?.description.hasPrefix(
                "Nothing called 'Great' can be touched. On the screen are: Nobody yet, Name, Greet.") == true)
        await #expect(throws: ViewDriverError.noFocus("x")) { try await driver.type("x") }
    }

    private struct Pages: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<40) { Text("Row \($0)").frame(height: 60) }
                }
            }
        }
    }

    private struct Order: View {
        @State private var isSent = false

        var body: some View {
            ScrollView {
                Button("Closed") {}.disabled(true)
                ForEach(0..<40) { Text("Row \($0)").frame(height: 60) }
                Button(isSent ? "Sent" : "Send") { isSent = true }
                Text("Terms")
            }
            .overlay(alignment: .top) { Color.red.frame(height: 200) }
        }
    }

    @Test func `A tap scrolls to what is out of sight`() async throws {
        let driver = try ViewDriver { Order() }
        try await driver.tap("Send")
        #expect(driver.labels.contains("Sent"))
        try await driver.scroll(to: "Row 20")
        let row = try #require(driver.elements.first { $0.label == "Row 20" })
        #expect(row.frame.minY >= 0 && row.frame.maxY <= 844)
    }

    @Test func `What a finger cannot reach is told`() async throws {
        let driver = try ViewDriver { Order() }
        func problem(_ work: () async throws -> Void) async -> String? {
            await #expect(throws: ViewDriverError.self) { try await work() }?.description
        }
        #expect(
            await problem { try await driver.tap("Closed") }?.hasPrefix(
                "A finger cannot do that: 'Closed' is disabled. On the screen are: Closed, Row 0, ") == true)
        #expect(
            await problem { try await driver.scroll(to: "Row 40") }?.hasPrefix(
                "Nothing called 'Row 40' can be touched. On the screen are: ") == true)
        let beside = "The point 500.0, 10.0 is beside the screen of 390.0 by 844.0 points."
        let place = CGPoint(x: 500, y: 10)
        #expect(await problem { try await driver.tap(at: place) } == beside)
        #expect(await problem { try await driver.touchDown(at: place) } == beside)
        #expect(await problem { try await driver.drag(from: place, to: .zero) } == beside)
    }

    @Test func `A swipe begins on what it is told, also where that is out of sight`() async throws {
        let driver = try ViewDriver { Pages() }
        try await driver.swipe(.down, on: "Row 39")
        let row = try #require(driver.elements.first { $0.label == "Row 39" })
        #expect(row.frame.minY > 500)
        await #expect(throws: ViewDriverError.self) { try await driver.swipe(.up, on: "Row 40") }
    }

    @Test func `A swipe scrolls`() async throws {
        let driver = try ViewDriver { Pages() }
        try await driver.settle()
        func top() throws -> CGFloat {
            try #require(driver.elements.first { $0.label == "Row 3" }).frame.minY
        }
        let before = try top()
        try await driver.swipe(.up)
        #expect(try top() < before - 100)
    }

    private struct Fader: View {
        @State private var isShown = false

        var body: some View {
            VStack {
                Button("Show") { withAnimation(.linear(duration: 1)) { isShown = true } }
                Color.red.frame(width: 10, height: 10).opacity(isShown ? 1 : 0.5)
            }
        }
    }

    @Test func `Animations follow the driver's time`() async throws {
        let driver = try ViewDriver { Fader() }
        try await driver.tap("Show")
        #expect(!driver.stage.isSettled)
        try await driver.advance(by: .milliseconds(500))
        // It begins with the frame after the tap: 29 of 60 frames are gone.
        #expect(driver.list.lines().contains { $0.contains("opacity 0.742") })
        try await driver.advance(by: .milliseconds(600))
        #expect(driver.stage.isSettled)
    }
}
