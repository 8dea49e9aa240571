// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// `Scripts/generated.sh`, a part of `make run`, with a program that does nothing but fail where it is to.
@Suite struct GeneratedScriptTests {
    @Test(arguments: ["nothing", "generate fonsters", "lint", "seam"])
    func whatFailsInItFailsTheScript(step: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "generated-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let scripts = folder.appendingPathComponent("Scripts")
        for made in [scripts, folder.appendingPathComponent("Apps/Fonsters")] {
            try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
        }
        let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let script = scripts.appendingPathComponent("generated.sh")
        try FileManager.default.copyItem(at: own.appendingPathComponent("Scripts/generated.sh"), to: script)
        let program = folder.appendingPathComponent("program")
        let lines = """
            #!/bin/sh
            echo "$@"
            case "$*" in "\(step)"*) exit 3 ;; esac
            """
        try await ProgramFile.write(lines, to: program)
        let result = try await OutsideProgram("bash").run([script.path, program.path])
        #expect(result.status == (step == "nothing" ? 0 : 3), "\(result.output)")
    }
}
