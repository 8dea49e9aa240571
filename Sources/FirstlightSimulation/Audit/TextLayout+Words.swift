// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

extension TextLayout {
    /// The text as it is read: lines are joined by the blank at which they were broken, if there was one.
    var plainText: String {
        var text = ""
        for (index, line) in lines.enumerated() {
            text += line.string
            if index + 1 < lines.count, line.endsWithBlank { text += " " }
        }
        return text
    }

    /// The rectangles of the lines, in the layout's coordinates.
    var lineRects: [CGRect] {
        lines.map { line in
            CGRect(
                x: line.x, y: line.top, width: line.width,
                height: line.height > 0 ? line.height : size.height / CGFloat(lines.count))
        }
    }
}
