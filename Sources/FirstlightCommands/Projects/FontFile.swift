// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo

/// A font that an app brings, with its licence.
struct FontFile {
    private static let licence = "/usr/share/doc/fonts-inter/copyright"
    private let font: AppFont
    private var name: String { font.name }

    init(_ font: AppFont) { self.font = font }

    /// The font and its licence, by their names.
    ///
    /// - Throws: A `CommandError` when one of them cannot be read, or is not on this machine.
    func files() throws -> FileSet {
        guard case .own(let bytes, let licence) = font.source else { return try interFiles() }
        let text = try read("licence of the font", licence)
        guard !text.isEmpty else {
            throw CommandError(
                "The licence of the font '\(name)' is empty.", code: .badData,
                hint: "Give AppFont its text: a font is not copied without its licence.")
        }
        return try named(try read("font", bytes), text)
    }

    private func read(_ what: String, _ bytes: AppFont.Bytes) throws -> [UInt8] {
        do { return try bytes() } catch {
            throw CommandError(
                "The \(what) '\(name)' cannot be read: \(Reason.text(error)).", code: .noInput,
                hint: "Check the file that the app's AppFont reads.")
        }
    }

    private func named(_ bytes: [UInt8], _ licence: [UInt8]) throws -> FileSet {
        try FileSet([name: bytes, "\(name).LICENCE.txt": licence])
    }

    /// A file of Inter as installed on this machine.
    private func interFiles() throws -> FileSet {
        for folder in CairoTextShaper.standardDirectories {
            let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
            guard let bytes = try? Data(contentsOf: file) else { continue }
            guard let licence = try? Data(contentsOf: URL(fileURLWithPath: Self.licence)) else {
                throw CommandError(
                    "The licence of the font '\(name)' is not at \(Self.licence).", code: .unavailable,
                    hint: "Install the package fonts-inter again: a font is not copied without its licence."
                )
            }
            return try named([UInt8](bytes), [UInt8](licence))
        }
        throw CommandError(
            "The font '\(name)' is not on this machine.", code: .unavailable,
            hint: "Install the package fonts-inter.")
    }
}
