// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import StageCairo

extension LintPixels {
    /// Creates the pixels of a picture in which blue comes before red and both are multiplied with alpha.
    init(_ image: PixelImage) {
        var rgba = image.bytes
        for start in stride(from: 0, to: rgba.count - 3, by: 4) {
            let alpha = rgba[start + 3]
            (rgba[start], rgba[start + 2]) = (rgba[start + 2], rgba[start])
            // What is whole or clear is as it is.
            if alpha == 0 || alpha == 255 { continue }
            for place in start..<start + 3 {
                rgba[place] = UInt8(clamping: (Int(rgba[place]) * 255 + Int(alpha) / 2) / Int(alpha))
            }
        }
        self.init(width: image.width, height: image.height, rgba: rgba)
    }
}
