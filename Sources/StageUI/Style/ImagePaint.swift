// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A picture repeated as a paint; only pictures of catalogues can be.
public struct ImagePaint: ShapeStyle, Hashable {
    /// The picture.
    public var image: Image
    /// The part of it, in shares of its size.
    public var sourceRect: CGRect
    /// The factor of its size.
    public var scale: CGFloat

    /// Creates a paint.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// What is painted in a rectangle for a node.
    @MainActor
    func paint(in rect: CGRect, at node: Node) -> DisplayPaint? {
        guard case .named(let name, let folder) = image.source,
            let found = node.stage.images.picture(named: name, folder: folder, node.environment, node)
        else { return nil }
        let whole = found.image.size
        let source = CGRect(
            x: sourceRect.minX * whole.width, y: sourceRect.minY * whole.height,
            width: sourceRect.width * whole.width, height: sourceRect.height * whole.height)
        let tile = CGRect(
            x: rect.minX, y: rect.minY, width: source.width * scale, height: source.height * scale)
        return .image(found.image, tile: tile, source: source)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture repeated as a paint.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
