// Licensed under the Apache License, Version 2.0.

import Foundation

/// Resolves what an image shows where it is used, and draws it.
@MainActor
struct ImageArtist {
    private enum Art {
        case vector(ImageArt)
        case pixels(CatalogueImage.Found)
        case symbol(SymbolDrawing)
        case drawn(DrawnImage)
        case missing
    }

    private let image: Image
    private let owner: Node
    private let environment: EnvironmentValues
    private let art: Art
    /// The rendering that the catalogue demands of a drawing.
    private var drawingRendering: Image.TemplateRenderingMode?
    /// The size of the whole picture, in points.
    private let whole: CGSize
    /// The size that the picture has by itself, in points.
    var size: CGSize { image.cut?.size ?? whole }
    /// The distance of the baseline of text from the top, in points.
    let baseline: CGFloat

    init(_ image: Image, owner: Node, environment: EnvironmentValues) {
        self.image = image
        self.owner = owner
        self.environment = environment
        switch image.source {
        case .named(let name, let folder):
            let library = owner.stage.images
            if folder == nil, let vector = library.art(named: name, stage: owner.stage) {
                art = .vector(vector)
                whole = vector.size
            } else if let found = library.drawing(named: name, folder: folder, environment) {
                art = .vector(found.art)
                drawingRendering = found.rendering
                whole = found.art.size
            } else if let found = library.picture(named: name, folder: folder, environment, owner) {
                art = .pixels(found)
                whole = found.image.size
            } else {
                owner.stage.report(
                    .missingResource,
                    """
                    There is no image named '\(name)': nothing is drawn. Give it to AppDescriptor(images:), or to \
                    assertSnapshot or ViewDriver for a view alone.
                    """, at: owner)
                art = .missing
                whole = .zero
            }
            baseline = image.cut?.size.height ?? whole.height
        case .pixels(let pixels):
            art = .pixels(CatalogueImage.Found(image: pixels, isMirrored: false))
            whole = pixels.size
            baseline = image.cut?.size.height ?? whole.height
        case .drawn(let drawing):
            art = .drawn(drawing)
            whole = drawing.size
            baseline = image.cut?.size.height ?? whole.height
        case .empty:
            art = .missing
            whole = .zero
            baseline = 0
        case .symbol(let name):
            let font = (environment.symbolFont ?? environment.font ?? .body).resolve(in: environment)
            let found = owner.stage.images.symbol(name, environment.symbolVariants)
            if found == nil {
                owner.stage.report(
                    .missingResource,
                    "There is no symbol named '\(name)' in the subset's symbol set: a placeholder is drawn.",
                    at: owner)
            }
            let symbol = found ?? SymbolLibrary.placeholder
            let drawing = SymbolDrawing(symbol, font: font, scale: environment.imageScale)
            art = .symbol(drawing)
            whole = drawing.size
            baseline = drawing.baseline
        }
    }

    /// Indicates whether it is a symbol that faces the other way where one reads from right to left.
    private var isMirrored: Bool {
        guard environment.layoutDirection == .rightToLeft, case .symbol(let name) = image.source else {
            return false
        }
        return SymbolLibrary.isMirrored(name)
    }

    /// Returns the drawing in a space at the origin.
    func items(in space: CGSize) -> [DisplayItem] {
        guard let part = image.cut?.rect else { return wholeItems(in: space) }
        guard part.width > 0, part.height > 0 else { return [] }
        let (x, y) = (space.width / part.width, space.height / part.height)
        let all = wholeItems(in: CGSize(width: whole.width * x, height: whole.height * y))
        let place = CGAffineTransform(translationX: -part.minX * x, y: -part.minY * y)
        return [
            DisplayItem(
                owner: owner.path,
                content: .group(
                    .clip(.rectangle(CGRect(origin: .zero, size: space)), evenOdd: false),
                    [DisplayItem(owner: owner.path, content: .group(.transform(place), all))]))
        ]
    }

    private func wholeItems(in space: CGSize) -> [DisplayItem] {
        guard space.width > 0, space.height > 0, whole.width > 0, whole.height > 0 else { return [] }
        switch art {
        case .missing: return []
        case .symbol(let drawing):
            let mode = image.symbolMode ?? environment.symbolRenderingMode ?? .monochrome
            var change = CGAffineTransform(scaleX: space.width / whole.width, y: space.height / whole.height)
            if isMirrored {
                change = change.concatenating(
                    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: space.width, ty: 0))
            }
            return drawing.items(mode, space: space, owner).map { item in
                guard !change.isIdentity else { return item }
                return DisplayItem(owner: owner.path, content: .group(.transform(change), [item]))
            }
        case .vector(let vector):
            let scale = CGAffineTransform(
                scaleX: space.width / vector.size.width, y: space.height / vector.size.height)
            let items = TransitionEffect.transformed(vector.items, scale, owner.path)
            return isTemplate(drawingRendering) ? tinted(items, space) : items
        case .drawn(let drawing):
            let scale = CGAffineTransform(scaleX: space.width / whole.width, y: space.height / whole.height)
            let items = TransitionEffect.transformed(
                drawing.items(owner: owner, environment: environment), scale, owner.path)
            return isTemplate(nil) ? tinted(items, space) : items
        case .pixels(let found):
            var items = placements(found, in: space).map {
                DisplayItem(owner: owner.path, content: .image(found.image, $0))
            }
            if found.isMirrored {
                let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: space.width, ty: 0)
                items = [DisplayItem(owner: owner.path, content: .group(.transform(mirror), items))]
            }
            return isTemplate(found.rendering) ? tinted(items, space) : items
        }
    }

    /// Returns whether only the coverage counts: the picture decides, then the catalogue, then the place.
    private func isTemplate(_ catalogue: Image.TemplateRenderingMode?) -> Bool {
        (image.rendering ?? catalogue).map { $0 == .template } ?? environment.showsIcons
    }

    private func tinted(_ items: [DisplayItem], _ space: CGSize) -> [DisplayItem] {
        let rect = CGRect(origin: .zero, size: space)
        let paint = HierarchicalShapeStyle.primary.paint(in: rect, environment: environment)
        let ground = DisplayItem(owner: owner.path, content: .fill(.rectangle(rect), paint, evenOdd: false))
        return HierarchicalShapeStyle.primary.decoration(in: environment).applied(
            to: [DisplayItem(owner: owner.path, content: .group(.mask(items), [ground]))], in: rect,
            environment: environment, owner: owner.path)
    }

    // MARK: Slices

    private var interpolation: DisplayImage.Placement.Interpolation {
        switch image.quality {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }

    private func placements(_ found: CatalogueImage.Found, in space: CGSize) -> [DisplayImage.Placement] {
        var insets = image.capInsets
        var tiles = image.resizing == .tile
        if insets == EdgeInsets(), let slices = found.slices {
            insets = slices.insets
            tiles = slices.tiles
        }
        let whole = found.image.size
        guard image.isResizable, image.cut == nil, insets != EdgeInsets() || tiles else {
            return [
                DisplayImage.Placement(
                    source: CGRect(origin: .zero, size: whole), rect: CGRect(origin: .zero, size: space),
                    interpolation: interpolation)
            ]
        }
        let columns = Self.parts(whole.width, space.width, insets.leading, insets.trailing)
        let rows = Self.parts(whole.height, space.height, insets.top, insets.bottom)
        return rows.flatMap { row in
            columns.map { column in
                DisplayImage.Placement(
                    source: CGRect(x: column.source, y: row.source, width: column.length, height: row.length),
                    rect: CGRect(x: column.target, y: row.target, width: column.width, height: row.width),
                    tiles: tiles && (column.isMiddle || row.isMiddle), interpolation: interpolation)
            }
        }
    }

    private typealias Part = (
        source: CGFloat, length: CGFloat, target: CGFloat, width: CGFloat, isMiddle: Bool
    )

    /// The fixed ends and the middle along one axis; those without a length are left out.
    private static func parts(
        _ whole: CGFloat, _ space: CGFloat, _ start: CGFloat, _ end: CGFloat
    ) -> [Part] {
        let ends = start + end
        // In too little space the ends become smaller together.
        let shrink = ends > space && ends > 0 ? space / ends : 1
        let list: [Part] = [
            (0, start, 0, start * shrink, false),
            (start, whole - ends, start * shrink, space - ends * shrink, true),
            (whole - end, end, space - end * shrink, end * shrink, false),
        ]
        return list.filter { $0.length > 0 && $0.width > 0 }
    }
}
