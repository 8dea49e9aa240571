// Licensed under the Apache License, Version 2.0.

import CStageKernels
import StageUI

extension Surface {
    /// Maps each colour.
    func apply(_ matrix: ColorMatrix) {
        guard format == .color, let data, matrix != .identity, matrix.values.count == 20 else { return }
        flush()
        let rows = matrix.values.map { Float($0) }
        stage_map_colors(data, Int32(width), Int32(height), stride, rows)
        markDirty()
    }
}

extension ColorMatrix {
    /// The map that makes colours stronger by a factor.
    static func saturation(of amount: Double) -> ColorMatrix {
        let (r, g, b) = (0.2126 * (1 - amount), 0.7152 * (1 - amount), 0.0722 * (1 - amount))
        return ColorMatrix(rows: [
            r + amount, g, b, 0, 0, r, g + amount, b, 0, 0, r, g, b + amount, 0, 0, 0, 0, 0, 1, 0,
        ])
    }
}
