// Licensed under the Apache License, Version 2.0.

extension ImageSet {
    /// Plans a picture with a size in points for each idiom, at scales and, if asked, also for dark appearance.
    ///
    /// A launch screen draws its picture in this size and does not fit it to the screen.
    public static func plan(
        name: String, sizes: [(idiom: Idiom, size: PointSize)], scales: [Scale] = [.x1, .x2, .x3],
        dark: Bool = false, opaque: Bool = false
    ) -> AssetPlan {
        var (entries, pictures): ([ImageEntry], [AssetPicture]) = ([], [])
        for (idiom, size) in sizes {
            for scale in scales {
                for appearance in dark ? [nil, Appearance.dark] : [nil] {
                    let file =
                        name + (appearance == nil ? "" : "-dark")
                        + (idiom == .universal || sizes.count == 1 ? "" : "~" + idiom.rawValue) + scale.suffix
                        + ".png"
                    entries.append(
                        ImageEntry(
                            file, idiom: idiom, scale: scale, appearances: appearance.map { [$0] } ?? []))
                    pictures.append(
                        AssetPicture(
                            path: "\(name).imageset/\(file)",
                            pixels: PixelSize(size, scale: scale.factor ?? 1),
                            isOpaque: opaque, appearance: appearance, idiom: idiom))
                }
            }
        }
        return AssetPlan(asset: CatalogueAsset(name: name, ImageSet(entries)), pictures: pictures)
    }

    /// Plans a picture of one size for every device.
    public static func universal(
        name: String, size: PointSize, scales: [Scale] = [.x1, .x2, .x3], dark: Bool = false,
        opaque: Bool = false
    ) -> AssetPlan {
        plan(name: name, sizes: [(.universal, size)], scales: scales, dark: dark, opaque: opaque)
    }
}

extension BrandAssets {
    /// Plans the icons of a tvOS app in layers, the top-most first, and its two top shelf pictures.
    ///
    /// The store's icon is 1280 × 768 pixels, the home screen's 400 × 240 points. The lowest layer has no alpha.
    public static func tvOS(
        name: String = "App Icon & Top Shelf Image", layers: [String] = ["Front", "Middle", "Back"]
    ) -> AssetPlan {
        let parts = [
            (
                "primary-app-icon", "1280x768",
                ImageStack.plan(name: "App Icon - App Store", layers: layers, store)
            ),
            ("primary-app-icon", "400x240", ImageStack.plan(name: "App Icon", layers: layers, home)),
            ("top-shelf-image-wide", "2320x720", shelf("Top Shelf Image Wide", 2320, .wideTopShelf)),
            ("top-shelf-image", "1920x720", shelf("Top Shelf Image", 1920, .topShelf)),
        ]
        let entries = parts.map { role, size, plan in
            ImageEntry(plan.asset.folder, idiom: .tv, size: PointSize(size), role: role)
        }
        let asset = CatalogueAsset(name: name, BrandAssets(entries), children: parts.map(\.2.asset))
        return AssetPlan(asset: asset, pictures: parts.flatMap(\.2.pictures).map { $0.under(asset.folder) })
    }

    private static let store: [(Scale?, PixelSize)] = [(nil, PixelSize(1280, 768))]
    private static let home: [(Scale?, PixelSize)] = [(.x1, PixelSize(400, 240)), (.x2, PixelSize(800, 480))]

    private static func shelf(_ name: String, _ width: Double, _ part: AssetPicture.Part) -> AssetPlan {
        var plan = ImageSet.plan(
            name: name, sizes: [(.tv, PointSize(width, 720))], scales: [.x1, .x2], opaque: true)
        for index in plan.pictures.indices { plan.pictures[index].part = part }
        return plan
    }
}

extension ImageStack {
    static func plan(name: String, layers: [String], _ sizes: [(Scale?, PixelSize)]) -> AssetPlan {
        layerPlan(name: name, layers: layers, idiom: .tv, sizes, ImageStack.init(layers:)) {
            ImageStackLayer(info: .xcode)
        }
    }
}

extension SolidImageStack {
    /// Plans the icon of a visionOS app in layers of 1024 × 1024 pixels, the top-most first.
    ///
    /// The pictures are square, for the system cuts the circle; the lowest layer has no alpha.
    public static func visionOS(
        name: String = "AppIcon", layers: [String] = ["Front", "Middle", "Back"]
    ) -> AssetPlan {
        layerPlan(
            name: name, layers: layers, idiom: .vision, [(.x2, PixelSize(1024, 1024))],
            SolidImageStack.init(layers:)
        ) { SolidImageStackLayer(info: .xcode) }
    }
}

extension LaunchImage {
    /// Plans the launch picture of a tvOS app in the old form: 1920 × 1080 pixels, and twice that from tvOS 11.
    public static func tvOS(name: String = "LaunchImage") -> AssetPlan {
        let versions: [(Scale, String)] = [(.x2, "11.0"), (.x1, "9.0")]
        var plan = AssetPlan(asset: CatalogueAsset(name: name, LaunchImage([])), pictures: [])
        let entries = versions.map { scale, version in
            var entry = ImageEntry("\(name)\(scale.suffix).png", idiom: .tv, scale: scale)
            (entry.extent, entry.minimumSystemVersion, entry.orientation) = (
                "full-screen", version, "landscape"
            )
            plan.pictures.append(
                AssetPicture(
                    path: "\(plan.asset.folder)/\(entry.filename ?? "")",
                    pixels: PixelSize(PointSize(1920, 1080), scale: scale.factor ?? 1), isOpaque: true,
                    part: .launchScreen, idiom: .tv))
            return entry
        }
        plan.asset.contents = LaunchImage(entries).members
        return plan
    }
}

extension CatalogueFile {
    fileprivate init(info: CatalogueInfo) {
        self.init(members: [:])
        self.info = info
    }
}

/// Plans a stack whose layers each have one image set.
private func layerPlan<Layer: CatalogueFile>(
    name: String, layers: [String], idiom: Idiom, _ sizes: [(Scale?, PixelSize)],
    _ stack: ([String]) -> some LayerList, _ layer: () -> Layer
) -> AssetPlan {
    let ending = "." + Layer.kind.ending
    var asset = CatalogueAsset(name: name, stack(layers.map { $0 + ending }))
    var pictures: [AssetPicture] = []
    for (index, layerName) in layers.enumerated() {
        let entries = sizes.map { scale, _ in
            ImageEntry("\(layerName)\(scale?.suffix ?? "").png", idiom: idiom, scale: scale)
        }
        let images = CatalogueAsset(name: "Content", ImageSet(entries))
        asset.children.append(CatalogueAsset(name: layerName, layer(), children: [images]))
        for (entry, size) in zip(entries, sizes) {
            pictures.append(
                AssetPicture(
                    path: "\(asset.folder)/\(layerName)\(ending)/\(images.folder)/\(entry.filename ?? "")",
                    pixels: size.1, isOpaque: index == layers.count - 1, part: .layer(layerName),
                    idiom: idiom))
        }
    }
    return AssetPlan(asset: asset, pictures: pictures)
}
