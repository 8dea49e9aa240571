// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// The rows of a long lazy stack are made when they come near the window, which has 100 points.
@MainActor
@Suite struct LazyRowsTests {
    private func column(
        _ count: Int, _ made: MadeRows, length: @escaping (Int) -> CGFloat = { _ in 20 }
    ) -> StageProbe {
        StageProbe {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) {
                        NotedRow(number: $0, made: made, length: length($0))
                    }
                }
            }
        }
    }

    @Test func rowsAreMadeNearTheWindowAndOnce() {
        let made = MadeRows()
        let probe = column(1_000, made)
        #expect(made.rows == Set(0..<16))
        #expect(probe.scroll?.contentSize.height == 20_000)
        probe.scroll(y: 10_000)
        // A window's length each way: from 9,900 to 10,200.
        #expect(made.rows == Set(0..<16).union(495..<510))
        #expect(probe.frame("500")?.minY == 0)
        probe.scroll(y: 0)
        probe.scroll(y: 10_000)
        #expect(probe.frame("500")?.minY == 0)
        #expect(made.rows == Set(0..<16).union(495..<510))
        #expect(made.counts.values.allSatisfy { $0 == 1 })
        #expect(probe.stage.isSettled)
    }

    @Test func aShortStackMakesAllItsRows() {
        let made = MadeRows()
        _ = column(64, made)
        #expect(made.rows.count == 64)
    }

    @Test func rowsThatNothingScrollsAreAllMade() {
        let made = MadeRows()
        let probe = StageProbe {
            LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { NotedRow(number: $0, made: made) } }
        }
        #expect(made.rows.count == 100)
        #expect(probe.frame("99")?.height == 20)
    }

    @Test func rowsOfAStackThatIsNotLazyAreAllMade() {
        let made = MadeRows()
        _ = StageProbe {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<100, id: \.self) { NotedRow(number: $0, made: made) } }
            }
        }
        #expect(made.rows.count == 100)
        let padded = MadeRows()
        _ = StageProbe {
            ScrollView {
                LazyVStack(spacing: 0) {
                    // The padding is that of each row, of which there must be some to know it.
                    ForEach(0..<100, id: \.self) { NotedRow(number: $0, made: padded) }.padding(3)
                }
            }
        }
        #expect(padded.rows.count == 100)
    }

    /// A row that counts the touches on it.
    private struct Counter: View {
        let number: Int
        @State private var count = 0
        var body: some View {
            Button {
                count += 1
            } label: {
                Text(verbatim: "\(number): \(count)")
            }.frame(height: 20)
        }
    }

    @Test func aRowKeepsItsStateWhenItIsScrolledFarAway() {
        let probe = StageProbe {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Counter(number: $0) } } }
        }
        #expect(probe.stage.tap(label: "3: 0"))
        probe.step()
        #expect(probe.texts.contains("3: 1"))
        probe.scroll(y: 10_000)
        #expect(!probe.texts.contains("3: 1") && probe.texts.contains("500: 0"))
        probe.scroll(y: 0)
        #expect(probe.texts.contains("3: 1"))
    }

    @Test func whatIsFarAwayIsNeitherReadNorLaidOut() {
        let made = MadeRows()
        let probe = column(1_000, made)
        for y in stride(from: 0, through: 19_900, by: 50) { probe.scroll(y: CGFloat(y)) }
        #expect(made.rows.count == 1_000)
        let read = probe.stage.accessibilityTree().flattened.compactMap(\.label)
        #expect(read.contains("999") && !read.contains("500"))
        // Two windows each way, and what is made at once.
        #expect(read.count <= 30)
        #expect(probe.scroll?.contentSize.height == 20_000)
    }

    @Test func whatIsSeenStaysWhereItIsWhenRowsAreLongerThanExpected() {
        let made = MadeRows()
        // The first rows promise 20 points; the others take from 30 to 90.
        let probe = column(1_000, made) { $0 < 40 ? 20 : CGFloat(30 + $0 % 7 * 10) }
        probe.scroll(y: 12_000)
        expectRowsStay(probe)
        // All the way back each row is where it belongs.
        #expect(probe.frame("0")?.minY == 0)
        #expect(probe.frame("4")?.minY == 80)
    }

    @Test func aRowWithoutViewsTakesNoSpace() {
        let probe = StageProbe {
            ScrollView {
                LazyVStack(spacing: 4) {
                    ForEach(0..<1_000, id: \.self) { number in
                        if number.isMultiple(of: 2) {
                            Text(verbatim: "\(number)").frame(height: 16).mark("\(number)")
                        }
                    }
                }
            }
        }
        // Half of the rows have 16 points and 4 to the next.
        #expect(probe.scroll.map { abs($0.contentSize.height - 9_996) < 25 } == true)
        probe.scroll(y: 5_000)
        let first = probe.firstRow(of: 1_000)
        #expect(first.map { $0.number.isMultiple(of: 2) } == true)
        #expect(first.map { probe.frame("\($0.number + 2)")?.minY == $0.y + 20 } == true)
    }

    @Test func aFieldWithTheFocusStaysInTheStack() {
        @MainActor final class Names { var name = "" }
        let names = Names()
        let probe = StageProbe {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000, id: \.self) { number in
                        if number == 0 {
                            TextField(
                                "name",
                                text: Binding {
                                    names.name
                                } set: {
                                    names.name = $0
                                })
                        } else {
                            Text(verbatim: "\(number)").frame(height: 20)
                        }
                    }
                }
            }
        }
        #expect(probe.stage.tap(label: "name"))
        probe.step()
        probe.scroll(y: 10_000)
        _ = probe.stage.type("a")
        probe.step()
        #expect(names.name == "a")
    }

    @Test func rowsAcrossAreMadeInReadingDirection() {
        for isMirrored in [false, true] {
            let made = MadeRows()
            let probe = StageProbe(rtl: isMirrored) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<1_000, id: \.self) { NotedRow(number: $0, made: made) }
                    }
                }
            }
            #expect(made.rows == Set(0..<16))
            #expect(probe.frame("0")?.minX == (isMirrored ? 80 : 0))
            probe.scroll(x: 4_000)
            #expect(made.rows == Set(0..<16).union(195..<210))
            #expect(probe.frame("200")?.minX == (isMirrored ? 80 : 0))
        }
    }
}
