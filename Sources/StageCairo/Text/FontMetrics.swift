// Licensed under the Apache License, Version 2.0.

/// The vertical measures of a font at a size, in points.
struct FontMetrics {
    /// The distance of the line's top from the baseline.
    var ascent: Double
    /// The distance of the line's bottom from the baseline.
    var descent: Double
    /// The space that the font asks for between two lines.
    var leading = 0.0
    /// The height of capital letters.
    var capHeight: Double
    /// The distance of an underline's middle below the baseline.
    var underlineOffset: Double
    /// The thickness of an underline.
    var underlineThickness: Double

    var lineHeight: Double { ascent + descent }
}
