// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

/// What shells offer at the end of a line, asked of the shells themselves.
enum ShellOffers {
    /// Whether a shell is installed.
    static func isThere(_ shell: String) -> Bool {
        ["/bin", "/usr/bin", "/usr/local/bin"].contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
        }
    }

    /// What fish offers; the beginning of a word that is there already is cut off.
    static func fish(_ script: String, _ line: String, in folder: URL) async throws -> [String] {
        try Data(script.utf8).write(to: folder.appendingPathComponent("script.fish"))
        let said = try await run(
            "fish", ["--no-config", "-c", "source script.fish; complete -C $argv[1]", line], in: folder)
        return sorted(
            said.map { offer in
                let word = offer.split(separator: "\t")[0]
                return String(word.split { "=,".contains($0) }.last ?? word)
            })
    }

    /// What zsh offers, as its line editor has it.
    static func zsh(_ script: String, _ line: String, in folder: URL) async throws -> [String] {
        let program = line.prefix { $0 != " " }
        let functions = folder.appendingPathComponent("functions")
        try FileManager.default.createDirectory(at: functions, withIntermediateDirectories: true)
        try Data(script.utf8).write(to: functions.appendingPathComponent("_\(program)"))
        try Data(captured.utf8).write(to: folder.appendingPathComponent("capture.zsh"))
        return sorted(try await run("zsh", ["-f", "capture.zsh", line], in: folder))
    }

    private static func sorted(_ offers: [String]) -> [String] {
        Set(offers.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }).sorted()
    }

    private static func run(_ shell: String, _ words: [String], in folder: URL) async throws -> [String] {
        let (said, complaints) = try await onOwnThread {
            let process = Process()
            let (output, errors) = (Pipe(), Pipe())
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [shell] + words
            process.currentDirectoryURL = folder
            (process.standardOutput, process.standardError) = (output, errors)
            process.standardInput = FileHandle.nullDevice
            try process.run()
            let said = output.fileHandleForReading.readDataToEndOfFile()
            let complaints = errors.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (String(decoding: said, as: UTF8.self), String(decoding: complaints, as: UTF8.self))
        }
        #expect(complaints.isEmpty, "\(complaints)")
        return said.split(separator: "\n").map(String.init)
    }

    /// Types a line into a zsh that has a terminal of its own, presses a key that completes, and prints what is offered.
    private static let captured = #"""
        zmodload zsh/zpty zsh/zselect
        line=$1 found=$(mktemp -d)
        cat > $found/rc <<END
        PS1= PS2= RPS1=
        fpath=(${(q)PWD}/functions \$fpath)
        autoload -Uz compinit && compinit -u -D
        compadd() {
            if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "\$@"; return \$?; fi
            local -a hits; builtin compadd -A hits "\$@"
            (( \$#hits )) && print -rl -- \$hits >> $found/hits
            builtin compadd "\$@"
        }
        offer() { _main_complete; : > $found/done }
        zle -C offer complete-word offer
        bindkey '^X' offer
        : > $found/ready
        END
        zpty shell zsh -f -i
        zpty -w shell ". $found/rc"
        wait_for() {
            for (( i = 0; i < 1200; i++ )); do
                [[ -e $found/$1 ]] && return
                zpty -r -t shell said; zselect -t 5
            done
            print -ru2 -- "zsh is not $1: $said"
        }
        wait_for ready
        zpty -w -n shell "$line"$'\x18'
        wait_for done
        [[ -e $found/hits ]] && cat $found/hits
        zpty -d shell
        rm -r $found
        """#
}
