// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import ProofSupport
import StageCairo
import SwiftUI
import Testing

@testable import UrbanNestBrand

/// The logo that UrbanNest's splash shows, as the asset catalogue has it.
@MainActor @Suite struct UrbanNestArtefactTests {
    private static let catalogue = "UrbanNest/Assets.xcassets"
    private static let folder = "UrbanNest/Assets.xcassets/logo-icon-splash.imageset"
    private static let view = "Sources/UrbanNestBrand/Splash/UrbanNestSplashParts.swift"

    @Test(
        .proves("UN-57", "UN-58", "UN-145", "UN-146", "UN-147", "UN-149"),
        arguments: [
            ("Logo-Icon-Splash.png", 120), ("Logo-Icon-Splash@2x.png", 240), ("Logo-Icon-Splash@3x.png", 360),
        ])
    func aFileOfTheLogoHasItsSizeAndTransparency(name: String, side: Int) async throws {
        let files = try await GeneratedHost.files("urbannest")
        let picture = try files.picture("\(Self.folder)/\(name)")
        #expect(picture.format == .png && picture.pixels == PixelSize(side, side))
        // 6: a colour of three channels and an alpha channel (PNG, 11.2.2).
        #expect(picture.hasAlpha)
        #expect(try files.bytes("\(Self.folder)/\(name)")[25] == 6)
    }

    // The symbol is a house with an egg in its nest. The places are on a grid of 120 by 120 units.
    @Test(
        .proves("UN-148"),
        arguments: [
            ("Logo-Icon-Splash.png", 1), ("Logo-Icon-Splash@2x.png", 2), ("Logo-Icon-Splash@3x.png", 3),
        ])
    func aFileOfTheLogoShowsTheHouseWithTheNest(name: String, scale: Double) async throws {
        let files = try await GeneratedHost.files("urbannest")
        let image = try PixelImage(pngData: Data(try files.bytes("\(Self.folder)/\(name)")))
        func color(_ x: Double, _ y: Double) -> UInt32? {
            let at = (Int(y * scale) * image.width + Int(x * scale)) * 4
            guard image.bytes[at + 3] == 255 else { return nil }
            return UInt32(image.bytes[at + 2]) << 16 | UInt32(image.bytes[at + 1]) << 8
                | UInt32(image.bytes[at])
        }
        let (teal, light, warm): (UInt32, UInt32, UInt32) = (0x0D7377, 0x14A0A5, 0xF2994A)
        // The ridge of the roof, its slopes, and the walls below their ends.
        #expect(color(60, 24.5) == teal && color(41.5, 40.5) == teal && color(78.5, 40.5) == light)
        #expect(color(30, 58) == teal && color(90, 58) == light)
        // The egg, which touches neither the roof nor a wall, over the three strands of the nest.
        #expect(color(60, 55) == warm)
        #expect(color(60, 38) == nil && color(42, 55) == nil && color(78, 55) == nil)
        #expect(color(60, 74.5) == teal && color(63.5, 85.5) == light && color(60, 97.5) == teal)
        // Nothing is above the roof, beside it or below the nest.
        for (x, y) in [(60.0, 12.0), (20, 30), (100, 30), (60, 110)] {
            let at = (Int(y * scale) * image.width + Int(x * scale)) * 4
            #expect(image.bytes[at + 3] == 0, "\(x), \(y)")
        }
    }

    @Test(.proves("UN-56"))
    func theSetHasTheNameOfTheCodeAndTheFilesThatOfTheDocument() async throws {
        let files = try await GeneratedHost.files("urbannest")
        let (set, names) = try files.imageSet("logo-icon-splash", in: Self.catalogue)
        let wanted = ["Logo-Icon-Splash.png", "Logo-Icon-Splash@2x.png", "Logo-Icon-Splash@3x.png"]
        #expect(names == wanted && set.entries.map(\.filename) == wanted)
        #expect(set.entries.map(\.scale?.rawValue) == ["1x", "2x", "3x"])
    }

    @Test(.proves("UN-27", "UN-55"))
    func theViewShowsThatSetAndRoundsNoCornersOfIt() async throws {
        let code = try ProductSource.code(Self.view)
        let picture = #"Image(theme.variant == .white ? "logo-icon-splash-white" : "logo-icon-splash")"#
        #expect(code.contains("\(picture) .resizable() .frame(width: size, height: size)"))
        #expect(!code.contains("cornerRadius") && !code.contains("RoundedRectangle"))
        let files = try await GeneratedHost.files("urbannest")
        for path in files.under(Self.folder).paths where path != "Contents.json" {
            #expect(try files.picture("\(Self.folder)/\(path)").format == .png)
        }
    }

    @Test(.proves("UN-151"))
    func theWhiteFileIsThereForTheWhiteGroundAlone() async throws {
        let usual = try await GeneratedHost.files("urbannest")
        #expect(usual.paths.allSatisfy { !$0.contains("Logo-Icon-Splash-White") })
        let white = try await GeneratedHost.generate("urbannest", options: ["variant": "white"])
        let (set, names) = try white.imageSet("logo-icon-splash-white", in: Self.catalogue)
        let wanted = [
            "Logo-Icon-Splash-White.png", "Logo-Icon-Splash-White@2x.png", "Logo-Icon-Splash-White@3x.png",
        ]
        #expect(names == wanted && set.entries.map(\.filename) == wanted)
    }

    @Test(.proves("UN-152"), arguments: ["brand", "dark"])
    func inTheDarkTheUsualFileServes(variant: String) async throws {
        let files = try await GeneratedHost.generate("urbannest", options: ["variant": variant])
        let (set, names) = try files.imageSet("logo-icon-splash", in: Self.catalogue)
        #expect(names.count == 3 && set.entries.allSatisfy { $0.appearances.isEmpty })
        #expect(files.paths.allSatisfy { !$0.contains("Logo-Icon-Splash-Dark") })
        #expect(try !ProductSource.code(Self.view).contains("-dark"))
    }

    // The stage has no pictures, and says which one was asked for.
    @Test(
        .proves("UN-151", "UN-152"),
        arguments: [
            (.brand, "logo-icon-splash"), (.white, "logo-icon-splash-white"), (.gradient, "logo-icon-splash"),
            (.dark, "logo-icon-splash"),
        ] as [(UrbanNestTheme.Variant, String)])
    func theSplashAsksForThePictureOfItsGround(variant: UrbanNestTheme.Variant, name: String) throws {
        let stage = Stage(
            StageConfiguration(size: CGSize(width: 200, height: 200), scale: 1), text: try CairoTextShaper()
        ) {
            UrbanNestLogoView(theme: UrbanNestTheme(variant), size: 120)
        }
        defer { stage.close() }
        _ = stage.frame(at: 0)
        let missing = stage.issues.filter { $0.kind == .missingResource }.map(\.message)
        #expect(missing.count == 1 && missing[0].contains("'\(name)'"), "\(missing)")
    }

    @Test(.proves("UN-187"))
    func theLogosFilesAreLessThanAMegabyte() async throws {
        let files = try await GeneratedHost.generate("urbannest", options: ["variant": "white"])
        let logos = files.paths.filter { $0.contains("/Logo-Icon-Splash") && $0.hasSuffix(".png") }
        #expect(logos.count == 6)
        #expect(try logos.reduce(0) { try $0 + files.bytes($1).count } < 1_048_576)
    }

    // The first frame is the ground of the splash alone, and so is what the system shows before it (C-UN-39).
    @Test(
        .proves("UN-74", "UN-117"),
        arguments: [("brand", false, false), ("system", false, true), ("dark", true, true)])
    func theLaunchScreenHasTheGroundOfTheSplash(appearance: String, light: Bool, dark: Bool) async throws {
        let files = try await GeneratedHost.generate("urbannest", options: ["appearance": appearance])
        let catalogue = Catalogue(reading: files, at: Self.catalogue)
        let name = try #require(
            catalogue.namedAssets.first { $0.kind == .colorSet && $0.name.hasPrefix("LaunchGround") }?.name)
        let set = try #require(catalogue.asset(.colorSet, named: name)?.colorSet)
        let (teal, black) = (
            CatalogueColor(red: 0x0D, green: 0x73, blue: 0x77),
            CatalogueColor(red: 0x1E, green: 0x1E, blue: 0x1E)
        )
        #expect(set.color() == (light ? black : teal))
        #expect((set.color([.dark]) ?? set.color()) == (dark ? black : teal))
    }
}
