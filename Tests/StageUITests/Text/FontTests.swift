// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

@MainActor
@Suite struct FontTests {
    private func resolved(_ font: Font, _ size: DynamicTypeSize = .large) -> ResolvedFont {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = size
        return font.resolve(in: environment)
    }

    @Test(
        .proves("SW-68"),
        arguments: [
            (Font.largeTitle, 34, 400), (.title, 28, 400), (.title2, 22, 400), (.title3, 20, 400),
            (.headline, 17, 600), (.body, 17, 400), (.callout, 16, 400), (.subheadline, 15, 400),
            (.footnote, 13, 400), (.caption, 12, 400), (.caption2, 11, 400),
        ] as [(Font, Int, Int)])
    func textStylesHaveTheirSizesAtTheUsualTextSize(font: Font, size: Int, weight: Int) {
        let found = resolved(font)
        #expect(found.size == CGFloat(size))
        #expect(found.weight == weight)
    }

    @Test(.proves("SW-68")) func textWithoutAFontHasTheBodyFont() {
        let probe = StageProbe { Text("a") }
        guard case .text(let layout)? = probe.leaves.first?.item.content else {
            Issue.record("no text is drawn")
            return
        }
        #expect(layout.lines[0].runs[0].font == resolved(.body))
    }

    @Test func `A font asks for small capitals of small letters, of capitals or of both`() {
        #expect(resolved(.body).smallCaps == nil)
        #expect(resolved(.body.lowercaseSmallCaps()).smallCaps == .lowercase)
        #expect(resolved(.body.uppercaseSmallCaps()).smallCaps == .uppercase)
        #expect(resolved(.custom("Inter-Bold", size: 12).smallCaps()).smallCaps == .all)
    }

    @Test func `The width of a font comes before that of the text, and that before the one around`() {
        func widths<V: View>(_ view: V) -> [CGFloat?] {
            StageProbe { view }.leaves.compactMap {
                guard case .text(let layout) = $0.item.content else { return nil }
                return layout.lines[0].runs[0].font.width
            }
        }
        let expanded = Text("a").font(.body.width(.expanded))
        let cases: [(name: String, seen: [CGFloat?], wanted: CGFloat?)] = [
            ("a text", widths(Text("a").fontWidth(.condensed)), -0.2),
            ("set twice", widths(Text("a").fontWidth(.condensed).fontWidth(.expanded)), -0.2),
            ("around", widths(VStack { Text("a") }.fontWidth(.compressed)), -0.3),
            ("inside", widths(VStack { Text("a").fontWidth(.expanded) }.fontWidth(.compressed)), 0.2),
            ("a text and its font", widths(expanded.fontWidth(.compressed) as Text), -0.3),
            ("a font inside", widths(VStack { expanded }.fontWidth(.compressed)), 0.2),
            ("the usual", widths(Text("a").fontWidth(.standard)), nil),
            ("too wide", widths(Text("a").font(.body.width(Font.Width(9)))), 0.4),
        ]
        for each in cases { #expect(each.seen == [each.wanted], "\(each.name)") }
    }

    @Test func `A font with a name has the width that its name says`() {
        #expect(resolved(.custom("Inter-Bold", size: 12).width(.condensed)).width == nil)
    }

    /// The sizes of the Human Interface Guidelines, from xSmall to the largest accessibility size.
    @Test(
        arguments: [
            (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
            (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
            (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
            (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
            (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
            (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
            (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
            (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
            (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
            (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
            (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
        ] as [(Font.TextStyle, [CGFloat])])
    func eachStyleFollowsTheTextSize(_ style: Font.TextStyle, points: [CGFloat]) {
        #expect(DynamicTypeSize.allCases.map { resolved(.system(style), $0).size } == points)
    }

    @Test(arguments: Font.TextStyle.allCases)
    func noStyleShrinksWhenTheTextSizeGrows(_ style: Font.TextStyle) {
        let sizes = DynamicTypeSize.allCases.map { resolved(.system(style), $0).size }
        #expect(sizes == sizes.sorted())
        #expect(sizes.count == 12)
    }

    @Test func fixedFontsDoNotFollowTheTextSize() {
        #expect(resolved(.system(size: 10), .accessibility5).size == 10)
        #expect(resolved(.custom("Inter", fixedSize: 10), .accessibility5).size == 10)
        #expect(resolved(.custom("Inter", size: 17), .accessibility5).size == 53)
        #expect(resolved(.custom("Inter", size: 11, relativeTo: .caption2), .accessibility5).size == 40)
    }

    @Test(
        arguments: [
            (Font.Design.serif, ResolvedFont.Family.serif), (.monospaced, .monospaced), (.rounded, .rounded),
            (.default, .system),
        ])
    func designsNameTheFamily(_ design: Font.Design, family: ResolvedFont.Family) {
        #expect(resolved(.system(.body, design: design)).family == family)
    }

    @Test func modifiersOfViewsReachTextThatNamesNothing() {
        let probe = StageProbe {
            VStack {
                Text("a"); Text("b").fontWeight(.light).fontDesign(.monospaced)
            }
            .fontWeight(.heavy).fontDesign(.serif).italic()
        }
        let runs = probe.leaves.compactMap { leaf -> ResolvedFont? in
            guard case .text(let layout) = leaf.item.content else { return nil }
            return layout.lines[0].runs[0].font
        }
        #expect(runs.map(\.weight) == [800, 300])
        #expect(runs.map(\.family) == [.serif, .monospaced])
        #expect(runs.map(\.italic) == [true, true])
    }

    @Test func leadingChangesTheLineByTwoPoints() {
        #expect(resolved(.body.leading(.loose)).leading == 2)
        #expect(resolved(.body.leading(.tight)).leading == -2)
    }
}
