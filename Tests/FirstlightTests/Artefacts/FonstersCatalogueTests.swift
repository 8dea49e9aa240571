// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FonstersBrand
import Foundation
import ProofSupport
import StageCairo
import Testing

/// The two pictures of Fonsters' loading view, in both catalogues.
@MainActor @Suite struct FonstersCatalogueTests {
    nonisolated static let catalogues = ["Fonsters/Assets.xcassets", "Fonsters Watch App/Assets.xcassets"]
    nonisolated private static let sources = [
        "LaunchBackground": "Graphics/Icon_Background_Dark_1024.png",
        "LaunchIcon": "Graphics/Icon_Transparency_Dark_1024.png",
    ]

    @Test(.proves("FO-21"), arguments: [sources["LaunchBackground"] ?? "", sources["LaunchIcon"] ?? ""])
    func theArtworkIsASquareOf1024Pixels(path: String) async throws {
        let picture = try await GeneratedHost.files("fonsters").picture(path)
        #expect(picture.format == .png && picture.pixels == PixelSize(1024, 1024))
    }

    @Test(.proves("FO-10", "FO-12", "FO-14", "FO-32", "FO-38"), arguments: catalogues)
    func theBackgroundIsACopyOfTheArtwork(catalogue: String) async throws {
        let files = try await GeneratedHost.files("fonsters")
        let copy = try files.bytes("\(catalogue)/LaunchBackground.imageset/content.png")
        #expect(copy == (try files.bytes("Graphics/Icon_Background_Dark_1024.png")))
        #expect(try files.imageSet("LaunchBackground", in: catalogue).files == ["content.png"])
    }

    @Test(.proves("FO-11", "FO-13", "FO-15"), arguments: catalogues)
    func theIconIsACopyOfTheArtworkAndTransparent(catalogue: String) async throws {
        let files = try await GeneratedHost.files("fonsters")
        let path = "\(catalogue)/LaunchIcon.imageset/content.png"
        #expect(try files.bytes(path) == files.bytes("Graphics/Icon_Transparency_Dark_1024.png"))
        #expect(try files.picture(path).hasAlpha)
        #expect(try files.imageSet("LaunchIcon", in: catalogue).files == ["content.png"])
    }

    @Test(.proves("FO-11"))
    func theIconIsALetterFWithNothingAroundIt() async throws {
        let files = try await GeneratedHost.files("fonsters")
        let image = try PixelImage(
            pngData: Data(try files.bytes("Graphics/Icon_Transparency_Dark_1024.png")))
        func alpha(_ x: Int, _ y: Int) -> UInt8 { image.bytes[(y * image.width + x) * 4 + 3] }
        let edges = (0..<1024).flatMap { [($0, 0), ($0, 1023), (0, $0), (1023, $0)] }
        #expect(edges.allSatisfy { alpha($0.0, $0.1) == 0 })
        // The stem, the arm at its head and the one at its middle.
        for (x, y) in [(350, 300), (350, 470), (350, 600), (350, 760), (700, 300), (640, 590)] {
            #expect(alpha(x, y) == 255, "\(x), \(y)")
        }
        // Between the arms, below the lower one, and beside the letter.
        for (x, y) in [(700, 465), (640, 760), (900, 300), (150, 500)] {
            #expect(alpha(x, y) == 0, "\(x), \(y)")
        }
    }

    @Test(
        .proves("FO-17", "FO-18", "FO-19", "FO-20"), arguments: catalogues,
        ["LaunchBackground", "LaunchIcon"])
    func anImageSetHasOneFileForEveryScreen(catalogue: String, name: String) async throws {
        let files = try await GeneratedHost.files("fonsters")
        let folder = "\(catalogue)/\(name).imageset"
        #expect(files.under(folder).paths == ["Contents.json", "content.png"])
        let path = "\(folder)/Contents.json"
        let contents = try JSONValue(reading: try files.bytes(path), file: path)
        let image: JSONValue = ["filename": "content.png", "idiom": "universal", "scale": "1x"]
        #expect(contents == ["images": [image], "info": ["author": "xcode", "version": 1]])
    }

    @Test(.proves("FO-16"))
    func eachPictureOfTheViewIsInBothCatalogues() async throws {
        let files = try await GeneratedHost.files("fonsters")
        let code = try ProductSource.files(below: "Sources/FonstersBrand/Loading").map(ProductSource.code)
            .joined()
        let named = code.matches(of: /Image\((.*?)\)/).map { String($0.1) }
        #expect(Set(named) == ["decorative: Fonsters.iconImage", "decorative: Fonsters.backgroundImage"])
        #expect(Fonsters.iconImage == "LaunchIcon" && Fonsters.backgroundImage == "LaunchBackground")
        for catalogue in Self.catalogues {
            let assets = Catalogue(reading: files, at: catalogue)
            #expect(assets.problems.isEmpty)
            for name in ["LaunchIcon", "LaunchBackground"] {
                #expect(assets.asset(.imageSet, named: name) != nil, "\(name) in \(catalogue)")
            }
        }
    }
}
