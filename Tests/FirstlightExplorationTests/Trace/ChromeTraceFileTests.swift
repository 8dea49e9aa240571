// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import Testing

@testable import FirstlightExploration

/// A trace file is read a piece at a time, within limits.
@Suite struct ChromeTraceFileTests {
    private static func file(_ entries: [String], more: String = "") -> Data {
        let header = #"{"otherData":{"format":"firstlight launch trace","version":1\#(more)},"#
        let text =
            header + #""traceEvents" : [ "# + entries.joined(separator: " ,\n ")
            + #"],"displayTimeUnit":"ms"}"#
        return Data(text.utf8)
    }

    private static func run(_ number: Int) -> String {
        #"{"name":"run, \"[{","ph":"X","cat":"run","pid":\#(number),"tid":1,"ts":0,"dur":1,"args":{"run":1}}"#
    }

    @Test(arguments: [1, 4095, 4096, 4097, 9000]) func everyEntryIsReadOnceAndInOrder(count: Int) throws {
        let data = Self.file((1...count).map(Self.run))
        let scan = try ChromeTraceScan(data)
        #expect(scan.batches.map(\.count).reduce(0, +) == count)
        #expect(scan.batches.allSatisfy { $0.count <= 4096 && $0.bytes.count <= 1 << 20 })
        #expect(try ChromeTraceFile(data: data).timelines.map(\.name) == (1...count).map { "launch \($0)" })
        #expect(try ChromeTrace(data: data).traceEvents.map(\.pid) == Array(1...count))
    }

    @Test func aMistakeIsNamedByItsPlaceInTheWholeList() throws {
        var entries = (1...5000).map(Self.run)
        entries[4200] = #"{"name":"a","ph":"X","tid":1}"#
        let error = #expect(throws: ChromeTraceError.self) { try ChromeTraceFile(data: Self.file(entries)) }
        #expect(error == .unreadable("traceEvents.[4200] has no 'pid'"))
    }

    @Test func thereAreNoMoreEntriesThanTheMost() throws {
        let limits = ChromeTraceScan.Limits(entries: 10)
        let most = Self.file((1...10).map(Self.run))
        #expect(try ChromeTraceFile(data: most, limits: limits).timelines.count == 10)
        let error = #expect(throws: ChromeTraceError.self) {
            try ChromeTraceFile(data: Self.file((1...11).map(Self.run)), limits: limits)
        }
        #expect(error == .tooLarge("it has more than 10 entries, which are the most"))
        #expect(ChromeTraceScan.Limits().entries == 4_000_000)
    }

    @Test func whatStandsBesideTheEntriesHasALimit() throws {
        let error = #expect(throws: ChromeTraceError.self) {
            let more = #","note":"\#(String(repeating: "x", count: 2_000_000))""#
            return try ChromeTraceFile(data: Self.file([Self.run(1)], more: more))
        }
        #expect(error?.description.contains("beside its entries 1048576 bytes are the most") == true)
    }

    @Test func whatWasLaunchedIsReadBack() throws {
        let data = Self.file([Self.run(1)], more: #","app":"hello","scenario":"slow""#)
        #expect(try ChromeTraceFile(data: data).subject == .init(app: "hello", scenario: "slow"))
        #expect(try ChromeTrace(data: data).otherData?.scenario == "slow")
        #expect(try ChromeTraceFile(data: Self.file([Self.run(1)])).subject == nil)
        let long = String(repeating: "x", count: 257)
        let error = #expect(throws: ChromeTraceError.self) {
            try ChromeTraceFile(
                data: Self.file([Self.run(1)], more: #","app":"hello","scenario":"\#(long)""#))
        }
        #expect(
            error?.description.contains("a name in otherData has 257 bytes, and 256 are the most") == true)
    }

    @Test(arguments: [
        "{", #"{"a""#, #"{"traceEvents":[1,]}"#, #"{"traceEvents":[1 2]}"#, #"{"traceEvents":[1]"#,
        #"{"traceEvents":[{]}"#, #"{"traceEvents":[]} x"#, #"{"traceEvents":["a]}"#, #"{"a":}"#,
        #"{"traceEvents":[,1]}"#, "\"",
    ])
    func whatIsNoJSONIsRefused(text: String) {
        let error = #expect(throws: ChromeTraceError.self) { try ChromeTraceFile(data: Data(text.utf8)) }
        #expect(error?.description.contains("not JSON") == true, "\(error.map { "\($0)" } ?? "none")")
    }
}
