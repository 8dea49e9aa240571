// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightArtefacts

@Suite struct PropertyListReadingTests {
    private func problem(_ text: String) -> ArtefactProblem? {
        do { _ = try PropertyListFile(reading: Array(text.utf8), file: "a.plist") } catch { return error }
        return nil
    }

    @Test("A value's line is that of its key or its own in an array")
    func lines() throws {
        let text = """
            <plist version="1.0">
            <dict>
                <key>a</key>
                <array>
                    <string>x</string>
                    <dict>
                        <key>b</key> <true/>
                    </dict>
                </array>
            </dict>
            </plist>
            """
        let file = try PropertyListFile(reading: Array(text.utf8), file: "a.plist")
        let paths = [
            [], ["a"], ["a", "0"], ["a", "1"], ["a", "1", "b"], ["a", "2"], ["b"], ["a", "0", "c"],
        ]
        #expect(paths.map { file.line(of: $0) } == [2, 3, 5, 6, 7, nil, nil, nil])
        #expect(file.value[path: ["a", "1", "b"]] == true)
    }

    @Test(
        "Any value may be the root, with or without the plist element",
        arguments: [
            ("<plist><string>a<![CDATA[<b>]]>&amp;</string></plist>", "a<b>&"), ("<array/>", []),
            ("<plist><integer>0x1F</integer></plist>", 31), ("<plist><integer>-0X10</integer></plist>", -16),
            ("<plist><integer>+5</integer></plist>", 5), ("<plist><real>-1.5e3</real></plist>", -1500.0),
            (
                "<!-- c --><plist> <!-- c --> <dict> <key>a</key> <!-- c --> <false/> </dict> </plist>",
                ["a": false]
            ),
        ] as [(String, PropertyValue)])
    func values(text: String, expected: PropertyValue) throws {
        #expect(try PropertyListFile(reading: Array(text.utf8), file: "a.plist").value == expected)
    }

    @Test(
        "What is no property list is refused with line, key path and advice",
        arguments: [
            (
                "<dict><key>a</key>\n<array><dict>\n<key>b</key></dict></array></dict>", 3, "a/0/b",
                "the key has no value: write one after it"
            ),
            ("<dict>\n<true/></dict>", 2, "", "<true> has no key before it: write <key>…</key> first"),
            (
                "<dict>\n<key>a</key>word<true/></dict>", 1, "",
                "\"word\" stands between the values of <dict>: remove it"
            ),
            ("<plist>\n</plist>", 1, "", "the plist element is empty: put a dict into it"),
            (
                "<plist><true/>\n<true/></plist>", 2, "",
                "a second value stands in the plist element: only one may"
            ),
            ("<plist>\n<true>x</true></plist>", 2, "", "<true> holds something: write <true/>"),
            (
                "<array><string><b/></string></array>", 1, "0",
                "<b> stands inside <string>, which holds text only"
            ),
            (
                "<array><integer>1 </integer></array>", 1, "0",
                "\"1 \" is no integer: digits alone, up to 64 bits with sign"
            ),
            (
                "<integer>18446744073709551616</integer>", 1, "",
                "\"18446744073709551616\" is no integer: digits alone, up to 64 bits with sign"
            ),
            ("<integer>0x</integer>", 1, "", "\"0x\" is no integer: digits alone, up to 64 bits with sign"),
            ("<real>1,5</real>", 1, "", "\"1,5\" is no real number: write it as 1.5"),
            (
                "<date>2026:01-01T00:00:00Z</date>", 1, "",
                "\"2026:01-01T00:00:00Z\" is no date: write it as 2026-01-31T12:00:00Z"
            ),
            (
                "<dict>\n<![CDATA[ ]]><key>a</key><true/></dict>", 1, "",
                "a CDATA section stands between the values of <dict>: remove it"
            ),
            (
                "<array>\n<string>a<!-- c --></string></array>", 2, "0",
                "a comment stands inside <string>: move it before the element"
            ),
            (
                "<html/>", 1, "",
                "<html> is no value of a property list: "
                    + "use string, integer, real, true, false, date, data, array or dict"
            ),
            ("\n{ a = b }", 2, "a", "after the value of a there must be ;"),
            ("<plist>\n<dict>", 2, "plist/dict", "the file ends inside <dict> of line 2: it is cut off"),
        ] as [(String, Int?, String, String)])
    func refused(text: String, line: Int?, element: String, reason: String) {
        #expect(
            problem(text) == ArtefactProblem(file: "a.plist", line: line, element: element, reason: reason))
    }

    @Test("A binary list whose arrays share their parts without end is refused")
    func shared() {
        // Forty arrays, each of which holds the next one twice.
        var objects: [[UInt8]] = (1..<40).map { [0xA2, $0, $0] }
        objects.append([0x09])
        let problem = #expect(throws: ArtefactProblem.self) {
            try BinaryPropertyList.read(
                PropertyListToolTests.binary(objects), file: "a.plist", limits: ReadingLimits(nodes: 1000))
        }
        #expect(problem?.reason == "it has more than 200 levels or 1000 values: divide it")
    }

    @Test(
        "A binary list that holds itself, as a value or as a key, is refused",
        arguments: [[0xA1, 0x00], [0xD1, 0x00, 0x00]] as [[UInt8]])
    func endless(object: [UInt8]) {
        let problem = #expect(throws: ArtefactProblem.self) {
            try PropertyListFile(reading: PropertyListToolTests.binary([object]), file: "a.plist")
        }
        #expect(problem?.reason == "it has more than 200 levels or 1000000 values: divide it")
    }
}
