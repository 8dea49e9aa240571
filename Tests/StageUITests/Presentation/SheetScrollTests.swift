// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Sheet: View {
    @Bindable var model: Model
    var interaction = PresentationContentInteraction.automatic
    var detents: Set<PresentationDetent> = [.large]
    var isRefreshable = false
    var body: some View {
        Color.clear.sheet(isPresented: $model.flag) {
            let list = ScrollView {
                ForEach(0..<30) { Color.red.frame(width: 100, height: 100).mark("row \($0)") }
            }
            Group {
                if isRefreshable { list.refreshable {} } else { list }
            }
            .presentationDetents(detents)
            .presentationContentInteraction(interaction)
        }
    }
}

@MainActor
@Suite struct SheetScrollTests {
    private let model = Model()

    private func probe(_ sheet: (Model) -> Sheet) -> StageProbe {
        let view = sheet(model)
        let probe = StageProbe(CGSize(width: 390, height: 844)) { view }
        model.flag = true
        probe.step(60)
        return probe
    }

    private func top(_ probe: StageProbe) -> CGFloat? {
        probe.stage.accessibilityTree().children.first { $0.traits.contains(.isModal) }?.frame.minY
    }
    private func row(_ probe: StageProbe) -> CGFloat? { probe.frame("row 0")?.minY }

    /// Moves a finger in frames, and lifts it after a rest.
    private func drag(_ probe: StageProbe, from: CGFloat, to: CGFloat, lifts: Bool = true) {
        probe.stage.touchDown(at: CGPoint(x: 195, y: from))
        for step in 1...10 {
            probe.step()
            probe.stage.touchMove(to: CGPoint(x: 195, y: from + (to - from) * CGFloat(step) / 10))
        }
        guard lifts else { return }
        probe.step(12)
        probe.stage.touchUp(at: CGPoint(x: 195, y: to))
        probe.step(90)
    }

    @Test func contentAtItsTopPulledDownTakesTheSheetAlong() {
        let probe = probe { Sheet(model: $0) }
        let start = top(probe)
        let content = row(probe)
        drag(probe, from: 300, to: 500, lifts: false)
        #expect(top(probe).map { $0 - (start ?? 0) } == 200)
        #expect(row(probe) == content)
        probe.stage.touchMove(to: CGPoint(x: 195, y: 800))
        probe.stage.touchUp(at: CGPoint(x: 195, y: 800))
        probe.step(90)
        #expect(!model.flag)
    }

    @Test func contentThatHasBeenScrolledIsScrolledBackFirst() {
        let probe = probe { Sheet(model: $0) }
        drag(probe, from: 700, to: 500)
        let start = top(probe)
        let scrolled = row(probe)
        drag(probe, from: 300, to: 400, lifts: false)
        #expect(top(probe) == start)
        #expect(row(probe).map { $0 - (scrolled ?? 0) } == 100)
    }

    @Test func pulledUpASheetGrowsBeforeItsContentScrolls() {
        let probe = probe { Sheet(model: $0, detents: [.medium, .large]) }
        #expect(top(probe) == 427)
        drag(probe, from: 800, to: 500)
        #expect(top(probe) == 10)
        let content = row(probe)
        drag(probe, from: 800, to: 600)
        #expect(top(probe) == 10)
        #expect(row(probe).map { ($0) < (content ?? 0) } == true)
    }

    @Test func contentMayBeScrolledInsteadIfThatIsSaid() {
        let probe = probe { Sheet(model: $0, interaction: .scrolls, detents: [.medium, .large]) }
        let content = row(probe)
        drag(probe, from: 800, to: 600)
        #expect(top(probe) == 427)
        #expect(row(probe).map { $0 < (content ?? 0) } == true)
    }

    @Test func whatCanBeRefreshedKeepsThePull() {
        let probe = probe { Sheet(model: $0, isRefreshable: true) }
        let start = top(probe)
        drag(probe, from: 300, to: 400, lifts: false)
        #expect(top(probe) == start)
    }
}
