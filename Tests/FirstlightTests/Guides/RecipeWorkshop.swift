// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import Foundation
import ProofSupport
import Testing

@testable import FirstlightCommands

/// A folder in which recipes run, with programs that note what they are called with.
@MainActor final class RecipeWorkshop {
    let page: String
    /// What Firstlight's program ends with.
    var code: Int32 = 0
    private let folder = ShardFolder()

    init() async throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Documentation/Shards.md")
        page = try String(contentsOf: file, encoding: .utf8)
        // A call is noted by one write, because several come at once.
        let note =
            #"""
            IFS=$(printf '\037')
            printf '%s\n' "$*" >> "$CALLS"
            if [ "$5" = "${KILLED:-none}" ] && { [ -z "$ONCE" ] || mkdir killed 2> /dev/null; }; then kill -9 $$; fi
            exit "$CODE"
            """#
        for name in ["bin/firstlight", "stubs/firstlight"] { try await write(note, name) }
    }

    func path(_ name: String) -> String { folder.path(name) }

    /// Writes a file; a program where it has no name's extension.
    func write(_ text: String, _ name: String) async throws {
        let text = text.hasPrefix("#!") ? text : "#!/bin/sh\n\(text)\n"
        guard !name.contains(".") else { return try folder.write(text, name) }
        try await ProgramFile.write(text, to: URL(fileURLWithPath: path(name)))
    }

    /// The blocks of a language that stand between a heading and the next one.
    func blocks(_ language: String, under heading: String) throws -> [String] {
        let parts = page.components(separatedBy: "\n\(heading)")
        let start =
            page.hasPrefix(heading) ? page.dropFirst(heading.count)[...] : parts.dropFirst().first?[...]
        let text = try #require(start, "\(heading)")
        let section = text.components(separatedBy: "\n##")[0]
        return section.components(separatedBy: "```\(language)\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
    }

    /// Expects that a shell can read a text.
    func check(_ script: String, _ place: SourceLocation = #_sourceLocation) async throws {
        let plain = script.replacingOccurrences(of: "${{", with: "${").replacingOccurrences(
            of: "}}", with: "}")
        try folder.write(plain, "script")
        let ran = try await start("bash", ["-n", "script"])
        #expect(ran.code == 0, "\(ran.text)", sourceLocation: place)
    }

    /// Runs a text in the plain shell, which ends at the first line that fails, as in a container of GitHub's.
    func run(
        _ script: String, _ variables: [String: String] = [:]
    ) async throws -> (code: Int32, text: String) {
        try await check(script)
        return try await start("sh", ["-e", "-c", script], variables)
    }

    private func start(
        _ program: String, _ words: [String], _ variables: [String: String] = [:]
    ) async throws -> (code: Int32, text: String) {
        let place = folder.url
        let own = [
            "PATH": "\(path("stubs")):/usr/bin:/bin", "HOME": place.path, "CALLS": path("calls"),
            "CODE": "\(code)",
        ]
        return try await onOwnThread {
            let process = Process()
            let output = Pipe()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [program] + words
            process.currentDirectoryURL = place
            process.environment = own.merging(variables) { $1 }
            (process.standardOutput, process.standardError) = (output, output)
            try process.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: data, as: UTF8.self))
        }
    }

    /// What Firstlight's program was called with, each time.
    func calls() throws -> [[String]] {
        try String(contentsOfFile: path("calls"), encoding: .utf8).split(separator: "\n").map {
            $0.split(separator: "\u{1f}").map(String.init)
        }
    }

    func forget() { try? FileManager.default.removeItem(atPath: path("calls")) }

    /// Expects that the program understands the words.
    func parses(_ words: [String], _ place: SourceLocation = #_sourceLocation) {
        let console = ConsoleRecorder().console()
        do {
            let known = [SnapshotCommand.command(ScenarioChoice(.firstlight)), MergeCommand.command([])]
            let command = try #require(
                known.first { $0.name == words.first }, "\(words)", sourceLocation: place)
            _ = try command.parse(Array(words.dropFirst()), program: "firstlight", console: console)
        } catch {
            Issue.record("\(words): \(error)", sourceLocation: place)
        }
    }
}
