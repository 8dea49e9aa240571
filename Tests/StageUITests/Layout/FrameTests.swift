// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct FrameTests {
    @Test func aFixedFrameAlignsWithoutClipping() {
        let probe = StageProbe {
            Color.red.frame(width: 60, height: 60).mark("child")
                .frame(width: 20, height: 20, alignment: .topLeading).mark("frame")
        }
        #expect(probe.frame("frame") == rect(40, 40, 20, 20))
        #expect(probe.frame("child") == rect(40, 40, 60, 60))
        #expect(probe.rectangles == [rect(40, 40, 60, 60)])
    }

    @Test(arguments: [
        // offer, child's ideal is 10: minimum, maximum, expected
        (CGFloat?.none, CGFloat?.some(20), 50.0, 20.0), (nil, 80, 50, 50), (30, nil, 50, 50),
        (60, nil, 50, 60),
        (20, 40, 50, 40), (60, 80, 50, 60), (nil, .infinity, 50, 50),
    ])
    func aFlexibleFrameClampsTheOffer(_ low: CGFloat?, _ high: CGFloat?, _ offer: Double, _ expected: Double)
    {
        let probe = StageProbe {
            Color.red.frame(minWidth: low, maxWidth: high).mark("f").frame(width: CGFloat(offer))
        }
        #expect(probe.frame("f")?.width == CGFloat(expected))
    }

    @Test func aFrameWithOnlyALargestSizeIsNotSmallerThanItsChild() {
        let probe = StageProbe {
            Color.red.frame(width: 30, height: 10).frame(maxWidth: 50).mark("f").frame(width: 20)
        }
        #expect(probe.frame("f")?.width == 30)
    }

    @Test func theIdealSizeStandsInForAMissingOffer() {
        let probe = StageProbe { Color.red.frame(idealWidth: 33, idealHeight: 44).fixedSize().mark("f") }
        #expect(probe.frame("f")?.size == CGSize(width: 33, height: 44))
    }

    @Test func negativeLengthsAreRepairedAndReported() {
        let probe = StageProbe { Color.red.frame(width: -5, height: 10).mark("f") }
        #expect(probe.frame("f")?.width == 0)
        #expect(probe.stage.issues.map(\.kind) == [.misuse])
    }

    @Test func paddingIsSixteenWhereNothingIsGiven() {
        let probe = StageProbe { Color.red.mark("c").padding() }
        #expect(probe.frame("c") == rect(16, 16, 68, 68))
    }

    @Test(arguments: [false, true])
    func leadingPaddingFollowsTheReadingDirection(_ rtl: Bool) {
        let probe = StageProbe(rtl: rtl) { Color.red.mark("c").padding(.leading, 30) }
        #expect(probe.frame("c") == rect(rtl ? 0 : 30, 0, 70, 100))
    }

    @Test func aPileIsTheUnionOfItsMostImportantChildren() {
        let probe = StageProbe {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 20, height: 40)
                Color.red.frame(width: 60, height: 10).mark("wide")
            }.mark("pile")
        }
        #expect(probe.frame("pile") == rect(20, 30, 60, 40))
        #expect(probe.frame("wide") == rect(20, 30, 60, 10))
    }

    @Test func aPilesChildrenAreOfferedItsFinalSize() {
        let probe = StageProbe {
            ZStack {
                Color.red.mark("back")
                Text("abcd").font(.system(size: 20))
            }.fixedSize().mark("pile")
        }
        #expect(probe.frame("pile")?.size == CGSize(width: 40, height: 24))
        #expect(probe.frame("back")?.size == CGSize(width: 40, height: 24))
    }

    @Test func onlyTheHighestPriorityCountsForThePilesSize() {
        let probe = StageProbe {
            ZStack {
                Color.red; Color.red.frame(width: 20, height: 20).layoutPriority(1)
            }.mark("pile")
        }
        #expect(probe.frame("pile")?.size == CGSize(width: 20, height: 20))
    }

    @Test func overlayAndBackgroundNeverAffectTheSize() {
        let probe = StageProbe {
            Color.red.frame(width: 20, height: 20)
                .overlay(alignment: .bottomTrailing) { Color.red.frame(width: 60, height: 4).mark("over") }
                .background { Color.red.mark("under") }.mark("all")
        }
        #expect(probe.frame("all") == rect(40, 40, 20, 20))
        #expect(probe.frame("over") == rect(0, 56, 60, 4))
        #expect(probe.frame("under") == rect(40, 40, 20, 20))
        #expect(probe.rectangles.count == 3)
        #expect(probe.rectangles[0] == rect(40, 40, 20, 20))
    }

    @Test func anOffsetMovesTheDrawingAndNotTheLayout() {
        let probe = StageProbe { Color.red.frame(width: 20, height: 20).offset(x: 5, y: -7).mark("c") }
        #expect(probe.frame("c") == rect(40, 40, 20, 20))
        #expect(probe.rectangles == [rect(45, 33, 20, 20)])
    }

    @Test func aPositionedViewTakesTheWholeSpace() {
        let probe = StageProbe {
            Color.red.frame(width: 20, height: 20).mark("c").position(x: 30, y: 60).mark("p")
        }
        #expect(probe.frame("p") == rect(0, 0, 100, 100))
        #expect(probe.frame("c") == rect(20, 50, 20, 20))
    }

    @Test(arguments: [false, true])
    func aGeometryReaderTakesTheSpaceAndPlacesAtTheStart(_ rtl: Bool) {
        let probe = StageProbe(rtl: rtl) {
            GeometryReader { Color.red.frame(width: $0.size.width / 4, height: 10).mark("c") }.mark("r")
        }
        #expect(probe.frame("r") == rect(0, 0, 100, 100))
        #expect(probe.frame("c") == rect(rtl ? 75 : 0, 0, 25, 10))
    }

    @Test func viewsWithoutAnIdealSizeAreTenByTen() {
        let probe = StageProbe { Rectangle().fixedSize().mark("r") }
        #expect(probe.frame("r")?.size == CGSize(width: 10, height: 10))
    }

    @Test(arguments: [(ContentMode.fit, rect(0, 25, 100, 50)), (.fill, rect(-50, 0, 200, 100))])
    func proportionsAreKept(_ mode: ContentMode, _ expected: CGRect) {
        let probe = StageProbe { Color.red.aspectRatio(2, contentMode: mode).mark("c") }
        #expect(probe.frame("c") == expected)
    }

    @Test func contentStaysInsideTheSafeAreaUnlessItIgnoresIt() {
        let probe = StageProbe(safe: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) {
            ZStack {
                Color.red.ignoresSafeArea()
                Color.blue.mark("inside")
            }
        }
        #expect(probe.frame("inside") == rect(0, 20, 100, 70))
        #expect(probe.rectangles[0] == rect(0, 0, 100, 100))
    }

    @Test func oneEdgeOfTheSafeAreaCanBeIgnored() {
        let probe = StageProbe(safe: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) {
            Color.red.ignoresSafeArea(edges: .top)
        }
        #expect(probe.rectangles == [rect(0, 0, 100, 90)])
    }

    @Test func aChangedSafeAreaMovesTheContent() {
        let probe = StageProbe { Color.red.mark("c") }
        probe.stage.configuration.safeArea = EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0)
        probe.step()
        #expect(probe.frame("c") == rect(0, 30, 100, 70))
    }

    @Test func aDividerIsOneDevicePixel() {
        let probe = StageProbe { Divider().mark("d") }
        #expect(probe.frame("d")?.height == 0.5)
    }

    @Test func textBreaksAtTheWidthAndHonoursTheLineLimit() {
        let probe = StageProbe {
            VStack(alignment: .leading, spacing: 0) {
                Text("aaaa bbbb cccc").font(.system(size: 20)).mark("two")
                Text("aaaa bbbb cccc").font(.system(size: 20)).lineLimit(1).mark("one")
            }
        }
        #expect(probe.frame("two")?.size == CGSize(width: 90, height: 48))
        #expect(probe.frame("one")?.height == 24)
        #expect(probe.texts.last?.hasSuffix("…") == true)
    }
}
