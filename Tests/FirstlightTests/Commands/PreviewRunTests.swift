// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import FirstlightCommands

/// Previews are drawn in processes of their own; here a shell stands for the program.
@MainActor @Suite struct PreviewRunTests {
    private let children = ChildTable()

    private func run(_ names: [String], patience: Duration = .seconds(60), _ body: String) -> PreviewRun {
        PreviewRun(
            names: names, children: children,
            start: { log, errors, children in
                let script = """
                    begin() { echo "{\\"index\\":$1}" >> "$LOG"; }
                    end() { echo "{\\"index\\":$1,\\"entry\\":{\\"missed\\":[]}}" >> "$LOG"; }
                    \(body)
                    """
                return try ChildProcess(
                    URL(fileURLWithPath: "/bin/sh"), ["-c", script],
                    environment: ["LOG=\(log.file)", "START=\(log.start)"], output: .errors(errors),
                    table: children)
            }, patience: patience)
    }

    @Test func `A preview that traps is told with its reason, and the others are drawn`() async throws {
        let run = run(
            ["a", "b", "c", "d"],
            """
            for i in $(seq $START 3); do
                begin $i
                if [ $i = 1 ]; then
                    echo "warning: slow" >&2
                    echo "Cart.swift:12: Fatal error: Index out of range" >&2
                    kill -ILL $$
                fi
                if [ $i = 2 ]; then echo "warning: late" >&2; kill -KILL $$; fi
                end $i
            done
            """)
        var begun: [String] = []
        let problems = try await run.entries { begun.append($0) }.map(\.problem)
        #expect(
            problems == [
                nil, "Cart.swift:12: Fatal error: Index out of range", "its process was ended by signal 9.",
                nil,
            ])
        #expect(begun.last == "d")
    }

    @Test func `A process that draws nothing is an error`() async throws {
        let run = run(["a"], "echo 'no font' >&2; exit 3")
        let error = await #expect(throws: CommandError.self) { try await run.entries { _ in } }
        #expect(error?.message == "The process that draws the previews ended with code 3: no font")
    }

    @Test func `A preview that never comes to an end is given up`() async throws {
        let run = run(
            ["a", "b"], patience: .seconds(1),
            "begin $START; if [ $START = 0 ]; then exec sleep 60; fi; end $START")
        #expect(
            try await run.entries { _ in }.map(\.problem) == [
                "its process was ended, as nothing happened in 1 seconds.", nil,
            ])
    }
}
