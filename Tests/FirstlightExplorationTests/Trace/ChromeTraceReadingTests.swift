// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import Foundation
import LaunchCore
import Testing

/// A trace file is read whole, within a limit, and what is wrong in it is named.
@Suite struct ChromeTraceReadingTests {
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

    @Test(arguments: [1, 9000]) func everyEntryIsReadOnceAndInOrder(count: Int) throws {
        let data = Self.file((1...count).map(Self.run))
        let trace = try ChromeTrace(data: data)
        #expect(trace.traceEvents.map(\.pid) == Array(1...count))
        #expect(try trace.timelines().map(\.name) == (1...count).map { "launch \($0)" })
    }

    @Test func aMistakeIsNamedByItsPlaceInTheWholeList() throws {
        var entries = (1...5000).map(Self.run)
        entries[4200] = #"{"name":"a","ph":"X","tid":1}"#
        let error = #expect(throws: ChromeTraceError.self) { try ChromeTrace(data: Self.file(entries)) }
        #expect(error == .unreadable("traceEvents.[4200] has no 'pid'"))
    }

    @Test func aFileThatIsTooLargeIsRefusedWithWhatToDo() throws {
        var data = Self.file([Self.run(1)])
        data += Data(repeating: UInt8(ascii: " "), count: 67_108_864 - data.count)
        #expect(try ChromeTrace(data: data).timelines().count == 1)
        data.append(UInt8(ascii: " "))
        let error = #expect(throws: ChromeTraceError.self) { try ChromeTrace(data: data) }
        #expect(
            error?.description
                == "There is too much in it: it has more than 67108864 bytes, which are the most. Write fewer launches "
                + "into a file, with '--runs'.")
    }

    @Test func whatWasLaunchedIsReadBack() throws {
        let data = Self.file([Self.run(1)], more: #","app":"hello","scenario":"slow""#)
        #expect(try ChromeTrace(data: data).subject == .init(app: "hello", scenario: "slow"))
        #expect(try ChromeTrace(data: Self.file([Self.run(1)])).subject == nil)
        let long = String(repeating: "x", count: 257)
        let error = #expect(throws: ChromeTraceError.self) {
            try ChromeTrace(
                data: Self.file([Self.run(1)], more: #","app":"hello","scenario":"\#(long)""#))
        }
        #expect(
            error?.description.contains("a name in otherData has 257 bytes, and 256 are the most") == true)
    }

    @Test(arguments: [
        "{", #"{"a""#, #"{"traceEvents":[1 2]}"#, #"{"traceEvents":[1]"#,
        #"{"traceEvents":[{]}"#, #"{"traceEvents":[]} x"#, #"{"traceEvents":["a]}"#, #"{"a":}"#,
        #"{"traceEvents":[,1]}"#, "\"",
    ])
    func whatIsNoJSONIsRefused(text: String) {
        let error = #expect(throws: ChromeTraceError.self) { try ChromeTrace(data: Data(text.utf8)) }
        #expect(error?.description.contains("not JSON") == true, "\(error.map { "\($0)" } ?? "none")")
    }
}
