// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A picture as drawing steps, in its own size.
struct ImageArt {
    var size: CGSize
    var items: [DisplayItem]
}

/// The pictures and colours that a stage finds by name: what asset catalogues are to an app.
///
/// Pictures are vector art made with views, or PNG, JPEG and SVG files of catalogue folders (`.xcassets`). Folders of the app's
/// bundle, and of the bundles that images name, are loaded when they are first searched.
@MainActor
public final class ImageLibrary {
    private var makers:
        [String: (size: CGSize, make: (StageConfiguration, any TextShaping) -> [DisplayItem])] = [:]
    private var made: [String: ImageArt] = [:]
    private var catalogues: [AssetCatalogue] = []
    private var bundled: [String: [AssetCatalogue]] = [:]
    private var files: [URL: DisplayImage] = [:]
    private var drawings: [URL: ImageArt] = [:]
    private var symbols: [String: Symbol] = [:]
    /// The colours of the catalogues.
    let colors = NamedColors()

    /// Creates a library without pictures.
    public init() {}

    /// Creates a library with the pictures and colours of catalogue folders.
    public convenience init(catalogues: [URL]) {
        self.init()
        for catalogue in catalogues { add(catalogue: catalogue) }
    }

    /// Adds the pictures and colours of a catalogue folder, `.xcassets`.
    public func add(catalogue folder: URL) {
        let catalogue = AssetCatalogue(folder)
        catalogues.append(catalogue)
        colors.add(catalogue.colors)
    }

    /// Adds a picture made of a view.
    ///
    /// - Parameters:
    ///   - name: The name by which `Image` finds it.
    ///   - size: Its natural size in points.
    ///   - art: The view; it is drawn once, in light appearance.
    public func register<Art: View>(_ name: String, size: CGSize, @ViewBuilder art: @escaping () -> Art) {
        made[name] = nil
        makers[name] = (
            size,
            { configuration, text in
                var inner = StageConfiguration(size: size, scale: configuration.scale)
                inner.colorScheme = .light
                return Stage(inner, text: text, content: art).frame(at: 0).items
            }
        )
    }

    /// The names of the pictures, in order.
    public var names: [String] {
        Set(makers.keys).union(catalogues.flatMap { $0.images.keys }).sorted()
    }

    func art(named name: String, stage: Stage) -> ImageArt? {
        if let known = made[name] { return known }
        guard let maker = makers[name] else { return nil }
        let art = ImageArt(size: maker.size, items: maker.make(stage.configuration, stage.text))
        made[name] = art
        return art
    }

    /// The symbol of a name; read once.
    func symbol(_ name: String, _ variants: SymbolVariants) -> Symbol? {
        let key = variants == .none ? name : "\(name) \(variants)"
        if let known = symbols[key] { return known }
        let found = SymbolLibrary.symbol(name, variants)
        symbols[key] = found
        return found
    }

    private func entry(named name: String, folder: String?) -> CatalogueImage? {
        let lists = folder.map { bundledCatalogues(in: $0) } ?? catalogues
        if let entry = lists.lazy.compactMap({ $0.images[name] }).first { return entry }
        return folder == nil ? mainCatalogues.lazy.compactMap { $0.images[name] }.first : nil
    }

    /// The drawing of a catalogue that fits an environment best; nil where that is a picture of pixels.
    func drawing(
        named name: String, folder: String?, _ environment: EnvironmentValues
    ) -> (art: ImageArt, rendering: Image.TemplateRenderingMode?)? {
        guard let entry = entry(named: name, folder: folder),
            let file = entry.best(for: environment)?.file, let art = drawing(file)
        else { return nil }
        return (art, entry.rendering)
    }

    private func drawing(_ file: URL) -> ImageArt? {
        guard file.pathExtension.lowercased() == "svg" else { return nil }
        if let known = drawings[file] { return known }
        guard let data = try? Data(contentsOf: file), let picture = VectorPicture(svg: Array(data)) else {
            return nil
        }
        drawings[file] = picture.art
        return picture.art
    }

    /// The picture of a catalogue that fits an environment best.
    func picture(
        named name: String, folder: String?, _ environment: EnvironmentValues, _ owner: Node
    ) -> CatalogueImage.Found? {
        guard let entry = entry(named: name, folder: folder), let variant = entry.best(for: environment)
        else {
            return nil
        }
        guard let image = file(variant.file, scale: variant.scale ?? 1) else {
            owner.stage.report(
                .missingResource,
                "'\(variant.file.lastPathComponent)' of the image '\(name)' is no PNG, JPEG or SVG file that can be read.",
                at: owner)
            return nil
        }
        return CatalogueImage.Found(
            image: image, rendering: entry.rendering,
            isMirrored: variant.direction == .leftToRight && environment.layoutDirection == .rightToLeft,
            slices: variant.slices)
    }

    /// Returns the natural size in points of a picture, if there is one of the name.
    package func size(ofPictureNamed name: String, folder: String?, on stage: Stage) -> CGSize? {
        if let made = art(named: name, stage: stage) { return made.size }
        return entry(named: name, folder: folder)?.best(for: stage.rootEnvironment).flatMap {
            drawing($0.file)?.size ?? file($0.file, scale: $0.scale ?? 1)?.size
        }
    }

    private func file(_ url: URL, scale: CGFloat) -> DisplayImage? {
        if let known = files[url] { return known }
        guard let data = try? Data(contentsOf: url), let image = DisplayImage(Array(data), scale: scale)
        else { return nil }
        files[url] = image
        return image
    }

    /// The catalogues for names without a bundle, which are looked for once.
    private lazy var mainCatalogues: [AssetCatalogue] = AssetCatalogue.mainFolders.flatMap {
        bundledCatalogues(in: $0)
    }

    private func bundledCatalogues(in folder: String) -> [AssetCatalogue] {
        if let known = bundled[folder] { return known }
        let found = AssetCatalogue.catalogues(in: folder)
        bundled[folder] = found
        for catalogue in found { colors.add(catalogue.colors, folder: folder) }
        return found
    }
}
