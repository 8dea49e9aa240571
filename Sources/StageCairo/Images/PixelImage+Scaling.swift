// Licensed under the Apache License, Version 2.0.

import CPangoCairo

extension PixelImage {
    /// Returns the picture in another size, filtered so that thin lines neither vanish nor flicker.
    ///
    /// - Parameters:
    ///   - width: The number of columns, at least 1.
    ///   - height: The number of rows, at least 1.
    public func scaled(width: Int, height: Int) -> PixelImage {
        guard width != self.width || height != self.height else { return self }
        let target = Surface(width: max(width, 1), height: max(height, 1), format: .color)
        let canvas = Canvas(target)
        canvas.draw(
            self,
            in: PixelRect(left: 0, top: 0, right: target.width, bottom: target.height))
        return target.image
    }

    /// Returns the picture scaled to fit a box, keeping its proportions and never enlarged.
    public func thumbnail(maxWidth: Int, maxHeight: Int) -> PixelImage {
        guard width > 0, height > 0 else { return self }
        let factor = min(
            1, Double(maxWidth) / Double(width), Double(maxHeight) / Double(height))
        return scaled(
            width: max(1, Int((Double(width) * factor).rounded())),
            height: max(1, Int((Double(height) * factor).rounded())))
    }

    /// Returns the picture in the middle of an animation's, which is transparent around it.
    package func centred(on animation: AnimatedWebP) -> PixelImage {
        let (width, height) = (animation.width, animation.height)
        guard width != self.width || height != self.height else { return self }
        let target = Surface(width: width, height: height, format: .color)
        let (left, top) = ((width - self.width) / 2, (height - self.height) / 2)
        Canvas(target).draw(
            self, in: PixelRect(left: left, top: top, right: left + self.width, bottom: top + self.height))
        return target.image
    }
}

extension Surface {
    /// A copy of the pixels.
    var image: PixelImage {
        flush()
        return PixelImage(
            width: width, height: height,
            bytes: Array(UnsafeRawBufferPointer(start: data, count: byteCount)))
    }

    /// Creates a surface with the pixels of a picture.
    convenience init(_ image: PixelImage) {
        self.init(width: image.width, height: image.height, format: .color)
        flush()
        image.bytes.withUnsafeBytes { pixels in
            guard let source = pixels.baseAddress, byteCount == pixels.count else { return }
            UnsafeMutableRawPointer(data)?.copyMemory(from: source, byteCount: byteCount)
        }
        markDirty()
    }
}

extension Canvas {
    /// Draws a picture into a rectangle of pixels.
    func draw(_ image: PixelImage, in rect: PixelRect) {
        guard image.width > 0, image.height > 0, !rect.isEmpty else { return }
        let source = Surface(image)
        save()
        cairo_identity_matrix(cr)
        cairo_translate(cr, Double(rect.left), Double(rect.top))
        cairo_scale(
            cr, Double(rect.width) / Double(image.width), Double(rect.height) / Double(image.height))
        cairo_set_source_surface(cr, source.raw, 0, 0)
        let pattern = cairo_get_source(cr)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        // Without it the border would mix with transparency.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_new_path(cr)
        cairo_rectangle(cr, 0, 0, Double(image.width), Double(image.height))
        cairo_fill(cr)
        restore()
    }
}
