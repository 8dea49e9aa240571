// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import FirstlightCommands

/// The scripts of a program, each made once: it is the same for all who look at it.
private actor CompletionScripts {
    private var made: [[String]: Task<String, any Error>] = [:]

    func script(_ shell: String, of program: String) async throws -> String {
        let task =
            made[[shell, program]]
            ?? Task {
                let run = try await ShellRun(#""$0" "$@""#, program, ["completions", shell])
                #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
                return run.output
            }
        made[[shell, program]] = task
        return try await task.value
    }
}

/// The shells' completions are made from the declarations of the commands, and bash really completes with them.
@Suite struct CompletionTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }

    init() throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("place"), withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("plain.json"))
    }

    private static let scripts = CompletionScripts()

    private func script(_ shell: String, of program: String = "firstlight") async throws -> String {
        try await Self.scripts.script(shell, of: program)
    }

    /// What bash offers for the last of some words.
    private func offers(_ words: [String], _ program: String = "firstlight") async throws -> [String] {
        let file = folder.appendingPathComponent("script.bash")
        try await Data(try script("bash", of: program).utf8).write(to: file)
        let function = "_" + program.replacing("-", with: "_")
        let run = try await ShellRun(
            """
            cd '\(folder.path)' && bash -eu -c '. ./script.bash; complete -p \(program) >&2; COMP_WORDS=("$@")
            COMP_CWORD=$(($# - 1)); \(function); printf "%s\\n" "${COMPREPLY[@]-}"' "$0" \(program) "$@"
            """, program, words)
        #expect(run.code == 0 && run.errors == "complete -F \(function) \(program)\n", "\(run.errors)")
        return run.output.split(separator: "\n").map { String($0) }.sorted()
    }

    @Test(arguments: [
        (["sna"], ["snapshot"]), (["help", "sna"], ["snapshot"]), (["--v"], ["--version"]),
        (["audit", "--a"], ["--all"]), (["audit", "u"], ["urbannest"]),
        (["snapshot", "--appearance", ""], ["dark", "light"]),
        (["snapshot", "--appearance", "=", "d"], ["dark"]),
        (["snapshot", "--appearance", "="], ["dark", "light"]),
        (["explain", "--at", "returning,signed-i"], ["returning,signed-in"]),
        (["record", "--into", "p"], ["place"]), (["tree", "--scenario", "p"], ["place", "plain.json"]),
        (["import", "p"], ["place", "plain.json"]), (["snapshot", "--scale", ""], []),
        (["completions", ""], ["bash", "fish", "zsh"]), (["play", "--ser"], ["--server"]),
        (["play", "--spaw"], []), (["list", "d"], ["devices"]),
        (["play", "--scenario", "duggy/sign-o"], ["duggy/sign-out"]),
        (["run", "--scenario", "returning-signed-i"], ["returning-signed-in"]),
    ])
    func bashOffers(_ words: [String], _ wanted: [String]) async throws {
        #expect(try await offers(words) == wanted)
    }

    @Test func aProgramOfOnesOwnCompletesItsOwnAppsAndScenarios() async throws {
        #expect(try await offers(["audit", ""], "sixth-brand") == ["sixth"])
        #expect(try await offers(["b"], "sixth-brand") == ["backend"])
    }

    /// Lines, and what is offered for the word at their end: by itself, or as the end of that word.
    private static let lines: [(String, [String])] = [
        ("sna", ["snapshot"]), ("help sna", ["snapshot"]), ("--v", ["--version"]),
        ("audit --a", ["--all"]), ("audit u", ["urbannest"]), ("run snapshot --job", ["--jobs"]),
        ("run snapshot --matr", []), ("snapshot --appearance ", ["dark", "light"]),
        ("snapshot --appearance=d", ["dark"]), ("explain --at returning,signed-i", ["signed-in"]),
        ("record --into p", ["place"]), ("tree --scenario p", ["place", "plain.json"]),
        ("trace p", ["place", "plain.json"]), ("lint p", ["place", "plain.json"]), ("snapshot --scale ", []),
        ("completions ", ["bash", "fish", "zsh"]), ("play --scale 1 --ser", ["--server"]),
    ]

    @Test(.enabled(if: ShellOffers.isThere("fish"), "fish is not installed"), arguments: lines)
    func fishOffers(_ line: String, _ wanted: [String]) async throws {
        #expect(try await ShellOffers.fish(script("fish"), "firstlight \(line)", in: folder) == wanted)
    }

    @Test(.enabled(if: ShellOffers.isThere("zsh"), "zsh is not installed"), arguments: lines)
    func zshOffers(_ line: String, _ wanted: [String]) async throws {
        #expect(try await ShellOffers.zsh(script("zsh"), "firstlight \(line)", in: folder) == wanted)
    }

    @Test(
        .enabled(
            if: ShellOffers.isThere("fish") && ShellOffers.isThere("zsh"), "zsh or fish is not installed"))
    func otherShellsCompleteAProgramOfOnesOwn() async throws {
        let (line, states) = ("sixth-brand tree --state c", ["closed", "counter"])
        #expect(try await ShellOffers.fish(script("fish", of: "sixth-brand"), line, in: folder) == states)
        #expect(try await ShellOffers.zsh(script("zsh", of: "sixth-brand"), line, in: folder) == states)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func everyCommandAndOptionOfTheHelpIsThere(_ shell: String) async throws {
        let script = try await script(shell)
        let program = try BuiltProgram.file("firstlight")
        let help = try await BuiltProgram.run(program, ["--help"]).output
        let commands = help.split(separator: "Options:")[0].split(separator: "\n").compactMap { line in
            line.hasPrefix("  ") && line.dropFirst(2).first?.isLetter == true
                ? line.split(separator: " ").first.map { String($0) } : nil
        }
        #expect(commands.count == 22, "\(commands)")
        for command in commands {
            #expect(script.contains(command), "\(command)")
            let options = try await BuiltProgram.run(program, [command, "--help"]).output.split(
                separator: "\n"
            )
            .filter { $0.hasPrefix("  --") }.map { $0.dropFirst(4).prefix { $0.isLetter || $0 == "-" } }
            for option in options {
                let wanted =
                    shell == "fish" ? "'__firstlight_behind \(command)' -l \(option)" : "--\(option)"
                #expect(script.contains(wanted), "\(command) \(option)")
            }
        }
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func theShellItselfReadsTheScript(_ shell: String) async throws {
        let known = try await ShellRun("command -v \(shell)", "firstlight", []).code == 0
        // Where a shell is missing, its script is read by nobody.
        guard known else { return }
        let run = try await ShellRun(
            #""$0" "$@" | \#(shell) -n /dev/stdin"#, "firstlight", ["completions", shell])
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    }

    @Test func aShellThatIsNotKnownIsRefused() async throws {
        let run = try await ShellRun(#""$0" "$@""#, "firstlight", ["completions", "tcsh"])
        #expect(run.code == 64 && run.errors.contains("it takes bash, zsh or fish"), "\(run.errors)")
    }
}
