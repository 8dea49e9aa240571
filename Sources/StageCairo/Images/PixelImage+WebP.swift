// Licensed under the Apache License, Version 2.0.

import CStageKernels
import CWebP
package import Foundation

extension PixelImage {
    /// Returns the picture as a WebP file, packed with loss.
    ///
    /// - Parameter quality: 0 to 100; 40 does for a screen that is shown small.
    /// - Throws: An `AnimatedWebP.Error` when a side is not between 1 and 16383 pixels or memory runs out.
    package func webpData(quality: Int) throws(AnimatedWebP.Error) -> Data {
        guard (1...16383).contains(width), (1...16383).contains(height) else {
            throw .unsupportedSize(width: width, height: height)
        }
        var config = WebPConfig()
        var picture = WebPPicture()
        var writer = WebPMemoryWriter()
        guard WebPConfigInit(&config) != 0, WebPPictureInit(&picture) != 0 else { throw .encoderUnavailable }
        WebPMemoryWriterInit(&writer)
        defer {
            WebPPictureFree(&picture)
            WebPMemoryWriterClear(&writer)
        }
        config.quality = Float(min(max(quality, 0), 100))
        guard picture.load(self) else { throw .outOfMemory }
        let isWritten = withUnsafeMutablePointer(to: &writer) { target in
            picture.custom_ptr = UnsafeMutableRawPointer(target)
            picture.writer = { WebPMemoryWrite($0, $1, $2) }
            return WebPEncode(&config, &picture) != 0
        }
        guard isWritten, let bytes = writer.mem else {
            throw .refused("error \(picture.error_code.rawValue)")
        }
        return Data(bytes: bytes, count: writer.size)
    }
}

extension WebPPicture {
    /// Takes over the pixels of a picture; false when there is not enough memory.
    ///
    /// WebP takes straight alpha; the rows are made as for PNG, with a byte in front of each.
    mutating func load(_ image: PixelImage) -> Bool {
        use_argb = 1
        width = Int32(image.width)
        height = Int32(image.height)
        return image.bytes.withUnsafeBytes { pixels in
            guard let base = pixels.bindMemory(to: UInt8.self).baseAddress else { return false }
            if stage_is_opaque(base, width, height, image.width * 4) != 0 {
                return WebPPictureImportBGRX(&self, base, width * 4) != 0
            }
            var rows = [UInt8](repeating: 0, count: (1 + image.width * 4) * image.height)
            stage_png_rows_rgba(base, width, height, image.width * 4, &rows)
            return rows.withUnsafeBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return false }
                return WebPPictureImportRGBA(&self, start + 1, 1 + width * 4) != 0
            }
        }
    }
}
