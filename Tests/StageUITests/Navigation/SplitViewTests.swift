// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct SplitViewTests {
    private func probe<V: View>(_ size: CGSize, @ViewBuilder _ content: () -> V) -> StageProbe {
        let probe = StageProbe(size, content: content)
        probe.step(60)
        return probe
    }

    /// The start and the width of a marked view, in points.
    private func span(_ name: String, _ probe: StageProbe) -> [CGFloat]? {
        probe.frame(name).map { [$0.minX, $0.width] }
    }

    private let tablet = CGSize(width: 1024, height: 768)

    private func two(_ columns: NavigationSplitViewVisibility, width: CGFloat? = nil) -> some View {
        NavigationSplitView(columnVisibility: .constant(columns)) {
            if let width {
                Color.red.mark("sidebar").navigationSplitViewColumnWidth(width)
            } else {
                Color.red.mark("sidebar")
            }
        } detail: {
            Color.blue.mark("detail")
        }
    }

    private func three(_ columns: NavigationSplitViewVisibility) -> some View {
        NavigationSplitView(columnVisibility: .constant(columns)) {
            Color.red.mark("sidebar")
        } content: {
            Color.green.mark("content")
        } detail: {
            Color.blue.mark("detail")
        }
    }

    @Test func onAWideScreenTwoColumnsStandSideBySide() {
        // The first is 320 points wide; a line of one pixel is between them.
        let probe = probe(tablet) { two(.automatic) }
        #expect(span("sidebar", probe) == [0, 320])
        #expect(span("detail", probe) == [320.5, 703.5])
    }

    @Test func aColumnHasTheWidthThatItsViewWants() {
        let probe = probe(tablet) { two(.all, width: 250) }
        #expect(span("sidebar", probe) == [0, 250])
        #expect(span("detail", probe) == [250.5, 773.5])
    }

    @Test func theColumnsBeforeTheDetailAreThoseThatTheAppAsksFor() {
        let detail = probe(tablet) { three(.detailOnly) }
        #expect(span("detail", detail) == [0, 1024])
        #expect(span("sidebar", detail) == nil && span("content", detail) == nil)
        let double = probe(tablet) { three(.doubleColumn) }
        #expect(span("content", double) == [0, 320] && span("detail", double) == [320.5, 703.5])
        #expect(span("sidebar", double) == nil)
        let all = probe(tablet) { three(.all) }
        #expect(span("sidebar", all) == [0, 320] && span("content", all) == [320.5, 320])
        #expect(span("detail", all) == [641, 383])
    }

    @Test func aButtonShowsAndHidesTheSidebar() {
        let probe = probe(tablet) { two(.automatic) }
        #expect(probe.stage.activate(label: "Sidebar"))
        probe.step(90)
        #expect(span("detail", probe) == [0, 1024])
        #expect(span("sidebar", probe) == nil)
        #expect(probe.stage.activate(label: "Sidebar"))
        probe.step(90)
        #expect(span("sidebar", probe) == [0, 320])
    }

    @Test func whereThereIsLittleWidthThereIsOneColumn() {
        let probe = probe(CGSize(width: 390, height: 844)) { two(.all) }
        #expect(span("sidebar", probe) == [0, 390])
        #expect(span("detail", probe) == nil)
    }
}
