// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct ColumnsFormTests {
    @Test func namesEndWhereValuesBegin() throws {
        let probe = StageProbe(CGSize(width: 400, height: 400)) {
            Form {
                LabeledContent {
                    Color.red.frame(width: 50, height: 20).mark("short value")
                } label: {
                    Color.blue.frame(width: 30, height: 20).mark("short name")
                }
                LabeledContent {
                    Color.red.frame(width: 90, height: 20).mark("long value")
                } label: {
                    Color.blue.frame(width: 120, height: 20).mark("long name")
                }
                Color.green.frame(width: 40, height: 20).mark("plain")
            }
            .formStyle(.columns)
        }
        let (short, long) = (try #require(probe.frame("short name")), try #require(probe.frame("long name")))
        #expect(short.maxX == long.maxX)
        let starts = ["short value", "long value", "plain"].map { probe.frame($0)?.minX }
        // The usual 8 points are between the columns.
        #expect(starts == [long.maxX + 8, long.maxX + 8, long.maxX + 8])
    }
}
