// Licensed under the Apache License, Version 2.0.

import StageUI

extension DrawCommand.Ink {
    /// Indicates whether it hides everything below it.
    var isOpaque: Bool {
        switch self {
        case .fill(let color): color.opacity >= 1
        case .field(let field): field.base != nil
        case .gradient(let layer): layer.isOpaque
        case .mask, .image, .smooth, .group, .special: false
        }
    }
}
