// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import ProofSupport
import ShipThatAppBrand
import StageCairo
import SwiftUI
import Testing

/// Where ShipThatApp's manager lives, what it allows, and the launch screen before it.
@MainActor @Suite struct ShipThatAppArtefactTests {
    private static let manager = "Sources/ShipThatAppBrand/Services/SplashScreen/SplashScreenManager.swift"

    private func errors(_ line: String) async throws -> [String] {
        try await ProductSource.errors("import ShipThatAppBrand\n\(line)")
    }

    @Test(.proves("ST-05", "ST-06", "ST-09"))
    func theFilesHaveTheirPathsAndTheClassItsName() async throws {
        let code = try ProductSource.code(Self.manager)
        #expect(code.contains("public final class SplashScreenStateManager {"))
        let step = try ProductSource.code("Sources/ShipThatAppBrand/Models/SplashScreenStep.swift")
        #expect(step.contains("public enum SplashScreenStep:"))
        #expect(
            try await errors("class Mine: SplashScreenStateManager {}") == [
                "inheritance from a final class 'SplashScreenStateManager'"
            ])
    }

    @Test(.proves("ST-08"))
    func theManagerIsIsolatedToTheMainActor() async throws {
        let call = "func end(_ manager: SplashScreenStateManager) { manager.dismiss() }"
        #expect(try await errors("@MainActor \(call)") == [])
        let elsewhere = try await errors(call)
        #expect(
            elsewhere.count == 1
                && elsewhere.allSatisfy { $0.contains("main actor-isolated instance method 'dismiss()'") })
        #expect(try ProductSource.code(Self.manager).contains("@MainActor @Observable public final class"))
    }

    @Test(.proves("ST-11"))
    func aViewReadsTheStateAndCannotWriteIt() async throws {
        let read = "@MainActor func read(_ it: SplashScreenStateManager) -> SplashScreenStep { it.state }"
        #expect(try await errors(read) == [])
        let write = "@MainActor func write(_ it: SplashScreenStateManager) { it.state = .finished }"
        #expect(try await errors(write) == ["cannot assign to property: 'state' is a get-only property"])
    }

    @Test(.proves("ST-50"))
    func stepsThatAreAddedAreStillGoneThroughByDismissAlone() async throws {
        let steps = """
            enum Step { case first, wave, second, finished }
            @MainActor func make() -> SplashStepSequence<Step> {
                SplashStepSequence(
                    from: .first, through: [(.wave, .seconds(1)), (.second, .seconds(1))], to: .finished,
                    clock: ContinuousClock(), date: { Date() })
            }

            """
        func use(_ line: String) async throws -> [String] {
            try await ProductSource.errors(
                "import Foundation\n@testable import ShipThatAppBrand\n\(steps)@MainActor func use() {\n\(line)\n}"
            )
        }
        #expect(try await use("make().dismiss()\n_ = make().step") == [])
        #expect(
            try await use("make().step = .second") == [
                "cannot assign to property: 'step' setter is inaccessible"
            ])
        #expect(
            try await use("make().enter(.second)") == [
                "'enter' is inaccessible due to 'private' protection level"
            ])
        let code = try ProductSource.code(
            "Sources/ShipThatAppBrand/Services/SplashScreen/SplashStepSequence.swift")
        #expect(code.matches(of: /\bstep = \w/).count == 2, "where it is made, and where the next is entered")
    }

    @Test(.proves("ST-41"))
    func aLaunchScreenOfItsOwnComesBeforeTheAnimatedView() async throws {
        let files = try await GeneratedHost.files("shipthatapp")
        let path = "ShipThatApp/Info.plist"
        let keys = try InfoPlist(reading: try files.bytes(path), file: path)
        #expect(keys.declaredLaunchKeys == ["UILaunchStoryboardName"])
        let name = try #require(keys.launchStoryboardName)
        #expect(name.hasPrefix("LaunchScreen") && !name.hasSuffix(".storyboard"))
        let storyboard = try LaunchStoryboard(
            reading: try files.bytes("ShipThatApp/\(name).storyboard"), file: name)
        #expect(storyboard.isLaunchScreen && storyboard.findings().isEmpty)
        #expect(
            storyboard.views.map(\.kind) == ["view"] && storyboard.views.allSatisfy { $0.customClass == nil })
        // Its colour is that of the animated view, so that only logo and words come in.
        let color = try #require(storyboard.resources.namedColors.first)
        #expect(color.fallback == .sRGB(red: 0x43, green: 0x38, blue: 0xCA))
        let asset = Catalogue(reading: files, at: "ShipThatApp/Assets.xcassets").asset(
            .colorSet, named: color.name)
        #expect(asset?.colorSet?.color() == CatalogueColor(red: 0x43, green: 0x38, blue: 0xCA))
        let app = try files.text("ShipThatApp/ShipThatAppApp.swift")
        #expect(app.contains("ShipThatAppWindow(launch: launch)") && !app.contains("storyboard"))
    }

    @Test(.proves("ST-45"))
    func anotherLogoIsAnotherName() async throws {
        let files = try await GeneratedHost.files("shipthatapp")
        for name in ["Logo", "Logo-Alternative"] {
            let (set, _) = try files.imageSet(name, in: "ShipThatApp/Assets.xcassets")
            #expect(set.entries.map(\.scale?.rawValue) == ["1x", "2x", "3x"])
        }
        let code = try ProductSource.code("Sources/ShipThatAppBrand/Splash/SplashScreenView.swift")
        #expect(code.matches(of: /Image\(/).count == 1 && code.contains("Image(style.logo)"))
        #expect(SplashScreenStyle().logo == "Logo")
        // The stage has no pictures, and says which one was asked for.
        #expect(try asked(SplashScreenStyle()) == ["Logo"])
        #expect(try asked(SplashScreenStyle { $0.logo = "Mark" }) == ["Mark"])
    }

    /// The names of the pictures that a splash asks for.
    private func asked(_ style: SplashScreenStyle) throws -> [String] {
        let stage = Stage(
            StageConfiguration(size: CGSize(width: 390, height: 844), scale: 1), text: try CairoTextShaper()
        ) {
            SplashScreenView(style: style).environment(SplashScreenStateManager())
        }
        defer { stage.close() }
        _ = stage.frame(at: 0)
        let missing = stage.issues.filter { $0.kind == .missingResource }.map(\.message)
        return ["Logo", "Mark"].filter { name in
            missing.contains { $0.contains("'\(name)'") || $0.contains("\"\(name)\"") }
        }
    }

    @Test(.proves("ST-41", "ST-47"))
    func theLaunchScreenBeforeAnotherLookHasItsColour() async throws {
        let files = try await GeneratedHost.generate("shipthatapp", options: ["look": "restyled"])
        let path = try #require(files.paths(".storyboard").first)
        let storyboard = try LaunchStoryboard(reading: try files.bytes(path), file: path)
        let color = try #require(storyboard.resources.namedColors.first)
        #expect(color.fallback == .sRGB(red: 0xDD, green: 0xF3, blue: 0xE4))
        let asset = Catalogue(reading: files, at: "ShipThatApp/Assets.xcassets").asset(
            .colorSet, named: color.name)
        #expect(asset?.colorSet?.color() == CatalogueColor(red: 0xDD, green: 0xF3, blue: 0xE4))
    }
}
