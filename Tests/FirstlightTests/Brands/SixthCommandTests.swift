// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import FirstlightCommands

/// Every command of a program of one's own works with the app in it, or says why there is nothing that it could do.
@Suite struct SixthCommandTests {
    /// A use of a command, and what it prints to either of its outputs.
    struct Use: Sendable, CustomTestStringConvertible {
        let command: String
        /// The line of the shell: FOLDER is a folder of the test, ROOT the one of this package.
        let line: String
        let prints: String
        let code: Int32

        var testDescription: String { command }

        /// - Parameters:
        ///   - rest: What follows the command in its line.
        ///   - line: The whole line, where more than the command is needed.
        init(_ command: String, _ rest: String = "", line: String? = nil, code: Int32 = 0, prints: String) {
            (self.command, self.prints, self.code) = (command, prints, code)
            self.line = line ?? "\"$0\" \(command) \(rest)"
        }
    }

    private static let undeclared = "sixth does not declare what a project needs, so that there are no files"
    private static let oldProject =
        "<plist version=\"1.0\"><dict><key>UILaunchScreen</key><dict/></dict></plist>"

    /// A line for a command that serves until it is ended, which it is once it has said where.
    private static func served(_ command: String) -> String {
        #"mkfifo FOLDER/said; "$0" \#(command) > FOLDER/said & exec 3< FOLDER/said; read -r said <&3; "#
            + #"echo "$said"; kill $!; wait $!"#
    }

    static let uses: [Use] = [
        Use(
            "accept",
            line: #""$0" snapshot sixth --state door --into FOLDER > FOLDER/said; "#
                + #""$0" accept --goldens FOLDER"#,
            prints: "1 golden, 0 different"),
        Use(
            "adopt", "ROOT/Sources/Nothing --dry-run", code: 66, prints: "There is no folder"),
        Use("audit", "sixth", prints: "sixth: 58 passed, 0 failed"),
        Use("backend", line: served("backend"), prints: "listening on http://127.0.0.1:"),
        Use("completions", "bash", prints: "sixth-brand completions bash"),
        Use("explain", "sixth --at returning", prints: "sixth returning leads to: counter"),
        Use("faults", "sixth", prints: "33 of 33 launches leave nobody stuck."),
        Use("generate", "sixth --into FOLDER/project", code: 64, prints: undeclared),
        Use(
            "import", line: "echo '\(oldProject)' > FOLDER/Info.plist; \"$0\" import FOLDER",
            prints: "// From Info.plist\nAppArtefacts("),
        Use("lint", "sixth", prints: "sixth: 0 errors, 0 warnings"),
        Use("list", "states", prints: "sixth  counter"),
        Use("manual", prints: #".TH "SIXTH\-BRAND" 1"#),
        Use(
            "merge",
            line:
                #""$0" audit sixth --shard 1/1 --into FOLDER > FOLDER/said && "$0" merge FOLDER --into FOLDER/all"#,
            prints: "sixth: 58 passed, 0 failed"),
        Use("new", "Bird --into FOLDER/Bird --package ROOT", prints: "Sources/Bird/BirdLaunch.swift"),
        Use("play", "sixth --scenario regular", prints: "sixth/regular  counter   counter"),
        Use("record", "sixth --scenario regular --fps 5 --into FOLDER", prints: "sixth-regular.webp"),
        Use("run", "sixth --scenario regular --report FOLDER/report", prints: "FOLDER/report/index.html"),
        Use("seam", "sixth", code: 64, prints: undeclared),
        Use("snapshot", "sixth --state door --into FOLDER", prints: "sixth-door-1500ms.png  1170x2532"),
        Use("studio", line: served("studio --port 0"), prints: "open http://127.0.0.1:"),
        Use("trace", "sixth --scenario regular --out FOLDER/trace.json", prints: "finished after 900 ms"),
        Use("tree", "sixth", prints: "SixthRoot"),
    ]

    private let temporary = TestFolder()
    private var folder: URL { temporary.url }
    private let root = TestFolder.packageRoot

    private func placed(_ text: String) -> String {
        text.replacing("FOLDER", with: folder.path).replacing("ROOT", with: root.path)
    }

    @Test(arguments: uses)
    func everyCommandWorksOrSaysWhyItDoesNot(use: Use) async throws {
        let ended = try await ShellRun(placed(use.line), "sixth-brand", [])
        #expect(ended.code == use.code, "\(ended.errors)")
        #expect(
            (ended.output + ended.errors).contains(placed(use.prints)), "\(ended.output)\(ended.errors)")
    }

    @Test func noCommandIsForgotten() async throws {
        let help = try await ShellRun(#""$0" --help"#, "sixth-brand", []).output
        let commands = help.split(separator: "Options:")[0].matches(of: #/\n  (\w+) /#).map { String($0.1) }
        #expect(commands.sorted() == Self.uses.map(\.command).sorted())
    }
}
