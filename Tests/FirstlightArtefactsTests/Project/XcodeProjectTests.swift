// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct XcodeProjectTests {
    let classic: XcodeProject
    let folders: XcodeProject

    init() throws {
        classic = try XcodeProject(reading: Array(ClassicProjectText.text.utf8), file: "project.pbxproj")
        folders = try XcodeProject(reading: Array(FolderProjectText.text.utf8), file: "project.pbxproj")
    }

    @Test(
        "A file that Xcode wrote comes back byte for byte, objects that nobody knows included",
        arguments: [ClassicProjectText.text, FolderProjectText.text])
    func roundTrip(text: String) throws {
        let project = try XcodeProject(reading: Array(text.utf8), file: "project.pbxproj")
        #expect(String(decoding: project.bytes(), as: UTF8.self) == text)
    }

    @Test(
        "What stands in another order, on other lines or in other quotation marks comes back as Xcode has it")
    func normalised() throws {
        let loose = """
            {archiveVersion="1";classes={};objectVersion=77;objects={B={isa=PBXProject;targets=();};
            A={isa=PBXFileReference;path='a b';sourceTree="<group>";};AA={isa=PBXFileReference;path="c";};};rootObject=B;}
            """
        let tidy = """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tclasses = {
            \t};
            \tobjectVersion = 77;
            \tobjects = {

            /* Begin PBXFileReference section */
            \t\tA = {isa = PBXFileReference; path = "a b"; sourceTree = "<group>"; };
            \t\tAA = {isa = PBXFileReference; path = c; };
            /* End PBXFileReference section */

            /* Begin PBXProject section */
            \t\tB = {
            \t\t\tisa = PBXProject;
            \t\t\ttargets = (
            \t\t\t);
            \t\t};
            /* End PBXProject section */
            \t};
            \trootObject = B;
            }

            """
        let project = try XcodeProject(reading: Array(loose.utf8), file: "a")
        #expect(String(decoding: project.bytes(), as: UTF8.self) == tidy)
    }

    @Test("Text is quoted and escaped as Xcode does")
    func quoting() throws {
        var project = folders
        var contents = OpenStepDictionary()
        let texts = ["a/b.c_d$e:1", "", "a-b", "a//b", "a___b", "a__b", "ü", "x\u{7}\r\u{1}\u{7F}\t\n\"\\'"]
        contents["list"] = OpenStepValue(.array(texts.map { OpenStepValue($0, comment: "*/") }))
        project.contents = contents
        let expected = #"""
            a/b.c_d$e:1,|"",|"a-b",|"a//b",|"a___b",|a__b,|"ü",|"x\a\r\U0001\U007f\t\n\"\\'",
            """#
        let lines = String(decoding: project.bytes(), as: UTF8.self).split(separator: "\n")
            .filter { $0.hasSuffix(",") }.map { $0.drop { $0 == "\t" } }
        #expect(lines.joined(separator: "|") == expected)
    }

    @Test("Targets, the products they link, and packages on the disk are found")
    func targets() throws {
        #expect(classic.targets.map(\.name) == ["Harbour"])
        #expect(folders.targets.map(\.name) == ["Pier", "Pier Watch App"])
        #expect(folders.targets.map(\.isApp) == [true, true])
        #expect(folders.targets.map { folders.packageProducts(of: $0) } == [["Lights"], []])
        #expect(folders.localPackages == ["../Lights"])
        #expect(classic.localPackages == [])
        #expect((classic.objectVersion, folders.objectVersion) == (56, 77))
    }

    @Test("Files of a phase have their path from the project's folder; those of languages come singly")
    func files() throws {
        let target = try #require(classic.targets.first)
        #expect(
            classic.files(of: target, phase: "PBXResourcesBuildPhase").map(\.path) == [
                "Harbour/Resources/Assets.xcassets", "Harbour/Resources/Base.lproj/LaunchScreen.storyboard",
                "Harbour/Resources/de.lproj/LaunchScreen.strings",
            ])
        #expect(classic.files(of: target, phase: "PBXSourcesBuildPhase").map(\.line) == [29])
        let product = try #require(classic.object("1A0000122C00000100A1B2C3"))
        #expect(classic.path(of: product) == "$(BUILT_PRODUCTS_DIR)/Harbour.app")
        #expect(classic.configurations().first?.base == "../Settings/Harbour.xcconfig")
    }

    @Test("A folder that follows the disk says what a target leaves out of it, or takes from another's")
    func synchronisedFolders() throws {
        let (pier, watch) = (folders.targets[0], folders.targets[1])
        let own = try #require(folders.folders(of: pier).first)
        #expect(folders.folders(of: pier).count == 1)
        #expect((own.path, own.excluded, own.included) == ("Pier", ["Info.plist", "Notes for us.md"], []))
        let others = folders.folders(of: watch)
        #expect(others.map(\.path) == ["Pier", "Pier Watch App"])
        #expect(others.map(\.included) == [["Shared/LoadingView.swift"], []])
        #expect(others.map(\.excluded) == [[], []])
    }

    @Test("Files that name one another in a ring have a path all the same")
    func rings() throws {
        let text = """
            { objects = { A = { isa = PBXGroup; path = a; children = (B); };
            B = { isa = PBXGroup; path = b; children = (A, B); }; }; rootObject = A; }
            """
        let project = try XcodeProject(reading: Array(text.utf8), file: "a")
        #expect(project.path(of: try #require(project.object("A"))) == "b/a")
        #expect(project.targets == [])
    }

    @Test(
        "A file that is no project is refused with what is wrong",
        arguments: [
            ("()", 1, "", "a project is a dictionary between braces"),
            ("{\n objects = ();}", 2, "objects", "a project has a dictionary of objects"),
            (
                "{ objects = {\n A = {isa = X;};\n B = {};\n}; rootObject = A; }", 3, "objects/B",
                "an object is a dictionary with isa, its kind"
            ),
            (
                "{ objects = { A = {isa = X;}; };\n rootObject = C; }", 2, "rootObject",
                "the root object must be one of the objects"
            ),
        ] as [(String, Int, String, String)])
    func refused(text: String, line: Int, element: String, reason: String) {
        #expect(throws: ArtefactProblem(file: "p", line: line, element: element, reason: reason)) {
            try XcodeProject(reading: Array(text.utf8), file: "p")
        }
    }

    /// As CocoaPods wrote projects for years, and as Xcode opens them (CocoaPods/Xcodeproj#52, venmo/synx#59).
    private static let markup = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        <key>archiveVersion</key><string>1</string>
        <key>objectVersion</key><integer>46</integer>
        <key>objects</key><dict>
        <key>P</key><dict><key>isa</key><string>PBXProject</string><key>targets</key><array><string>T</string></array></dict>
        <key>T</key>
        <dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>Caf\u{E9} &amp; Bar</string>
        <key>productType</key><string>com.apple.product-type.application</string></dict>
        </dict>
        <key>rootObject</key><string>P</string>
        </dict></plist>
        """

    @Test("A project in XML is read as one in Xcode's form", arguments: ["", "\u{FEFF}", "\n"])
    func xml(start: String) throws {
        let text = start == "\n" ? String(Self.markup.drop { $0 != "\n" }) : start + Self.markup
        let project = try XcodeProject(reading: Array(text.utf8), file: "a")
        #expect(project.objectVersion == 46)
        #expect(project.targets.map(\.name) == ["Caf\u{E9} & Bar"] && project.targets.first?.isApp == true)
        #expect(project.object("T")?.line == 9)
        #expect(
            String(decoding: project.bytes(), as: UTF8.self).hasPrefix(
                "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;"))
        let cut = text.replacing("<key>name</key>", with: "")
        let problem = #expect(throws: ArtefactProblem.self) {
            try XcodeProject(reading: Array(cut.utf8), file: "a")
        }
        #expect(problem?.line == 9 && problem?.reason == "in a dictionary a key stands before each value")
    }

    @Test("Identifiers that lead nowhere are named")
    func dangling() throws {
        let text = "{ objects = { A = { isa = PBXProject; targets = (B, A); }; }; rootObject = A; }"
        let project = try XcodeProject(reading: Array(text.utf8), file: "a")
        #expect(project.dangling(in: "targets", of: try #require(project.root)) == ["B"])
    }

    @Test("Broken projects are refused or read, never worse; what was read is written and read again")
    func fuzz() throws {
        let words = ["/*", "*/", "\"", "\\U", "isa = ", "{", ");", "<00", "objects = {", "// ", "$(A)", "'"]
        let mutator = Mutator(
            samples: [ClassicProjectText.text, FolderProjectText.text], tokens: words,
            nests: [("{a=", ";}"), ("(", ")"), ("$(", ")")])
        Fuzz.run("project", mutator) { (bytes) throws(ArtefactProblem) in
            let project = try XcodeProject(reading: bytes, file: "fuzz")
            for target in project.targets {
                _ = project.folders(of: target)
                _ = project.files(of: target, phase: "PBXResourcesBuildPhase")
                _ = project.setting("INFOPLIST_FILE", of: target, configuration: "Release", platform: .iOS)
            }
            let written = project.bytes()
            let again = try XcodeProject(reading: written, file: "written")
            #expect(again.bytes() == written)
        }
    }
}
