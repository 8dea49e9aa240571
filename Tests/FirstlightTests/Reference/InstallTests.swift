// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import FirstlightCommands

/// `make install`, with the debug programs and below a folder of its own.
@Suite final class InstallTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("install-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func run(_ line: String) async throws -> ShellRun {
        let script = TestFolder.packageRoot.appendingPathComponent(
            "Scripts/install.sh")
        let built = try BuiltProgram.file("firstlight").deletingLastPathComponent().path
        return try await ShellRun(
            "SCRIPT='\(script.path)' BUILT='\(built)' DESTDIR='\(folder.path)' PREFIX=/usr; export DESTDIR PREFIX; \(line)",
            "firstlight", [])
    }

    private var files: [String] {
        let walk = FileManager.default.enumerator(atPath: folder.path)
        return (walk?.compactMap { $0 as? String } ?? []).filter {
            var isFolder: ObjCBool = false
            let path = folder.appendingPathComponent($0).path
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }

    @Test func whatIsInstalledWorksAndCanBeTakenAway() async throws {
        let installed = try await run(#""$SCRIPT" install "$BUILT""#)
        #expect(installed.code == 0, "\(installed.errors)")
        #expect(
            files == [
                "usr/bin/firstlight", "usr/bin/firstlight-live",
                "usr/share/bash-completion/completions/firstlight",
                "usr/share/fish/vendor_completions.d/firstlight.fish", "usr/share/man/man1/firstlight.1",
                "usr/share/zsh/site-functions/_firstlight",
            ])
        // Stripped, it still draws, and finds the program beside it.
        let works = try await run(
            #"cd "$DESTDIR/usr/bin" && ./firstlight --version && ./firstlight tree --state login && ./firstlight play --help"#
        )
        let version = "firstlight \(FirstlightVersion.number)\n"
        #expect(works.code == 0 && works.output.hasPrefix("\(version)node "), "\(works.errors)")
        #expect(works.output.contains("--server URL"))
        // A second time over itself.
        #expect(try await run(#""$SCRIPT" install "$BUILT""#).code == 0)
        #expect(files.count == 6)
        let removed = try await run(#""$SCRIPT" uninstall; find "$DESTDIR/usr" -mindepth 1"#)
        #expect(removed.code == 0 && removed.output.isEmpty, "\(removed.output)\(removed.errors)")
    }

    @Test(arguments: [
        (
            #""$SCRIPT" install /nowhere"#,
            "There is no program '/nowhere/firstlight'. Run 'make build' first."
        ),
        (
            #"PREFIX=here "$SCRIPT" install "$BUILT""#,
            "PREFIX was given 'here', but it takes a path that begins with /."
        ),
        (#""$SCRIPT" remove"#, "'remove' is nothing that it does; it takes install or uninstall."),
    ])
    func whatIsWrongIsSaid(_ line: String, _ words: String) async throws {
        let result = try await run(line)
        #expect(result.code == 1 && result.errors == "install: \(words)\n", "\(result.errors)")
    }
}
