// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import StageUI
import Testing

@testable import FirstlightCommands

/// What a report shows of a screen: its pictures, and its elements over them.
@Suite @MainActor struct ReadingOrderTests {
    @Test func `Elements stand in a list in their order, each with its place on the screen`() throws {
        let tree = LaunchReport.AccessibilityTree(
            title: "At the end", time: 811,
            lines: [
                "(0,0 390x844)", "  header text \"Sign in (again)\" (24,63 146x40.6)",
                "    button \"Two\nlines\" value=\"<1>\" (-4.5,371.6 101.3x44)", "  text \"Nowhere\"",
            ])
        let html = ReadingOrder(tree).markup.text
        let page = try MarkupReader("<!DOCTYPE html>" + html)
        let parts = page.elements.filter { ["details", "ol", "li"].contains($0.name) }.map(\.attributes)
        #expect(
            parts == [
                ["class": "reading", "data-time": "811"], ["class": "elements", "data-size": "390 844"],
                ["data-frame": "24 63 146 40.6"], ["data-frame": "-4.5 371.6 101.3 44", "style": "--in: 1"],
                [:],
            ])
        #expect(html.contains(">header text \"Sign in (again)\"</li>"))
        #expect(html.contains(">button \"Two\nlines\" value=\"&lt;1&gt;\"</li>"))
    }

    @Test func `Lines that do not begin with a screen are listed as they are`() throws {
        let html = ReadingOrder(.init(title: "x", time: nil, lines: ["one", "  two"])).markup.text
        let lists = try MarkupReader("<!DOCTYPE html>" + html).elements.map(\.attributes)
        #expect(lists.contains(["class": "reading"]) && lists.contains(["class": "elements"]))
        #expect(html.contains("<li>one</li>") && html.contains("<li style=\"--in: 1\">two</li>"))
    }

    /// A launch on the virtual clock, as a report tells it.
    private func launch(_ id: String, _ name: String, to route: String? = nil) async throws
        -> LaunchReport.Scenario
    {
        let app = try AppCatalogue.firstlight.named(id)
        var scenario = try #require(try app.launches.scenarios.first { $0.name == name })
        scenario.device.profile = "iphonese"
        if let route { scenario.expect.route = route }
        let shaper = try Output.shaper()
        let run = try Simulation(scenario, of: app, text: shaper)
        var shown: [(time: Double, list: DisplayList)] = []
        try await run.runOnVirtualClock(fps: 10) { shown.append(($0.time, $0.list)) }
        return try ScenarioReport(
            run: run, shaper: shaper, shown: shown, costs: [], firstFrame: nil,
            end: shown.last?.time ?? 0, isStills: true
        ).make()
    }

    // The screen has 375 by 667 points; a film strip shows 330 pixels of height.
    @Test(arguments: [(nil, 330), ("nowhere", 667)] as [(String?, Int)])
    func `What failed has pictures of a pixel a point, what passed small ones`(route: String?, height: Int)
        async throws
    {
        let made = try await launch("fonsters", "gated-family", to: route)
        #expect(made.outcome.isPassed == (route == nil) && !made.filmStrip.isEmpty)
        for frame in made.filmStrip {
            // A WebP with loss has its height at byte 28, in 14 bits.
            let bytes = [UInt8](frame.webp)
            #expect(bytes[12..<16].elementsEqual("VP8 ".utf8))
            #expect(Int(bytes[28]) | Int(bytes[29] & 0x3F) << 8 == height)
        }
    }

    @Test func `The elements of the first error come with the time of a picture that shows it`() async throws
    {
        let made = try await launch("urbannest", "connection-reset")
        let trees = made.accessibility
        #expect(trees.map(\.title) == ["At the first error", "At the end"])
        #expect(trees.first?.lines.contains { $0.contains("splash screen, error") } == true)
        let time = try #require(trees.first?.time)
        #expect(trees.last?.time == nil)
        #expect(
            made.filmStrip.contains { abs($0.time - time) <= 50 }, "\(made.filmStrip.map(\.time)), \(time)")
    }
}
