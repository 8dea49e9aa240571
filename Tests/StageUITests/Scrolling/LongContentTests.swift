// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Long content costs what is seen of it.
@MainActor
@Suite struct LongContentTests {
    /// Rows of 20 points in a window of 100.
    private func rows(_ count: Int, isLazy: Bool = true, axis: Axis.Set = .vertical) -> StageProbe {
        StageProbe {
            ScrollView(axis) {
                if axis == .horizontal {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").frame(width: 20) }
                    }
                } else if isLazy {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").frame(height: 20) }
                    }
                } else {
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").frame(height: 20) }
                    }
                }
            }
        }
    }

    @Test("Of a lazy stack the rows in the window and nearby are drawn, wherever it is scrolled to")
    func drawn() {
        let probe = rows(1_000)
        #expect(probe.texts.contains("4"))
        #expect(!probe.texts.contains("50"))
        for first in [3, 5, 11, 40, 500, 995, 20, 0] {
            scroll(probe, to: CGSize(width: 0, height: CGFloat(first * 20)))
            for row in first..<first + 5 { #expect(probe.texts.contains("\(row)"), "row \(row) at \(first)") }
            #expect(probe.texts.count < 20)
        }
        #expect(rows(1_000, isLazy: false).texts.count == 1_000)
    }

    @Test("A header that is pinned is drawn, however far its own place is")
    func pinned() {
        let probe = StageProbe {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    Section {
                        ForEach(0..<1_000, id: \.self) { Text(verbatim: "\($0)").frame(height: 20) }
                    } header: {
                        Text(verbatim: "head").frame(height: 20)
                    } footer: {
                        Text(verbatim: "foot").frame(height: 20)
                    }
                }
            }
        }
        for offset in [0, 30, 5_000, 10_000, 19_940] {
            scroll(probe, to: CGSize(width: 0, height: CGFloat(offset)))
            #expect(probe.texts.contains("head") && probe.texts.contains("foot"), "at \(offset)")
            #expect(probe.texts.count < 22)
        }
    }

    @Test("A lazy row draws what is in its window, too")
    func sideways() {
        let probe = rows(1_000, axis: .horizontal)
        scroll(probe, to: CGSize(width: 4_000, height: 0))
        for row in 200..<205 { #expect(probe.texts.contains("\(row)")) }
        #expect(probe.texts.count < 20)
    }

    @Test("Scrolling places nothing anew")
    func placements() {
        let count = Counted()
        let probe = StageProbe {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { row in
                        CountingLayout(count: count) { Color.red.frame(height: 20) }.mark("\(row)")
                    }
                }
            }
        }
        let before = count.placements
        #expect(before > 0)
        scroll(probe, to: CGSize(width: 0, height: 50))
        #expect(probe.frame("5")?.minY == 50)
        #expect(count.placements == before)
    }

    @Test("A view that reaches past the safe area does so where it has been scrolled to")
    func reaching() {
        let probe = StageProbe(safe: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 30)
                    VStack(spacing: 0) { Color.blue.mark("reach").ignoresSafeArea() }.frame(height: 30)
                    Color.red.frame(height: 300)
                }
            }
        }
        #expect(probe.frame("reach") == rect(0, 50, 100, 30))
        // Its upper edge is at that of the safe area now, and it grows over it.
        scroll(probe, to: CGSize(width: 0, height: 30))
        #expect(probe.frame("reach") == rect(0, 0, 100, 50))
        scroll(probe, to: CGSize(width: 0, height: 10))
        #expect(probe.frame("reach") == rect(0, 40, 100, 30))
    }

    private func scroll(_ probe: StageProbe, to offset: CGSize) {
        probe.scroll(x: offset.width, y: offset.height)
    }
}

@MainActor
private final class Counted {
    var placements = 0
}

/// Views one above the other; it counts how often it places them.
private struct CountingLayout: Layout {
    let count: Counted

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        count.placements += 1
        for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
    }
}
