// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import ProofSupport
import StageCairo
import Testing

@testable import FirstlightCommands

/// Fonsters' static launch screen, and which target has it on which platform.
@MainActor @Suite struct FonstersLaunchScreenTests {
    private static let (app, watch) = ("Fonsters", "Fonsters Watch App")
    private static let key = "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"

    private func launchScreen() async throws -> PropertyDictionary {
        let files = try await GeneratedHost.files("fonsters")
        let list = try PropertyListFile(reading: try files.bytes("Fonsters/Info.plist"), file: "Info.plist")
        return try #require(list["UILaunchScreen"]?.dictionary)
    }

    @Test(.proves("FO-22", "FO-23", "FO-24", "FO-25"))
    func thePictureFillsTheScreen() async throws {
        let screen = try await launchScreen()
        #expect(screen["UIImageName"] == .string("LaunchBackground"))
        #expect(screen["UIImageRespectsSafeAreaInsets"] == .boolean(false))
        // Without it the ground would be white in light appearance (C-FO-07).
        #expect(screen["UIColorName"] == .string("LaunchBlack"))
    }

    @Test(.proves("FO-27", "FO-32"))
    func whatTheDictionaryNamesIsInTheCatalogue() async throws {
        let screen = try await launchScreen()
        let catalogue = Catalogue(
            reading: try await GeneratedHost.files("fonsters"), at: "Fonsters/Assets.xcassets")
        let image = try #require(screen["UIImageName"]?.string)
        #expect(image == "LaunchBackground" && catalogue.asset(.imageSet, named: image) != nil)
        let color = try #require(screen["UIColorName"]?.string)
        let black = try #require(catalogue.asset(.colorSet, named: color)?.colorSet)
        #expect(black.entries.count == 1 && black.color() == CatalogueColor(red: 0, green: 0, blue: 0))
    }

    @Test(.proves("FO-04"))
    func nothingOfItMoves() async throws {
        let screen = try await launchScreen()
        #expect(Set(screen.keys) == ["UIColorName", "UIImageName", "UIImageRespectsSafeAreaInsets"])
        let files = try await GeneratedHost.files("fonsters")
        let picture = try files.bytes("Fonsters/Assets.xcassets/LaunchBackground.imageset/content.png")
        // The chunk that makes a PNG an animation.
        #expect(Data(picture).firstRange(of: Data("acTL".utf8)) == nil)
        #expect(try files.picture("Graphics/Icon_Background_Dark_1024.png").format == .png)
        // Beside the catalogue's files there are only the icon's layers and the reasons that lint asks for.
        let others = files.paths(".storyboard", ".gif", ".webp", ".json").filter {
            !$0.hasSuffix("Contents.json")
        }
        #expect(others == [".firstlight-lint.json", "Fonsters/AppIcon.icon/icon.json"])
    }

    @Test(.proves("FO-01", "FO-31"))
    func twoTargetsAreForFivePlatforms() async throws {
        let project = try await GeneratedHost.files("fonsters").project(Self.app)
        #expect(project.targets.map(\.name) == [Self.app, Self.watch] && project.targets.allSatisfy(\.isApp))
        let platforms = project.targets.map { project.platforms(of: $0, configuration: "Release") }
        #expect(platforms == [[.iOS, .macOS, .tvOS, .visionOS], [.watchOS]])
        let supported = try #require(try project.setting("SUPPORTED_PLATFORMS", of: Self.app))
        let names = supported.split(separator: " ").map(String.init)
        #expect(Set(names).isSuperset(of: ["iphoneos", "macosx", "appletvos", "xros", "xrsimulator"]))
    }

    @Test(
        .proves("FO-26", "FO-28", "FO-31", "FO-33"),
        arguments: [
            XcodePlatform.iOS, .macOS, .tvOS, .visionOS,
        ])
    func onePropertyListServesEachPlatformOfTheApp(platform: XcodePlatform) async throws {
        let files = try await GeneratedHost.files("fonsters")
        let project = try files.project(Self.app)
        #expect(try project.setting("INFOPLIST_FILE", of: Self.app, on: platform) == "Fonsters/Info.plist")
        #expect(
            try project.setting("INFOPLIST_KEY_UILaunchScreen_Generation", of: Self.app, on: platform) == nil)
        #expect(files.under("Fonsters").paths(".plist") == ["Info.plist"])
    }

    @Test(.proves("FO-29"))
    func aMacHasNoLaunchImage() async throws {
        let files = try await GeneratedHost.generate("fonsters", platforms: [.macos])
        let names = Catalogue(reading: files, at: "Fonsters/Assets.xcassets").namedAssets.map(\.folder)
        #expect(
            Set(names) == [
                "AppIcon.appiconset", "LaunchBackground.imageset", "LaunchIcon.imageset",
                "LaunchBlack.colorset", "AccentColor.colorset",
            ])
        #expect(try files.project(Self.app).setting(Self.key, of: Self.app, on: .macOS) == nil)
    }

    @Test(.proves("FO-37"))
    func theWatchAppHasItsOwnPropertyList() async throws {
        let files = try await GeneratedHost.files("fonsters")
        let project = try files.project(Self.app)
        let target = try #require(project.targets.first { $0.name == Self.watch })
        #expect(try project.setting("INFOPLIST_FILE", of: Self.watch) == "Fonsters Watch App/Info.plist")
        let folders = project.folders(of: target)
        #expect(folders.map(\.path) == ["Fonsters Watch App"] && folders.map(\.excluded) == [["Info.plist"]])
        let path = "Fonsters Watch App/Info.plist"
        let own = try InfoPlist(reading: try files.bytes(path), file: path)
        #expect(own.declaredLaunchKeys.isEmpty && own.launchScreen == nil)
    }

    @Test(.proves("FO-34", "FO-35"))
    func aLaunchImageOfOldTelevisionsIsThereWhenItIsAskedFor() async throws {
        let usual = try await GeneratedHost.files("fonsters")
        #expect(usual.paths.allSatisfy { !$0.contains(".launchimage") })
        #expect(try usual.project(Self.app).setting(Self.key, of: Self.app, on: .tvOS) == nil)
        let files = try await GeneratedHost.generate("fonsters", platforms: [.tvos], hasLaunchImage: true)
        let project = try files.project(Self.app)
        #expect(try project.setting(Self.key, of: Self.app, on: .tvOS) == "LaunchImage")
        #expect(
            try files.text("Fonsters.xcodeproj/project.pbxproj").contains(
                "\"ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME[sdk=appletvos*]\" = LaunchImage;"))
        let folder = "Fonsters/Assets.xcassets/LaunchImage.launchimage"
        for (name, size) in [
            ("LaunchImage", PixelSize(1920, 1080)), ("LaunchImage@2x", PixelSize(3840, 2160)),
        ] {
            let picture = try files.picture("\(folder)/\(name).png")
            #expect(picture.pixels == size && !picture.hasAlpha)
        }
        // The same artwork: the lines as wide as the screen, without the letter in the middle.
        let image = try PixelImage(pngData: Data(try files.bytes("\(folder)/LaunchImage.png")))
        let art = try PixelImage(pngData: Data(try files.bytes("Graphics/Icon_Background_Dark_1024.png")))
        var (sum, count) = (0, 0)
        for row in stride(from: 4, to: 1080, by: 9) {
            for column in stride(from: 4, to: 1920, by: 12) {
                let from = (column * 1024 / 1920, (row + 420) * 1024 / 1920)
                sum += Self.difference(image, (column, row), art, from)
                count += 1
            }
        }
        #expect(sum < 4 * count, "\(Double(sum) / Double(count))")
    }

    /// The largest difference of a channel between two pixels.
    private static func difference(
        _ one: PixelImage, _ first: (Int, Int), _ other: PixelImage, _ second: (Int, Int)
    ) -> Int {
        let (start, end) = ((first.1 * one.width + first.0) * 4, (second.1 * other.width + second.0) * 4)
        return (0..<3).map { abs(Int(one.bytes[start + $0]) - Int(other.bytes[end + $0])) }.max() ?? 0
    }
}
