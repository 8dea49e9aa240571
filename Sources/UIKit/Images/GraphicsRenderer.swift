// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// The settings of a renderer of pictures.
public final class UIGraphicsImageRendererFormat: NSObject {
    /// The pixels in a point.
    public var scale: CGFloat = 1
    /// Indicates whether the picture has no transparency.
    public var opaque = false
    /// Creates usual settings.
    public override init() {}
    /// Returns usual settings.
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// Returns the usual settings of a device.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The place that a renderer of pictures draws to: nothing is drawn.
public final class UIGraphicsImageRendererContext: NSObject {
    /// The settings.
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize
    fileprivate init(_ format: UIGraphicsImageRendererFormat, _ size: CGSize) {
        (self.format, self.size) = (format, size)
    }
    /// The drawing as Core Graphics has it: nothing is drawn.
    public let cgContext = CGContext()
    /// Fills a rectangle; nothing is drawn.
    public func fill(_ rect: CGRect) {}
    /// Draws the line around a rectangle; nothing is drawn.
    public func stroke(_ rect: CGRect) {}
    /// The picture so far: one of its size without content.
    public var currentImage: UIImage { UIImage(empty: size, scale: format.scale) }
}

/// Draws pictures by code; on the stage nothing is drawn, which says so: `Canvas` draws.
public final class UIGraphicsImageRenderer: NSObject {
    /// The settings.
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    /// Creates a renderer of pictures of a size in points.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        (self.size, self.format) = (size, format)
    }
    /// Creates a renderer of pictures of a rectangle in points.
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        self.init(size: bounds.size, format: format)
    }
    /// Runs the code, and returns a picture of the size without content.
    @MainActor
    @preconcurrency
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        Stage.current?.tell("UIGraphicsImageRenderer draws nothing on the stage: draw with Canvas.")
        let context = UIGraphicsImageRendererContext(format, size)
        actions(context)
        return context.currentImage
    }
    /// Runs the code; there are no bytes.
    @MainActor
    @preconcurrency
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { pngData(actions: actions) }
    /// Runs the code; there are no bytes.
    @MainActor
    @preconcurrency
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        _ = image(actions: actions)
        return Data()
    }
}

extension UIImage {
    /// Draws the picture into a rectangle of the present drawing; there is none on the stage.
    public func draw(in rect: CGRect) {}
    /// Draws the picture at a point of the present drawing; there is none on the stage.
    public func draw(at point: CGPoint) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a drawing, which is not drawn.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a drawing, which is not drawn.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the picture of the present drawing: none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends a drawing.
public func UIGraphicsEndImageContext() {}
