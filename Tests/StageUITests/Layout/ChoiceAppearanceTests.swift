// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// What the views of a choice do when they come into sight.
@MainActor
@Suite struct ChoiceAppearanceTests {
    let model = Model()

    /// A wide view and a narrow one in a space that is wide while the flag is set.
    private struct Choice: View {
        let model: Model
        var body: some View {
            ViewThatFits(in: .horizontal) {
                part("wide", 90)
                part("narrow", 20)
            }
            .frame(width: model.flag ? 100 : 50)
        }

        private func part(_ name: String, _ width: CGFloat) -> some View {
            Color.red.frame(width: width, height: 10)
                .onAppear { model.log.append("+\(name)") }
                .onDisappear { model.log.append("-\(name)") }
                .task { model.log.append("task \(name)") }
        }
    }

    @Test func onlyTheViewThatIsShownAppears() async {
        let probe = StageProbe { Choice(model: model) }
        await Task.yield()
        #expect(model.log == ["+narrow", "task narrow"])
        #expect(probe.rectangles.map(\.width) == [20])
    }

    @Test func theViewThatTakesItsPlaceAppearsAndTheOneBeforeDisappears() {
        let probe = StageProbe { Choice(model: model) }
        model.log = []
        model.flag = true
        probe.step()
        #expect(Set(model.log.filter { !$0.hasPrefix("task") }) == ["+wide", "-narrow"])
        #expect(probe.rectangles.map(\.width) == [90])
        model.log = []
        model.flag = false
        probe.step()
        #expect(Set(model.log.filter { !$0.hasPrefix("task") }) == ["+narrow", "-wide"])
        #expect(probe.rectangles.map(\.width) == [20])
        probe.stage.close()
        #expect(model.log.last == "-narrow")
        #expect(!model.log.dropFirst(2).contains("-wide"))
    }

    @Test func aShortcutOfAViewThatIsNotShownDoesNothing() {
        let probe = StageProbe {
            ViewThatFits(in: .horizontal) {
                Button("wide") { model.log.append("wide") }.keyboardShortcut("k").frame(width: 300)
                Button("narrow") { model.log.append("narrow") }.keyboardShortcut("n")
            }
        }
        probe.stage.press("k", modifiers: .command)
        #expect(model.log.isEmpty)
        probe.stage.press("n", modifiers: .command)
        #expect(model.log == ["narrow"])
    }

    @Test func aShortcutOfTwoViewsIsThatOfTheOneThatIsShown() {
        let probe = StageProbe {
            ViewThatFits(in: .horizontal) {
                Button("wide") { model.log.append("wide") }.keyboardShortcut("k").frame(width: 300)
                Button("narrow") { model.log.append("narrow") }.keyboardShortcut("k")
            }
        }
        probe.stage.press("k", modifiers: .command)
        #expect(model.log == ["narrow"])
    }

    /// A dark view that fits while the flag is set, and another one.
    private struct Dark: View {
        let model: Model
        var body: some View {
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: model.flag ? 50 : 300).preferredColorScheme(.dark)
                Color.red.frame(width: 20)
            }
        }
    }

    @Test func aViewThatIsNotShownAsksForNoAppearance() {
        let probe = StageProbe { Dark(model: model) }
        #expect(probe.stage.window.colorScheme == nil)
        model.flag = true
        probe.step(2)
        #expect(probe.stage.window.colorScheme == .dark)
        model.flag = false
        probe.step(2)
        #expect(probe.stage.window.colorScheme == nil)
    }

    @Test func aViewInAChoiceInsideOfATabAppearsWithTheTab() {
        struct Tabs: View {
            let model: Model
            var body: some View {
                TabView(selection: .constant(model.a)) {
                    Text("first").tag(0)
                    ViewThatFits { Text("second").onAppear { model.log.append("second") } }.tag(1)
                }
            }
        }
        let probe = StageProbe(CGSize(width: 300, height: 300)) { Tabs(model: model) }
        #expect(model.log.isEmpty)
        model.a = 1
        probe.step(2)
        #expect(model.log == ["second"])
    }
}
