// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// A picture of the catalogue, of a PNG or JPEG file, or a symbol of the system, for `Image(uiImage:)`.
public final class UIImage: Sendable, Hashable {
    /// The colours of a picture: its own, or one colour.
    public enum RenderingMode: Int, Sendable {
        /// As its place wants it.
        case automatic
        /// Its own colours.
        case alwaysOriginal
        /// Only its coverage counts.
        case alwaysTemplate
    }

    let image: Image
    let pixels: DisplayImage?
    /// The size in points.
    public let size: CGSize
    /// The pixels in a point.
    public let scale: CGFloat
    /// The colours of the picture.
    public let renderingMode: RenderingMode

    init(
        _ image: Image, pixels: DisplayImage?, size: CGSize, scale: CGFloat, _ mode: RenderingMode
    ) {
        self.image = image
        self.pixels = pixels
        self.size = size
        self.scale = scale
        renderingMode = mode
    }

    /// Creates a picture of a size in points without content.
    convenience init(empty size: CGSize, scale: CGFloat) {
        self.init(Image(""), pixels: nil, size: size, scale: scale, .automatic)
    }

    /// Creates a picture of pixels.
    convenience init(_ pixels: DisplayImage) {
        self.init(
            Image(loaded: pixels), pixels: pixels, size: pixels.size, scale: pixels.scale, .automatic)
    }

    /// Creates an empty picture.
    public convenience init() { self.init(Image(""), pixels: nil, size: .zero, scale: 1, .automatic) }

    /// Creates a picture of the catalogue; nil where a view on a stage asks and there is none of the name.
    @MainActor
    @preconcurrency
    public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

    /// Creates a picture of the catalogue; a placeholder is drawn if there is none of the name.
    @MainActor
    @preconcurrency
    public convenience init(imageLiteralResourceName name: String) {
        let size = Stage.current.flatMap { $0.images.size(ofPictureNamed: name, folder: nil, on: $0) }
        self.init(Image(decorative: name), pixels: nil, size: size ?? .zero, scale: 1, .automatic)
    }

    /// Creates a picture of the catalogue of a bundle; nil where a view on a stage asks and there is none of the name.
    @MainActor
    @preconcurrency
    public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration? = nil
    ) {
        var size = CGSize.zero
        if let stage = Stage.current {
            let folder = bundle?.resourceURL?.path
            guard let known = stage.images.size(ofPictureNamed: name, folder: folder, on: stage) else {
                return nil
            }
            size = known
        }
        self.init(Image(decorative: name, bundle: bundle), pixels: nil, size: size, scale: 1, .automatic)
    }

    /// Creates a picture of the catalogue of a bundle; nil where a view on a stage asks and there is none of the name.
    @MainActor
    @preconcurrency
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle, with: nil)
    }

    /// Creates a symbol of the system; a name that the subset does not draw is told where it is shown.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates a symbol of the system; its configuration has no effect.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        guard !name.isEmpty else { return nil }
        self.init(symbol: name)
    }
    private convenience init(symbol name: String) {
        self.init(
            Image(systemName: name), pixels: nil, size: CGSize(width: 20, height: 20), scale: 1,
            .alwaysTemplate)
    }

    /// Creates a picture from the bytes of a PNG or a JPEG file; nil for other bytes.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates a picture from the bytes of a PNG or a JPEG file with so many pixels in a point; nil for other bytes.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let pixels = DisplayImage(Array(data), scale: scale) else { return nil }
        self.init(Image(loaded: pixels), pixels: pixels, size: pixels.size, scale: scale, .automatic)
    }

    /// Creates a picture from a PNG or a JPEG file; nil where there is none.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// Returns the bytes of the PNG file that the picture was made from; nil for other pictures.
    public func pngData() -> Data? { bytes(isJPEG: false) }

    /// Returns the bytes of the JPEG file that the picture was made from; nil for other pictures: none are written here.
    public func jpegData(compressionQuality: CGFloat) -> Data? { bytes(isJPEG: true) }

    private func bytes(isJPEG: Bool) -> Data? {
        guard let bytes = pixels?.bytes, PictureFile(bytes)?.isJPEG == isJPEG else { return nil }
        return Data(bytes)
    }

    /// Returns the picture with its own colours or with one.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        let mode: Image.TemplateRenderingMode? =
            switch renderingMode {
            case .automatic: nil
            case .alwaysOriginal: .original
            case .alwaysTemplate: .template
            }
        return UIImage(image.renderingMode(mode), pixels: pixels, size: size, scale: scale, renderingMode)
    }

    /// Returns the picture as a stencil for a colour, which is told: the colour is that of the view it is in.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .alwaysTemplate) -> UIImage {
        if MainQueue.isCurrent { MainActor.assumeIsolated { Self.tellTint() } }
        return withRenderingMode(.alwaysTemplate)
    }

    @MainActor
    private static func tellTint() {
        Stage.current?.tell(
            "withTintColor(_:) draws in the color of the view around the picture. Write .foregroundStyle.")
    }

    /// The kind of a symbol; kept for code that names it, without effect.
    public struct SymbolConfiguration: Sendable {
        /// Creates a kind with a size in points.
        public init(pointSize: CGFloat) {}
        /// Creates a kind with a size in points and a weight.
        public init(pointSize: CGFloat, weight: UIFont.Weight) {}
    }

    /// Returns whether two pictures look the same.
    public static func == (a: UIImage, b: UIImage) -> Bool { a.image == b.image && a.size == b.size }
    /// Hashes the picture.
    public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

extension Image {
    /// Creates a picture from one of UIKit's.
    public init(uiImage: UIImage) { self = uiImage.image }
}

extension UIImage {
    /// Creates a picture of the catalogue by its symbol.
    @MainActor
    @preconcurrency
    public convenience init(resource: ImageResource) {
        self.init(Image(resource), pixels: nil, size: .zero, scale: 1, .automatic)
    }
}

extension UIColor {
    /// Creates a color of the catalogue by its symbol.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

extension UIImage {
    /// The symbol for what is done.
    public static var checkmark: UIImage { UIImage(symbol: "checkmark") }
    /// The symbol for what is done, in a circle.
    public static var strokedCheckmark: UIImage { UIImage(symbol: "checkmark.circle") }
    /// The symbol for something new.
    public static var add: UIImage { UIImage(symbol: "plus.circle") }
    /// The symbol for what is taken away.
    public static var remove: UIImage { UIImage(symbol: "minus.circle") }
    /// The symbol for more actions.
    public static var actions: UIImage { UIImage(symbol: "ellipsis.circle") }
}
