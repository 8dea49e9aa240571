// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import Testing

@Suite struct PropertyListEditingTests {
    private func edited(
        _ text: String, _ edit: (inout PropertyListFile) throws -> Void
    ) throws -> String {
        var file = try PropertyListFile(reading: Array(text.utf8), file: "a.plist")
        try edit(&file)
        let bytes = file.bytes()
        #expect(try PropertyListFile(reading: bytes, file: "a.plist").value == file.value)
        return String(decoding: bytes, as: UTF8.self)
    }

    static let spaces = """
        <?xml version='1.0' encoding='UTF-8'?>
        <plist version="1.0">
        <!-- ours -->
        <dict>
          <key>Name</key>
          <string>A &#38; B</string> <!-- the name -->

          <key>Fonts</key>
          <array>
            <string>a.ttf</string>
            <string>b.ttf</string>
          </array>
          <key>Empty</key>
          <dict/>
        </dict>
        </plist>

        """

    @Test(
        "An edit changes the lines of its own value alone", arguments: ["\n", "\r\n"],
        [
            (["Name"], "C<", "<string>A &#38; B</string>", "<string>C&lt;</string>"),
            (["Name"], true, "<string>A &#38; B</string>", "<true/>"),
            (["Fonts", "1"], "c", "b.ttf", "c"),
            (["Fonts", "2"], "c", "b.ttf</string>\n", "b.ttf</string>\n    <string>c</string>\n"),
            (["Fonts", "0"], nil, "    <string>a.ttf</string>\n", ""),
            (
                ["Fonts"], [], "<array>\n    <string>a.ttf</string>\n    <string>b.ttf</string>\n  </array>",
                "<array/>"
            ),
            (
                ["Fonts"], ["a.ttf", "x", "b.ttf"], "    <string>b.ttf</string>\n",
                "    <string>x</string>\n    <string>b.ttf</string>\n"
            ),
            (["Fonts"], ["b.ttf"], "    <string>a.ttf</string>\n", ""),
            (["Name"], nil, "\n  <key>Name</key>\n  <string>A &#38; B</string>", ""),
            (["Empty"], nil, "\n  <key>Empty</key>\n  <dict/>", ""),
            (
                ["Empty", "a", "b"], true, "<dict/>",
                "<dict>\n    <key>a</key>\n    <dict>\n      <key>b</key>\n      <true/>\n    </dict>\n  </dict>"
            ),
            (
                ["New"], .data(Data([1])), "<dict/>\n",
                "<dict/>\n  <key>New</key>\n  <data>\n  AQ==\n  </data>\n"
            ),
        ] as [([String], PropertyValue?, String, String)])
    func edits(end: String, edit: ([String], PropertyValue?, String, String)) throws {
        let (path, value, before, after) = edit
        let text = try edited(Self.spaces.replacing("\n", with: end)) { try $0.set(value, at: path) }
        #expect(text.replacing("\r\n", with: "\n") == Self.spaces.replacing(before, with: after))
        #expect(text.replacing(end, with: "").contains { $0.isNewline } == false)
    }

    @Test("Setting what stands there changes no byte")
    func same() throws {
        let text = try edited(Self.spaces) {
            try $0.set("A & B", at: ["Name"])
            try $0.set(["a.ttf", "b.ttf"], at: ["Fonts"])
            try $0.set(nil, at: ["Missing", "key"])
        }
        #expect(text == Self.spaces)
    }

    @Test("A key that is set and removed again leaves the bytes as they were")
    func undone() throws {
        let text = try edited(Self.spaces) {
            try $0.set(["x": [true]], at: ["New"])
            try $0.set(nil, at: ["New"])
        }
        #expect(text == Self.spaces)
    }

    @Test(
        "New keys follow the form of the file",
        arguments: [
            (
                "<dict><key>a</key><true/></dict>",
                "<dict><key>a</key><true/><key>n</key><array><true/></array></dict>"
            ),
            (
                "<dict>\n\n\t<key>a</key> <true/>\n</dict>",
                "<dict>\n\n\t<key>a</key> <true/>\n\t<key>n</key> <array>\n\t\t<true/>\n\t</array>\n</dict>"
            ),
            (
                "<plist><dict/></plist>",
                "<plist><dict>\n\t<key>n</key>\n\t<array>\n\t\t<true/>\n\t</array>\n</dict></plist>"
            ),
            (
                "<plist>\n  <dict>\n  </dict>\n</plist>",
                "<plist>\n  <dict>\n  \t<key>n</key>\n  \t<array>\n  \t\t<true/>\n  \t</array>\n  </dict>\n</plist>"
            ),
        ] as [(String, String)])
    func form(text: String, expected: String) throws {
        #expect(try edited(text) { try $0.set([true], at: ["n"]) } == expected)
    }

    @Test("A step through a value that holds nothing is refused with the value's line")
    func refused() throws {
        var file = try PropertyListFile(reading: Array(Self.spaces.utf8), file: "a.plist")
        let refusals: [([String], Int?, String)] = [
            (["Name", "x"], 5, "x cannot be set in a value of kind string: set a dictionary there first"),
            (["Fonts", "3"], 8, "3 is no place in an array of 2: use 0 to 2"),
            (["Fonts", "x"], 8, "x is no place in an array of 2: use 0 to 2"),
        ]
        for (path, line, reason) in refusals {
            let expected = ArtefactProblem(
                file: "a.plist", line: line, element: path.joined(separator: "/"), reason: reason)
            #expect(throws: expected) { try file.set(1, at: path) }
        }
        #expect(throws: ArtefactProblem.self) { try file.set(nil, at: []) }
        #expect(file.bytes() == Array(Self.spaces.utf8))
    }
}
