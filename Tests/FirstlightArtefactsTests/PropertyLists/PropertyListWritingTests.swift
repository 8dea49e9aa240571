// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import Testing

@Suite struct PropertyListWritingTests {
    private static let bytes = Data((0...80).map { UInt8($0) })
    private static let everything: PropertyValue = [
        "": " ", "a&<>\"'é": "a&<>\"'é\n\tb",
        "array": [1, -9_223_372_036_854_775_808, 9_223_372_036_854_775_807],
        "boolean": [true, false], "data": .data(bytes),
        "date": .date(Date(timeIntervalSince1970: 1_767_323_045)),
        "empty": ["", [], [:], .data(Data())],
        "nested": [[[[[[[[[["data": .data(bytes)]]]]]]]]]],
        "real": [0.1, 1.0, 1e300, 0.0, .real(.infinity), .real(-.infinity), 1e-7, 1.5],
    ]

    @Test("A new list has Apple's form")
    func form() {
        let file = PropertyListFile([
            "b": ["x"], "a": ["": true], "c": [:], "d": "", "e": .data(Data([1, 2, 3])),
        ])
        let expected = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            	<key>b</key>
            	<array>
            		<string>x</string>
            	</array>
            	<key>a</key>
            	<dict>
            		<key></key>
            		<true/>
            	</dict>
            	<key>c</key>
            	<dict/>
            	<key>d</key>
            	<string></string>
            	<key>e</key>
            	<data>
            	AQID
            	</data>
            </dict>
            </plist>

            """
        #expect(String(decoding: file.bytes(), as: UTF8.self) == expected)
    }

    @Test("Values of each kind are written byte for byte as plutil writes them")
    func plutil() throws {
        let bytes = PropertyListFile(Self.everything.sorted).bytes()
        let theirs = try Plutil.run("-convert", "xml1", "-o", "-", on: bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == String(decoding: theirs, as: UTF8.self))
    }

    @Test("Keys are sorted by UTF-16, as plutil sorts them")
    func sorted() {
        let sorted = (["b": 1, "a": ["d": 1, "c": 2], "Z": 3, "é": 4] as PropertyValue).sorted
        #expect(sorted.dictionary?.keys == ["Z", "a", "b", "é"])
        #expect(sorted.dictionary?["a"]?.dictionary?.keys == ["c", "d"])
    }

    @Test("What is written is read back equal, with the order of its keys")
    func roundTrip() throws {
        let read = try PropertyListFile(reading: PropertyListFile(Self.everything).bytes(), file: "a.plist")
        #expect(read.value == Self.everything)
        #expect(read.value.dictionary?.keys == Self.everything.dictionary?.keys)
    }

    @Test("A binary list that plutil made is read, and one that was changed is read back equal")
    func binary() throws {
        let xml = PropertyListFile(Self.everything).bytes()
        var file = try PropertyListFile(
            reading: Plutil.run("-convert", "binary1", "-o", "-", on: xml), file: "a.plist")
        #expect(file.value == Self.everything)
        #expect(file.line(of: ["data"]) == nil)
        try file.set("ß→", at: ["new", "a"])
        let bytes = file.bytes()
        #expect(bytes.starts(with: Array("bplist00".utf8)))
        #expect(try PropertyListFile(reading: bytes, file: "a.plist").value == file.value)
        #expect(String(decoding: try Plutil.run("-lint", on: bytes), as: UTF8.self).hasSuffix(": OK\n"))
    }

    @Test("An unchanged binary list keeps its bytes")
    func binaryUnchanged() throws {
        let xml = PropertyListFile(["a": 1]).bytes()
        let bytes = try Plutil.run("-convert", "binary1", "-o", "-", on: xml)
        var file = try PropertyListFile(reading: bytes, file: "a.plist")
        try file.set(2, at: ["a"])
        try file.set(1, at: ["a"])
        #expect(file.bytes() == bytes)
    }

    @Test(
        "Dates are told to the second",
        arguments: [
            (-62_135_596_800, "0001-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (4_107_542_399, "2100-02-28T23:59:59Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
        ] as [(Double, String)])
    func dates(seconds: Double, text: String) throws {
        let file = PropertyListFile(.date(Date(timeIntervalSince1970: seconds)))
        #expect(String(decoding: file.bytes(), as: UTF8.self).contains("<date>\(text)</date>"))
        #expect(try PropertyListFile(reading: file.bytes(), file: "").value == file.value)
    }
}
