// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct LaunchLayoutDocumentTests {
    typealias Samples = StoryboardSamples

    private func layout(
        _ text: String, size: StoryboardSize = LaunchLayoutTests.phone,
        safeArea: StoryboardInsets = LaunchLayoutTests.phoneSafe
    ) throws -> LaunchLayout {
        try LaunchLayoutTests.layout(text, size: size, safeArea: safeArea)
    }

    private func frames(_ layout: LaunchLayout) -> [String: [Double]] {
        var frames: [String: [Double]] = [:]
        for view in layout.views { frames[view.id] = LaunchLayoutTests.numbers(view.frame) }
        return frames
    }

    private static let corner = ["a.leading = root.leading", "a.top = root.top", "a.height = 10"]

    @Test("Required constraints that exclude one another are named, and one of them is left out")
    func conflict() throws {
        let constraints =
            Samples.constraints("a.leading = root.leading", "a.top = root.top", "a.height = 10")
            + Samples.constraint("a.width = 100", id: "one") + Samples.constraint("a.width = 200", id: "two")
        let text = Samples.screen(subviews: Samples.view("a"), constraints: constraints)
        let layout = try layout(text)
        #expect(
            layout.conflicts.map { $0.members.map { "\($0.line) \($0.id): \($0.text)" } }
                == [["18 one: a.width = 100", "19 two: a.width = 200"]])
        #expect(frames(layout)["a"] == [0, 0, 100, 10])
        let problem = #expect(throws: ArtefactProblem.self) {
            try LaunchLayout.solve(
                LaunchStoryboard(reading: Array(text.utf8), file: "a.storyboard"),
                size: LaunchLayoutTests.phone)
        }
        #expect(problem?.line == 19 && problem?.file == "a.storyboard")
        #expect(
            problem?.reason.contains("a.width = 100 (one, line 18); a.width = 200 (two, line 19)") == true)
    }

    @Test("A chain that is too long for the screen is a contradiction of its links alone")
    func chain() throws {
        let names = ["a.leading = root.leading + 150", "a.width = 100", "root.trailing = a.trailing + 150"]
        let constraints =
            Samples.constraints("a.top = root.top", "a.height = 10")
            + names.enumerated().map { Samples.constraint($1, id: "c\($0)") }.joined()
        let layout = try layout(Samples.screen(subviews: Samples.view("a"), constraints: constraints))
        #expect(layout.conflicts.map { $0.members.map(\.id) } == [["c0", "c1", "c2"]])
    }

    @Test("No view is narrower than nothing")
    func negative() throws {
        let constraints =
            Samples.constraints("a.leading = root.leading", "a.top = root.top", "a.height = 10")
            + Samples.constraint("a.width = -5", id: "less")
        let conflicts = try layout(Samples.screen(subviews: Samples.view("a"), constraints: constraints))
            .conflicts
        #expect(conflicts.map { $0.members.map(\.text) } == [["a.width >= 0", "a.width = -5"]])
    }

    @Test("A view that could stand elsewhere is ambiguous, and stands in the corner; the others are not")
    func ambiguity() throws {
        let text = Samples.screen(
            subviews: Samples.view("a") + Samples.view("b"),
            constraints: Samples.constraints(
                "a.leading = root.leading", "a.top = root.top", "a.width = 5", "a.height = 10",
                "b.width = 50", "b.top = a.bottom", "b.height = 4"))
        let layout = try layout(text)
        #expect(layout.views.map(\.isAmbiguous) == [false, false, true])
        #expect(frames(layout)["b"] == [0, 10, 50, 4])
    }

    @Test("A range without a wish is ambiguous, with one it is not")
    func rangeAmbiguity() throws {
        let base = Samples.constraints(
            "a.leading = root.leading", "a.top = root.top", "a.height = 10", "a.width >= 20")
        let open = try layout(Samples.screen(subviews: Samples.view("a"), constraints: base))
        #expect(open.views[1].isAmbiguous && frames(open)["a"] == [0, 0, 20, 10])
        let wish = base + Samples.constraint("a.width = 0 @ 1")
        #expect(
            try !layout(Samples.screen(subviews: Samples.view("a"), constraints: wish)).views[1].isAmbiguous)
    }

    @Test("Labels as React Native's template places them stand where Xcode put them")
    func template() throws {
        func label(_ id: String, _ height: Double) -> String {
            let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"200\" height=\"\(height)\"/>"
            return Samples.view(id, kind: "label", inside: frame)
        }
        let constraints =
            Samples.constraints(
                "safe.bottom = foot.bottom + 20", "safe.centerX = title.centerX",
                "foot.centerX = safe.centerX",
                "foot.leading = safe.leading", "title.centerY = root.bottom * 1/3 + 1")
            + "<constraint firstItem=\"title\" firstAttribute=\"leading\" secondItem=\"safe\" "
            + "secondAttribute=\"leading\" symbolic=\"YES\"/>"
        let text = Samples.screen(subviews: label("foot", 21) + label("title", 43), constraints: constraints)
        let layout = try LaunchLayoutTests.layout(
            text, size: StoryboardSize(width: 375, height: 667), safeArea: StoryboardInsets(top: 20), scale: 2
        )
        #expect(frames(layout)["title"] == [0, 202, 375, 43])
        #expect(frames(layout)["foot"] == [0, 626, 375, 21])
    }

    @Test("A navigation bar takes the top of the safe area of what is below it")
    func navigation() throws {
        let layout = try LaunchLayoutTests.layout(Samples.navigation)
        let frames = frames(layout)
        #expect(frames["nav-aa-011"] == [0, 91, 390, 719])
        #expect(frames["nav-aa-003"] == [0, 47, 390, 44])
        #expect(layout.views.last?.id == "nav-aa-003")
    }

    @Test("The safe area of a view inside is what is left of it there")
    func innerSafeArea() throws {
        let inner = Samples.view("b")
        let outer = Samples.view(
            "a",
            inside:
                "<subviews>\(inner)</subviews><viewLayoutGuide key=\"safeArea\" id=\"guide\"/><constraints>"
                + Samples.constraints(
                    "b.top = guide.top", "b.bottom = guide.bottom", "b.leading = guide.leading",
                    "b.trailing = guide.trailing") + "</constraints>")
        let text = Samples.screen(
            subviews: outer,
            constraints: Samples.constraints(
                "a.leading = root.leading", "a.trailing = root.trailing", "a.top = root.top + 20",
                "a.bottom = root.bottom - 100"))
        #expect(try frames(layout(text))["b"] == [0, 47, 390, 697])
    }

    @Test(
        "Variations count by the size classes of the screen",
        arguments: [
            (390.0, 844.0, 100.0), (844, 390, 200), (932, 430, 250), (820, 1180, 300), (1180, 820, 300),
        ])
    func variations(width: Double, height: Double, expected: Double) throws {
        let constraints =
            Samples.constraints("a.leading = root.leading", "a.top = root.top", "a.height = 10")
            + Samples.constraint("a.width = 100", id: "small")
            + Samples.constraint("a.width = 300", id: "large")
            + "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"200\" id=\"flat\">"
            + "<variation key=\"heightClass=compact-widthClass=regular\" constant=\"250\"/></constraint>"
        func change(_ key: String, _ names: (out: [String], back: [String])) -> String {
            let marks =
                names.out.map { "<exclude reference=\"\($0)\"/>" }
                + names.back.map { "<include reference=\"\($0)\"/>" }
            return "<variation key=\"\(key)\"><mask key=\"constraints\">\(marks.joined())</mask></variation>"
        }
        let extra =
            change("default", (["large", "flat"], []))
            + change("heightClass=compact", (["small"], ["flat"]))
            + change("heightClass=regular-widthClass=regular", (["small"], ["large"]))
        let text = Samples.screen(subviews: Samples.view("a"), constraints: constraints, extra: extra)
        let layout = try layout(text, size: StoryboardSize(width: width, height: height))
        #expect(frames(layout)["a"] == [0, 0, expected, 10])
    }

    @Test("Constraints of the editor alone do not count")
    func placeholders() throws {
        let editor =
            "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"70\" placeholder=\"YES\"/>"
        let text = Samples.screen(
            subviews: Samples.view("a"),
            constraints: Samples.constraints(
                "a.leading = root.leading", "a.top = root.top", "a.height = 10", "a.width = 20") + editor)
        #expect(try frames(layout(text))["a"] == [0, 0, 20, 10])
    }

    @Test(
        "A stack arranges its views",
        arguments: [
            (
                "axis=\"vertical\" spacing=\"8\" alignment=\"center\"", [145, 381, 100, 30],
                [165, 419, 60, 30]
            ),
            ("spacing=\"10\" alignment=\"top\"", [110, 400, 100, 30], [220, 400, 60, 30]),
            (
                "spacing=\"10\" alignment=\"bottom\" distribution=\"equalSpacing\"", [110, 400, 100, 30],
                [220, 400, 60, 30]
            ),
        ] as [(String, [Double], [Double])])
    func stacks(attributes: String, first: [Double], second: [Double]) throws {
        func part(_ id: String, _ width: Int) -> String {
            Samples.view(
                id,
                inside: "<constraints>" + Samples.constraints("\(id).width = \(width)", "\(id).height = 30")
                    + "</constraints>")
        }
        let parts = part("a", 100) + "<view hidden=\"YES\" id=\"h\"/>" + part("b", 60)
        let stack = Samples.view(
            "s", kind: "stackView", attributes: attributes, inside: "<subviews>\(parts)</subviews>")
        let text = Samples.screen(
            subviews: stack,
            constraints: Samples.constraints("s.centerX = root.centerX", "s.centerY = root.centerY - 7"))
        let layout = try layout(text)
        #expect(layout.conflicts == [])
        #expect(frames(layout)["a"] == first)
        #expect(frames(layout)["b"] == second)
        #expect(layout.views.first { $0.id == "h" }?.opacity == 0)
    }

    @Test("Equal parts of a stack share its width")
    func equalParts() throws {
        let parts = ["a", "b", "c"].map { Samples.view($0) }.joined()
        let stack = Samples.view(
            "s", kind: "stackView", attributes: "distribution=\"fillEqually\" spacing=\"15\"",
            inside: "<subviews>\(parts)</subviews>")
        let text = Samples.screen(
            subviews: stack,
            constraints: Samples.constraints(
                "s.leading = root.leading", "s.trailing = root.trailing", "s.top = root.top", "s.height = 40")
        )
        let layout = try layout(text)
        #expect(frames(layout)["a"] == [0, 0, 120, 40])
        #expect(frames(layout)["b"] == [135, 0, 120, 40])
        #expect(frames(layout)["c"] == [270, 0, 120, 40])
    }

    @Test(
        "What cannot be solved is refused with its line",
        arguments: [
            ("a.width = gone.width", 14), ("a.width = 5e9", 14), ("a.width = root.width * 1:0", 14),
            ("a.middle = 5", 14),
        ])
    func refused(constraint: String, line: Int) {
        let text = Samples.screen(subviews: Samples.view("a"), constraints: Samples.constraint(constraint))
        let problem = #expect(throws: ArtefactProblem.self) { try layout(text) }
        #expect(problem?.line == line + 1)
    }

    @Test("A document without a view and a screen without a size are refused")
    func nothing() {
        #expect(throws: ArtefactProblem.self) { try layout("<document/>") }
        #expect(throws: ArtefactProblem.self) {
            try layout(Samples.duggy, size: StoryboardSize(width: .nan, height: 5))
        }
    }
}
