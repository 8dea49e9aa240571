// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// `Scripts/example.sh --fresh`, with a `make` that builds nothing.
@Suite struct ExampleScriptTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }
    private let root = TestFolder.packageRoot

    /// Runs the script with a `make` that notes what it was asked for, and leaves a program that notes its words.
    private func run(_ words: String) async throws -> ShellRun {
        let bin = folder.appendingPathComponent("bin")
        let make = """
            #!/bin/sh
            echo "make $*"
            [ "$1" = build ] || exit 0
            mkdir -p .build/full/release
            printf '#!/bin/sh\\necho "firstlight $*"\\n' > .build/full/release/firstlight
            chmod +x .build/full/release/firstlight
            """
        try await ProgramFile.write(make, to: bin.appendingPathComponent("make"))
        return try await ShellRun(
            "PATH='\(bin.path)':$PATH '\(root.path)/Scripts/example.sh' \(words)", "firstlight", [])
    }

    @Test func aFreshCopyHasNeitherHistoryNorWhatWasBuilt() async throws {
        let fresh = folder.appendingPathComponent("fresh")
        let ended = try await run("--fresh '\(fresh.path)'")
        #expect(ended.code == 0, "\(ended.errors)")
        let said = ended.output.split(separator: "\n").prefix(3)
        #expect(
            said == ["make build", "firstlight new Hello --into ../Hello", "make -C ../Hello test run"],
            "\(ended.output)")
        let copied = try FileManager.default.contentsOfDirectory(atPath: fresh.path + "/firstlight")
        #expect(Set(copied).isSuperset(of: ["Package.swift", "Sources", "Scripts", "Examples", ".ci"]))
        #expect(!copied.contains(".git") && !copied.contains("out"), "\(copied)")
        // Nothing but what was left there just now.
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: fresh.path + "/firstlight/.build").sorted()
                == ["full", "full/release", "full/release/firstlight"])
    }

    @Test func aFolderInTheRepositoryOrInUseIsRefused() async throws {
        let inside = try await run("--fresh '\(root.path)/out/never'")
        #expect(inside.code == 1 && inside.errors.contains("is in this repository"), "\(inside.errors)")
        #expect(!FileManager.default.fileExists(atPath: root.path + "/out/never"))
        let used = try await run("--fresh '\(folder.path)'")
        #expect(used.code == 1 && used.errors.contains("Give one that is new or empty."), "\(used.errors)")
        #expect(try await run("--again").code == 1)
    }
}
