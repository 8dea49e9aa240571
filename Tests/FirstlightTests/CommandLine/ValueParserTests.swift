// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import FirstlightCommands

@Suite struct ValueParserTests {
    @Test(arguments: [
        ("250ms", Duration.milliseconds(250)), ("1s", .seconds(1)), ("1.5s", .milliseconds(1500)),
        ("0", .zero),
        ("0.1s", .milliseconds(100)), ("16.666667ms", .nanoseconds(16_666_667)), ("7us", .microseconds(7)),
        ("3600s", .seconds(3600)), ("0s", .zero),
    ])
    func aTimeIsExact(_ text: String, _ expected: Duration) throws {
        #expect(try ValueParser<Duration>.duration(text) == expected)
    }

    @Test(arguments: [
        "", "s", "ms", "1", "-1s", "+1s", "1 s", "1.s", ".5s", "1.2.3s", "1e3ms", "1h", "1234567890s",
        "0.0000000001s", "１s", "3600.000000001s", "3600001ms", "999999999s",
    ])
    func aTimeThatIsNotPlainIsRefused(_ text: String) {
        #expect(throws: ValueProblem.self) { try ValueParser<Duration>.duration(text) }
    }

    @Test(arguments: ["390", "390x", "x844", "0x10", "390x844x2", "390 x 844", "nanx2", "390x16385"])
    func aSizeThatIsNoSizeIsRefused(_ text: String) {
        #expect(throws: ValueProblem.self) { try ValueParser<SizeArgument>.size(text) }
    }

    @Test func aSizeMayHaveParts() throws {
        #expect(try ValueParser<SizeArgument>.size("390.5x844") == SizeArgument(width: 390.5, height: 844))
    }

    @Test(arguments: ["-1", "65536", "http", ""])
    func aPortOutsideItsRangeIsRefused(_ text: String) {
        #expect(throws: ValueProblem.self) { try ValueParser<Int>.port(text) }
    }

    @Test func anAddedRuleSaysItsReason() {
        let even = ValueParser<Int>.integer(in: 0...10).checked { $0 % 2 == 0 ? nil : "that is odd" }
        #expect(throws: ValueProblem("that is odd")) { try even("3") }
        #expect(throws: Never.self) { try even("4") }
    }

    @Test func twoParsersTakeWhatEitherTakes() throws {
        let size = ValueParser<SizeArgument>.size.mapped { "\($0.width) by \($0.height)" }
        let device = ValueParser<String>.word(["iphone-15", "iphone-se"]).or(size)
        #expect(device.metavar == "NAME|WxH")
        #expect(
            device.takes
                == "iphone-15 or iphone-se, or a width and a height from 1 to 16384, such as 390x844")
        #expect(try device("iphone-se") == "iphone-se")
        #expect(try device("320x568") == "320.0 by 568.0")
        #expect(throws: ValueProblem.self) { try device("iphone") }
    }

    @Test func anInputFileMustExistAndBeAFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "firstlight-\(UUID().uuidString)")
            .path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = folder + "/scenario.json"
        #expect(throws: ValueProblem(noInput: "there is no such file")) {
            try ValueParser<String>.inputFile(file)
        }
        #expect(throws: ValueProblem(noInput: "that is a folder")) {
            try ValueParser<String>.inputFile(folder)
        }
        #expect(throws: ValueProblem("that is a folder")) { try ValueParser<String>.outputFile(folder) }
        #expect(FileManager.default.createFile(atPath: file, contents: nil))
        #expect(try ValueParser<String>.inputFile(file) == file)
        #expect(throws: ValueProblem("that is a file")) { try ValueParser<String>.outputFolder(file) }
    }

    @Test(arguments: [
        ("snapshto", "snapshot"), ("recrod", "record"), ("SNAPSHOT", "snapshot"), ("rec", "record"),
        ("plya", "play"),
    ])
    func aSlipOfTheFingersFindsItsWord(_ word: String, _ meant: String) {
        #expect(Suggestions.nearest(to: word, in: ["play", "record", "snapshot"]) == meant)
    }

    @Test(arguments: ["xyz", "", "p", "snow"])
    func aStrangeWordFindsNone(_ word: String) {
        #expect(Suggestions.nearest(to: word, in: ["play", "record", "snapshot"]) == nil)
    }
}
