// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import ProofSupport
import Testing

@Suite struct StoryboardFuzzTests {
    private static let small = StoryboardSamples.screen(
        subviews: StoryboardSamples.view("a", kind: "imageView", attributes: "image=\"Logo\"")
            + StoryboardSamples.view("b", kind: "label") + StoryboardSamples.view("c", kind: "stackView"),
        constraints: StoryboardSamples.constraints(
            "a.centerX = root.centerX", "a.centerY = root.centerY * 0.5 @ 750", "a.width <= 100",
            "b.top = a.bottom + 8",
            "b.leading >= safe.leading + 20", "safe.bottom = c.bottom + 24", "c.width = c.height * 9:16"),
        resources: "<image name=\"Logo\" width=\"120\" height=\"60\"/>")

    private static let mutator = Mutator(
        samples: [
            StoryboardSamples.duggy, StoryboardSamples.television, StoryboardSamples.navigation, small, small,
        ],
        tokens: [
            "multiplier=\"1:2\" ", "multiplier=\"0\" ", "constant=\"1e300\" ", "constant=\"-100\" ",
            "constant=\"nan\" ",
            "priority=\"250\" ", "priority=\"-1\" ", "relation=\"lessThanOrEqual\" ",
            "firstAttribute=\"height\" ",
            "firstItem=\"a\" ", "secondItem=\"a\" ", "hidden=\"YES\" ", "axis=\"vertical\" ",
            "spacing=\"-1e9\" ",
            "distribution=\"equalCentering\" ", "0", "9", "-", ".", ":", "e", "\"", "<", "/>", "<subviews>",
            "</subviews>",
            "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"height\"/>",
            "<constraint firstItem=\"b\" firstAttribute=\"top\" secondItem=\"c\" secondAttribute=\"bottom\"/>",
        ],
        nests: [
            ("<view id=\"n\"><subviews>", "</subviews></view>"),
            ("<stackView><subviews>\n", "</subviews></stackView>"),
        ])

    private static let screen = LaunchLayout.Screen(
        size: StoryboardSize(width: 390, height: 844), safeArea: StoryboardInsets(top: 47, bottom: 34),
        scale: 4)

    @Test("No file breaks the reader, the findings or the solver")
    func documents() {
        Fuzz.run("storyboard", Self.mutator) { (bytes) throws(ArtefactProblem) in
            let storyboard = try LaunchStoryboard(reading: bytes, file: "fuzz")
            #expect(storyboard.bytes() == bytes)
            let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
            #expect(storyboard.findings().allSatisfy { (1...lines).contains($0.line) })
            let layout = try LaunchLayout(storyboard, on: Self.screen)
            #expect(
                layout.views.allSatisfy { $0.frame.width >= 0 && $0.frame.height >= 0 && $0.frame.x.isFinite }
            )
        }
    }

    @Test("Constraints at random are kept, all that are required but those left out")
    func layouts() throws {
        for seed in 0..<max(200, Fuzz.cases / 10) {
            let document = RandomLayout(seed: seed)
            let storyboard = try LaunchStoryboard(reading: Array(document.text.utf8), file: "fuzz")
            let layout = try LaunchLayout(storyboard, on: Self.screen)
            let left = Set(layout.conflicts.compactMap(\.members.last?.id))
            for conflict in layout.conflicts { #expect(conflict.members.count >= 1 && !left.contains("")) }
            var frames: [String: StoryboardRect] = [:]
            for view in layout.views { frames[view.id] = view.frame }
            for constraint in document.constraints
            where constraint.isRequired && !left.contains(constraint.id) {
                #expect(constraint.isKept(in: frames), "seed \(seed): \(constraint.text)")
            }
        }
    }
}

/// A document of a few views that random constraints place.
private struct RandomLayout {
    struct Constraint {
        var id: String
        var first: (item: String, attribute: String)
        var relation: String
        var second: (item: String, attribute: String)?
        var multiplier: Double
        var constant: Int
        var priority: Int

        var isRequired: Bool { priority == 1000 }

        var text: String {
            var text = "\(first.item).\(first.attribute) \(relation)"
            if let second {
                text += " \(second.item).\(second.attribute) * \(multiplier) + \(constant)"
            } else {
                text += " \(constant)"
            }
            return text + " @ \(priority)"
        }

        /// Whether frames on quarters of a point keep the constraint, as nearly as they can.
        func isKept(in frames: [String: StoryboardRect]) -> Bool {
            func value(_ part: (item: String, attribute: String)) -> Double {
                guard let frame = frames[part.item] else { return .nan }
                switch part.attribute {
                case "left", "leading": return frame.x
                case "right", "trailing": return frame.right
                case "top": return frame.y
                case "bottom": return frame.bottom
                case "width": return frame.width
                case "height": return frame.height
                case "centerX": return frame.x + frame.width / 2
                default: return frame.y + frame.height / 2
                }
            }
            let difference = value(first) - (second.map(value) ?? 0) * multiplier - Double(constant)
            switch relation {
            case ">=": return difference > -0.6
            case "<=": return difference < 0.6
            default: return abs(difference) < 0.6
            }
        }
    }

    private(set) var text = ""
    private(set) var constraints: [Constraint] = []

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func pick<Element>(_ list: [Element], or other: Element) -> Element {
            list.randomElement(using: &generator) ?? other
        }
        let names = Array(["a", "b", "c", "d"].prefix(Int.random(in: 1...4, using: &generator)))
        let across = ["left", "right", "leading", "trailing", "centerX"]
        let down = ["top", "bottom", "centerY"]
        for number in 0..<Int.random(in: 2...14, using: &generator) {
            let item = pick(names, or: "a")
            let size = pick(["width", "height"], or: "width")
            let attributes = pick([across, down, ["width", "height"]], or: across)
            let other = pick(["root"] + names, or: "root")
            let isConstant = attributes.count == 2 && Bool.random(using: &generator)
            constraints.append(
                Constraint(
                    id: "c\(number)",
                    first: (item, attributes.count == 2 ? size : pick(attributes, or: "top")),
                    relation: pick(["=", "=", ">=", "<="], or: "="),
                    second: isConstant ? nil : (other, pick(attributes, or: "top")),
                    multiplier: pick([1, 1, 1, 0.5, 2], or: 1),
                    constant: Int.random(in: isConstant ? 0...300 : -60...60, using: &generator),
                    priority: pick([1000, 1000, 1000, 999, 750, 250], or: 1000)))
        }
        text = StoryboardSamples.screen(
            subviews: names.map { StoryboardSamples.view($0) }.joined(),
            constraints: constraints.map { StoryboardSamples.constraint($0.text, id: $0.id) }.joined())
    }
}
