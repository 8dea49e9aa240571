// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Views of long lazy grids and of sections are made when they come near the window, which has 100 points.
@MainActor
@Suite struct LazyRowsOfGridsTests {
    private let columns = Array(repeating: GridItem(.fixed(30), spacing: 0), count: 3)

    @Test func aGridMakesTheCellsNearTheWindow() {
        let made = MadeRows()
        let probe = StageProbe {
            ScrollView {
                LazyVGrid(columns: columns, alignment: .leading, spacing: 0) {
                    ForEach(0..<1_000, id: \.self) { NotedRow(number: $0, made: made) }
                }
            }
        }
        // 334 lines of 20 points.
        #expect(probe.scroll?.contentSize.height == 6_680)
        #expect(made.rows.count < 60)
        probe.scroll(y: 2_000)
        // Line 100 has the cells 300 to 302, 20 points wide in 30.
        #expect(probe.frame("300") == rect(5, 0, 20, 20))
        #expect(probe.frame("301") == rect(35, 0, 20, 20))
        #expect(probe.frame("302") == rect(65, 0, 20, 20))
        #expect(probe.frame("314") == rect(65, 80, 20, 20))
        #expect(made.rows.count < 140)
        probe.scroll(y: 1_990)
        #expect(probe.frame("300") == rect(5, 10, 20, 20))
        probe.scroll(y: 6_580)
        #expect(probe.frame("999") == rect(5, 80, 20, 20))
        probe.scroll(y: 0)
        #expect(probe.frame("4") == rect(35, 20, 20, 20))
        #expect(probe.scroll?.contentSize.height == 6_680)
    }

    @Test func aGridAcrossMakesTheCellsNearTheWindow() {
        let made = MadeRows()
        let probe = StageProbe {
            ScrollView(.horizontal) {
                LazyHGrid(rows: columns, alignment: .top, spacing: 0) {
                    ForEach(0..<1_000, id: \.self) { NotedRow(number: $0, made: made) }
                }
            }
        }
        probe.scroll(x: 2_000)
        #expect(probe.frame("301") == rect(0, 35, 20, 20))
        #expect(made.rows.count < 140)
    }

    @Test func whatIsSeenOfAGridStaysWhenItsLinesAreLonger() {
        let made = MadeRows()
        let probe = StageProbe {
            ScrollView {
                LazyVGrid(columns: columns, alignment: .leading, spacing: 0) {
                    ForEach(0..<1_000, id: \.self) {
                        NotedRow(number: $0, made: made, length: $0 < 60 ? 10 : CGFloat(16 + $0 % 4 * 3))
                    }
                }
            }
        }
        probe.scroll(y: 2_000)
        for step in [-15, -40, -70, -90, 30, 85, -60, -100] {
            let offset = probe.scroll?.offset.height ?? 0
            guard let before = probe.firstRow(of: 1_000) else {
                Issue.record("nothing is seen")
                return
            }
            // The columns stay, too.
            let x = probe.frame("\(before.number)")?.midX
            probe.scroll(y: offset + CGFloat(step))
            guard let now = probe.frame("\(before.number)") else { continue }
            #expect(abs(now.minY - (before.y - CGFloat(step))) < 0.01, "cell \(before.number) by \(step)")
            #expect(now.midX == x)
        }
    }

    /// Sections of some rows of 20 points, with headers of 10.
    private func sections(_ count: Int, of rows: Int, _ made: MadeRows) -> StageProbe {
        StageProbe {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<count, id: \.self) { section in
                        Section {
                            ForEach(0..<rows, id: \.self) {
                                NotedRow(number: section * rows + $0, made: made)
                            }
                        } header: {
                            Text(verbatim: "section \(section)").frame(height: 10).mark("section \(section)")
                        }
                    }
                }
            }
        }
    }

    @Test func theRowsOfLongSectionsAreMadeNearTheWindow() {
        let made = MadeRows()
        let probe = sections(5, of: 200, made)
        #expect(probe.scroll?.contentSize.height == 20_050)
        #expect(made.rows.count < 40)
        // The third section begins at 8,020 and its row 450 is at 8,030 + 1,000.
        probe.scroll(y: 9_030)
        #expect(probe.frame("450")?.minY == 0)
        #expect(probe.texts.contains("section 2"))
        #expect(made.rows.count < 80)
        probe.scroll(y: 19_950)
        #expect(probe.frame("999")?.maxY == 100)
    }

    @Test func manySectionsAreMadeNearTheWindow() {
        let made = MadeRows()
        let probe = sections(500, of: 4, made)
        #expect(made.rows.count < 100)
        #expect(probe.scroll?.contentSize.height == 45_000)
        // Section 100 begins at 9,000.
        probe.scroll(y: 9_000)
        #expect(probe.frame("section 100")?.minY == 0)
        #expect(probe.frame("400")?.minY == 10)
        probe.scroll(y: 9_045)
        #expect(probe.texts.contains("section 100"))
        #expect(probe.frame("403")?.minY == 25)
        #expect(made.rows.count < 160)
    }

    @Test func rowsInAConditionAndAGroupAreMadeNearTheWindow() {
        let (made, model) = (MadeRows(), Model())
        struct Content: View {
            let made: MadeRows
            let model: Model
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Color.red.frame(height: 50)
                        if !model.flag {
                            Group { ForEach(0..<1_000, id: \.self) { NotedRow(number: $0, made: made) } }
                                .font(.title)
                        }
                        Color.blue.frame(height: 50).mark("end")
                    }
                }
            }
        }
        let probe = StageProbe { Content(made: made, model: model) }
        #expect(made.rows.count < 30)
        #expect(probe.scroll?.contentSize.height == 20_100)
        probe.scroll(y: 20_000)
        #expect(probe.frame("end")?.maxY == 100)
        model.flag = true
        probe.step()
        #expect(probe.scroll?.contentSize.height == 100)
        #expect(probe.frame("end")?.minY == 50)
    }
}
