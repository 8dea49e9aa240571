// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation
import StageUI

extension CairoRenderer {
    /// Grows when the same display list gives other pixels than before: what was drawn earlier is compared anew.
    nonisolated static let version: UInt64 = 1
}

extension CairoTextShaper {
    /// Makes the number of what draws: the renderer, its libraries, and the interface font and its files.
    func makeDrawingKey() -> UInt64 {
        var digest = StableDigest()
        digest.add(CairoRenderer.version)
        digest.add(UInt64(cairo_version()))
        digest.add(UInt64(pango_version()))
        for path in fontFiles {
            let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
            digest.add(path.split(separator: "/").last.map(String.init) ?? "")
            digest.add(UInt64(size ?? 0))
        }
        for font in memory {
            digest.add(UInt64(font.bytes.count))
            for byte in font.bytes { digest.add(UInt64(byte)) }
        }
        return digest.value
    }

    /// The font files of the folders and those that were given as files, in a certain order.
    private var fontFiles: [String] {
        directories.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
                .map { "\(folder)/\($0)" }
        } + files.dropLast(memory.count)
    }
}
