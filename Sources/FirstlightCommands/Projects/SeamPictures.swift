// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import StageCairo
import StageUI

/// The pictures of a seam: the static screen, the first frame, and where they differ.
struct SeamPictures {
    let result: SeamResult
    let app: String

    init(_ result: SeamResult, app: String) { (self.result, self.app) = (result, app) }

    /// Writes the three files.
    func write(into folder: URL) throws {
        let place = result.place
        let contrast = place.contrast == .increased ? "-increased" : ""
        let stem =
            "\(app)-\(place.device)-\(place.orientation.rawValue)-\(place.appearance.rawValue)\(contrast)"
        let comparison = result.comparison
        for (name, image) in [
            ("static", comparison.expected), ("first", comparison.actual),
            ("difference", difference(comparison)),
        ] {
            try Output.write(try image.pngData(), to: folder.appendingPathComponent("\(stem)-\(name).png"))
        }
    }

    /// White where the pictures differ, the static screen at a quarter of its light elsewhere.
    private func difference(_ comparison: PixelComparison) -> PixelImage {
        guard comparison.sameSize else { return comparison.actual }
        var bytes = comparison.expected.bytes
        for start in stride(from: 0, to: bytes.count, by: 4) {
            let isEqual = (0..<4).allSatisfy { bytes[start + $0] == comparison.actual.bytes[start + $0] }
            for channel in 0..<3 { bytes[start + channel] = isEqual ? bytes[start + channel] / 4 : 255 }
            bytes[start + 3] = 255
        }
        return PixelImage(width: comparison.expected.width, height: comparison.expected.height, bytes: bytes)
    }
}
