// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

/// The pictures of every brand for every platform, against the sizes that the platforms ask for.
@MainActor @Suite struct PictureSlotTests {
    /// What a picture has to be: its pixels, and whether it may be transparent.
    private struct Slot {
        let size: PixelSize
        let hasAlpha: Bool

        init(_ width: Int, _ height: Int, hasAlpha: Bool = false) {
            (size, self.hasAlpha) = (PixelSize(width, height), hasAlpha)
        }
    }

    /// The points of the brands' pictures (C-UN-28, C-DG-35, C-ST-13, FO-21).
    private static let points = [
        "logo-icon-splash": 120, "DuggyLogo": 100, "Logo": 120, "Logo-Alternative": 140,
        "LaunchBackground": 1024, "LaunchIcon": 1024, "laten-logo": 112,
    ]
    /// The pixels of a point at each density of Android, in quarters.
    private static let densities = ["mdpi": 4, "hdpi": 6, "xhdpi": 8, "xxhdpi": 12, "xxxhdpi": 16]

    @Test(arguments: GeneratedHost.brands)
    func eachPictureFitsItsSlot(brand: String) async throws {
        let files = try await GeneratedHost.allFiles(brand)
        let paths = files.paths.filter { $0.hasSuffix(".png") }
        #expect(paths.count > 80)
        for path in paths {
            let picture = try files.picture(path)
            let slot = try #require(Self.slot(path), "nobody knows the size of \(path)")
            #expect(picture.format == .png && picture.bitDepth == 8, "\(path)")
            #expect(picture.pixels == slot.size, "\(path)")
            #expect(slot.hasAlpha || !picture.hasAlpha, "\(path) has an alpha channel")
        }
    }

    @Test(arguments: GeneratedHost.brands)
    func whatFloatsIsTransparent(brand: String) async throws {
        let files = try await GeneratedHost.allFiles(brand)
        let layers = files.paths.filter { $0.contains("/Front") && $0.hasSuffix(".png") }
        let marks = files.paths("ic_launcher_foreground.png", "launch_icon.png")
        #expect(layers.count == 4 && marks.count == 10)
        for path in layers + marks { #expect(try files.picture(path).hasAlpha, "\(path)") }
    }

    private static func slot(_ path: String) -> Slot? {
        let parts = path.split(separator: "/").map(String.init)
        guard let file = parts.last else { return nil }
        let scale = file.contains("@3x") ? 3 : file.contains("@2x") ? 2 : 1
        func icon(_ width: Int, _ height: Int) -> Slot {
            Slot(width * scale, height * scale, hasAlpha: file.hasPrefix("Front"))
        }
        if path.hasPrefix("android/") { return android(parts) }
        if path.hasPrefix("web/") { return web(file) }
        if path.hasPrefix("Graphics/") { return Slot(1024, 1024, hasAlpha: path.contains("Transparency")) }
        if let side = file.firstMatch(of: /^AppIcon-mac-(\d+)/).flatMap({ Int($0.1) }) {
            return Slot(side * scale, side * scale, hasAlpha: true)
        }
        if file.hasPrefix("AppIcon-") { return Slot(1024, 1024) }
        // Icon Composer's canvas; a layer above the ground lets it through.
        if path.contains("AppIcon.icon/Assets/") { return Slot(1024, 1024, hasAlpha: file != "ground.png") }
        if path.contains("App Icon - App Store.imagestack") { return icon(1280, 768) }
        if path.contains("App Icon.imagestack") { return icon(400, 240) }
        if path.contains("Top Shelf Image Wide") { return icon(2320, 720) }
        if path.contains("Top Shelf Image") { return icon(1920, 720) }
        if path.contains(".launchimage") { return icon(1920, 1080) }
        if path.contains("AppIcon.solidimagestack") {
            return Slot(1024, 1024, hasAlpha: file.hasPrefix("Front"))
        }
        guard let set = parts.dropLast().last, set.hasSuffix(".imageset"),
            let side = points[String(set.dropLast(".imageset".count))]
        else { return nil }
        return Slot(side * scale, side * scale, hasAlpha: true)
    }

    /// A launch icon has 288 points, a launcher's icon 48 and a layer of it 108.
    private static func android(_ parts: [String]) -> Slot? {
        let sides = [
            "launch_icon.png": 288, "ic_launcher.png": 48, "ic_launcher_round.png": 48,
            "ic_launcher_background.png": 108, "ic_launcher_foreground.png": 108,
            "ic_launcher_monochrome.png": 108,
        ]
        guard let file = parts.last, let side = sides[file],
            let density = parts.dropLast().last?.split(separator: "-").last,
            let quarters = densities[String(density)]
        else { return nil }
        let pixels = side * quarters / 4
        let isOpaque = ["ic_launcher.png", "ic_launcher_background.png"].contains(file)
        return Slot(pixels, pixels, hasAlpha: !isOpaque)
    }

    /// Safari fills what is transparent with black, so nothing is.
    private static func web(_ file: String) -> Slot? {
        if file == "apple-touch-icon.png" { return Slot(180, 180) }
        if let size = file.firstMatch(of: /^launch-(\d+)x(\d+)(?:-dark)?\.png$/),
            let width = Int(size.1), let height = Int(size.2)
        {
            return Slot(width, height)
        }
        let known = /^(?:favicon|icon|icon-maskable|icon-monochrome)-(\d+)\.png$/
        guard let side = file.firstMatch(of: known).flatMap({ Int($0.1) }) else { return nil }
        return Slot(side, side, hasAlpha: file.hasPrefix("icon-monochrome"))
    }
}
