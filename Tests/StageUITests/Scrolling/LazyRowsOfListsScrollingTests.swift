// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Rows of a long list are scrolled to and found, also those that are not made yet; a row takes 44 points.
@MainActor
@Suite struct LazyRowsOfListsScrollingTests {
    private struct Reached: View {
        let count: Int
        let made: MadeRows
        let hold: (ScrollViewProxy) -> Void
        var body: some View {
            ScrollViewReader { proxy in
                hold(proxy)
                return List {
                    ForEach(0..<count, id: \.self) { NotedRow(number: $0, made: made) }
                }
                .listStyle(.plain)
            }
        }
    }

    @MainActor private final class Held { var proxy: ScrollViewProxy? }

    @Test func aRowThatIsNotMadeIsScrolledToByItsID() {
        let (held, made) = (Held(), MadeRows())
        let probe = StageProbe { Reached(count: 1_000, made: made) { held.proxy = $0 } }
        held.proxy?.scrollTo(700, anchor: .top)
        probe.step()
        #expect(probe.frame("700")?.minY == 12)
        held.proxy?.scrollTo(310, anchor: .bottom)
        probe.step()
        #expect(probe.frame("310")?.maxY == 88)
        held.proxy?.scrollTo(999)
        probe.step()
        #expect(probe.frame("999")?.maxY == 88)
        held.proxy?.scrollTo(0)
        probe.step()
        #expect(probe.frame("0")?.minY == 12)
        #expect(made.rows.count < 100)
    }

    @Test func aRowOfAShortListIsScrolledToByItsID() {
        let (held, made) = (Held(), MadeRows())
        let probe = StageProbe { Reached(count: 40, made: made) { held.proxy = $0 } }
        held.proxy?.scrollTo(30, anchor: .top)
        probe.step()
        #expect(probe.scroll?.offset.height == 1_320)
        #expect(probe.frame("30")?.minY == 12)
    }
}
