// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import Testing

@testable import FirstlightCommands

/// The names that the system keeps pictures of launch screens by.
@MainActor @Suite struct LaunchNameTests {
    /// The files of Duggy with another launch screen.
    private func files(_ change: (inout StaticLaunchScreen) -> Void) async throws -> FileSet {
        let brand = try AppCatalogue.firstlight.named("duggy")
        var artefacts = try #require(brand.artefacts(AppOptions()))
        change(&artefacts.launch)
        var generation = AppGeneration(
            app: brand, artefacts: artefacts, platforms: [.ios], folder: URL(filePath: "/nowhere/Duggy"),
            package: URL(filePath: "/nowhere"))
        generation.level = 1
        return try await generation.files(shaper: try CairoTextShaper()).files
    }

    private func sets(_ files: FileSet) -> [String] {
        Catalogue(reading: files, at: "Duggy/Assets.xcassets").namedAssets
            .filter { $0.kind == .imageSet }.map(\.name).sorted()
    }

    @Test func `A picture of the launch screen gets a name that follows its pixels`() async throws {
        let kept = try await files { _ in }
        #expect(sets(kept) == ["DuggyLogo"])
        let hashed = try await files { $0.keepsNames = false }
        let names = sets(hashed)
        #expect(
            names.count == 2 && names[0] == "DuggyLogo"
                && names[1].wholeMatch(of: /DuggyLogo-[0-9a-f]{8}/) != nil)
        let path = try #require(hashed.paths(".storyboard").first)
        #expect(path.wholeMatch(of: /Duggy\/LaunchScreen-[0-9a-f]{8}\.storyboard/) != nil)
        #expect(try hashed.text(path).contains("image=\"\(names[1])\""))
        // The app finds the picture by its own name, and both have the same files.
        let catalogue = Catalogue(reading: hashed, at: "Duggy/Assets.xcassets")
        let sets = try names.map { try #require(catalogue.asset(.imageSet, named: $0)) }
        #expect(Set(sets[0].files.values) == Set(sets[1].files.values) && sets[1].files.count == 3)
        let plist = try await files {
            ($0.keepsNames, $0.form) = (false, .dictionary)
        }
        #expect(try plist.text("Duggy/Info.plist").contains("<string>DuggyLogo-"))
    }

    @Test func `Other pixels are another name, of the colour and the storyboard, too`() throws {
        let brand = try AppCatalogue.firstlight.named("duggy")
        var launch = try #require(brand.artefacts(AppOptions())).launch
        let kept = LaunchNames(launch, drawn: [1])
        #expect(
            [kept.ground, kept.storyboard, kept.picture] == ["primaryBlue", "LaunchScreen", "DuggyLogo"])
        launch.keepsNames = false
        let (one, other) = (LaunchNames(launch, drawn: [1]), LaunchNames(launch, drawn: [2]))
        #expect(
            one.ground != other.ground && one.storyboard != other.storyboard && one.picture != other.picture)
        #expect(LaunchNames(launch, drawn: [1]) == one)
    }

    @Test func `A picture that the app has not is an error that names those it has`() async throws {
        for form in [StaticLaunchScreen.Form.dictionary, .storyboard(LaunchStoryboardForm())] {
            await #expect {
                try await files { ($0.form, $0.picture) = (form, StaticLaunchScreen.Picture("Loga")) }
            } throws: { error in
                let text = "\(error)"
                return text.contains("shows the picture 'Loga', which the app does not have.")
            }
        }
    }

    @Test func `A storyboard shows a picture in its natural size where none is said`() async throws {
        let files = try await files { $0.picture?.size = nil }
        let text = try files.text(try #require(files.paths(".storyboard").first))
        #expect(
            text.contains("image=\"DuggyLogo\"") && text.contains("firstAttribute=\"width\" constant=\"100\"")
        )
    }
}
