// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct LaunchLayoutTests {
    typealias Samples = StoryboardSamples
    static let phone = StoryboardSize(width: 390, height: 844)
    static let phoneSafe = StoryboardInsets(top: 47, bottom: 34)

    static func layout(
        _ text: String, size: StoryboardSize = phone, safeArea: StoryboardInsets = phoneSafe,
        scale: Double = 3,
        measures: LaunchMeasures? = nil
    ) throws -> LaunchLayout {
        try LaunchLayout(
            LaunchStoryboard(reading: Array(text.utf8), file: "a.storyboard"),
            on: LaunchLayout.Screen(size: size, safeArea: safeArea, scale: scale), measures: measures)
    }

    /// The frame of the view `a` as `x y width height`.
    static func frame(
        _ constraints: String..., kind: String = "view", attributes: String = "", inside: String = "",
        size: StoryboardSize = phone, safeArea: StoryboardInsets = phoneSafe, scale: Double = 3,
        measures: LaunchMeasures? = nil
    ) throws -> [Double] {
        let text = Samples.screen(
            subviews: Samples.view("a", kind: kind, attributes: attributes, inside: inside),
            constraints: constraints.map { Samples.constraint($0) }.joined())
        let layout = try layout(text, size: size, safeArea: safeArea, scale: scale, measures: measures)
        #expect(layout.conflicts == [] && layout.views.allSatisfy { !$0.isAmbiguous })
        return numbers(try #require(layout.views.first { $0.id == "a" }).frame)
    }

    static func numbers(_ frame: StoryboardRect) -> [Double] {
        [frame.x, frame.y, frame.width, frame.height]
    }

    private static let images = LaunchMeasures(
        image: { $0 == "Logo" ? StoryboardSize(width: 120, height: 60) : nil },
        text: { _ in
            LaunchMeasures.Text(
                size: StoryboardSize(width: 80, height: 20), firstBaseline: 16, lastBaseline: 4)
        })

    @Test("Duggy's logo stands where the editor put it, to the third of a point")
    func duggy() throws {
        let views = try LaunchLayout.solve(
            LaunchStoryboard(reading: Array(Samples.duggy.utf8), file: "a"),
            size: StoryboardSize(width: 393, height: 852), safeArea: StoryboardInsets(top: 59, bottom: 34),
            scale: 3)
        #expect(views.map(\.id) == ["Ze5-6b-2t3", "tWc-Dq-87w"])
        #expect(views.map(\.z) == [0, 1] && views.map(\.className) == ["UIView", "UIImageView"])
        #expect(views[0].frame == StoryboardRect(x: 0, y: 0, width: 393, height: 852))
        #expect(views[1].frame == StoryboardRect(x: 146.66666666666666, y: 376, width: 100, height: 100))
        #expect(views[1].image == "DuggyLogo" && views[1].contentMode == "scaleAspectFit")
        #expect(
            views[0].backgroundColor
                == .components(
                    red: 0, green: 0.24705882352941178, blue: 0.60784313725490191, alpha: 1, space: "sRGB"))
    }

    @Test("A view is filled, inset and centred")
    func edges() throws {
        #expect(
            try Self.frame(
                "a.leading = root.leading", "a.top = root.top", "root.trailing = a.trailing",
                "root.bottom = a.bottom") == [0, 0, 390, 844])
        #expect(
            try Self.frame(
                "a.leading = root.leading + 24", "a.top = root.top + 8", "root.trailing = a.trailing + 16",
                "root.bottom = a.bottom + 4") == [24, 8, 350, 832])
        #expect(
            try Self.frame(
                "a.centerX = root.centerX + 10", "a.centerY = root.centerY - 60", "a.width = 100",
                "a.height = 50")
                == [155, 337, 100, 50])
    }

    @Test("Ratios bind a side to the other and to another view")
    func ratios() throws {
        #expect(
            try Self.frame(
                "a.centerX = root.centerX", "a.centerY = root.centerY", "a.width = root.width * 0.5",
                "a.height = a.width * 1:1") == [97.5, 324.5, 195, 195].map { ($0 * 3).rounded(.up) / 3 })
        #expect(
            try Self.frame(
                "a.leading = root.leading", "a.top = root.top", "a.height = 320", "a.width = a.height * 9:16")
                == [0, 0, 180, 320])
        // The middle at a quarter of the height.
        #expect(
            try Self.frame(
                "a.centerX = root.centerX", "a.centerY = root.centerY * 0.5", "a.width = 90", "a.height = 22")
                == [150, 200, 90, 22])
    }

    @Test("A bound is kept, and the wish goes up to it")
    func inequalities() throws {
        let place = ["a.centerX = root.centerX", "a.top = root.top", "a.height = 10"]
        #expect(
            try Self.frame(place[0], place[1], place[2], "a.width <= 240", "a.width = root.width @ 750")
                == [75, 0, 240, 10])
        #expect(
            try Self.frame(place[0], place[1], place[2], "a.width >= 240", "a.width = 100 @ 999")
                == [75, 0, 240, 10])
        #expect(
            try Self.frame(
                place[0], place[1], place[2], "a.leading >= root.leading + 30", "a.width = 600 @ 750")
                == [30, 0, 330, 10])
    }

    @Test(
        "Of wishes the one with the higher priority wins",
        arguments: [(250, 750, 60), (750, 250, 40), (999, 750, 40)])
    func priorities(first: Int, second: Int, width: Double) throws {
        let frame = try Self.frame(
            "a.leading = root.leading", "a.top = root.top", "a.height = 10", "a.width = 40 @ \(first)",
            "a.width = 60 @ \(second)")
        #expect(frame == [0, 0, width, 10])
    }

    @Test(
        "The safe area bounds views on a phone, on its side, on a tablet",
        arguments: [
            (StoryboardSize(width: 390, height: 844), phoneSafe, [0.0, 47, 390, 763]),
            (
                StoryboardSize(width: 844, height: 390), StoryboardInsets(left: 47, bottom: 21, right: 47),
                [47, 0, 750, 369]
            ),
            (
                StoryboardSize(width: 1024, height: 1366), StoryboardInsets(top: 24, bottom: 20),
                [0, 24, 1024, 1322]
            ),
        ] as [(StoryboardSize, StoryboardInsets, [Double])])
    func safeArea(size: StoryboardSize, safeArea: StoryboardInsets, expected: [Double]) throws {
        #expect(
            try Self.frame(
                "a.leading = safe.leading", "a.trailing = safe.trailing", "a.top = safe.top",
                "safe.bottom = a.bottom", size: size, safeArea: safeArea, scale: 2) == expected)
    }

    @Test("Margins are 16 points, 20 on large screens, within the safe area")
    func margins() throws {
        let edges = [
            "a.leading = root.leadingMargin", "a.trailing = root.trailingMargin", "a.top = root.topMargin",
            "a.bottom = root.bottomMargin",
        ]
        #expect(try Self.frame(edges[0], edges[1], edges[2], edges[3]) == [16, 47, 358, 763])
        #expect(
            try Self.frame(
                edges[0], edges[1], edges[2], edges[3], size: StoryboardSize(width: 430, height: 932),
                safeArea: StoryboardInsets(top: 59, bottom: 34)) == [20, 59, 390, 839])
    }

    @Test("An image has its own size unless constraints say another")
    func images() throws {
        let centre = ["a.centerX = root.centerX", "a.centerY = root.centerY"]
        let attributes = "image=\"Logo\" horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\""
        #expect(
            try Self.frame(
                centre[0], centre[1], kind: "imageView", attributes: attributes, measures: Self.images)
                == [135, 392, 120, 60])
        #expect(
            try Self.frame(
                centre[0], centre[1], "a.width = 240", kind: "imageView", attributes: attributes,
                measures: Self.images) == [75, 392, 240, 60])
        // It resists to be compressed by 750, and gives way to 751.
        #expect(
            try Self.frame(
                centre[0], centre[1], "a.width = 60 @ 749", kind: "imageView", attributes: attributes,
                measures: Self.images) == [135, 392, 120, 60])
        #expect(
            try Self.frame(
                centre[0], centre[1], "a.width = 60 @ 751", kind: "imageView", attributes: attributes,
                measures: Self.images) == [165, 392, 60, 60])
    }

    @Test(
        "An image grows for a wish that is stronger than its hugging, not for a weaker one",
        arguments: [(250, 120.0), (300, 240)])
    func hugging(priority: Int, width: Double) throws {
        let frame = try Self.frame(
            "a.leading = root.leading", "a.top = root.top", "a.width = 240 @ \(priority)", kind: "imageView",
            attributes: "image=\"Logo\" horizontalHuggingPriority=\"251\"", measures: Self.images)
        #expect(frame == [0, 0, width, 60])
    }

    @Test("Without measures an image is as large as the resources say")
    func declaredImages() throws {
        let text = Samples.screen(
            subviews: Samples.view("a", kind: "imageView", attributes: "image=\"Logo\""),
            constraints: Samples.constraints("a.top = root.top", "a.leading = root.leading"),
            resources: "<image name=\"Logo\" width=\"292.5\" height=\"50\"/>")
        #expect(try Self.numbers(Self.layout(text, scale: 2).views[1].frame) == [0, 0, 292.5, 50])
    }

    @Test("Labels have the size of their text and stand on its baselines")
    func labels() throws {
        #expect(
            try Self.frame(
                "a.centerX = root.centerX", "a.firstBaseline = root.top + 100", kind: "label",
                attributes: "text=\"x\"", measures: Self.images) == [155, 84, 80, 20])
        #expect(
            try Self.frame(
                "a.centerX = root.centerX", "safe.bottom = a.baseline + 24", kind: "label",
                attributes: "text=\"x\"", measures: Self.images) == [155, 770, 80, 20])
    }

    @Test("A mask lets a frame follow the view around it")
    func masks() throws {
        func frame(_ mask: String) throws -> [Double] {
            let view =
                "<view id=\"a\"><rect key=\"frame\" x=\"145\" y=\"372\" width=\"100\" height=\"100\"/>"
                + "<autoresizingMask key=\"autoresizingMask\" \(mask)/></view>"
            let size = StoryboardSize(width: 490, height: 1044)
            return try Self.numbers(Self.layout(Samples.screen(subviews: view), size: size).views[1].frame)
        }
        let frames: [(mask: String, frame: [Double])] = [
            ("flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"", [145, 372, 100, 100]), ("", [145, 372, 100, 100]),
            ("widthSizable=\"YES\" heightSizable=\"YES\"", [145, 372, 200, 300]),
            (
                "flexibleMinX=\"YES\" flexibleMaxX=\"YES\" flexibleMinY=\"YES\" flexibleMaxY=\"YES\"",
                [195, 472, 100, 100]
            ),
            ("flexibleMinX=\"YES\" flexibleMinY=\"YES\"", [245, 572, 100, 100]),
        ]
        for each in frames { #expect(try frame(each.mask) == each.frame, "\(each.mask)") }
    }

    @Test("What stretches takes a share by its size")
    func shares() throws {
        let view =
            "<view id=\"a\"><rect key=\"frame\" x=\"90\" y=\"0\" width=\"100\" height=\"10\"/><autoresizingMask "
            + "key=\"autoresizingMask\" flexibleMinX=\"YES\" flexibleMaxX=\"YES\"/></view>"
        let size = StoryboardSize(width: 390 + 29, height: 844)
        // 90 points on the left and 200 on the right share 29.
        #expect(
            try Self.numbers(Self.layout(Samples.screen(subviews: view), size: size).views[1].frame)
                == [99, 0, 100, 10])
    }

    @Test("A multiplier of a place counts from the view that holds the constraint")
    func innerMultiplier() throws {
        let outer = Samples.view(
            "a",
            inside: "<subviews>\(Samples.view("b"))</subviews><constraints>"
                + Samples.constraints(
                    "b.centerY = self.bottom * 1:4", "b.right = self.right * 0.5", "b.width = 20",
                    "b.height = 30")
                + "</constraints>")
        let text = Samples.screen(
            subviews: outer,
            constraints: Samples.constraints(
                "a.leading = root.leading + 20", "a.top = root.top + 100", "a.width = 100", "a.height = 200"))
        #expect(try Self.numbers(Self.layout(text).views[2].frame) == [50, 135, 20, 30])
    }

    @Test("Frames inside are those of the screen, and cut where a view around cuts")
    func nesting() throws {
        let inner = Samples.view(
            "b",
            inside: "<constraints>" + Samples.constraints("b.width = 60", "b.height = 60")
                + "</constraints>")
        let outer = Samples.view(
            "a", attributes: "clipsSubviews=\"YES\" alpha=\"0.5\"",
            inside: "<subviews>\(inner)</subviews><constraints>"
                + Samples.constraints("b.leading = self.leading + 80", "b.top = self.top + 10")
                + "</constraints>")
        let text = Samples.screen(
            subviews: outer,
            constraints: Samples.constraints(
                "a.leading = root.leading + 20", "a.top = root.top + 30", "a.width = 100", "a.height = 100"))
        let view = try Self.layout(text).views[2]
        #expect(Self.numbers(view.frame) == [100, 40, 60, 60])
        #expect(Self.numbers(view.clip) == [20, 30, 100, 100])
        #expect(view.z == 2 && view.opacity == 0.5)
    }

    @Test("Views that touch touch on the same pixel, and no side is lost")
    func pixels() throws {
        let thirds = ["a", "b", "c"].map { Samples.view($0) }.joined()
        let text = Samples.screen(
            subviews: thirds,
            constraints: Samples.constraints(
                "a.leading = root.leading", "b.leading = a.trailing", "c.leading = b.trailing",
                "c.trailing = root.trailing", "a.width = b.width", "b.width = c.width", "a.top = root.top",
                "b.top = root.top", "c.top = root.top", "a.height = 1", "b.height = 1", "c.height = 1"))
        let frames = try Self.layout(text, size: StoryboardSize(width: 320, height: 480), scale: 2).views.map(
            \.frame)
        #expect(frames.map(\.x) == [0, 0, 106.5, 213.5])
        #expect(frames.map(\.width) == [320, 106.5, 107, 106.5])
    }
}
