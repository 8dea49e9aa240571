// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct AssetPlanTests {
    private func lines(_ plan: AssetPlan) -> [String] {
        plan.pictures.map { picture in
            "\(picture.path) \(picture.width)x\(picture.height)" + (picture.isOpaque ? " opaque" : "")
                + (picture.appearance.map { " " + $0.value } ?? "")
        }
    }

    private func text(_ plan: AssetPlan, _ path: String) throws -> String {
        String(decoding: try #require(try plan.asset.fileSet()[path]), as: UTF8.self)
    }

    @Test("The icon of iOS has one size: any without alpha, dark and tinted")
    func iOS() throws {
        let plan = AppIconSet.singleSize()
        #expect(
            lines(plan) == [
                "AppIcon.appiconset/AppIcon-ios-1024.png 1024x1024 opaque",
                "AppIcon.appiconset/AppIcon-ios-1024-dark.png 1024x1024 dark",
                "AppIcon.appiconset/AppIcon-ios-1024-tinted.png 1024x1024 tinted",
            ])
        let expected = """
            {
              "images" : [
                {
                  "filename" : "AppIcon-ios-1024.png",
                  "idiom" : "universal",
                  "platform" : "ios",
                  "size" : "1024x1024"
                },
                {
                  "appearances" : [
                    {
                      "appearance" : "luminosity",
                      "value" : "dark"
                    }
                  ],
                  "filename" : "AppIcon-ios-1024-dark.png",
                  "idiom" : "universal",
                  "platform" : "ios",
                  "size" : "1024x1024"
                },
                {
                  "appearances" : [
                    {
                      "appearance" : "luminosity",
                      "value" : "tinted"
                    }
                  ],
                  "filename" : "AppIcon-ios-1024-tinted.png",
                  "idiom" : "universal",
                  "platform" : "ios",
                  "size" : "1024x1024"
                }
              ],
              \(CatalogueSamples.info)
            }

            """
        #expect(try text(plan, "AppIcon.appiconset/Contents.json") == expected)
    }

    @Test("The icon of a Mac has ten pictures, that of a watch one without alpha")
    func macAndWatch() {
        #expect(
            AppIconSet.singleSize(.macOS).pictures.map(\.width) == [
                16, 32, 32, 64, 128, 256, 256, 512, 512, 1024,
            ])
        #expect(AppIconSet.singleSize(.macOS).pictures.allSatisfy { !$0.isOpaque })
        #expect(
            lines(AppIconSet.singleSize(.watchOS))
                == ["AppIcon.appiconset/AppIcon-watchos-1024.png 1024x1024 opaque"])
    }

    @Test(
        "The older layouts have the pixels of Apple's tables",
        arguments: [
            (
                IconLayout.iOSClassic,
                [40, 60, 58, 87, 80, 120, 120, 180, 20, 40, 29, 58, 40, 80, 76, 152, 167, 1024]
            ),
            (
                .iOSAllSizes,
                [40, 60, 58, 87, 76, 114, 80, 120, 120, 180, 128, 192, 136, 152, 167, 1024]
            ),
            (
                .watchOSAllSizes,
                [48, 55, 66, 58, 87, 80, 88, 92, 100, 102, 108, 172, 196, 216, 234, 258, 1024]
            ),
        ] as [(IconLayout, [Int])])
    func layouts(layout: IconLayout, widths: [Int]) {
        #expect(layout.slots.compactMap(\.pixels?.width) == widths)
    }

    @Test("A mixed icon tells the layouts that it has in full, and no two pictures share a file")
    func mixed() throws {
        let plan = AppIconSet.plan(name: "Mixed", [.iOS, .macOS, .watchOS])
        let icon = try #require(plan.asset.appIconSet)
        #expect(icon.layouts == [.iOS, .macOS, .watchOS])
        #expect(icon.entries.count == 14)
        let every = AppIconSet.plan(name: "Every", IconLayout.allCases)
        #expect(Set(every.pictures.map(\.path)).count == every.pictures.count)
        #expect(try #require(every.asset.appIconSet).layouts == Set(IconLayout.allCases))
    }

    @Test("A tvOS app has its icon in layers at three sizes and two top shelves at two")
    func tvOS() throws {
        let plan = BrandAssets.tvOS(name: "TV", layers: ["Front", "Back"])
        let store = "TV.brandassets/App Icon - App Store.imagestack"
        let home = "TV.brandassets/App Icon.imagestack"
        #expect(
            lines(plan) == [
                "\(store)/Front.imagestacklayer/Content.imageset/Front.png 1280x768",
                "\(store)/Back.imagestacklayer/Content.imageset/Back.png 1280x768 opaque",
                "\(home)/Front.imagestacklayer/Content.imageset/Front.png 400x240",
                "\(home)/Front.imagestacklayer/Content.imageset/Front@2x.png 800x480",
                "\(home)/Back.imagestacklayer/Content.imageset/Back.png 400x240 opaque",
                "\(home)/Back.imagestacklayer/Content.imageset/Back@2x.png 800x480 opaque",
                "TV.brandassets/Top Shelf Image Wide.imageset/Top Shelf Image Wide.png 2320x720 opaque",
                "TV.brandassets/Top Shelf Image Wide.imageset/Top Shelf Image Wide@2x.png 4640x1440 opaque",
                "TV.brandassets/Top Shelf Image.imageset/Top Shelf Image.png 1920x720 opaque",
                "TV.brandassets/Top Shelf Image.imageset/Top Shelf Image@2x.png 3840x1440 opaque",
            ])
        #expect(plan.pictures.first?.part == .layer("Front"))
        #expect(plan.pictures.last?.part == .topShelf)
        let entries = try #require(plan.asset.brandAssets).entries
        #expect(
            entries.map { "\($0.role ?? "") \($0.size?.text ?? "") \($0.filename ?? "")" } == [
                "primary-app-icon 1280x768 App Icon - App Store.imagestack",
                "primary-app-icon 400x240 App Icon.imagestack",
                "top-shelf-image-wide 2320x720 Top Shelf Image Wide.imageset",
                "top-shelf-image 1920x720 Top Shelf Image.imageset",
            ])
        let content = store + "/Front.imagestacklayer/Content.imageset/Contents.json"
        let expected = """
            {
              "images" : [
                {
                  "filename" : "Front.png",
                  "idiom" : "tv"
                }
              ],
              \(CatalogueSamples.info)
            }

            """
        #expect(try text(plan, content) == expected)
    }

    @Test("A visionOS icon has layers of 1024 pixels, of which the lowest has no alpha")
    func visionOS() throws {
        let plan = SolidImageStack.visionOS(layers: ["Front", "Back"])
        #expect(
            lines(plan) == [
                "AppIcon.solidimagestack/Front.solidimagestacklayer/Content.imageset/Front@2x.png 1024x1024",
                "AppIcon.solidimagestack/Back.solidimagestacklayer/Content.imageset/Back@2x.png 1024x1024 opaque",
            ])
        #expect(try text(plan, "AppIcon.solidimagestack/Contents.json") == CatalogueSamples.solidImageStack)
        #expect(
            try text(plan, "AppIcon.solidimagestack/Back.solidimagestacklayer/Contents.json")
                == "{\n  \(CatalogueSamples.info)\n}\n")
    }

    @Test("A TV's old launch image has 1920 × 1080 pixels, and twice that")
    func launchImage() throws {
        let plan = LaunchImage.tvOS()
        #expect(
            lines(plan) == [
                "LaunchImage.launchimage/LaunchImage@2x.png 3840x2160 opaque",
                "LaunchImage.launchimage/LaunchImage.png 1920x1080 opaque",
            ])
        #expect(plan.asset.imageEntries.map(\.minimumSystemVersion) == ["11.0", "9.0"])
    }

    @Test("A picture has each scale in light and dark, and a size for each idiom")
    func imageSet() throws {
        #expect(
            lines(
                ImageSet.universal(name: "Logo", size: PointSize(120, 80.5), scales: [.x1, .x3], dark: true))
                == [
                    "Logo.imageset/Logo.png 120x81", "Logo.imageset/Logo-dark.png 120x81 dark",
                    "Logo.imageset/Logo@3x.png 360x242", "Logo.imageset/Logo-dark@3x.png 360x242 dark",
                ])
        let sizes = [(Idiom.universal, PointSize(100, 100)), (.iPad, PointSize(200, 200))]
        let plan = ImageSet.plan(name: "Logo", sizes: sizes.map { (idiom: $0.0, size: $0.1) }, scales: [.x2])
        #expect(
            lines(plan) == ["Logo.imageset/Logo@2x.png 200x200", "Logo.imageset/Logo~ipad@2x.png 400x400"])
        #expect(plan.asset.imageEntries.map(\.idiom) == [.universal, .iPad])
    }

    @Test("A drawn plan is written and read back as an equal catalogue, each picture at its path")
    func drawn() throws {
        let plans = [
            AppIconSet.plan(name: "AppIcon", IconLayout.allCases), BrandAssets.tvOS(),
            SolidImageStack.visionOS(),
            LaunchImage.tvOS(), ImageSet.universal(name: "Logo", size: PointSize(10, 10), dark: true),
        ]
        let assets = plans.map { plan in plan.drawn { Array($0.path.utf8) } }
        let catalogue = Catalogue(path: "App/Assets.xcassets", assets: assets)
        let files = try catalogue.fileSet()
        for picture in plans.flatMap(\.pictures) {
            #expect(files["App/Assets.xcassets/" + picture.path] == Array(picture.path.utf8))
        }
        let read = Catalogue(reading: files, at: "App/Assets.xcassets")
        #expect(read == catalogue)
        #expect(read.problems.isEmpty)
        #expect(try read.fileSet() == files)
    }
}
