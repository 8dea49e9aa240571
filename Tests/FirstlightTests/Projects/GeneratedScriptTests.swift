// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// `Scripts/generated.sh`, a part of `make run`, with a program that does nothing but fail where it is to.
@Suite struct GeneratedScriptTests {
    @Test(arguments: ["nothing", "generate fonsters", "lint", "seam"])
    func whatFailsInItFailsTheScriptAndIsAllThatItTells(step: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "generated-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let scripts = folder.appendingPathComponent("Scripts")
        for made in [scripts, folder.appendingPathComponent("Apps/Fonsters")] {
            try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
        }
        let own = TestFolder.packageRoot
        let script = scripts.appendingPathComponent("generated.sh")
        try FileManager.default.copyItem(at: own.appendingPathComponent("Scripts/generated.sh"), to: script)
        let program = folder.appendingPathComponent("program")
        let lines = """
            #!/bin/sh
            echo "doing $@"
            case "$1" in lint)
                echo "out/apps/Fonsters/Info.plist:3: warning: it is odd [odd]: Make it even."
                echo "out/apps/Fonsters (Fonsters): 0 errors, 1 warning, 2 waived" ;;
            esac
            case "$*" in "\(step)"*) exit 3 ;; esac
            """
        try await ProgramFile.write(lines, to: program)
        let result = try await OutsideProgram("bash").run([script.path, program.path])
        #expect(result.status == (step == "nothing" ? 0 : 3), "\(result.output)")
        if step == "nothing" {
            #expect(
                result.output == """
                    out/apps: projects 1, errors 0, warnings 1, waived 2. doing seam
                    out/apps/Fonsters/Info.plist:3: warning: it is odd [odd]: Make it even.

                    """)
        } else {
            #expect(result.output.hasPrefix("doing \(step)"), "only what failed is told, in its own words")
        }
    }
}
