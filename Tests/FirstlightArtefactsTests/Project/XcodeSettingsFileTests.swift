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
            ("A = one \\\n  two\nB = c", ["A": "one two", "B": "c"]),
            // Quotation marks are a part of the value, as the build system reads it.
            ("A = \"b c\"", ["A": "\"b c\""]), ("A = \"b\" \"c d\";", ["A": "\"b\" \"c d\""]),
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
                    "SDKROOT = macosx\nDEPTH = $(inherited)5\nHARBOUR = no\nHARBOUR[config=Release] = yes\n"
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

    /// A project with one app whose target's configuration has settings, and a file of settings below it.
    private func value(
        _ name: String, own: String = "", below: String, on platform: XcodePlatform? = .iOS
    ) throws -> String? {
        let text = """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
            G = {isa = PBXGroup; children = (X, ); sourceTree = "<group>"; };
            X = {isa = PBXFileReference; path = App.xcconfig; sourceTree = SOURCE_ROOT; };
            L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
            C = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
            buildSettings = { \(own) }; };
            T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildConfigurationList = L; buildPhases = (); };
            }; }
            """
        var project = try XcodeProject(reading: Array(text.utf8), file: "project.pbxproj")
        project.readSettingsFiles { $0 == "App.xcconfig" ? Array(below.utf8) : nil }
        let target = try #require(project.targets.first)
        return project.setting(name, of: target, configuration: "Release", platform: platform)?.value
    }

    @Test(
        "Of several lines for a setting the last that holds counts, whether it has a condition or not",
        arguments: [
            ("A[sdk=iphone*] = b\nA = c", "c"), ("A = c\nA[sdk=iphone*] = b", "b"),
            ("A[sdk=iphoneos*] = b\nA[sdk=*] = c", "c"), ("A[sdk=*] = c\nA[sdk=iphoneos*] = b", "b"),
            ("A = b\nA[sdk=macosx*] = c", "b"), ("A = b\nA[sdk=*simulator*] = c", "b"),
            ("A = b\nA[sdk=*os] = c", "c"), ("A = b\nA[config=Rel?ase] = c", "c"),
            ("A = b\nA[config=*e*s*] = c", "c"), ("A = b\nA[config=*e*z*] = c", "b"),
            ("A = b\nA[variant=normal] = c", "c"), ("A = b\nA[variant=profile] = c", "b"),
            ("A = b\nA[arch=arm64*] = c", "c"), ("A = b\nA[arch=x86_64] = c", "b"),
            ("A = b\nA[sdk=iphoneos*][config=Debug] = c", "b"), ("A = b\nA[other=a] = c", "b"),
        ])
    func lastLine(text: String, expected: String) throws {
        #expect(try value("A", below: text) == expected)
    }

    @Test("Inherited is what an earlier line of the file says, or the project")
    func inherited() throws {
        #expect(try value("A", below: "A = b\nA = $(inherited) c") == "b c")
        #expect(try value("A", below: "A = b\nA[sdk=iphoneos*] = $(inherited) c\nA[sdk=mac*] = d") == "b c")
        #expect(try value("A", own: "A = \"$(inherited) d\";", below: "A = b\nA = $(inherited) c") == "b c d")
        #expect(
            try value("A", own: "\"A[sdk=iphoneos*]\" = \"$(inherited) d\"; A = b;", below: "A = c") == "b d")
    }

    @Test("Of a configuration's settings that hold, the last of the alphabet counts")
    func alphabet() throws {
        let own = "\"A[sdk=iphoneos*]\" = b; \"A[sdk=*]\" = c; A = d;"
        #expect(try value("A", own: own, below: "") == "b")
        #expect(try value("A", own: own, below: "", on: .macOS) == "c")
        // Without a system only a condition holds that everything has.
        #expect(try value("A", own: own, below: "", on: nil) == "c")
        #expect(try value("A", own: "\"A[sdk=iphoneos*]\" = b; A = d;", below: "", on: nil) == "d")
    }

    @Test("A value for the simulator alone counts where no device has one, and not before a device's")
    func simulator() throws {
        #expect(try value("A", below: "A[sdk=iphonesimulator*] = b") == "b")
        #expect(try value("A", own: "\"A[sdk=iphonesimulator*]\" = b;", below: "A = c") == "c")
    }

    @Test(
        "A file is looked for beside the one that includes it, beside those above that, and in the project's folder",
        arguments: [
            "Config/Deep/Names.xcconfig", "Config/Names.xcconfig", "Names.xcconfig", "Config/Deep/Names",
            "Config/Names", "Names",
        ])
    func places(path: String) {
        let file = read([
            "Config/App.xcconfig": "#include \"Deep/Own.xcconfig\"",
            "Config/Deep/Own.xcconfig": "#include \"Names\"\nB = 2", path: "A = 1",
        ])
        #expect(file.settings["A"]?.string == "1" && file.files["A"] == path)
        #expect(file.settings["B"]?.string == "2" && file.missing.isEmpty)
    }

    @Test("A file outside of the project includes its neighbours, and a missing one is told beside it")
    func outside() {
        let file = read(
            [
                "../Config/App.xcconfig": "#include \"Names.xcconfig\"\n#include \"Gone.xcconfig\"",
                "../Config/Names.xcconfig": "A = 1",
            ], "../Config/App.xcconfig")
        #expect(file.settings["A"]?.string == "1")
        #expect(file.missing.map(\.path) == ["../Config/Gone.xcconfig"])
        #expect(file.missing.map(\.file) == ["../Config/App.xcconfig"] && file.missing.map(\.line) == [2])
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
