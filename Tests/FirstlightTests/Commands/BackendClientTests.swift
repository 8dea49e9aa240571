// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

/// The local backend against clients that others wrote; `Scripts/backend_client.py` says what is asked of it.
@Suite struct BackendClientTests {
    private static let root = TestFolder.packageRoot
    private static let python = root.appending(path: ".venv/auth/bin/python")

    @Test(
        .proves("ST26-AC-27"),
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: python.path),
            "Scripts/auth_client.sh installs the clients."))
    func clientsOfOthersAreServed() async throws {
        let (status, said) = try await OutsideProgram(at: Self.python).run([
            "-W", "ignore", Self.root.appending(path: "Scripts/backend_client.py").path,
            try LiveProgram.file().path, "backend",
        ])
        #expect(status == 0, "\(said.suffix(6000))")
    }
}
