// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

/// What is mended without a decision: only what must change changes, and a second time nothing does.
@Suite struct LintFixTests {
    struct Fix: CustomTestStringConvertible, Sendable {
        let rule: String
        let broken: FileSet
        /// The file that changes.
        let path: String
        /// What goes, and what stands there instead.
        let change: (old: String, new: String)
        var testDescription: String { rule }

        init(_ rule: String, _ broken: LintSample, _ path: String, _ old: String, _ new: String) {
            (self.rule, self.broken, self.path, change) = (rule, broken.set, path, (old, new))
        }
    }

    private static let base = LintSample()
    private static let list = "App/Info.plist"
    private static let board = "App/Launch.storyboard"

    static let fixes: [Fix] = [
        Fix(
            "storyboard-name-suffix", base.storyboard(name: "Launch.storyboard"), list,
            "<string>Launch.storyboard</string>", "<string>Launch</string>"),
        Fix(
            "storyboard-name-empty",
            base.storyboard(name: "").key("UILaunchScreen", "<dict/>"), list,
            "    <key>UILaunchStoryboardName</key>\n    <string></string>\n", ""),
        Fix(
            "image-name-extension",
            base.mark().key(
                "UILaunchScreen", "<dict><key>UIImageName</key><string>Mark-1a2b3c.png</string></dict>"),
            list,
            "Mark-1a2b3c.png", "Mark-1a2b3c"),
        Fix(
            "storyboard-runtime-attribute",
            base.storyboard([
                "<rect key=\"frame\"":
                    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"a\" value=\"b\"/>"
                    + "</userDefinedRuntimeAttributes>\n                        <rect key=\"frame\""
            ]), board,
            "                        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"a\" "
                + "value=\"b\"/></userDefinedRuntimeAttributes>\n", ""),
        Fix(
            "storyboard-not-launch", base.storyboard([" launchScreen=\"YES\"": " launchScreen=\"NO\""]),
            board,
            " launchScreen=\"NO\"", " launchScreen=\"YES\""),
        Fix(
            "storyboard-initial-missing",
            base.storyboard(["initialViewController=\"vc\"": "initialViewController=\"\""]),
            board, "initialViewController=\"\"", "initialViewController=\"vc\""),
        Fix(
            "storyboard-resource-unused",
            base.storyboard([
                "    <resources>\n":
                    "    <resources>\n        <image name=\"Old\" width=\"1\" height=\"1\"/>\n"
            ]),
            board, "        <image name=\"Old\" width=\"1\" height=\"1\"/>\n", ""),
    ]

    @Test("A fix changes the one place and no other byte, and is stable", arguments: fixes)
    func fix(_ fix: Fix) throws {
        let findings = ProjectLint(fix.broken).report().open.filter { $0.rule.id == fix.rule }
        #expect(!findings.isEmpty && findings.allSatisfy(\.isMendable))
        let fixed = ProjectLint.fixed(fix.broken)
        let wanted = try #require(fix.broken.text(fix.path)).replacing(fix.change.old, with: fix.change.new)
        #expect(fixed.text(fix.path) == wanted)
        for path in fix.broken.paths where path != fix.path { #expect(fixed[path] == fix.broken[path]) }
        #expect(fixed.paths == fix.broken.paths)
        #expect(!ProjectLint(fixed).report().open.contains { $0.rule.id == fix.rule })
        #expect(ProjectLint.fixed(fixed) == fixed)
    }

    @Test("Several faults of one file are mended together; a waived one stays")
    func together() throws {
        let sample = LintSample().storyboard(
            [
                " launchScreen=\"YES\"": "", " initialViewController=\"vc\"": "",
                "<resources>": "<resources><image name=\"Old\"/>",
            ],
            name: "Launch.storyboard")
        #expect(ProjectLint(ProjectLint.fixed(sample.set)).report().findings == [])
        let waived = sample.file(
            ".firstlight-lint.json",
            "[{\"rule\": \"storyboard-resource-unused\", \"reason\": \"used next week\"}]")
        let fixed = ProjectLint.fixed(waived.set)
        #expect(ProjectLint(fixed).report().open.isEmpty)
        #expect(try #require(fixed.text(Self.board)).contains("<image name=\"Old\"/>"))
    }

    @Test("A storyboard of the app's own code is not made a launch screen")
    func mainStoryboard() {
        let sample = LintSample().storyboard([
            " launchScreen=\"YES\"": "", "id=\"root\">": "id=\"root\" customClass=\"Sky\">",
        ])
        #expect(ProjectLint.fixed(sample.set) == sample.set)
        let main = LintSample().storyboard([" launchScreen=\"YES\"": ""]).key(
            "UIMainStoryboardFile", "<string>Launch</string>")
        #expect(ProjectLint.fixed(main.set) == main.set)
    }
}
