// Licensed under the Apache License, Version 2.0.

package import Foundation
package import StageCairo

/// Writing what the commands make.
package enum Output {
    /// Makes sure that a folder is there.
    package static func folder(_ path: String) throws -> URL {
        let url = URL(fileURLWithPath: path, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw CommandError(
                "The folder '\(path)' cannot be made: \(error.localizedDescription)", code: .cannotCreate,
                hint: "Give another folder, or make room for this one.")
        }
        return url
    }

    /// Writes a file whole or not at all.
    package static func write(_ data: Data, to url: URL) throws {
        do {
            try data.write(to: url, options: .atomic)
        } catch {
            throw CommandError(
                "'\(url.path)' cannot be written: \(error.localizedDescription)", code: .cannotCreate,
                hint: "Check that the folder may be written to and that the disk has room.")
        }
    }

    /// The shaper of all text, or an error that says which fonts are missing.
    @MainActor
    package static func shaper() throws -> CairoTextShaper {
        do {
            return try CairoTextShaper()
        } catch {
            throw CommandError(
                "Text cannot be drawn: \(error)", code: .unavailable,
                hint: "Run 'make setup', which installs the fonts.")
        }
    }

    /// Leaves an object to the end of the process, which takes memory back faster than piece by piece.
    static func keepToTheEnd(_ object: AnyObject) { _ = Unmanaged.passRetained(object) }

    /// An instant as part of a file's name: `800ms`, `1500ms`.
    package static func name(_ seconds: Double) -> String {
        let milliseconds = seconds * 1000
        return milliseconds == milliseconds.rounded()
            ? "\(Int(milliseconds))ms" : String(format: "%.3fms", milliseconds)
    }
}
