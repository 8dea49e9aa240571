// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Fields: View {
    let mode: ScrollDismissesKeyboardMode
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                TextField("Name", text: $text).focused($isFocused)
                Button("Focus") { isFocused = true }
                Color.red.frame(width: 100, height: 2000)
            }
        }
        .scrollDismissesKeyboard(mode)
    }
}

/// A screen of 800 points with a keyboard of 300.
@MainActor
@Suite struct ScrollKeyboardTests {
    private func probe(_ mode: ScrollDismissesKeyboardMode) -> StageProbe {
        let probe = StageProbe(CGSize(width: 400, height: 800)) {
            $0.keyboardHeight = 300
        } content: {
            Fields(mode: mode)
        }
        probe.stage.activate(label: "Focus")
        probe.step(60)
        return probe
    }

    private func height(_ probe: StageProbe) -> Double { probe.stage.keyboard.shownHeight }

    /// Moves a finger in frames; it stays on the screen.
    private func drag(_ probe: StageProbe, from: CGFloat, to: CGFloat) {
        probe.stage.touchDown(at: CGPoint(x: 200, y: from))
        for step in 1...10 {
            probe.step()
            probe.stage.touchMove(to: CGPoint(x: 200, y: from + (to - from) * CGFloat(step) / 10))
        }
        probe.step()
    }

    @Test func theKeyboardGoesDownWithAFingerThatReachesIt() {
        let probe = probe(.interactively)
        #expect(height(probe) == 300)
        drag(probe, from: 300, to: 480)
        #expect(height(probe) == 300)
        probe.stage.touchMove(to: CGPoint(x: 200, y: 600))
        probe.step()
        #expect(height(probe) == 200)
        #expect(probe.stage.textInput != nil)
    }

    @Test func letGoOnItsWayDownItGoes() {
        let probe = probe(.interactively)
        #expect(height(probe) == 300 && probe.stage.textInput != nil)
        drag(probe, from: 300, to: 600)
        probe.stage.touchUp(at: CGPoint(x: 200, y: 600))
        probe.step(60)
        #expect(height(probe) == 0 && probe.stage.textInput == nil)
    }

    @Test func letGoOnItsWayUpItComesBack() {
        let probe = probe(.interactively)
        drag(probe, from: 300, to: 700)
        for step in 1...6 {
            probe.step()
            probe.stage.touchMove(to: CGPoint(x: 200, y: 700 - 10 * CGFloat(step)))
        }
        probe.stage.touchUp(at: CGPoint(x: 200, y: 640))
        probe.step(60)
        #expect(height(probe) == 300 && probe.stage.textInput != nil)
    }

    @Test func otherwiseItGoesAtOnceOrStays() {
        for (mode, left) in [(ScrollDismissesKeyboardMode.immediately, 0.0), (.never, 300)] {
            let probe = probe(mode)
            drag(probe, from: 300, to: 400)
            probe.step(60)
            #expect(height(probe) == left)
        }
    }
}
