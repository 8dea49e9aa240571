// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import FirstlightCommands

/// The manual page is made from the declarations of the commands.
@Suite struct ManualPageTests {
    private func page() async throws -> String {
        let run = try await ShellRun(#""$0" "$@""#, "firstlight", ["manual"])
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        return run.output
    }

    @Test func itHasTheVersionAndEveryCommand() async throws {
        let page = try await page()
        // A dash would be set as a hyphen without its backslash.
        let date = FirstlightVersion.date.replacing("-", with: #"\-"#)
        #expect(
            page.contains(
                #".TH "FIRSTLIGHT" 1 "\#(date)" "Firstlight \#(FirstlightVersion.number)" "User Commands""#),
            "\(page.prefix(200))")
        for command in [
            "adopt", "audit", "backend", "completions", "explain", "faults", "generate", "import", "lint",
            "list",
            "manual",
            "play",
            "record", "run", "seam", "snapshot", "trace", "tree",
        ] {
            #expect(page.contains(".SS \"\(command) "), "\(command)")
        }
        #expect(page.contains(#".B \-\-matrix"#) && page.contains(#".B \-\-server URL"#))
        #expect(!page.contains(#".B \-\-spawned"#), "only the program itself gives it")
        // Of one example and of several.
        let headings = Set(page.split(separator: "\n").filter { $0.contains("xample") && $0.hasSuffix(":") })
        #expect(
            headings.contains("Examples:") && headings.isSubset(of: ["Example:", "Examples:"]), "\(headings)")
    }

    @Test func groffTakesItWithoutAWord() async throws {
        guard try await ShellRun("command -v groff", "firstlight", []).code == 0 else { return }
        let run = try await ShellRun(
            #""$0" "$@" | groff -K utf8 -man -T utf8 -rLL=100n -ww -b"#, "firstlight", ["manual"])
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        #expect(run.output.contains("snapshot --matrix"), "a dash is the dash that is typed")
    }

    @Test func whatLooksLikeARequestIsText() {
        let command = Command(
            name: "odd", abstract: ".SH is no section, and \\fB no font.",
            options: [Option.flag("a", help: "'quoted' first.")], examples: ["odd 'x\\y'"]
        ) { _ in 0 }
        let program = Program(name: "p", abstract: "Does.", version: "1", commands: [command])
        let lines = ManualPage(program: program, date: "2026-01-31", source: "P 1").text.split(
            separator: "\n")
        #expect(lines.contains("Example:"), "\(lines)")
        #expect(lines.contains(#"\&.SH is no section, and \efB no font."#), "\(lines)")
        #expect(lines.contains(#"\&'quoted' first."#) && lines.contains(#"p odd 'x\ey'"#), "\(lines)")
    }
}
