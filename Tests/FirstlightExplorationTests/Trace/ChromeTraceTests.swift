// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import Foundation
import LaunchCore
import Testing

@Suite struct ChromeTraceTests {
    @Test(arguments: [
        [TraceSamples.full], [TraceSamples.retried], [TraceSamples.full, TraceSamples.retried],
    ])
    func whatIsWrittenIsReadBackUnchanged(timelines: [LaunchTimeline]) throws {
        let data = try ChromeTrace(timelines).data()
        #expect(try ChromeTrace(data: data).timelines() == timelines)
    }

    @Test(arguments: [TraceSamples.full, TraceSamples.retried])
    func spansOfOneLaneLieInOneAnotherOrApart(timeline: LaunchTimeline) throws {
        let spans = ChromeTrace([timeline]).traceEvents.filter { $0.ph == "X" }
        for (_, lane) in Dictionary(grouping: spans, by: \.tid) {
            for (place, one) in lane.enumerated() {
                for other in lane[(place + 1)...] {
                    let (a, b) = (try #require(one.ts), try #require(other.ts))
                    let (c, d) = (a + (try #require(one.dur)), b + (try #require(other.dur)))
                    #expect(
                        c <= b || d <= a || (a <= b && d <= c) || (b <= a && c <= d),
                        "\(one.name) and \(other.name) cross")
                }
            }
        }
    }

    @Test func tasksAtTheSameTimeHaveLanesOfTheirOwn() throws {
        let events = ChromeTrace([TraceSamples.full]).traceEvents
        func lane(_ name: String) throws -> Int {
            try #require(events.first { $0.cat == "task" && $0.name == name }).tid
        }
        #expect(try lane("config") != lane("ads") && lane("cities") != lane("prices"))
        #expect(Set(events.filter { $0.cat == "task" }.map(\.tid)).count == 3)
        let arrows = events.filter { $0.ph == "s" }
        #expect(arrows.count == 4, "An arrow for each need")
    }

    @Test(arguments: [
        ("", "not JSON"), ("[1]", "not of the type"), ("{}", "holds no launch"),
        (#"{"traceEvents":[],"otherData":{"format":"other"}}"#, "holds no launch"),
        (#"{"traceEvents":[],"otherData":{"format":"firstlight launch trace","version":9}}"#, "version 9"),
        (
            Self.ours(#"{"name":"run 1","ph":"X","cat":"run","pid":1,"tid":1,"ts":0,"args":{"run":1}}"#),
            "no dur"
        ),
        (
            Self.ours(
                #"{"name":"a","ph":"X","cat":"task","pid":1,"tid":9,"ts":0,"dur":1,"args":{"task":"a"}}"#),
            "before the run"
        ),
        (Self.ours(#"{"name":"a","ph":"X","cat":"phase","pid":1,"tid":1,"ts":0,"dur":1}"#), "Entry 0"),
        (Self.ours(#"{"name":"a","ph":"X","cat":"run","pid":1,"tid":1,"ts":1e300,"dur":1}"#), "its ts is"),
        (Self.ours(#"{"name":"a","ph":"X","cat":"run","tid":1}"#), "has no 'pid'"),
        (
            Self.ours(#"{"name":"a","ph":"X","cat":"phase","pid":1,"tid":1,"args":{"phase":"x"}}"#),
            "a value that is not known"
        ),
    ])
    func aFileThatIsNoTraceIsRefusedWithTheReason(text: String, reason: String) {
        let error = #expect(throws: ChromeTraceError.self) {
            try ChromeTrace(data: Data(text.utf8)).timelines()
        }
        #expect(error?.description.contains(reason) == true, "\(error.map { "\($0)" } ?? "no error")")
    }

    private static func ours(_ entry: String) -> String {
        #"{"displayTimeUnit":"ms","otherData":{"format":"firstlight launch trace","version":1},"traceEvents":["#
            + entry + "]}"
    }
}
