// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// What `make dist` refuses; `make dist CHECK=1` proves what it makes.
@Suite struct DistTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }

    private func run(_ line: String) async throws -> ShellRun {
        let root = TestFolder.packageRoot
        return try await ShellRun(
            "cd '\(folder.path)'; PATH='\(root.path)/Scripts':$PATH; \(line)", "firstlight", [])
    }

    @Test func programsThatWereNotBuiltAreNotPacked() async throws {
        let result = try await run("dist.sh /nowhere")
        #expect(result.code == 1, "\(result.output)")
        #expect(result.errors == "dist: There is no program '/nowhere/firstlight'. Run 'make build' first.\n")
    }

    /// Before anything is installed or mounted.
    @Test func anArchiveThatChangedIsNotProved() async throws {
        _ = try await run("echo one > a.tar.gz; sha256sum a.tar.gz > a.tar.gz.sha256; echo two > a.tar.gz")
        let result = try await run("dist_check.sh a.tar.gz .")
        #expect(result.code == 1, "\(result.output)")
        #expect(
            result.errors.hasSuffix("dist-check: Make the archive again: 'make dist'.\n"), "\(result.errors)")
    }
}
