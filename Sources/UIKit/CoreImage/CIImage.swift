// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// A picture of Core Image that is still to be drawn: a code of a generator, or one of UIKit.
///
/// Unchecked, as it does not change after it is made, and NSObject is not marked as one that may be shared.
public final class CIImage: NSObject, @unchecked Sendable {
    enum Content: Sendable {
        case code(QRCode, on: CIColor, off: CIColor)
        case picture(CGImage)
    }
    let content: Content
    /// The place and the size, in pixels.
    public let extent: CGRect

    init(_ content: Content, extent: CGRect) { (self.content, self.extent) = (content, extent) }
    /// Creates a picture from one of Core Graphics.
    public convenience init(cgImage: CGImage) {
        self.init(
            .picture(cgImage), extent: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
    }
    /// Creates a picture from one of UIKit; nil for one without a size.
    public convenience init?(image: UIImage) {
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture)
    }
    /// Creates a picture from the bytes of a file; nil for bytes that are none.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }
    /// Creates a picture from a file; nil where there is none.
    public convenience init?(contentsOf url: URL) {
        guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
        self.init(data: data)
    }

    /// The pixels; nil for a picture that a filter makes.
    public var cgImage: CGImage? {
        if case .picture(let picture) = content { picture } else { nil }
    }
    /// Returns the picture moved and scaled; it is not turned.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(content, extent: extent.applying(matrix))
    }
    /// Returns the picture, whose pixels stay hard when it is scaled: a code's always do.
    public func samplingNearest() -> CIImage { self }
    /// Returns the picture with the filter of a name; the picture itself for a name that is not here.
    public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
        let filter = CIFilter(name: filterName, parameters: parameters)
        filter?.setValue(self, forKey: kCIInputImageKey)
        return filter?.outputImage ?? self
    }

    /// Returns the pixels of a part.
    func drawn(_ rect: CGRect) -> CGImage? {
        // An endless picture has no places for pixels, and Foundation cuts only rectangles of numbers.
        let numbers = [rect, extent].flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
        guard numbers.allSatisfy(\.isFinite) else { return nil }
        let part = rect.intersection(extent)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        switch content {
        case .picture(let picture):
            let (x, y) = (CGFloat(picture.width) / extent.width, CGFloat(picture.height) / extent.height)
            // Rows are counted from the bottom here.
            return picture.cropping(
                to: CGRect(
                    x: (part.minX - extent.minX) * x, y: (extent.maxY - part.maxY) * y, width: part.width * x,
                    height: part.height * y))
        case .code(let code, let on, let off):
            guard max(part.width, part.height) <= 8192 else { return nil }
            let (width, height) = (Int(part.width.rounded()), Int(part.height.rounded()))
            let squares = CGFloat(code.size + 2)
            let (left, top) = (part.minX - extent.minX, extent.maxY - part.maxY)
            let columns = (0..<width).map {
                Int((left + CGFloat($0) + 0.5) / extent.width * squares) - 1
            }
            let rows = (0..<height).map { Int((top + CGFloat($0) + 0.5) / extent.height * squares) - 1 }
            let inside = 0..<code.size
            let file = PaletteFile.bytes(width: width, height: height, colors: (off.bytes, on.bytes)) {
                inside.contains(columns[$0]) && inside.contains(rows[$1])
                    && code.isDark(columns[$0], rows[$1])
            }
            return UIImage(data: Data(file))?.cgImage
        }
    }
}

extension CIColor {
    fileprivate var bytes: [UInt8] {
        [red, green, blue, alpha].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    }
}

/// Draws pictures of Core Image.
///
/// Unchecked, as it holds nothing, and NSObject is not marked as one that may be shared.
open class CIContext: NSObject, @unchecked Sendable {
    /// Creates a context.
    public override init() {}
    /// Creates a context with options, which make no difference.
    public init(options: [CIContextOption: Any]?) {}
    /// Returns the pixels of a part of a picture; nil outside of it.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.drawn(fromRect) }
}

/// The names of a context's options.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The drawing by the processor alone.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
}

extension UIImage {
    /// Creates a picture from one of Core Image.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    /// Creates a picture from one of Core Image with so many of its pixels in a point.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        guard let drawn = ciImage.drawn(ciImage.extent) else {
            self.init()
            return
        }
        self.init(cgImage: drawn, scale: scale, orientation: orientation)
    }
}
