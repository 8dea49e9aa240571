// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct XcodeSettingsFileTests {
    private func read(_ files: [String: String], _ path: String = "Config/App.xcconfig") -> XcodeSettingsFile
    {
        XcodeSettingsFile(reading: path) { files[$0].map { Array($0.utf8) } }
    }

    private func values(_ text: String) -> [String: String] {
        let file = read(["Config/App.xcconfig": text])
        return Dictionary(
            uniqueKeysWithValues: file.settings.entries.map { ($0.key, $0.value.string ?? "") })
    }

    @Test(
        "A line sets one value, up to a comment, without the semicolon",
        arguments: [
            ("A = b", ["A": "b"]), ("  A_1=b c  ", ["A_1": "b c"]), ("A = b; // why", ["A": "b"]),
            ("A =", ["A": ""]), ("URL = https://example.com", ["URL": "https:"]), ("// A = b", [:]),
            ("A[sdk=iphone*][arch=*] = b", ["A[sdk=iphone*][arch=*]": "b"]),
            ("A [config=Debug] = b", ["A[config=Debug]": "b"]),
            ("A = b = c", ["A": "b = c"]), ("1A = b", [:]), ("A b", [:]), ("A[sdk = b", [:]),
            ("A = one \\\n  two\nB = c", ["A": "one two", "B": "c"]), ("A = \"b c\"", ["A": "b c"]),
            ("A = b\r\nB = c", ["A": "b", "B": "c"]), ("A = b\nA = c", ["A": "c"]),
        ] as [(String, [String: String])])
    func lines(text: String, expected: [String: String]) {
        #expect(values(text) == expected)
    }

    @Test("Files are included from the folder of the one that includes them; the later line counts")
    func inclusion() {
        let file = read([
            "Config/App.xcconfig":
                "A = 1\nB = 1\n#include \"../Base.xcconfig\"\nB = 2\n#include? \"Own.xcconfig\"",
            "Base.xcconfig": "\nA = 3\nB = 3\n#include \"Config/Deep.xcconfig\"\n#include \"Gone.xcconfig\"",
            "Config/Deep.xcconfig": "C = 4\n#include \"App.xcconfig\"",
        ])
        #expect(file.settings["A"]?.string == "3" && file.settings["A"]?.line == 2)
        #expect(file.files["A"] == "Base.xcconfig")
        #expect(file.settings["B"]?.string == "2" && file.files["B"] == "Config/App.xcconfig")
        #expect(file.files["C"] == "Config/Deep.xcconfig")
        // Its own file again is no more read than one that is not there; only the latter is missing.
        #expect(file.missing.map(\.path) == ["Gone.xcconfig"])
    }

    @Test("The target comes before its file, that before the project, and that before the project's file")
    func order() throws {
        let text = ClassicProjectText.text
        var project = try XcodeProject(reading: Array(text.utf8), file: "project.pbxproj")
        project.readSettingsFiles { path in
            path == "../Settings/Harbour.xcconfig"
                ? Array(
                    "SDKROOT = macosx\nDEPTH = $(inherited)5\nHARBOUR[config=Release] = yes\nHARBOUR = no\n"
                        .utf8) : nil
        }
        let target = try #require(project.targets.first)
        func setting(_ name: String) -> XcodeSetting? {
            project.setting(name, of: target, configuration: "Release", platform: .iOS)
        }
        #expect(setting("SDKROOT")?.value == "iphoneos" && setting("SDKROOT")?.file == nil)
        #expect(setting("DEPTH")?.value == "5" && setting("DEPTH")?.line == 2)
        #expect(setting("DEPTH")?.file == "../Settings/Harbour.xcconfig")
        #expect(setting("HARBOUR")?.value == "yes")
        #expect(project.settingNames(prefix: "HARB", of: target, configuration: "Release") == ["HARBOUR"])
    }

    @Test("Files that include one another without end are left in time")
    func endless() {
        var files: [String: String] = [:]
        for number in 0..<30 {
            files["\(number)"] = (0..<30).map { "#include \"\($0)\"\nA\(number) = \($0)" }.joined(
                separator: "\n")
        }
        #expect(read(files, "0").settings.count <= 30)
    }
}
