// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct ContentsTests {
    private func asset(_ folder: String, _ text: String) throws -> CatalogueAsset {
        let files = try FileSet(["A.xcassets/\(folder)/Contents.json": Array(text.utf8)])
        return try #require(Catalogue(reading: files, at: "A.xcassets").assets.first)
    }

    @Test("Each file of Xcode's comes back byte for byte", arguments: CatalogueSamples.files)
    func bytes(folder: String, text: String) throws {
        let asset = try asset(folder, text)
        #expect(asset.problem == nil)
        #expect(asset.contents.map { JSONValue.object($0).xcodeBytes() } == Array(text.utf8))
        #expect(try asset.fileSet()[folder + "/Contents.json"] == Array(text.utf8))
    }

    @Test("What a reader takes apart, its typed parts put together again without a loss")
    func typed() throws {
        func check<File: CatalogueFile>(_ type: File.Type, _ folder: String, _ change: (inout File) -> Void)
            throws
        {
            let text = CatalogueSamples.text(folder)
            var file = try File(reading: Array(text.utf8), file: "Contents.json")
            change(&file)
            file.info = file.info
            file.properties = file.properties
            #expect(String(decoding: file.xcodeBytes(), as: UTF8.self) == text, "\(folder)")
        }
        func images<File: ImageList>(_ file: inout File) {
            file.entries = file.entries.map { old in
                var entry = old
                (entry.filename, entry.idiom, entry.scale) = (old.filename, old.idiom, old.scale)
                (entry.size, entry.role, entry.subtype) = (old.size, old.role, old.subtype)
                (entry.platform, entry.appearances, entry.extent) = (
                    old.platform, old.appearances, old.extent
                )
                (entry.orientation, entry.screenWidth) = (old.orientation, old.screenWidth)
                return entry
            }
        }
        try check(ImageSet.self, "Logo.imageset", images)
        try check(ImageSet.self, "Slot.imageset", images)
        try check(AppIconSet.self, "AppIcon.appiconset", images)
        try check(AppIconSet.self, "Watch.appiconset", images)
        try check(LaunchImage.self, "LaunchImage.launchimage", images)
        try check(BrandAssets.self, "App Icon & Top Shelf Image.brandassets") { $0.entries = $0.entries }
        try check(ImageStack.self, "App Icon.imagestack") { file in
            file.layers = file.layers
            file.properties.canvasSize = file.properties.canvasSize
        }
        try check(SolidImageStack.self, "AppIcon.solidimagestack") { $0.layers = $0.layers }
        try check(ColorSet.self, "Background.colorset") { file in
            file.entries = file.entries.map { ColorEntry($0.color, appearances: $0.appearances) }
        }
    }

    @Test("An image set tells its slots, and a word that is not known keeps its text")
    func imageSet() throws {
        let logo = try #require(try asset("Logo.imageset", CatalogueSamples.imageSet).imageSet)
        #expect(logo.entries.map(\.filename) == ["logo.svg", "logo-dark@2x.png", "logo~watch.png"])
        #expect(logo.entries.map(\.idiom) == [.universal, .iPad, .watch])
        #expect(logo.entries.map { $0.scale?.factor } == [nil, 2, 2])
        #expect(logo.entries[1].appearances == [.dark])
        #expect(logo.entries[1].widthClass == "regular")
        #expect(logo.entries[2].displayGamut == "display-P3")
        #expect(logo.properties.templateRenderingIntent == "original")
        #expect(logo.properties.preservesVectorRepresentation == true)
        #expect(logo.info?.author == "xcode")
        #expect(logo.info?.version == 1)
        let strange = try #require(try asset("Slot.imageset", CatalogueSamples.emptyWells).imageSet)
        #expect(strange.info == nil)
        #expect(strange.entries[1].idiom == .other("toaster"))
        #expect(strange.entries[1].idiom?.isKnown == false)
        #expect(strange.entries[1].scale?.rawValue == "4x")
        #expect(strange.entries[1].pixels == nil)
    }

    @Test("An icon tells the pixels of each slot: 83.5 points at 2x are 167")
    func icon() throws {
        let icon = try #require(try asset("AppIcon.appiconset", CatalogueSamples.mixedIcon).appIconSet)
        let pixels = [
            PixelSize(1024, 1024), PixelSize(1024, 1024), PixelSize(1024, 1024), PixelSize(167, 167),
        ]
        #expect(icon.entries.map(\.pixels) == pixels)
        #expect(icon.entries[1].appearances == [.tinted])
        let watch = try #require(try asset("Watch.appiconset", CatalogueSamples.watchIcon).appIconSet)
        #expect(watch.entries[0].pixels == PixelSize(55, 55))
        #expect(watch.entries[0].role == "notificationCenter")
        #expect(watch.entries[0].subtype == "42mm")
    }

    @Test("A stack tells its layers, the top-most first")
    func stacks() throws {
        #expect(
            try asset("App Icon.imagestack", CatalogueSamples.imageStack).layers
                == ["Front.imagestacklayer", "Back.imagestacklayer"])
        #expect(
            try asset("AppIcon.solidimagestack", CatalogueSamples.solidImageStack).layers
                == ["Front.solidimagestacklayer", "Back.solidimagestacklayer"])
    }

    @Test(
        "A key with a value of another type is a problem with its file, line and path",
        arguments: [
            ("Logo.imageset", "{\n\"images\" : {}\n}", 2, "images", "an array is needed here, not an object"),
            (
                "Logo.imageset", "{\"images\":[{},\n{\"scale\":2}]}", 2, "images[1]/scale",
                "a string is needed here, not a number"
            ),
            ("A.colorset", "{\"colors\":[\n{\"color\":\n\"red\"}]}", 3, "colors[0]/color", "an object"),
            (
                "A.colorset", "{\"colors\":[{\"color\":{\"components\":{\"red\":\ntrue}}}]}", 2,
                "colors[0]/color/components/red", "a string or a number is needed here, not a boolean"
            ),
            ("A.imagestack", "{\"layers\":[{\"filename\":null}]}", 1, "layers[0]/filename", "not null"),
            (
                "Brand", "{\"properties\":{\"provides-namespace\":\"yes\"}}", 1,
                "properties/provides-namespace", "true"
            ),
            ("A.brandassets", "[]", 1, "", "an object is needed here, not an array"),
            ("A.solidimagestack", "{\"info\":{\"version\":\"1\"}}", 1, "info/version", "a number"),
        ] as [(String, String, Int, String, String)])
    func types(folder: String, text: String, line: Int, element: String, reason: String) throws {
        let problem = try #require(try asset(folder, text).problem)
        #expect(problem.file == "A.xcassets/\(folder)/Contents.json")
        #expect(problem.line == line)
        #expect(problem.element == element)
        #expect(problem.reason.contains(reason), "\(problem.reason)")
    }

    @Test("A size is two numbers with an x, and is written without a fraction that is nought")
    func sizes() {
        #expect(PointSize("83.5x83.5")?.text == "83.5x83.5")
        #expect(PointSize("1024x1024") == PointSize(1024, 1024))
        #expect(PointSize(2320, 720).text == "2320x720")
        for text in ["", "x", "1024", "1x2x3", "-1x1", "nanx1", "1e9x1", "infx1", "axb"] {
            #expect(PointSize(text) == nil, "\(text)")
        }
    }
}
