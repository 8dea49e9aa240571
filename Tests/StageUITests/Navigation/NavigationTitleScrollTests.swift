// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation
import Testing

@testable import StageUI

/// What the test changes below a large title that has been scrolled up.
@MainActor @Observable
private final class Content {
    var id = 0
    var height: CGFloat = 2000
}

private struct Scrolled: View {
    let content: Content
    var body: some View {
        NavigationStack {
            Inside(content: content)
                .navigationTitle("Title")
        }
    }
}

/// A view of its own, so that the screen is asked for no new title when it changes.
private struct Inside: View {
    let content: Content
    var body: some View {
        ScrollView { Color.green.frame(height: content.height) }.id(content.id)
    }
}

@MainActor
@Suite struct NavigationTitleScrollTests {
    private func probe(_ content: Content) -> StageProbe {
        StageProbe(CGSize(width: 300, height: 600)) { Scrolled(content: content) }
    }

    /// Changes what has been scrolled by a page, and tells whether the screen then is one made anew.
    private func isLikeNew(after change: (Content) -> Void) -> Bool {
        let content = Content()
        let probe = probe(content)
        let before = probe.list
        probe.stage.accessibilityScroll(.bottom, at: CGPoint(x: 150, y: 400))
        // The bars that show the place in the content fade.
        probe.step(60)
        #expect(probe.list != before)
        change(content)
        probe.step(60)
        return probe.list == self.probe(content).list
    }

    @Test func theTitleOfAScreenWhoseScrollViewIsReplacedIsLargeAgain() {
        #expect(isLikeNew { $0.id += 1 })
    }

    @Test func theTitleOfAScreenWhoseContentNoLongerFillsItIsLargeAgain() {
        #expect(isLikeNew { $0.height = 100 })
    }
}
