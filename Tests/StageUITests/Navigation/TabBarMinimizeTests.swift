// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation
import Testing

@testable import StageUI

@MainActor
@Suite struct TabBarMinimizeTests {
    private struct Screen: View {
        let behavior: TabBarMinimizeBehavior

        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") {
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<100) { Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 40) }
                        }
                    }
                }
                Tab("Songs", systemImage: "music.note") { Text("songs page") }
            }
            .tabBarMinimizeBehavior(behavior)
            .tabViewBottomAccessory { Placed() }
        }
    }

    private struct Placed: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement
        var body: some View { Text(placement == .inline ? "inline" : "expanded") }
    }

    private func probe(_ behavior: TabBarMinimizeBehavior) -> StageProbe {
        let probe = StageProbe(CGSize(width: 400, height: 800)) { Screen(behavior: behavior) }
        probe.step(2)
        return probe
    }

    /// Moves a finger, and waits until the content rests.
    private func drag(_ probe: StageProbe, from start: CGFloat, to end: CGFloat) {
        probe.stage.touchDown(at: CGPoint(x: 200, y: start))
        for step in 1...10 {
            probe.stage.touchMove(to: CGPoint(x: 200, y: start + (end - start) * CGFloat(step) / 10))
            probe.step()
        }
        probe.step(30)
        probe.stage.touchUp(at: CGPoint(x: 200, y: end))
        probe.step(60)
    }

    private func frame(_ label: String, _ probe: StageProbe) -> CGRect? {
        probe.stage.accessibilityTree().flattened.first { $0.label == label }?.frame
    }

    @Test func theBarGetsSmallWhileContentScrollsDownAndComesBack() throws {
        let probe = probe(.onScrollDown)
        #expect(frame("Songs", probe) != nil && probe.texts.contains("expanded"))
        drag(probe, from: 500, to: 300)
        #expect(frame("Songs", probe) == nil && probe.texts.contains("inline"))
        #expect(try #require(frame("Home", probe)).maxX <= 100)
        drag(probe, from: 300, to: 400)
        #expect(frame("Songs", probe) != nil && probe.texts.contains("expanded"))
    }

    @Test func aTouchOnTheSmallBarGivesItItsSizeBack() {
        let probe = probe(.onScrollDown)
        drag(probe, from: 500, to: 300)
        #expect(probe.stage.activate(label: "Home"))
        probe.step(2)
        #expect(frame("Songs", probe) != nil)
    }

    @Test func theBarGetsSmallWhileContentScrollsUpWhereThatIsAskedFor() {
        let probe = probe(.onScrollUp)
        drag(probe, from: 500, to: 200)
        #expect(frame("Songs", probe) != nil)
        drag(probe, from: 300, to: 400)
        #expect(frame("Songs", probe) == nil)
    }

    @Test func theBarKeepsItsSizeOtherwise() {
        for behavior in [TabBarMinimizeBehavior.automatic, .never] {
            let probe = probe(behavior)
            drag(probe, from: 500, to: 300)
            #expect(frame("Songs", probe) != nil && probe.texts.contains("expanded"))
        }
    }

    @Test func theBarGetsItsSizeBackOnAnotherPage() {
        let choice = Choice()
        let probe = StageProbe(CGSize(width: 400, height: 800)) { Chosen(choice: choice) }
        probe.step(2)
        drag(probe, from: 500, to: 300)
        #expect(frame("Songs", probe) == nil)
        choice.tab = 1
        probe.step(2)
        #expect(frame("Songs", probe) != nil)
    }

    @Test func contentThatScrollsAsideLeavesTheBarSmall() {
        let probe = StageProbe(CGSize(width: 400, height: 800)) { Chosen(choice: Choice()) }
        probe.step(2)
        #expect(frame("Songs", probe) != nil)
        drag(probe, from: 500, to: 300)
        for _ in 0..<2 {
            probe.stage.touchDown(at: CGPoint(x: 300, y: 400))
            for x in [280, 250, 200] as [CGFloat] {
                probe.stage.touchMove(to: CGPoint(x: x, y: 400))
                probe.step()
            }
            probe.stage.touchUp(at: CGPoint(x: 200, y: 400))
            probe.step(60)
        }
        #expect(frame("Songs", probe) == nil)
    }
}

@MainActor @Observable
private final class Choice { var tab = 0 }

/// Rows that scroll aside, beside a page that does not scroll.
private struct Chosen: View {
    @Bindable var choice: Choice

    var body: some View {
        TabView(selection: $choice.tab) {
            Tab("Home", systemImage: "house", value: 0) {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<40) { row in
                            ScrollView(.horizontal) { Text("Row \(row)").frame(width: 2000, height: 50) }
                        }
                    }
                }
            }
            Tab("Songs", systemImage: "music.note", value: 1) { Text("songs page") }
        }
        .tabBarMinimizeBehavior(.onScrollDown)
    }
}
