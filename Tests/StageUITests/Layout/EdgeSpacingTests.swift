// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

/// The shaper of the tests gives a font of 10 points a line of 12 and no leading of its own; the
/// published line of a text style is longer. The scale of the stages is 2.
@MainActor
@Suite struct EdgeSpacingTests {
    private func gap<A: View, B: View>(_ upper: A, _ lower: B) -> Double {
        let probe = StageProbe(CGSize(width: 300, height: 300)) {
            VStack {
                upper.mark("upper")
                lower.mark("lower")
            }
        }
        guard let a = probe.frame("upper"), let b = probe.frame("lower") else { return .nan }
        return (Double(b.minY - a.maxY) * 1000).rounded() / 1000
    }

    private var shape: some View { Color.red.frame(width: 20, height: 20) }

    @Test(
        .proves("SW-46"),
        arguments: [
            // The body's line is 22 and its letters take 20.4; title: 34 and 33.6.
            (Font.body, Font.body, 2.0), (.title, .body, 2.0), (.body, .title, 0.5),
            (.caption, .caption, 2.0), (.system(size: 17), .system(size: 17), 0),
            (.body, .system(size: 17), 0), (.system(size: 17), .body, 2.0),
        ])
    func twoTextsStandApartByTheLowerOnesLeading(_ upper: Font, _ lower: Font, _ expected: Double) {
        #expect(gap(Text("a").font(upper), Text("b").font(lower)) == expected)
    }

    @Test(arguments: [
        // The line is 12, a tenth of it is 1.5 in pixels; ascent 9.521, descent 2.479, capitals 7.046.
        (10.0, 6.454, 3.979), (20, 12.408, 7.457),
    ])
    func aTextKeepsATenthOfItsLineFromOtherViews(_ size: Double, _ below: Double, _ above: Double) {
        let text = Text("a").font(.system(size: CGFloat(size)))
        #expect(gap(text, shape) == below)
        #expect(gap(shape, text) == above)
    }

    @Test func shapesAndTextsBesideEachOtherStandEightPointsApart() {
        #expect(gap(shape, shape) == 8)
        let row = StageProbe(CGSize(width: 300, height: 100)) {
            HStack {
                Text("a").mark("a")
                Text("b").mark("b")
            }
        }
        #expect((row.frame("b")?.minX ?? 0) - (row.frame("a")?.maxX ?? 0) == 8)
    }

    @Test func paddingAndAFixedHeightHideTheText() {
        let text = Text("a").font(.system(size: 10))
        #expect(gap(text.padding(.bottom, 1), shape) == 8)
        #expect(gap(text.padding(.leading, 1), shape) == 6.454)
        #expect(gap(text.frame(height: 30), shape) == 8)
        #expect(gap(text.frame(width: 30), shape) == 6.454)
    }

    @Test func aRowPassesOnTheWishesOfItsViewsAndAColumnThoseOfItsEnds() {
        let text = Text("a").font(.system(size: 10))
        let column = VStack(spacing: 0) {
            shape
            text
        }
        #expect(gap(column, shape) == 6.454)
        let row = HStack {
            shape
            text
        }
        #expect(gap(row, shape) == 6.454)
        #expect(gap(ZStack { text }, shape) == 6.454)
    }

    @Test func aGivenSpacingCountsMoreThanAnyWish() {
        let probe = StageProbe {
            VStack(spacing: 3) {
                Text("a").mark("a")
                Text("b").mark("b")
            }
        }
        #expect(abs((probe.frame("b")?.minY ?? 0) - (probe.frame("a")?.maxY ?? 0) - 3) < 1e-9)
    }
}
