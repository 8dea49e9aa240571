// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct CatalogueTests {
    private let path = "App/Assets.xcassets"
    private let old = "{\n    \"info\": {\"version\": 1, \"author\": \"expo\"},\n    \"images\": []\n}"

    private func files(_ extra: [String: String] = [:]) throws -> FileSet {
        var files = [
            "Contents.json": "{\n  \(CatalogueSamples.info)\n}\n",
            "Logo.imageset/Contents.json": CatalogueSamples.imageSet,
            "Logo.imageset/logo.svg": "<svg/>", "Brand/Contents.json": CatalogueSamples.group,
            "Brand/Logo.imageset/Contents.json": old,
            "Brand/Inner/Ink.colorset/Contents.json": CatalogueSamples.emptyColor,
            "Icon.symbolset/Contents.json": "not { json", "Icon.symbolset/icon.svg": "<svg/>",
            "notes.txt": "keep me",
            "TV.brandassets/Contents.json": CatalogueSamples.brandAssets,
            "TV.brandassets/App Icon.imagestack/Contents.json": CatalogueSamples.imageStack,
            "TV.brandassets/App Icon.imagestack/Front.imagestacklayer/Content.imageset/Contents.json": old,
        ]
        files.merge(extra) { $1 }
        let bytes = files.map { (path + "/" + $0.key, Array($0.value.utf8)) }
        return try FileSet(Dictionary(uniqueKeysWithValues: bytes))
    }

    @Test("A catalogue is a tree of assets by kind, whose names begin with the groups that say so")
    func tree() throws {
        let catalogue = Catalogue(reading: try files(), at: path)
        #expect(catalogue.namedAssets.map(\.name) == ["Brand/Ink", "Brand/Logo", "Icon", "Logo", "TV"])
        #expect(catalogue.asset(.imageSet, named: "Brand/Logo")?.path == path + "/Brand/Logo.imageset")
        #expect(catalogue.asset(.imageSet, named: "Logo")?.imageEntries.count == 3)
        #expect(catalogue.asset(.colorSet, named: "Logo") == nil)
        #expect(catalogue.asset(.imageSet, named: "Content") == nil)
        #expect(catalogue.assets.map(\.folder).contains("Content.imageset"))
        #expect(catalogue.asset(.other("symbolset"), named: "Icon")?.contents == nil)
    }

    @Test("An asset tells the file and the line of its entries")
    func lines() throws {
        let asset = try #require(Catalogue(reading: try files(), at: path).asset(.imageSet, named: "Logo"))
        #expect(asset.line(of: ["images", 1]) == 7)
        #expect(asset.line(of: ["images", 1, "scale"]) == 16)
        let problem = asset.problem(at: ["images", 1, "filename"], "no file has this name")
        #expect(
            problem.description
                == "App/Assets.xcassets/Logo.imageset/Contents.json:14: images[1]/filename: no file has this name"
        )
    }

    @Test("What was read is written byte for byte, with what is broken or not known")
    func roundTrip() throws {
        let files = try files(["Bad.colorset/Contents.json": "{", "Odd.imageset/deep/er/file": "x"])
        let catalogue = Catalogue(reading: files, at: path)
        #expect(try catalogue.fileSet() == files)
        let problems = catalogue.problems.map(\.description)
        #expect(
            problems.sorted() == [
                path
                    + "/Bad.colorset/Contents.json:1: a key in quotation marks is needed, not the end of the file (column 2)",
                path + "/Odd.imageset/Contents.json: a folder with the ending .imageset needs this file",
                path + "/TV.brandassets/App Icon.imagestack/Front.imagestacklayer/Contents.json: "
                    + "a folder with the ending .imagestacklayer needs this file",
            ])
    }

    @Test("Every catalogue among the files of a project is found")
    func several() throws {
        let files = try FileSet([
            "App/Assets.xcassets/A.colorset/Contents.json": Array("{}".utf8), "App/Info.plist": [],
            "Watch/Media.xcassets/Contents.json": Array("{}".utf8), "Note.xcassets": [],
        ])
        let catalogues = Catalogue.catalogues(in: files)
        #expect(catalogues.map(\.path) == ["App/Assets.xcassets", "Watch/Media.xcassets"])
        #expect(catalogues.map(\.assets.count) == [1, 0])
        #expect(catalogues[0] == Catalogue(reading: files, at: "App/Assets.xcassets"))
    }

    @Test("A new asset changes its own files alone, and a foreign form stays in the place of an old asset")
    func set() throws {
        let files = try files()
        var catalogue = Catalogue(reading: files, at: path)
        let logo = CatalogueAsset(
            name: "Logo", ImageSet([ImageEntry("a.png", idiom: .universal)]), files: ["a.png": [1]])
        catalogue.set(logo, in: ["Brand"])
        catalogue.set(CatalogueAsset(name: "Paint", ColorSet([])), in: ["Brand", "New"])
        let written = try catalogue.fileSet()
        let changed = Set(written.paths + files.paths).filter { written[$0] != files[$0] }
        #expect(
            changed == [
                path + "/Brand/Logo.imageset/Contents.json", path + "/Brand/Logo.imageset/a.png",
                path + "/Brand/New/Contents.json", path + "/Brand/New/Paint.colorset/Contents.json",
            ])
        let expected = """
            {
                "info": {"version": 1, "author": "xcode"},
                "images": [
                    {
                        "filename": "a.png",
                        "idiom": "universal"
                    }
                ]
            }
            """
        #expect(
            written[path + "/Brand/Logo.imageset/Contents.json"].map { String(decoding: $0, as: UTF8.self) }
                == expected)
        #expect(catalogue.asset(.colorSet, named: "Brand/Paint")?.path == path + "/Brand/New/Paint.colorset")
        #expect(Catalogue(reading: written, at: path) == catalogue)
        catalogue.set(logo, in: ["Brand"])
        #expect(try catalogue.fileSet() == written)
    }

    @Test("A removed asset takes its files with it and no others")
    func remove() throws {
        let files = try files()
        var catalogue = Catalogue(reading: files, at: path)
        let removed = catalogue.remove(folder: "Logo.imageset", in: ["Brand"])
        let again = catalogue.remove(folder: "Logo.imageset", in: ["Brand"])
        #expect(removed)
        #expect(!again)
        let left = Set(files.paths).subtracting(try catalogue.fileSet().paths)
        #expect(left == [path + "/Brand/Logo.imageset/Contents.json"])
    }

    @Test("A name with a slash or two dots is refused when the files are written", arguments: ["a/b", ".."])
    func names(name: String) {
        let catalogue = Catalogue(
            path: "A.xcassets", assets: [CatalogueAsset(name: name, AssetGroup(members: [:]))])
        #expect(throws: ArtefactProblem.self) { try catalogue.fileSet() }
    }

    @Test("Folders nested a thousand deep are kept")
    func deep() throws {
        let inner = String(repeating: "a/", count: 1000) + "B.colorset/Contents.json"
        let files = try FileSet([path + "/" + inner: Array("{}".utf8)])
        #expect(try Catalogue(reading: files, at: path).fileSet() == files)
    }
}
