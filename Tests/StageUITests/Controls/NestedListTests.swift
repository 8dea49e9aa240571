// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Lists that stand among the rows of another one, or of a form.
@Suite @MainActor struct NestedListTests {
    private struct Players: View {
        @State private var names = ["Ann", "Ben", "Cem"]

        var body: some View {
            Form {
                Section {
                    List {
                        ForEach(names, id: \.self) { name in
                            Color.red.frame(height: 20).mark(name)
                        }
                        .onDelete { names.remove(atOffsets: $0) }
                    }
                    Button("Remove the first") { names.removeFirst() }.mark("last")
                } header: {
                    Text("Players")
                }
            }
        }
    }

    /// A row with 20 points of content is 44 points high.
    @Test func theRowsAreThoseOfTheFormAroundIt() throws {
        let probe = StageProbe(CGSize(width: 300, height: 600)) { Players() }
        let tops = ["Ann", "Ben", "Cem"].compactMap { probe.frame($0)?.minY }
        let first = try #require(tops.first)
        #expect(tops == [first, first + 44, first + 88])
        #expect(try #require(probe.frame("last")).minY > first + 88)
        probe.stage.activate(label: "Remove the first")
        probe.step(60)
        #expect(probe.frame("Ann") == nil && probe.frame("Ben")?.minY == first)
    }

    /// Only one that is a row's own view is meant: one that another view arranges has a window, as high as it is given.
    @Test func aListInAnotherViewOfARowScrollsByItself() {
        let probe = StageProbe(CGSize(width: 300, height: 600)) {
            Form {
                VStack {
                    List {
                        ForEach(0..<9, id: \.self) { row in
                            Color.red.frame(height: 20).mark("row \(row)")
                        }
                    }
                    .frame(height: 100)
                }
                Color.blue.frame(height: 20).mark("below")
            }
        }
        let (first, below) = (probe.frame("row 0")?.minY ?? 0, probe.frame("below")?.minY ?? 0)
        #expect(below - first < 132)
    }
}
