// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import StageCairo
import StageUI
import Testing

@testable import FirstlightCommands

/// An instant of UrbanNest as `firstlight tree` and `firstlight snapshot --text` print it.
struct ScreenCase: Sendable, CustomTestStringConvertible {
    let name: String
    let state: String
    let instant: Double
    var appearance = ColorScheme.light
    var textSize = DynamicTypeSize.large
    var direction = LayoutDirection.leftToRight

    var testDescription: String { name }

    static let all = [
        ScreenCase(name: "entry-0ms", state: "loading", instant: 0),
        ScreenCase(name: "entry-250ms", state: "loading", instant: 0.25),
        ScreenCase(name: "entry-800ms", state: "loading", instant: 0.8),
        ScreenCase(name: "indicator-dark", state: "indicator", instant: 1.3, appearance: .dark),
        ScreenCase(name: "error-rtl", state: "error", instant: 1.5, direction: .rightToLeft),
        ScreenCase(name: "onboarding", state: "onboarding", instant: 2),
        ScreenCase(name: "login", state: "login", instant: 2),
        ScreenCase(name: "login-large-text", state: "login", instant: 2, textSize: .accessibility3),
        ScreenCase(name: "home", state: "home", instant: 2),
    ]
}

@MainActor @Suite struct ScreenGoldenTests {
    let shaper: CairoTextShaper

    init() throws { shaper = try CairoTextShaper() }

    private func show(_ screen: ScreenCase, _ body: (Simulation, DisplayList) throws -> Void) async throws {
        let states = try AppCatalogue.firstlight.named("urbannest").states
        var scenario = try #require(states.first { $0.name == screen.state }).scenario
        scenario.device.appearance = screen.appearance
        scenario.device.textSize = screen.textSize
        scenario.device.layoutDirection = screen.direction
        let run = try Simulation(scenario, text: shaper)
        var shown = 0
        try await run.runOnVirtualClock(instants: [screen.instant], until: screen.instant) { frame in
            guard abs(frame.time - screen.instant) < 1e-9 else { return }
            shown += 1
            try body(run, frame.list)
        }
        #expect(shown == 1)
    }

    @Test(arguments: ScreenCase.all)
    func `The tree of a screen and what it draws are the golden texts`(screen: ScreenCase) async throws {
        try await show(screen) { run, list in
            let stage = try #require(run.launch?.stage)
            // The nodes of one screen are enough: they change whenever a view is built in another way.
            let lines = StageTree(stage).lines
            let kept = screen.name == "login" ? lines : lines.filter { $0.hasPrefix("access ") }
            #expect(throws: Never.self) { try TextGolden(name: "tree-\(screen.name)").check(kept) }
            try TextGolden(name: "list-\(screen.name)").check(list.lines())
        }
    }

    @Test func `Each golden text has its screen`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: TextGolden.folder.path)
        let known = ScreenCase.all.flatMap { ["tree-\($0.name).txt", "list-\($0.name).txt"] }
        #expect(Set(names) == Set(known))
    }

    @Test func `A tree survives JSON`() async throws {
        try await show(ScreenCase(name: "login", state: "login", instant: 2)) { run, _ in
            let tree = StageTree(try #require(run.launch?.stage))
            let back = try JSONDecoder().decode(StageTree.self, from: JSONEncoder().encode(tree))
            #expect(back == tree)
            #expect(tree.nodes.dropFirst().allSatisfy { ($0.parent ?? .max) < $0.index })
            // A frame is its corner and its size; that of a text depends on the fonts.
            let first = try JSONEncoder().encode(try #require(tree.access.first))
            let access = try #require(try JSONSerialization.jsonObject(with: first) as? [String: Any])
            #expect((access["frame"] as? [[Double]])?.map(\.count) == [2, 2])
            #expect(
                access.filter { $0.key != "frame" } as NSDictionary == [
                    "place": "0", "role": "header", "label": "Welcome to UrbanNest",
                    "traits": ["header", "text"], "actions": [], "isEnabled": true, "isFocused": false,
                ] as NSDictionary)
            let top = try JSONEncoder().encode(try #require(tree.nodes.first))
            #expect(
                try JSONSerialization.jsonObject(with: top) as? NSDictionary == [
                    "index": 0, "name": "RootView", "path": "", "frame": [[0, 0], [390, 844]],
                    "isLeaving": false,
                ] as NSDictionary)
            let button = try #require(tree.access.first { $0.label == "Sign in" && $0.role == "button" })
            #expect(button.actions.contains("activate"))
        }
    }
}
