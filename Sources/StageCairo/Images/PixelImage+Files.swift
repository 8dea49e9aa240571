// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import CStageKernels
import Foundation
import StageUI

extension PixelImage {
    /// Reads a file that an app brings: PNG of every kind, and JPEG, turned as its EXIF says.
    ///
    /// - Returns: The picture; nil for a file that is damaged, of another form, or of more than ``largestPNG`` pixels.
    package init?(file bytes: [UInt8]) {
        guard let header = PictureFile(bytes) else { return nil }
        if header.isJPEG {
            self.init(jpeg: bytes, header)
        } else if let own = try? PixelImage(pngData: Data(bytes)) {
            self = own
        } else {
            // Palettes, 16 bits, interlaced rows and transparent colours are libpng's.
            self.init(png: bytes, header)
        }
    }

    private init?(jpeg bytes: [UInt8], _ header: PictureFile) {
        let isSideways = header.orientation > 4
        let (width, height) = isSideways ? (header.height, header.width) : (header.width, header.height)
        guard width > 0, height > 0, width * height <= Self.largestPNG else { return nil }
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        guard stage_jpeg_decode(bytes, bytes.count, &pixels, Int32(width), Int32(height)) == 0 else {
            return nil
        }
        if header.orientation == 1 {
            self.init(width: width, height: height, bytes: pixels)
        } else {
            self.init(
                width: header.width, height: header.height,
                bytes: Self.turned(pixels, header))
        }
    }

    /// The pixels of a file in the order in which they are shown (EXIF 2.32, tag 0x0112).
    private static func turned(_ pixels: [UInt8], _ header: PictureFile) -> [UInt8] {
        let (width, height) = (header.width, header.height)
        let stride = header.orientation > 4 ? height : width
        var result = [UInt8](repeating: 0, count: pixels.count)
        for y in 0..<height {
            for x in 0..<width {
                let (column, row) =
                    switch header.orientation {
                    case 2: (width - 1 - x, y)
                    case 3: (width - 1 - x, height - 1 - y)
                    case 4: (x, height - 1 - y)
                    case 5: (y, x)
                    case 6: (y, width - 1 - x)
                    case 7: (height - 1 - y, width - 1 - x)
                    case 8: (height - 1 - y, x)
                    default: (x, y)
                    }
                let (from, to) = ((row * stride + column) * 4, (y * width + x) * 4)
                for channel in 0..<4 { result[to + channel] = pixels[from + channel] }
            }
        }
        return result
    }

    private init?(png bytes: [UInt8], _ header: PictureFile) {
        let (width, height) = (header.width, header.height)
        guard width > 0, height > 0, width * height <= Self.largestPNG else { return nil }
        let found: PixelImage? = bytes.withUnsafeBytes { all in
            var rest = all
            return withUnsafeMutablePointer(to: &rest) { rest in
                let surface = cairo_image_surface_create_from_png_stream(
                    { data, target, count in
                        guard let data, let target else { return CAIRO_STATUS_READ_ERROR }
                        let rest = data.assumingMemoryBound(to: UnsafeRawBufferPointer.self)
                        guard let base = rest.pointee.baseAddress, rest.pointee.count >= Int(count) else {
                            return CAIRO_STATUS_READ_ERROR
                        }
                        memcpy(target, base, Int(count))
                        rest.pointee = UnsafeRawBufferPointer(rebasing: rest.pointee.dropFirst(Int(count)))
                        return CAIRO_STATUS_SUCCESS
                    }, rest)
                defer { cairo_surface_destroy(surface) }
                guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
                return Self.pixels(of: surface)
            }
        }
        guard let found else { return nil }
        self = found
    }

    /// The pixels of a surface that cairo has read a file into.
    private static func pixels(of surface: OpaquePointer?) -> PixelImage? {
        let format = cairo_image_surface_get_format(surface)
        let isOpaque = format == CAIRO_FORMAT_RGB24
        guard isOpaque || format == CAIRO_FORMAT_ARGB32, let data = cairo_image_surface_get_data(surface)
        else {
            return nil
        }
        let (width, height) = (
            Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
        )
        let stride = Int(cairo_image_surface_get_stride(surface))
        var result = [UInt8](repeating: 255, count: width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let (from, to) = (row * stride + column * 4, (row * width + column) * 4)
                // The words of a surface have no order of bytes; these machines have the blue one first.
                for channel in 0..<(isOpaque ? 3 : 4) { result[to + channel] = data[from + channel] }
            }
        }
        return PixelImage(width: width, height: height, bytes: result)
    }
}
