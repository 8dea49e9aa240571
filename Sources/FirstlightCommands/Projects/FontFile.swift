// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import StageCairo

/// A font that an app brings along, with its licence beside it.
struct FontFile {
    private static let licence = "/usr/share/doc/fonts-inter/copyright"
    let name: String

    init(_ name: String) { self.name = name }

    /// The font as this machine has it, and its licence.
    ///
    /// - Throws: A `CommandError` when it is not there.
    func files() throws -> FileSet {
        for folder in CairoTextShaper.standardDirectories {
            let font = URL(fileURLWithPath: folder).appendingPathComponent(name)
            guard let bytes = try? Data(contentsOf: font) else { continue }
            guard let licence = try? Data(contentsOf: URL(fileURLWithPath: Self.licence)) else {
                throw CommandError(
                    "The licence of the font '\(name)' is not at \(Self.licence).", code: .unavailable,
                    hint: "Install the package fonts-inter again: a font is not given on without its licence."
                )
            }
            return try FileSet([name: [UInt8](bytes), "\(name).LICENCE.txt": [UInt8](licence)])
        }
        throw CommandError(
            "The font '\(name)' is not on this machine.", code: .unavailable,
            hint: "Install the package fonts-inter.")
    }
}
