// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import FirstlightCommands
@testable import firstlight_soak

/// A short seed of a long proof, with real processes and a folder of its own.
enum ShortSoak {
    /// Runs a proof to its end.
    static func run(_ make: (SoakSetting) throws -> any SoakProof, jobs: Int = 2) async throws -> Soak.Result
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "soak-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let setting = SoakSetting(
            program: try BuiltProgram.file("firstlight-soak"), folder: folder, seed: 1, table: ChildTable(),
            clock: ContinuousClock())
        defer {
            setting.table.close()
            try? FileManager.default.removeItem(at: folder)
        }
        return try await Soak(proofs: [try make(setting)], jobs: jobs, seed: setting.seed).run { _ in }
    }
}
