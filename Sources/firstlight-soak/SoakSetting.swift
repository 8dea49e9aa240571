// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import Foundation

/// The setting of every run of a soak.
struct SoakSetting: Sendable {
    /// The program that is launched, as a backend and as an app.
    let program: URL
    /// A folder for the files of the runs.
    let folder: URL
    let seed: UInt64
    let table: ChildTable
    let clock: ContinuousClock

    /// Makes an empty folder for one run, which the run removes.
    func makeFolder(_ name: String) throws -> URL {
        let made = folder.appendingPathComponent("\(name)-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
        return made
    }
}
