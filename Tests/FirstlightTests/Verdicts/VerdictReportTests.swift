// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands

/// What continuous integration is told of each verdict.
@Suite struct VerdictReportTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }

    private static let report = VerdictReport([
        .init(group: "duggy", name: "sign-in", outcome: .passed, seconds: 1.25),
        .init(
            group: "duggy", name: "a<b & \"c\"", outcome: .failed("Line 1,\nline: 2 is 100% | \u{1}*wrong*"),
            seconds: 0.5,
            file: "out/a,b.json"),
        .init(group: "laten", name: "dark", outcome: .skipped("waived: it's meant")),
    ])

    /// The form that Jenkins' plug-in JUnit and others read.
    @Test func eachVerdictIsATestCaseOfJUnit() {
        #expect(
            Self.report.junit(title: "firstlight run") == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="firstlight run" tests="3" failures="1" errors="0" skipped="1" time="1.750">
                  <testsuite name="duggy" tests="2" failures="1" errors="0" skipped="0" time="1.750">
                    <testcase classname="duggy" name="sign-in" time="1.250"/>
                    <testcase classname="duggy" name="a&lt;b &amp; &quot;c&quot;" time="0.500" file="out/a,b.json"><failure \
                message="Line 1,&#10;line: 2 is 100% | \u{FFFD}*wrong*"/></testcase>
                  </testsuite>
                  <testsuite name="laten" tests="1" failures="0" errors="0" skipped="1" time="0.000">
                    <testcase classname="laten" name="dark"><skipped message="waived: it's meant"/></testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    /// "Workflow commands for GitHub Actions": %, line breaks, and in a property a colon and a comma.
    @Test func eachFailureIsAnErrorOfGitHub() {
        #expect(
            GitHubActions.error(Self.report.failures[0], "firstlight run")
                == "::error file=out/a%2Cb.json,title=firstlight run%3A duggy/a<b & \"c\"::"
                + "Line 1,%0Aline: 2 is 100%25 | \u{1}*wrong*")
    }

    /// "Workflow commands for GitHub Actions": `::error file={name},line={line},title={title}::{message}`.
    @Test func anErrorOfGitHubHasItsLine() {
        let report = VerdictReport([
            .init(group: "a", name: "b", outcome: .failed("no"), file: "c.plist", line: 12)
        ])
        #expect(
            GitHubActions.error(report.failures[0], "x") == "::error file=c.plist,line=12,title=x%3A a/b::no")
    }

    /// GitHub knows the files of the repository, from its root, and not those of the folder that was linted.
    @MainActor @Test func aFindingOfLintNamesItsFileFromTheRootOfTheRepository() async throws {
        let (app, junit) = (folder.appendingPathComponent("Apps/One"), folder.appendingPathComponent("j.xml"))
        try temporary.write("ref: refs/heads/main\n", ".git/HEAD")
        try temporary.write("// !$*UTF8*$!\n{ a =", "Apps/One/App.xcodeproj/project.pbxproj")
        let recorder = ConsoleRecorder()
        let code = await DrawingCommands.run(
            ["lint", app.path, "--junit", junit.path], apps: .firstlight,
            console: recorder.console(variables: ["GITHUB_ACTIONS": "true"]))
        #expect(code == 1, "\(recorder.diagnostics)")
        let place = "Apps/One/App.xcodeproj/project.pbxproj"
        #expect(recorder.diagnostics.contains("::error file=\(place),line=2,"), "\(recorder.diagnostics)")
        #expect(
            recorder.diagnostics.contains(
                "::the file ends where a value must stand. Xcode does not open it (project.pbxproj). Mend the file"
            ),
            "\(recorder.diagnostics)")
        let xml = try String(contentsOf: junit, encoding: .utf8)
        #expect(xml.contains(" file=\"\(place)\""), "\(xml)")
    }

    @Test func theSummaryOfAJobHasARowForEachFailure() {
        #expect(
            GitHubActions.markdown(Self.report, "firstlight run") == """
                ### firstlight run

                1 passed, 1 failed, 1 not judged.

                | | failed | because |
                |---|---|---|
                | duggy | a&lt;b &amp; "c" | Line 1, line: 2 is 100% \\| \u{1}\\*wrong\\* |


                """)
    }

    @Test(arguments: [[:], ["GITHUB_ACTIONS": "false"], ["GITHUB_STEP_SUMMARY": "/nowhere/x"]])
    func elsewhereGitHubIsToldNothing(variables: [String: String]) {
        #expect(GitHubActions(ConsoleRecorder().console(variables: variables)) == nil)
    }

    /// The result keeps the standard output to itself; the job's summary grows with each command.
    @MainActor @Test func aCommandTellsGitHubAndWritesItsFile() async throws {
        let (summary, junit) = (
            folder.appendingPathComponent("summary.md"), folder.appendingPathComponent("j.xml")
        )
        let recorder = ConsoleRecorder()
        let console = recorder.console(
            variables: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary.path])
        GitHubActions(console)?.tell(
            VerdictReport([.init(group: "a", name: "before", outcome: .passed)]), title: "firstlight faults")
        let code = await DrawingCommands.run(
            ["faults", "fonsters", "--json", "--junit", junit.path], apps: .firstlight, console: console)
        #expect(code == 0, "\(recorder.diagnostics)")
        let text = try String(contentsOf: summary, encoding: .utf8)
        #expect(text.components(separatedBy: "### firstlight faults\n").count == 3, "\(text)")
        #expect(!recorder.diagnostics.contains("::error"))
        let xml = try String(contentsOf: junit, encoding: .utf8)
        #expect(xml.contains("<testsuites name=\"firstlight faults\""))
        #expect(xml.components(separatedBy: "<testcase classname=\"fonsters\"").count > 20)
    }

    @MainActor @Test func aSummaryThatCannotBeWrittenIsSaidAndChangesNoVerdict() async throws {
        let recorder = ConsoleRecorder()
        let console = recorder.console(
            variables: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "/proc/nowhere"])
        #expect(await DrawingCommands.run(["faults", "fonsters"], apps: .firstlight, console: console) == 0)
        #expect(
            recorder.diagnostics.contains("firstlight faults: '/proc/nowhere' cannot be written:"),
            "\(recorder.diagnostics)")
    }

    @Test func onlyTheFirstTenFailuresAreErrors() throws {
        let recorder = ConsoleRecorder()
        let many = VerdictReport(
            (0..<150).map { .init(group: "a", name: "case \($0)", outcome: .failed("no")) })
        let file = folder.appendingPathComponent("s.md")
        GitHubActions(
            recorder.console(variables: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": file.path]))?
            .tell(many, title: "x")
        #expect(recorder.diagnostics.split(separator: "\n").count == 10)
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("0 passed, 150 failed") && text.contains("\nAnd 50 more.\n"))
        #expect(text.components(separatedBy: "| a | case ").count == 101)
    }
}

/// Each form of a result has a description of its own name.
@Suite struct ReportSchemaTests {
    @Test(arguments: ReportSchema.allCases)
    func itIsDescribedByAFile(schema: ReportSchema) throws {
        let root = TestFolder.packageRoot
        let file = root.appendingPathComponent("Documentation/Schemas/\(schema.name).schema.json")
        let read = try #require(
            JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let properties = try #require(read["properties"] as? [String: [String: Any]])
        #expect(properties["schema"]?["const"] as? String == schema.name)
        #expect((read["required"] as? [String])?.first == "schema")
    }
}
