// Licensed under the Apache License, Version 2.0.

import Foundation
package import StageUI

/// A stage that has this shaper can make pictures of its views, as `ImageRenderer` does.
extension CairoTextShaper: PicturePainting {
    /// Returns the bytes of a PNG file of a list, with so many pixels in a point; nil where there is no memory for it.
    package func png(of list: DisplayList, scale: Double) -> [UInt8]? {
        let renderer = CairoRenderer(size: list.size, scale: CGFloat(scale), shaper: self)
        renderer.render(list)
        return (try? renderer.pngData()).map { Array($0) }
    }
}
