// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct ViewThatFitsTests {
    let model = Model()

    /// A choice between texts, below a red line.
    private struct Choice: View {
        let model: Model
        var body: some View {
            VStack {
                Color.red.frame(height: 10)
                ViewThatFits(in: .horizontal) {
                    if model.flag { Color.green.frame(width: 300, height: 5) } else { Text("fits") }
                    Text("s")
                }
                Text("\(model.a)").mark("below")
            }
        }
    }

    /// A choice along one axis or the other.
    private struct Turned: View {
        let model: Model
        var body: some View {
            ViewThatFits(in: model.flag ? .vertical : .horizontal) {
                Color.red.frame(width: 300, height: 10)
                Color.red.frame(width: 20, height: 10)
            }
        }
    }

    /// A choice whose first view is there until the flag is set.
    private struct Leaving: View {
        let model: Model
        var body: some View {
            ViewThatFits(in: .horizontal) {
                if !model.flag { Color.red.frame(width: 50, height: 10) }
                Color.red.frame(width: 20, height: 10)
            }
            .mark("choice")
        }
    }

    @Test func theSpaceAroundAChoiceIsTheSameInTheFirstLayoutAndLater() {
        let probe = StageProbe { Choice(model: model) }
        let first = probe.frame("below")
        model.a = 1
        probe.step()
        #expect(probe.frame("below") == first)
    }

    @Test func aShownViewThatGoesMakesRoomForTheNext() {
        let probe = StageProbe { Choice(model: model) }
        #expect(probe.texts.contains("fits"))
        model.flag = true
        probe.step()
        #expect(probe.texts.contains("s"))
        // What was shown is neither touched nor read before the next layout.
        model.flag = false
        _ = probe.stage.accessibilityTree()
        probe.stage.tap(at: CGPoint(x: 50, y: 50))
        probe.step()
        #expect(probe.texts.contains("fits"))
    }

    @Test func aChoiceIsMadeAnewWhenOtherAxesHaveToFit() {
        let probe = StageProbe { Turned(model: model) }
        #expect(probe.rectangles.map(\.width) == [20])
        model.flag = true
        probe.step()
        #expect(probe.rectangles.map(\.width) == [300])
    }

    @Test func aViewOnItsWayOutIsNotChosen() {
        let probe = StageProbe { Leaving(model: model) }
        #expect(probe.frame("choice")?.width == 50)
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(32)
        #expect(!probe.stage.isSettled)
        #expect(abs((probe.frame("choice")?.width ?? 0) - 35) < 1e-9)
    }
}
