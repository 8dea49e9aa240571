// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// The rows of a long list are made when they come near the window, which has 100 points; a row takes 44.
@MainActor
@Suite struct LazyRowsOfListsTests {
    private func list(
        _ count: Int, _ made: MadeRows, length: @escaping (Int) -> CGFloat = { _ in 20 }
    ) -> StageProbe {
        StageProbe {
            List {
                ForEach(0..<count, id: \.self) { NotedRow(number: $0, made: made, length: length($0)) }
            }
            .listStyle(.plain)
        }
    }

    @Test func rowsAreMadeNearTheWindowAndOnce() {
        let made = MadeRows()
        let probe = list(1_000, made)
        #expect(made.rows == Set(0..<16))
        #expect(probe.scroll?.contentSize.height == 44_000)
        probe.scroll(y: 10_000)
        // A window's length each way: from 9,900 to 10,200.
        #expect(made.rows == Set(0..<16).union(225..<232))
        // Row 227 begins at 9,988, and its text 12 points below.
        #expect(probe.frame("227")?.minY == 0)
        probe.scroll(y: 0)
        #expect(probe.frame("0")?.minY == 12)
        #expect(probe.frame("1")?.minY == 56)
        probe.scroll(y: 10_000)
        #expect(probe.frame("227")?.minY == 0)
        #expect(made.rows == Set(0..<16).union(225..<232))
        #expect(made.counts.values.allSatisfy { $0 == 1 })
        #expect(probe.scroll?.contentSize.height == 44_000)
        #expect(probe.stage.isSettled)
    }

    @Test(arguments: [(64, 64), (65, 16)])
    func upToSixtyFourRowsAreAllMade(_ count: Int, _ expected: Int) {
        let made = MadeRows()
        let probe = list(count, made)
        #expect(made.rows.count == expected)
        #expect(probe.scroll?.contentSize.height == CGFloat(count) * 44)
    }

    @Test func rowsOfAllPartsOfAListCount() {
        let made = MadeRows()
        _ = StageProbe {
            List {
                ForEach(0..<40, id: \.self) { NotedRow(number: $0, made: made) }
                ForEach(40..<80, id: \.self) { NotedRow(number: $0, made: made) }
            }
        }
        // One more, which tells that it is no section.
        #expect(made.rows == Set(0..<41))
    }

    @Test func groupsHaveTheirRowsInTheirMargins() {
        let made = MadeRows()
        let probe = StageProbe {
            Form { ForEach(0..<1_000, id: \.self) { NotedRow(number: $0, made: made) } }
        }
        #expect(made.rows == Set(0..<16))
        // 16 points above and below, and 24 below the group.
        #expect(probe.scroll?.contentSize.height == 44_056)
        #expect(probe.frame("0")?.origin == CGPoint(x: 36, y: 28))
        probe.scroll(y: 43_956)
        #expect(made.rows.contains(999) && !made.rows.contains(500))
        #expect(probe.frame("999")?.maxY == 48)
        #expect(made.rows.count < 40)
    }

    @Test func rowsHaveTheirDistance() {
        let made = MadeRows()
        let probe = StageProbe {
            List(0..<1_000, id: \.self) { NotedRow(number: $0, made: made) }.listRowSpacing(6)
        }
        #expect(made.rows == Set(0..<16))
        #expect(probe.scroll?.contentSize.height == 50_050)
        probe.scroll(y: 10_000)
        // 16 above, 200 rows of 50, and 12 in the row.
        #expect(probe.frame("200")?.minY == 28)
        #expect(probe.scroll?.contentSize.height == 50_050)
    }

    // MARK: Sections

    /// Sections of some rows of a plain list, with headers and footers.
    private func sections(_ count: Int, of rows: Int, _ made: MadeRows) -> StageProbe {
        StageProbe {
            List {
                ForEach(0..<count, id: \.self) { section in
                    Section {
                        ForEach(0..<rows, id: \.self) { NotedRow(number: section * rows + $0, made: made) }
                    } header: {
                        Text(verbatim: "s\(section)")
                    } footer: {
                        Text(verbatim: "e\(section)")
                    }
                }
            }
            .listStyle(.plain)
        }
    }

    @Test func theSectionsOfAShortListAreAllMade() {
        let made = MadeRows()
        // Sections are no rows: there are 60.
        _ = sections(20, of: 3, made)
        #expect(made.rows.count == 60)
    }

    @Test func rowsInSectionsAreMadeNearTheWindow() {
        let made = MadeRows()
        let probe = sections(40, of: 20, made)
        #expect(made.rows == Set(0..<20))
        #expect(probe.texts.contains("s0"))
        let height = probe.scroll?.contentSize.height ?? 0
        #expect(height > 800 * 44)
        probe.scroll(y: height - 100)
        probe.step()
        #expect(probe.texts.contains("e39"))
        #expect(made.rows.contains(799) && !made.rows.contains(400))
        #expect(made.rows.count < 50)
        probe.scroll(y: 0)
        #expect(probe.texts.contains("s0"))
        #expect(probe.texts.contains("0"))
    }

    @Test func sectionsAreMadeNearTheWindow() {
        let made = MadeRows()
        let probe = sections(500, of: 2, made)
        // The first 16, with the two rows of each.
        #expect(made.rows == Set(0..<32))
        let height = probe.scroll?.contentSize.height ?? 0
        probe.scroll(y: height - 100)
        probe.step()
        #expect(probe.texts.contains("e499"))
        #expect(made.rows.contains(999) && !made.rows.contains(500))
        #expect(abs((probe.scroll?.contentSize.height ?? 0) - height) < 0.001)
        #expect(made.rows.count < 60)
    }

    @Test func aSectionHasItsHeaderAndItsFooterAroundItsRows() {
        let made = MadeRows()
        let probe = sections(1, of: 1_000, made)
        #expect(made.rows == Set(0..<16))
        #expect(probe.texts.contains("s0"))
        probe.scroll(y: (probe.scroll?.contentSize.height ?? 0) - 100)
        #expect(probe.texts.contains("e0") && probe.texts.contains("999"))
        #expect(made.rows.count < 32)
    }

    // MARK: Places

    @Test func whatIsSeenStaysWhereItIsWhenRowsAreLongerThanExpected() {
        let made = MadeRows()
        // The first rows promise 44 points; the others take from 52 to 76.
        let probe = list(1_000, made) { $0 < 40 ? 20 : CGFloat(40 + $0 % 7 * 4) }
        probe.scroll(y: 22_000)
        expectRowsStay(probe)
        // All the way back each row is where it belongs.
        #expect(probe.frame("0")?.minY == 12)
        #expect(probe.frame("2")?.minY == 100)
    }

    @Test func whatIsFarAwayIsNeitherReadNorLaidOut() {
        let made = MadeRows()
        let probe = list(400, made)
        for y in stride(from: 0, through: 17_500, by: 50) { probe.scroll(y: CGFloat(y)) }
        #expect(made.rows.count == 400)
        #expect(made.counts.values.allSatisfy { $0 == 1 })
        let read = probe.stage.accessibilityTree().flattened.compactMap(\.label)
        #expect(read.contains("399") && !read.contains("200"))
        // Two windows each way, and what is made at once.
        #expect(read.count <= 16)
        #expect(probe.scroll?.contentSize.height == 17_600)
    }

    @Test func linesAndBackgroundsOfManyRowsAreThoseOfEach() {
        let made = MadeRows()
        let probe = StageProbe {
            List {
                ForEach(0..<1_000, id: \.self) { NotedRow(number: $0, made: made) }
                    .listRowBackground(Color.red).listRowSeparator(.hidden)
            }
            .listStyle(.plain)
        }
        // A setting of the rows of a list keeps none of them.
        #expect(made.rows == Set(0..<16))
        probe.scroll(y: 10_000)
        let rows = probe.rectangles.filter { $0.height == 44 && $0.width == 100 }
        #expect(rows.contains { $0.minY == -12 } && rows.contains { $0.minY == 32 })
        #expect(!probe.rectangles.contains { $0.height > 0 && $0.height <= 1 })
        let lines = list(1_000, MadeRows())
        lines.scroll(y: 10_000)
        #expect(lines.rectangles.contains { $0.height > 0 && $0.height <= 1 })
    }
}
