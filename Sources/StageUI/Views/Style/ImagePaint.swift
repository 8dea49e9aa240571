// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A picture repeated as a paint.
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

    /// Returns the paint in a rectangle for a node.
    @MainActor
    func paint(in rect: CGRect, at node: Node) -> DisplayPaint? {
        guard let picture = picture(at: node) else { return nil }
        let whole = picture.size
        let source = CGRect(
            x: sourceRect.minX * whole.width, y: sourceRect.minY * whole.height,
            width: sourceRect.width * whole.width, height: sourceRect.height * whole.height)
        let tile = CGRect(
            x: rect.minX, y: rect.minY, width: source.width * scale, height: source.height * scale)
        return .image(picture, tile: tile, source: source)
    }

    /// Returns the whole picture stretched over a rectangle, if it consists of pixels.
    @MainActor
    func stretched(in rect: CGRect, at node: Node) -> DisplayPaint? {
        picture(at: node).map { .image($0, tile: rect, source: CGRect(origin: .zero, size: $0.size)) }
    }

    /// The picture, if it consists of pixels.
    @MainActor
    private func picture(at node: Node) -> DisplayImage? {
        guard image.cut == nil else { return nil }
        switch image.source {
        case .pixels(let pixels): return pixels
        case .named(let name, let folder):
            let images = node.stage.images
            if folder == nil, images.art(named: name, stage: node.stage) != nil { return nil }
            return images.picture(named: name, folder: folder, node.environment, node)?.image
        case .symbol, .drawn, .empty: return nil
        }
    }

    /// The picture as tiles, if it consists of drawing steps.
    @MainActor
    fileprivate func tiles(at node: Node) -> ImageTiles? {
        guard picture(at: node) == nil, image.source != .empty else { return nil }
        let artist = ImageArtist(image, owner: node, environment: node.environment)
        let source = CGRect(
            x: sourceRect.minX * artist.size.width, y: sourceRect.minY * artist.size.height,
            width: sourceRect.width * artist.size.width, height: sourceRect.height * artist.size.height)
        let items = artist.items(in: artist.size)
        return ImageTiles(items: items, source: source, scale: scale)
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

extension ShapeStyle {
    /// The tiles that the style paints, if it is a picture that consists of drawing steps.
    @MainActor
    func tiles(at node: Node) -> ImageTiles? {
        if Self.self == Color.self { return nil }
        if let paint = self as? ImagePaint { return paint.tiles(at: node) }
        if let any = self as? AnyShapeStyle { return any.style.tiles(at: node) }
        guard self is ForegroundStyle, let style = node.environment.foregroundStyle?.style as? ImagePaint
        else { return nil }
        return style.tiles(at: node)
    }
}

/// A picture of drawing steps that is repeated inside an outline.
struct ImageTiles {
    let items: [DisplayItem]
    /// The part of the picture that is repeated, in its own points.
    let source: CGRect
    let scale: CGFloat

    /// - Parameters:
    ///   - rect: The space of the shape, in which the first picture begins.
    ///   - bounds: The bounds of the painted area, which a line exceeds.
    @MainActor
    func item(
        in rect: CGRect, reaching bounds: CGRect, _ outline: DisplayOutline, _ stroke: StrokeStyle?,
        evenOdd: Bool, _ owner: Node
    ) -> DisplayItem {
        let size = CGSize(width: source.width * scale, height: source.height * scale)
        var tiles: [DisplayItem] = []
        if size.width >= 0.5, size.height >= 0.5, !items.isEmpty {
            let map = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: -source.minX * scale, ty: -source.minY * scale)
            let tile = DisplayItem(
                owner: owner.path,
                content: .group(
                    .clip(.rectangle(CGRect(origin: .zero, size: size)), evenOdd: false),
                    [DisplayItem(owner: owner.path, content: .group(.transform(map), items))]))
            func first(_ from: CGFloat, _ to: CGFloat, _ length: CGFloat) -> CGFloat {
                from + ((to - from) / length).rounded(.down) * length
            }
            let left = first(rect.minX, bounds.minX, size.width)
            let top = first(rect.minY, bounds.minY, size.height)
            for y in stride(from: top, to: bounds.maxY, by: size.height) {
                for x in stride(from: left, to: bounds.maxX, by: size.width) {
                    var next = tile
                    next.origin = CGPoint(x: x, y: y)
                    tiles.append(next)
                }
            }
        }
        guard let stroke else {
            return DisplayItem(owner: owner.path, content: .group(.clip(outline, evenOdd: evenOdd), tiles))
        }
        let black = DisplayPaint.color(ResolvedColor(red: 0, green: 0, blue: 0))
        let line = DisplayItem(owner: owner.path, content: .stroke(outline, black, stroke))
        return DisplayItem(owner: owner.path, content: .group(.mask([line]), tiles))
    }
}
