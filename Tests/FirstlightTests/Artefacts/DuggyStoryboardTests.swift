// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import ProofSupport
import Testing

/// The launch storyboard of Duggy's host, against the numbers and ids of its document.
@MainActor @Suite struct DuggyStoryboardTests {
    private static let path = "Duggy/LaunchScreen.storyboard"

    private func storyboard() async throws -> LaunchStoryboard {
        let files = try await GeneratedHost.files("duggy")
        return try LaunchStoryboard(reading: try files.bytes(Self.path), file: Self.path)
    }

    private func root() async throws -> StoryboardView { try #require(try await storyboard().rootView) }
    private func picture() async throws -> StoryboardView {
        try #require(try await storyboard().view("tWc-Dq-87w"))
    }

    @Test(.proves("DG-133"))
    func theFileIsThatOfTheDocumentSignForSign() async throws {
        let files = try await GeneratedHost.files("duggy")
        let text = try files.text(Self.path)
        #expect(text == DuggyStoryboard.text)
        #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document "))
        #expect(
            try InfoPlist(reading: try files.bytes("Duggy/Info.plist"), file: "Info.plist")
                .launchStoryboardName
                == "LaunchScreen")
    }

    @Test(
        .proves("DG-134", "DG-135", "DG-136", "DG-137", "DG-138", "DG-139", "DG-140", "DG-141", "DG-142"))
    func theDocumentSaysWhatItIs() async throws {
        let storyboard = try await storyboard()
        #expect(storyboard.type == "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB")
        #expect(storyboard.version == "3.0" && storyboard.toolsVersion == "32700.99.1234")
        #expect(storyboard.targetRuntime == "iOS.CocoaTouch" && storyboard.propertyAccessControl == "none")
        #expect(storyboard.usesAutolayout && storyboard.isLaunchScreen && storyboard.usesTraitCollections)
        #expect(storyboard.usesSafeAreas && storyboard.isColorMatched)
        let root = storyboard.markup.root
        for name in ["useAutolayout", "launchScreen", "useTraitCollections", "useSafeAreas", "colorMatched"] {
            #expect(root[name] == "YES", "\(name)")
        }
    }

    @Test(.proves("DG-143", "DG-149", "DG-166", "DG-167"))
    func oneSceneHasTheControllerThatIsShownFirst() async throws {
        let storyboard = try await storyboard()
        #expect(storyboard.initialViewController == "01J-lp-oVM")
        #expect(storyboard.scenes.count == 1 && storyboard.controllers.count == 1)
        let scene = try #require(storyboard.initialScene)
        #expect(scene.id == "EHf-IW-A2E" && scene.controller?.id == "01J-lp-oVM")
        #expect(scene.controller?.kind == "viewController")
        #expect(scene.placeholders.map { $0["id"] } == ["iYj-Kq-Ea1"])
        #expect(scene.placeholders.map { $0["placeholderIdentifier"] } == ["IBFirstResponder"])
        #expect(scene.canvasLocation == StoryboardPoint(x: 53, y: 375))
    }

    @Test(.proves("DG-144", "DG-145", "DG-146", "DG-147", "DG-148"))
    func deviceAndDependenciesAreThoseOfTheDocument() async throws {
        let storyboard = try await storyboard()
        let device = try #require(storyboard.device)
        #expect(device.id == "retina6_12" && device.orientation == "portrait" && device.appearance == "light")
        let needs = storyboard.dependencies
        #expect(needs.deployment == "iOS")
        #expect(needs.plugIns == ["com.apple.InterfaceBuilder.IBCocoaTouchPlugin": "22684"])
        #expect(
            needs.capabilities == [
                "Safe area layout guides": "9.0", "documents saved in the Xcode 8 format": "8.0",
            ])
    }

    @Test(.proves("DG-150", "DG-151", "DG-152", "DG-162", "DG-163"))
    func theRootViewIsBlueAndFillsTheScreen() async throws {
        let view = try await root()
        #expect(view.frame == StoryboardRect(x: 0, y: 0, width: 393, height: 852))
        #expect(view.markup["contentMode"] == "scaleToFill")
        #expect(view.autoresizing == ["widthSizable", "heightSizable"])
        #expect(view.markup.all("viewLayoutGuide").map { $0["key"] } == ["safeArea"])
        let color = StoryboardColor.components(
            red: 0, green: 0.24705882352941178, blue: 0.60784313725490191, alpha: 1, space: "sRGB")
        #expect(view.backgroundColor == color && color == .sRGB(red: 0, green: 63, blue: 155))
    }

    @Test(.proves("DG-153", "DG-154", "DG-155", "DG-156", "DG-157", "DG-158", "DG-159"))
    func theImageViewShowsTheLogoInTheMiddle() async throws {
        let view = try await picture()
        #expect(view.kind == "imageView" && view.image == "DuggyLogo" && view.contentMode == "scaleAspectFit")
        #expect(view.clipsSubviews && !view.isUserInteractionEnabled && !view.translatesMask)
        #expect(view.hugging.horizontal == 251 && view.hugging.vertical == 251)
        let frame = try #require(view.frame)
        #expect(abs(frame.x - 146.667) < 0.001 && frame.y == 376 && frame.width == 100 && frame.height == 100)
    }

    @Test(.proves("DG-160", "DG-161", "DG-164", "DG-165"))
    func fourConstraintsHoldIt() async throws {
        let own = try await picture().constraints
        #expect(own.map(\.firstAttribute) == ["width", "height"] && own.map(\.constant) == [100, 100])
        #expect(own.allSatisfy { $0.firstItem == nil && $0.secondItem == nil && $0.relation == .equal })
        let centres = try await root().constraints
        #expect(centres.map(\.firstAttribute) == ["centerX", "centerY"])
        #expect(centres.map(\.secondAttribute) == ["centerX", "centerY"])
        #expect(centres.allSatisfy { $0.firstItem == "tWc-Dq-87w" && $0.secondItem == "Ze5-6b-2t3" })
        #expect(centres.allSatisfy { $0.relation == .equal && $0.constant == 0 && $0.multiplier == 1 })
    }

    @Test(.proves("DG-168"))
    func theResourceHasTheSizeOfTheDocument() async throws {
        let resources = try await storyboard().resources
        #expect(resources.images.map(\.name) == ["DuggyLogo"])
        #expect(resources.size(ofImage: "DuggyLogo") == StoryboardSize(width: 512, height: 512))
    }

    /// For 100 points and no more, so that no memory is wasted (C-DG-35).
    @Test(.proves("DG-168"))
    func theAssetIsThere() async throws {
        try checkAsset(in: try await GeneratedHost.files("duggy"))
    }

    // Apart, as Swift 6.3.1 crashes over it within a function that waits, when it optimizes (Scripts/fuzz.sh).
    @inline(never)
    private func checkAsset(in files: FileSet) throws {
        let (set, names) = try files.imageSet("DuggyLogo", in: "Duggy/Assets.xcassets")
        #expect(set.entries.map(\.scale?.rawValue) == ["1x", "2x", "3x"])
        let sizes = try names.map { name in
            try files.picture("Duggy/Assets.xcassets/DuggyLogo.imageset/\(name)").pixels
        }
        #expect(sizes == [PixelSize(100, 100), PixelSize(200, 200), PixelSize(300, 300)])
    }

    @Test(.proves("DG-169"))
    func allIdsAreUniqueAndEachReferenceLeadsSomewhere() async throws {
        let storyboard = try await storyboard()
        let ids = storyboard.identifiers.map(\.name)
        #expect(Set(ids).count == ids.count)
        let wanted: Set = [
            "01J-lp-oVM", "Ze5-6b-2t3", "tWc-Dq-87w", "6Tk-OE-BBY", "iYj-Kq-Ea1", "Sg8-gJ-6tY", "rjF-7s-8hg",
            "2Zg-7h-Qnh", "QVf-uO-ggK",
        ]
        #expect(wanted.isSubset(of: ids))
        let named = Set(storyboard.references.map(\.name))
        #expect(named == ["01J-lp-oVM", "tWc-Dq-87w", "Ze5-6b-2t3"] && named.isSubset(of: ids))
        #expect(storyboard.findings().isEmpty, "\(storyboard.findings())")
    }
}
