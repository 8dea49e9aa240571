// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

/// Icons in layers.
extension LintCase {
    private typealias Layer = (name: String, picture: [UInt8]?)

    /// A sample with the icon of visionOS in layers, the top-most first.
    private static func vision(_ layers: [Layer], listed: [String]? = nil) -> LintSample {
        stack(layers, listed: listed, at: "AppIcon", "solidimagestack", in: LintSample())
    }

    /// A sample with the brand assets of tvOS: the store's icon in layers, and a picture for the top shelf.
    private static func television(
        _ layers: [Layer], shelf: [UInt8] = LintSample.png(1920, 720), named: String = "Shelf",
        small: [Layer]? = [
            ("Front", LintSample.png(400, 240)), ("Back", LintSample.png(400, 240, alpha: false)),
        ]
    ) -> LintSample {
        let brand = "App/Assets.xcassets/Brand.brandassets"
        let entries = """
            {"assets": [
            {"filename": "Icon.imagestack", "idiom": "tv", "role": "primary-app-icon", "size": "1280x768"},
            \(small == nil ? "" : home)
            {"filename": "\(named).imageset", "idiom": "tv", "role": "top-shelf-image", "size": "1920x720"}
            ]}
            """
        let sample = LintSample().file("\(brand)/Contents.json", entries)
            .file("\(brand)/Shelf.imageset/a.png", bytes: shelf)
            .file("\(brand)/Shelf.imageset/Contents.json", picture)
        let large = stack(layers, at: "Brand.brandassets/Icon", "imagestack", in: sample)
        return small.map { stack($0, at: "Brand.brandassets/Home", "imagestack", in: large) } ?? large
    }

    private static let home = """
        {"filename": "Home.imagestack", "idiom": "tv", "role": "primary-app-icon", "size": "400x240"},
        """
    private static let picture = #"{"images": [{"filename": "a.png", "idiom": "tv", "scale": "1x"}]}"#

    private static func stack(
        _ layers: [Layer], listed: [String]? = nil, at path: String, _ ending: String, in sample: LintSample
    ) -> LintSample {
        let folder = "App/Assets.xcassets/\(path).\(ending)"
        let names = (listed ?? layers.map(\.name)).map { #"{"filename": "\#($0).\#(ending)layer"}"# }
        var sample = sample.file(
            "\(folder)/Contents.json", "{\"layers\": [\(names.joined(separator: ", "))]}")
        for layer in layers {
            let set = "\(folder)/\(layer.name).\(ending)layer/Content.imageset"
            sample = sample.file("\(folder)/\(layer.name).\(ending)layer/Contents.json", "{}")
                .file(
                    "\(set)/Contents.json", layer.picture == nil ? #"{"images": [{"idiom": "tv"}]}"# : picture
                )
                .file("\(set)/a.png", bytes: layer.picture)
        }
        return sample
    }

    private static func square(_ side: Int = 1024, alpha: Bool = true) -> [UInt8] {
        LintSample.png(side, side, alpha: alpha)
    }

    private static func wide(_ width: Int = 1280, _ height: Int = 768, alpha: Bool = true) -> [UInt8] {
        LintSample.png(width, height, alpha: alpha)
    }

    private static let goodVision = vision([("Front", square()), ("Back", square(alpha: false))])
    private static let goodTelevision = television([("Front", wide()), ("Back", wide(alpha: false))])

    static let layers: [LintCase] = [
        LintCase("icon-layers", vision([("Back", square(alpha: false))]), goodVision),
        LintCase(
            "icon-layers",
            vision([
                ("A", square()), ("B", square()), ("C", square()), ("Back", square(alpha: false)),
            ]), goodVision),
        LintCase(
            "icon-layers",
            vision(
                [("Front", square()), ("Back", square(alpha: false))], listed: ["Front", "Gone", "Back"]),
            goodVision),
        LintCase("icon-layers", vision([("Front", nil), ("Back", square(alpha: false))]), goodVision),
        // What Xcode begins with has no pictures yet.
        LintCase(
            "icon-layers", television([("Back", wide(alpha: false))]),
            television([("Front", nil)], small: [("Front", nil)])),
        LintCase(
            "icon-tv-missing", television([("Front", wide()), ("Back", wide(alpha: false))], small: nil),
            goodTelevision),
        LintCase(
            "icon-tv-missing",
            television([("Front", wide()), ("Back", wide(alpha: false))], small: [("Front", nil)]),
            goodTelevision),
        LintCase("icon-tv-missing", television([("Front", nil)]), goodTelevision),
        LintCase(
            "icon-tv-missing", television([("Front", nil)]),
            television([("Front", nil)], small: [("Front", nil)])),
        LintCase(
            "icon-layers",
            television((1...6).map { ("L\($0)", wide(alpha: $0 < 6)) }),
            television((1...5).map { ("L\($0)", wide(alpha: $0 < 5)) })),
        LintCase(
            "icon-layer-size", vision([("Front", square(1000)), ("Back", square(alpha: false))]), goodVision),
        LintCase(
            "icon-layer-size", television([("Front", wide(1280, 767)), ("Back", wide(alpha: false))]),
            goodTelevision),
        // A layer above may have a frame of its own.
        LintCase(
            "icon-layer-size", television([("Front", wide(640, 384)), ("Back", wide(alpha: false))]),
            television([("Front", wide(640, 384)), ("Back", wide(alpha: false))]).file(
                "App/Assets.xcassets/Brand.brandassets/Icon.imagestack/Front.imagestacklayer/Contents.json",
                #"{"properties": {"frame-size": {"width": 640, "height": 384}}}"#)),
        LintCase(
            "icon-size",
            television([("Front", wide()), ("Back", wide(alpha: false))], shelf: LintSample.png(1920, 719)),
            goodTelevision),
        LintCase(
            "image-file-absent",
            television([("Front", wide()), ("Back", wide(alpha: false))], named: "Gone"),
            goodTelevision),
        LintCase(
            "icon-top-shelf-alpha", goodTelevision,
            television(
                [("Front", wide()), ("Back", wide(alpha: false))], shelf: wide(1920, 720, alpha: false))),
        // A layer without a picture is left out, as long as two remain.
        LintCase(
            "icon-layers", vision([("Front", nil), ("Middle", nil), ("Back", square(alpha: false))]),
            vision([("Front", square()), ("Middle", nil), ("Back", square(alpha: false))])),
        LintCase("icon-back-alpha", vision([("Front", square()), ("Back", square())]), goodVision),
        LintCase("icon-back-alpha", television([("Front", wide()), ("Back", wide())]), goodTelevision),
    ]
}
