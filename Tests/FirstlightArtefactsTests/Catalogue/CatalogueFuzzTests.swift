// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import ProofSupport
import Testing

@Suite struct CatalogueFuzzTests {
    private static let tokens = [
        "\"images\"", "\"info\" : {", "\"size\" : \"83.5x83.5\"", "\"\\ud83d\\ude00\"", "\\u0000", "null",
        "-1e999", "1.0",
        "\"scale\" : 2", "\"color\" : []", "\"components\" : {\"red\" : \"0x\"}", "\u{FEFF}", "{}", "[]", ",",
        ":", "true",
        "\"provides-namespace\" : true", "\"filename\" : \"../a\"", "999999999999999999999999",
    ]

    private static func mutator(_ folders: (String) -> Bool = { _ in true }) -> Mutator {
        let samples = CatalogueSamples.files.filter { folders($0.folder) }.map(\.text)
        return Mutator(
            samples: samples, tokens: tokens, nests: [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")])
    }

    @Test("A broken JSON file is read or refused with its line; what is read survives writing and patching")
    func json() {
        Fuzz.run("json", Self.mutator()) { bytes throws(ArtefactProblem) in
            let file = try JSONFile(reading: bytes, file: "fuzz")
            let value = file.value
            if (try? JSONValue(reading: value.xcodeBytes(), file: "fuzz")) != value {
                Issue.record("Xcode's form")
            }
            if value.bytes(like: bytes) != bytes { Issue.record("the same value changed bytes") }
            let other: JSONValue = ["images": [["idiom": "tv"]], "info": value]
            if value.bytes(like: other.xcodeBytes()) != value.xcodeBytes(), file.style.sortsKeys {
                let read = try JSONValue(reading: value.bytes(like: other.xcodeBytes()), file: "fuzz")
                if read != value { Issue.record("a patched file says something else") }
            }
        }
    }

    @Test("A broken Contents.json of each kind is read or kept with its problem, and its bytes come back")
    func catalogue() {
        let folders = CatalogueSamples.files.map(\.folder)
        var turn = 0
        Fuzz.run("catalogue", Self.mutator()) { bytes throws(ArtefactProblem) in
            turn += 1
            let path = "A.xcassets/\(folders[turn % folders.count])/Contents.json"
            let files = try FileSet([path: bytes])
            let catalogue = Catalogue(reading: files, at: "A.xcassets")
            for asset in catalogue.assets { Self.visit(asset) }
            if try catalogue.fileSet() != files { Issue.record("other bytes came back") }
            if var problem = catalogue.problems.first {
                if problem.file != path { Issue.record("\(problem) does not name \(path)") }
                problem.file = "fuzz"
                throw problem
            }
        }
    }

    @Test("A whole JSON file whose values are of any type is read or kept with its problem, and comes back")
    func structures() throws {
        var refused = 0
        for seed in 0..<Fuzz.cases {
            var random = SeededGenerator(seed: seed)
            let sample = try #require(CatalogueSamples.files.randomElement(using: &random))
            let whole = try JSONValue(reading: Array(sample.text.utf8), file: "fuzz")
            let value = RandomJSON.changed(whole, &random)
            let path = "A.xcassets/\(sample.folder)/Contents.json"
            let files = try FileSet([path: value.xcodeBytes()])
            let catalogue = Catalogue(reading: files, at: "A.xcassets")
            for asset in catalogue.assets { Self.visit(asset) }
            #expect(try catalogue.fileSet() == files, "seed \(seed)")
            for problem in catalogue.problems {
                refused += 1
                #expect(
                    problem.file == path && problem.line != nil && !problem.reason.isEmpty, "seed \(seed)")
                #expect(!problem.element.isEmpty || value.object == nil, "seed \(seed)")
            }
        }
        print("fuzz structures: \(Fuzz.cases) cases, \(refused) refused")
    }

    /// Asks an asset for everything that it tells.
    private static func visit(_ asset: CatalogueAsset) {
        for entry in asset.imageEntries { _ = (entry.pixels, entry.appearances, entry.idiom?.isKnown) }
        for entry in asset.colorSet?.entries ?? [] { _ = (entry.color?.channels, entry.appearances) }
        _ = (asset.layers, asset.appIconSet?.layouts, asset.imageSet?.properties.canvasSize)
        guard var images = asset.imageSet, !images.entries.isEmpty else { return }
        images.entries[0].filename = "new.png"
        var changed = asset
        changed.imageSet = images
        guard let bytes = try? changed.fileSet()[asset.folder + "/Contents.json"],
            (try? ImageSet(reading: bytes, file: "fuzz")) == images
        else {
            Issue.record("a changed slot does not read back")
            return
        }
    }

    @Test("The header of a broken picture is read or refused, whatever its lengths say")
    func pictures() {
        let whole = [
            PictureSamples.png(1024, 1024, color: 6), PictureSamples.jpeg,
            PictureSamples.png(8, 8, color: 3, between: PictureSamples.chunk("tRNS", [0, 1])),
        ]
        let texts = [
            "<?xml version=\"1.0\"?>\n<svg viewBox=\"0 0 1 1\"/>", "%PDF-1.4", "\0\0\0\u{18}ftypheic",
        ]
        let samples: [[UInt8]] = whole + texts.map { Array($0.utf8) }
        let mutator = Mutator(
            samples: samples, tokens: ["IHDR", "tRNS", "\u{0}", "<svg", "%PDF-", "RIFF", "WEBP"],
            nests: [("\u{1}", "\u{2}")])
        Fuzz.run("picture", mutator, lines: false, elements: .never) { bytes throws(ArtefactProblem) in
            let header = try PictureHeader(reading: bytes, file: "fuzz")
            if let pixels = header.pixels, pixels.width < 1 || pixels.height < 1 { Issue.record("no size") }
            if let memory = header.decodedBytes, memory < 4 { Issue.record("no memory") }
        }
    }
}
