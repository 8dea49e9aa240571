// Licensed under the Apache License, Version 2.0.

/// An object that draws display lists into pictures; a stage's shaper that is one makes pictures of views.
@MainActor
package protocol PicturePainting: AnyObject {
    /// Returns the bytes of a PNG file of a list, with so many pixels in a point; nil where there is no memory for it.
    func png(of list: DisplayList, scale: Double) -> [UInt8]?
}
