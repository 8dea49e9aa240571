// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct LaunchStoryboardReadingTests {
    private func read(_ text: String) throws -> LaunchStoryboard {
        try LaunchStoryboard(reading: Array(text.utf8), file: "a.storyboard")
    }

    @Test(
        "A document that was not changed comes back byte for byte",
        arguments: [StoryboardSamples.duggy, StoryboardSamples.television, StoryboardSamples.navigation])
    func bytes(sample: String) throws {
        #expect(try read(sample).bytes() == Array(sample.utf8))
    }

    @Test("The attributes of the document are read")
    func document() throws {
        let storyboard = try read(StoryboardSamples.duggy)
        #expect(storyboard.type == "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB")
        #expect(storyboard.version == "3.0" && storyboard.toolsVersion == "32700.99.1234")
        #expect(storyboard.targetRuntime == "iOS.CocoaTouch" && storyboard.platform == .iOS)
        #expect(
            storyboard.propertyAccessControl == "none" && storyboard.initialViewController == "01J-lp-oVM")
        #expect(storyboard.usesAutolayout && storyboard.isLaunchScreen && storyboard.usesTraitCollections)
        #expect(storyboard.usesSafeAreas && storyboard.isColorMatched)
        let device = try #require(storyboard.device)
        #expect(device == ("retina6_12", "portrait", "light"))
        #expect(storyboard.dependencies.deployment == "iOS")
        #expect(
            storyboard.dependencies.plugIns == ["com.apple.InterfaceBuilder.IBCocoaTouchPlugin": "22684"])
        #expect(
            storyboard.dependencies.capabilities == [
                "Safe area layout guides": "9.0", "documents saved in the Xcode 8 format": "8.0",
            ])
        #expect(try read(StoryboardSamples.navigation).usesSafeAreas == false)
        #expect(try read(StoryboardSamples.television).platform == .tvOS)
    }

    @Test("The scene, its controller and its views are read")
    func scene() throws {
        let storyboard = try read(StoryboardSamples.duggy)
        let scene = try #require(storyboard.initialScene)
        #expect(scene.id == "EHf-IW-A2E" && scene.controller?.id == "01J-lp-oVM")
        #expect(scene.placeholders.map { $0["id"] } == ["iYj-Kq-Ea1"])
        #expect(scene.canvasLocation == StoryboardPoint(x: 53, y: 375))
        #expect(storyboard.views.map(\.id) == ["Ze5-6b-2t3", "tWc-Dq-87w"])
        let root = try #require(storyboard.rootView)
        #expect(root.className == "UIView" && root.contentMode == "scaleToFill")
        #expect(root.frame == StoryboardRect(x: 0, y: 0, width: 393, height: 852))
        #expect(root.autoresizing == ["widthSizable", "heightSizable"])
        #expect(root.layoutGuides == ["safeArea": "6Tk-OE-BBY"])
        #expect(
            root.backgroundColor
                == .components(
                    red: 0, green: 0.24705882352941178, blue: 0.60784313725490191, alpha: 1, space: "sRGB"))
    }

    @Test("An image view and its constraints are read")
    func imageView() throws {
        let storyboard = try read(StoryboardSamples.duggy)
        let logo = try #require(storyboard.view("tWc-Dq-87w"))
        #expect(logo.className == "UIImageView" && logo.image == "DuggyLogo")
        #expect(logo.contentMode == "scaleAspectFit" && logo.clipsSubviews && !logo.isUserInteractionEnabled)
        #expect(
            !logo.translatesMask && logo.hugging == (251, 251) && logo.compressionResistance == (750, 750))
        #expect(logo.frame == StoryboardRect(x: 146.66666666666666, y: 376, width: 100, height: 100))
        #expect(logo.constraints.map(\.firstAttribute) == ["width", "height"])
        #expect(logo.constraints.map(\.constant) == [100, 100])
        #expect(logo.constraints.allSatisfy { $0.firstItem == nil && $0.secondItem == nil })
        let centre = try #require(storyboard.rootView?.constraints.first)
        #expect(centre.firstItem == "tWc-Dq-87w" && centre.secondItem == "Ze5-6b-2t3")
        #expect(centre.secondAttribute == "centerX" && centre.relation == .equal && centre.priority == 1000)
    }

    @Test("Resources are read with their sizes and what stands in for colours")
    func resources() throws {
        let images = try read(StoryboardSamples.duggy).resources.images
        #expect(images.map(\.name) == ["DuggyLogo"])
        #expect(images.map(\.size) == [StoryboardSize(width: 512, height: 512)])
        let colors = try read(StoryboardSamples.television).resources.namedColors
        #expect(colors.map(\.name) == ["LaunchBackground"])
        #expect(
            colors.map(\.fallback) == [.components(red: 1, green: 0.5, blue: 0, alpha: 1, space: "displayP3")]
        )
    }

    @Test("The screen of a navigation controller is the one that it shows first")
    func navigation() throws {
        let storyboard = try read(StoryboardSamples.navigation)
        #expect(storyboard.controllers.map(\.kind) == ["navigationController", "viewController"])
        #expect(storyboard.rootView?.id == "nav-aa-009")
        #expect(
            storyboard.initialScene?.controller?.layoutGuides == [
                "top": "nav-aa-007", "bottom": "nav-aa-008",
            ])
        #expect(storyboard.views.map(\.className) == ["UIView", "UIView", "UIMystery"])
        #expect(storyboard.rootView?.backgroundColor == .system("systemBackgroundColor"))
    }

    @Test("A nib's view is its screen")
    func nib() throws {
        let storyboard = try read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" launchScreen="YES"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="v"><rect key="frame" x="0" y="0"
            width="10" height="10"/></view></objects></document>
            """)
        #expect(storyboard.rootView?.id == "v")
        #expect(storyboard.findings() == [])
    }

    @Test(
        "Multipliers are numbers or ratios",
        arguments: [
            ("1:2", 0.5), ("9:16", 0.5625), ("1/4", 0.25), ("0.75", 0.75), ("-2", -2), ("1:0", nil),
            ("1:2:3", nil),
            ("x", nil),
        ] as [(String, Double?)])
    func multipliers(text: String, value: Double?) throws {
        let sample = StoryboardSamples.screen(
            constraints: StoryboardSamples.constraint("root.width = root.height * \(text)"))
        #expect(try read(sample).rootView?.constraints.first?.multiplier == value)
    }

    @Test("A change touches only its element")
    func edit() throws {
        var storyboard = try read(StoryboardSamples.navigation)
        #expect(storyboard.edit(id: "nav-aa-012") { $0["someday"] = "2" })
        storyboard.toolsVersion = "9532"
        let expected = StoryboardSamples.navigation.replacing("someday=\"1\"", with: "someday=\"2\"")
            .replacing("toolsVersion=\"9531\"", with: "toolsVersion=\"9532\"")
        #expect(String(decoding: storyboard.bytes(), as: UTF8.self) == expected)
        #expect(!storyboard.edit(id: "absent") { $0.name = "x" })
    }

    @Test("Another root is refused with its line")
    func otherRoot() {
        let text = "<?xml version=\"1.0\"?>\n<archive type=\"x\"/>\n"
        let problem = #expect(throws: ArtefactProblem.self) { try read(text) }
        #expect(problem?.line == 2 && problem?.element == "archive" && problem?.file == "a.storyboard")
    }
}
