// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Rows: View {
    let model: Model
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<40) { Text("Row \($0)").frame(height: 50) }
                Color.red.frame(width: 10, height: CGFloat(model.a))
            }
        }
    }
}

private struct Form: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                TextField("Name", text: $text).focused($isFocused)
                Text(isFocused ? "typing" : "reading")
                Color.red.frame(height: 2000)
            }
        }
        .scrollDismissesKeyboard(.immediately)
        .onAppear { isFocused = true }
    }
}

private struct Paged: View {
    let limit: ViewAlignedScrollTargetBehavior.LimitBehavior?
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<20) { index in Text("Page \(index)").frame(height: limit == nil ? 800 : 100) }
            }.scrollTargetLayout()
        }
        .scrollTargetBehavior(Snapping(limit: limit))
    }
}

private struct Snapping: ScrollTargetBehavior {
    let limit: ViewAlignedScrollTargetBehavior.LimitBehavior?
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if let limit {
            ViewAlignedScrollTargetBehavior(limitBehavior: limit).updateTarget(&target, context: context)
        } else {
            PagingScrollTargetBehavior().updateTarget(&target, context: context)
        }
    }
}

/// Where scrolling stops, and what it does on the way.
@MainActor
@Suite struct ScrollEdgeCaseTests {
    private let model = Model()

    private func y(_ stage: Stage, _ label: String = "Row 20") -> Double? {
        stage.drawn.texts[label].map { Double($0.midY) }
    }

    private func flick(_ stage: Stage, by way: CGFloat, frames: Int = 5) {
        var time = stage.time
        stage.touchDown(at: CGPoint(x: 200, y: 600))
        for step in 1...frames {
            time += 1.0 / 60
            _ = stage.frame(at: time)
            stage.touchMove(to: CGPoint(x: 200, y: 600 - way * CGFloat(step) / CGFloat(frames)))
        }
        stage.touchUp(at: CGPoint(x: 200, y: 600 - way))
    }

    @Test func contentIsAsHighAsItLikes() {
        let probe = StageProbe { ScrollView { Color.red.mark("c") } }
        // A colour that is offered no height has the ten points of its ideal.
        #expect(probe.frame("c")?.height == 10)
    }

    @Test func contentThatGetsShorterIsNotLeftBeyondItsEnd() {
        model.a = 1000
        let stage = Stage.shown { Rows(model: model) }
        for _ in 0..<6 {
            stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100))
            stage.settle()
        }
        model.a = 0
        stage.settle()
        // The last of forty rows of 50 points ends with the window of 800.
        #expect(stage.drawn.texts["Row 39"].map { abs($0.midY - 775) < 0.01 } == true)
    }

    @Test func marginsKeepTheContentOff() {
        let probe = StageProbe {
            ScrollView { Color.red.frame(height: 20).mark("c") }.contentMargins(.horizontal, 15)
        }
        #expect(probe.frame("c") == rect(15, 0, 70, 20))
    }

    @Test func scrollingPutsTheKeyboardAway() {
        let stage = Stage.shown { Form() }
        stage.settle()
        #expect(stage.drawn.texts["typing"] != nil)
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 560))
        stage.settle()
        #expect(stage.textInput == nil)
    }

    @Test func aFingerStopsWhatGlides() {
        let stage = Stage.shown { Rows(model: model) }
        flick(stage, by: 200)
        for _ in 0..<5 { _ = stage.frame(at: stage.time + 1.0 / 60) }
        stage.touchDown(at: CGPoint(x: 200, y: 400))
        let held = y(stage)
        for _ in 0..<20 { _ = stage.frame(at: stage.time + 1.0 / 60) }
        #expect(held != nil && y(stage) == held)
        stage.touchUp(at: CGPoint(x: 200, y: 400))
    }

    /// Half a second of rest before the flick does not slow it down.
    @Test func theSpeedIsThatOfTheLastTenthOfASecond() {
        func way(rests: Bool) -> Double {
            let stage = Stage.shown { Rows(model: model) }
            stage.touchDown(at: CGPoint(x: 200, y: 700))
            stage.touchMove(to: CGPoint(x: 200, y: 680))
            var time = 0.0
            for _ in 0..<(rests ? 30 : 1) {
                time += 1.0 / 60
                _ = stage.frame(at: time)
            }
            for step in 1...10 {
                time += 1.0 / 60
                _ = stage.frame(at: time)
                stage.touchMove(to: CGPoint(x: 200, y: 680 - 10 * CGFloat(step)))
            }
            stage.touchUp(at: CGPoint(x: 200, y: 580))
            stage.settle()
            return y(stage) ?? 0
        }
        #expect(abs(way(rests: true) - way(rests: false)) < 1)
    }

    @Test func aFlickTurnsOnePageAtMost() {
        let stage = Stage.shown { Paged(limit: nil) }
        flick(stage, by: 560, frames: 3)
        stage.settle()
        #expect(y(stage, "Page 1").map { abs($0 - 400) < 0.5 } == true)
    }

    @Test func alignedViewsStopAtTheNextOneIfTheyAreTold() {
        let stage = Stage.shown { Paged(limit: .always) }
        flick(stage, by: 300, frames: 5)
        stage.settle()
        #expect(y(stage, "Page 1").map { abs($0 - 50) < 0.5 } == true)
    }

    @Test func theBarsStayForThreeTenthsOfASecondAndHiddenOnesAreNotDrawn() {
        func items(_ shows: Bool, after rest: Int) -> Int {
            let probe = StageProbe {
                ScrollView(showsIndicators: shows) { Color.red.frame(height: 900) }
            }
            probe.stage.touchDown(at: CGPoint(x: 50, y: 80))
            for step in 1...4 {
                probe.step()
                probe.stage.touchMove(to: CGPoint(x: 50, y: 80 - 5 * CGFloat(step)))
            }
            probe.step(20)
            probe.stage.touchUp(at: CGPoint(x: 50, y: 60))
            probe.step(rest)
            return probe.leaves.count
        }
        #expect(items(true, after: 2) == 2)
        #expect(items(false, after: 2) == 1)
        // 0.3 s and 0.25 s to fade.
        #expect(items(true, after: 40) == 1)
    }
}
