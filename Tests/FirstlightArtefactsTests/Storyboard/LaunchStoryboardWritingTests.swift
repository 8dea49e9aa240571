// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import Testing

@Suite struct LaunchStoryboardWritingTests {
    /// What Duggy's specification says of its launch screen.
    static let duggy: LaunchStoryboardDesign = {
        var design = LaunchStoryboardDesign(
            background: .sRGB(red: 0, green: 63, blue: 155),
            image: LaunchStoryboardDesign.Image(
                name: "DuggyLogo", size: StoryboardSize(width: 100, height: 100),
                resourceSize: StoryboardSize(width: 512, height: 512)),
            identifiers: StoryboardIdentifiers(
                seed: "LaunchScreen",
                given: [
                    .scene: "EHf-IW-A2E", .controller: "01J-lp-oVM", .rootView: "Ze5-6b-2t3",
                    .safeArea: "6Tk-OE-BBY", .imageView: "tWc-Dq-87w", .firstResponder: "iYj-Kq-Ea1",
                    .imageWidth: "Sg8-gJ-6tY", .imageHeight: "rjF-7s-8hg", .imageCentreX: "2Zg-7h-Qnh",
                    .imageCentreY: "QVf-uO-ggK",
                ]))
        design.canvasLocation = StoryboardPoint(x: 53, y: 375)
        return design
    }()

    static var television: LaunchStoryboardDesign {
        let names = ["controller": "aaa-aa-001", "scene": "aaa-aa-002", "rootView": "aaa-aa-003"]
        var given: [StoryboardIdentifiers.Object: String] = [
            .safeArea: "aaa-aa-004", .firstResponder: "aaa-aa-005",
        ]
        for (object, name) in names { given[StoryboardIdentifiers.Object(rawValue: object) ?? .scene] = name }
        var design = LaunchStoryboardDesign(
            background: .named("LaunchBackground"),
            fallback: .components(red: 1, green: 0.5, blue: 0, alpha: 1, space: "displayP3"),
            identifiers: StoryboardIdentifiers(seed: "LaunchScreen", given: given))
        design.platform = .tvOS
        design.device = .television
        (design.toolsVersion, design.plugInVersion) = ("21701", "21678")
        return design
    }

    private func text(_ design: LaunchStoryboardDesign) throws -> String {
        String(decoding: try LaunchStoryboard.centred(design).bytes(), as: UTF8.self)
    }

    @Test("Duggy's values give the document of its specification to the byte")
    func duggyDocument() throws {
        #expect(try text(Self.duggy) == StoryboardSamples.duggy)
    }

    @Test("A television's document has its type, no orientation and no deployment")
    func televisionDocument() throws {
        #expect(try text(Self.television) == StoryboardSamples.television)
    }

    @Test("An offset from the centre stands in the constraints and in the editor's frame")
    func offset() throws {
        var design = Self.duggy
        design.image?.offset = StoryboardPoint(x: 0, y: -80.5)
        let storyboard = try LaunchStoryboard.centred(design)
        let constraints = try #require(storyboard.rootView).constraints
        #expect(constraints.map(\.firstAttribute) == ["centerX", "centerY"])
        #expect(constraints.map { $0.markup["constant"] } == [nil, "-80.5"])
        // (852 − 100) / 2 − 80.5 = 295.5, at three pixels a point 295 ⅔.
        #expect(storyboard.view("tWc-Dq-87w")?.markup.first("rect")?["y"] == "295.66666666666669")
    }

    @Test("Numbers are written as Interface Builder writes them")
    func numbers() throws {
        let red = [0, 1, 0.1, 1.0 / 3, -0.0].map {
            StoryboardColor.gray(white: $0, alpha: 1, space: "x").markup()["white"]
        }
        #expect(red == ["0.0", "1", "0.10000000000000001", "0.33333333333333331", "0.0"])
    }

    @Test("A document without an image has no subviews, no constraints, no image among its resources")
    func plain() throws {
        var design = Self.duggy
        design.image = nil
        let storyboard = try LaunchStoryboard.centred(design)
        #expect(storyboard.views.map(\.id) == ["Ze5-6b-2t3"])
        #expect(storyboard.markup.root.first("resources") == nil)
        #expect(storyboard.findings() == [])
    }

    @Test("What is written declares all that it uses and nothing else", arguments: [duggy, television])
    func findings(design: LaunchStoryboardDesign) throws {
        #expect(try LaunchStoryboard.centred(design).findings() == [])
    }

    @Test("What is written is read back to an equal document", arguments: [duggy, television])
    func roundTrip(design: LaunchStoryboardDesign) throws {
        let made = try LaunchStoryboard.centred(design, file: "a")
        #expect(try LaunchStoryboard(reading: made.bytes(), file: "a") == made)
    }

    @Test("xmllint takes what is written", arguments: [duggy, television])
    func xmllint(design: LaunchStoryboardDesign) throws {
        let tool = try OutsideTool("xmllint", install: "apt-get install libxml2-utils")
        try withFolder { folder in
            let bytes = try LaunchStoryboard.centred(design).bytes()
            try Data(bytes).write(to: folder.appending(path: "LaunchScreen.storyboard"))
            let (status, output) = try tool.run(["--noout", "LaunchScreen.storyboard"], in: folder)
            #expect(status == 0 && output == "")
        }
    }
}

@Suite struct StoryboardIdentifiersTests {
    @Test("Ids that are not given have Interface Builder's form and are the same in each run")
    func form() {
        let ids = StoryboardIdentifiers(seed: "LaunchScreen")
        let all = StoryboardIdentifiers.Object.allCases.map { ids[$0] }
        for id in all { #expect(id.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/) != nil) }
        #expect(Set(all).count == all.count)
        #expect([ids[.rootView], ids[.imageView]] == ["moz-43-DZm", "aPG-nl-7nL"])
    }

    @Test("Another seed gives other ids")
    func seeds() {
        let (one, other) = (StoryboardIdentifiers(seed: "Duggy"), StoryboardIdentifiers(seed: "Laten"))
        #expect(StoryboardIdentifiers.Object.allCases.allSatisfy { one[$0] != other[$0] })
    }

    @Test("An id that would be one of those given is made anew")
    func collision() {
        let free = StoryboardIdentifiers(seed: "x")
        let taken = StoryboardIdentifiers(seed: "x", given: [.imageView: free[.rootView]])
        #expect(taken[.imageView] == free[.rootView])
        #expect(taken[.rootView] != free[.rootView])
        #expect(taken[.scene] == free[.scene])
    }
}
