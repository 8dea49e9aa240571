// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

/// The table of the layout modifiers.
@MainActor
@Suite struct LayoutFactsTests {
    private func probe<V: View>(
        _ configure: (inout StageConfiguration) -> Void = { _ in }, @ViewBuilder content: () -> V
    ) -> StageProbe {
        StageProbe(configure: configure, content: content)
    }

    @Test(
        .proves("SW-54"),
        arguments: [
            (Alignment.topLeading, 40.0, 40.0), (.center, 20, 20), (.bottomTrailing, 0, 0),
        ])
    func aFixedFrameHasItsSizeAndAlignsWithoutClipping(_ alignment: Alignment, _ x: Double, _ y: Double) {
        let probe = probe {
            Color.red.frame(width: 60, height: 60).mark("child")
                .frame(width: 20, height: 20, alignment: alignment).mark("frame")
        }
        #expect(probe.frame("frame") == rect(40, 40, 20, 20))
        #expect(probe.frame("child") == rect(CGFloat(x), CGFloat(y), 60, 60))
        #expect(probe.rectangles == [rect(CGFloat(x), CGFloat(y), 60, 60)])
        let proposed = self.probe { Color.red.mark("child").frame(width: 20, height: 30) }
        #expect(proposed.frame("child")?.size == CGSize(width: 20, height: 30))
    }

    @Test(
        .proves("SW-55"),
        arguments: [
            // minimum, maximum, offer, child, width
            (CGFloat?.some(20), CGFloat?.some(40), 50.0, 30.0, 40.0), (20, 40, 10, 30, 20),
            (20, 40, 30, 5, 30),
            (nil, 50, 20, 30, 30), (nil, 50, 80, 30, 50), (nil, 50, 40, 30, 40), (nil, 50, 20, 70, 50),
            (20, nil, 10, 30, 20), (20, nil, 50, 30, 30), (20, nil, 50, 10, 20), (20, nil, 25, 30, 25),
        ])
    func aFlexibleFrameClampsTheOffer(
        _ low: CGFloat?, _ high: CGFloat?, _ offer: Double, _ child: Double, _ expected: Double
    ) {
        let probe = probe {
            Color.red.frame(width: CGFloat(child)).frame(minWidth: low, maxWidth: high).mark("f")
                .frame(width: CGFloat(offer))
        }
        #expect(probe.frame("f")?.width == CGFloat(expected))
    }

    @Test(.proves("SW-56")) func badBoundsAreRepairedAndReported() {
        let fixed = probe { Color.red.frame(width: -5, height: 10).mark("f") }
        #expect(fixed.frame("f")?.size == CGSize(width: 0, height: 10))
        #expect(fixed.stage.issues.map(\.kind) == [.misuse])
        let crossed = probe { Color.red.frame(minWidth: 60, maxWidth: 40).mark("f").frame(width: 20) }
        #expect(crossed.frame("f")?.width == 60)
        #expect(crossed.stage.issues.map(\.kind) == [.misuse])
        let negative = probe { Color.red.frame(minHeight: -10).mark("f") }
        #expect(negative.stage.issues.map(\.kind) == [.misuse])
        let ideal = probe { Color.red.frame(idealWidth: 90, maxWidth: 40).fixedSize().mark("f") }
        #expect(ideal.frame("f")?.width == 90)
        #expect(ideal.stage.issues.count == 1)
        let good = probe { Color.red.frame(minWidth: 10, idealWidth: 20, maxWidth: .infinity) }
        #expect(good.stage.issues.isEmpty)
    }

    @Test(
        .proves("SW-57"),
        arguments: [
            (Edge.Set.all, rect(16, 16, 68, 68)), (.horizontal, rect(16, 0, 68, 100)),
            (.top, rect(0, 16, 100, 84)), (Edge.Set.trailing, rect(0, 0, 84, 100)),
        ])
    func paddingIsSixteen(_ edges: Edge.Set, _ expected: CGRect) {
        #expect(probe { Color.red.mark("c").padding(edges) }.frame("c") == expected)
    }

    @Test(.proves("SW-58"), arguments: [(false, 0.0), (true, 80)])
    func aGeometryReaderTakesAllAndPutsItsContentAtTheStart(_ rtl: Bool, _ x: Double) {
        let probe = probe {
            if rtl { $0.layoutDirection = .rightToLeft }
        } content: {
            GeometryReader { _ in Color.red.frame(width: 20, height: 10).mark("c") }.mark("reader")
        }
        #expect(probe.frame("reader") == rect(0, 0, 100, 100))
        #expect(probe.frame("c") == rect(CGFloat(x), 0, 20, 10))
    }

    @Test(.proves("SW-58")) func aGeometryReaderIsTenByTenWithoutAProposal() {
        let ideal = probe { GeometryReader { _ in Color.red }.fixedSize().mark("reader") }
        #expect(ideal.frame("reader")?.size == CGSize(width: 10, height: 10))
        let scrolled = probe {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { _ in Color.red.mark("c") }
                    Color.blue.frame(width: 30, height: 20).mark("b")
                }
            }
        }
        #expect(scrolled.frame("c") == rect(0, 0, 100, 10))
        #expect(scrolled.frame("b") == rect(35, 10, 30, 20))
    }

    @Test(.proves("SW-59")) func colorsAndShapesAreTenByTenWithoutAProposal() {
        #expect(probe { Color.red.fixedSize().mark("c") }.frame("c") == rect(45, 45, 10, 10))
        #expect(probe { Circle().fixedSize().mark("c") }.frame("c") == rect(45, 45, 10, 10))
    }

    @Test(.proves("SW-60")) func whatStandsOverAViewDoesNotChangeIt() {
        let layered = probe {
            Color.red.frame(width: 20, height: 20)
                .overlay { Color.blue.frame(width: 50, height: 50).mark("over") }
                .background { Color.green.frame(width: 60, height: 5).mark("under") }.mark("all")
        }
        #expect(layered.frame("all") == rect(40, 40, 20, 20))
        #expect(layered.frame("over") == rect(25, 25, 50, 50))
        #expect(layered.frame("under") == rect(20, 47.5, 60, 5))
        let moved = probe { Color.red.frame(width: 20, height: 20).offset(x: 7, y: 3).mark("all") }
        #expect(moved.frame("all") == rect(40, 40, 20, 20))
        #expect(moved.rectangles == [rect(47, 43, 20, 20)])
        let placed = probe {
            Color.red.frame(width: 20, height: 20).mark("c").position(x: 15, y: 30).mark("all")
        }
        #expect(placed.frame("all") == rect(0, 0, 100, 100))
        #expect(placed.frame("c") == rect(5, 20, 20, 20))
    }

    @Test(
        .proves("SW-61"),
        arguments: [
            (ContentMode.fit, 2.0, 100.0, 50.0), (.fit, 0.5, 50, 100), (.fill, 2, 200, 100),
            (.fill, 0.5, 100, 200),
        ])
    func proportionsFitInsideOrFill(_ mode: ContentMode, _ ratio: Double, _ width: Double, _ height: Double) {
        let probe = probe { Color.red.aspectRatio(CGFloat(ratio), contentMode: mode).mark("c") }
        #expect(probe.frame("c")?.size == CGSize(width: width, height: height))
    }

    @Test(.proves("SW-62")) func anInsetTakesItsLengthAndEightMore() {
        let probe = probe {
            Color.red.mark("c").safeAreaInset(edge: .bottom) {
                Color.blue.frame(width: 30, height: 20).mark("inset")
            }
        }
        #expect(probe.frame("c") == rect(0, 0, 100, 72))
        #expect(probe.frame("inset") == rect(35, 80, 30, 20))
    }

    @Test(
        .proves("SW-63"),
        arguments: [
            (ColorScheme.light, DynamicTypeSize.large, 0.5, 0x3C3C43, 0.29),
            (.dark, .xxxLarge, 0.5, 0x545458, 0.6),
            (.light, .accessibility1, 1, 0x3C3C43, 0.29),
        ])
    func aDividerIsAPixelThickAndLiesAcrossItsStack(
        _ scheme: ColorScheme, _ size: DynamicTypeSize, _ thickness: Double, _ hex: Int, _ opacity: Double
    ) {
        let column = probe {
            $0.colorScheme = scheme
            $0.dynamicTypeSize = size
        } content: {
            VStack { Divider().mark("line") }
        }
        #expect(column.frame("line")?.size == CGSize(width: 100, height: thickness))
        guard case .fill(_, .color(let color), _)? = column.leaves.first?.item.content else {
            Issue.record("The line is not drawn.")
            return
        }
        #expect(color == ResolvedColor(hex: UInt32(hex), opacity: opacity))
        let row = probe { HStack { Divider().mark("line") } }
        #expect(row.frame("line")?.size == CGSize(width: 0.5, height: 100))
    }

    @Test(.proves("SW-64")) func aShadowIsBlackAtAThird() {
        let probe = probe { Color.red.shadow(radius: 4) }
        let colors = probe.leaves.first?.effects.compactMap { effect -> ResolvedColor? in
            if case .shadow(let color, _, _) = effect { color } else { nil }
        }
        #expect(colors == [ResolvedColor(hex: 0x000000, opacity: 0.33)])
    }

    @Test(.proves("SW-65")) func effectsNestInTheOrderOfTheModifiers() {
        let probe = probe { Color.red.shadow(radius: 4).blur(radius: 2).opacity(0.5) }
        let names = probe.leaves.first?.effects.compactMap { effect -> String? in
            switch effect {
            case .opacity: "opacity"
            case .blur: "blur"
            case .shadow: "shadow"
            default: nil
            }
        }
        #expect(names == ["opacity", "blur", "shadow"])
    }

    @Test(.proves("SW-66")) func aScaleIsATransformAboutItsAnchorAndLeavesTheLayout() {
        let probe = probe {
            Color.red.frame(width: 20, height: 20).scaleEffect(2, anchor: .topLeading).mark("c")
        }
        #expect(probe.frame("c") == rect(40, 40, 20, 20))
        let transforms = probe.leaves.first?.effects.compactMap { effect -> CGAffineTransform? in
            if case .transform(let transform) = effect { transform } else { nil }
        }
        #expect(transforms == [CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)])
    }
}
