// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

/// Single decisions of the layout, each where only it decides.
@MainActor
@Suite struct LayoutEdgeCaseTests {
    @Test func theGapAfterARowIsTheLargestWishOfItsViews() {
        let small = Text("a").font(.system(size: 10))
        let large = Text("b").font(.system(size: 20))
        let probe = StageProbe(CGSize(width: 300, height: 300)) {
            VStack {
                HStack(alignment: .bottom) {
                    small
                    large
                }.mark("row")
                Color.red.frame(width: 20, height: 20).mark("below")
            }
        }
        let gap = (probe.frame("below")?.minY ?? 0) - (probe.frame("row")?.maxY ?? 0)
        #expect(abs(gap - 12.408) < 0.001)
    }

    @Test(arguments: [(20.0, 30.0), (50, 50), (90, 60)])
    func aFlexibleFrameOffersItsContentNoMoreThanItsBounds(_ offer: Double, _ expected: Double) {
        let probe = StageProbe {
            Color.red.mark("c").frame(minWidth: 30, maxWidth: 60).frame(width: CGFloat(offer))
        }
        #expect(probe.frame("c")?.width == CGFloat(expected))
    }

    @Test func theLastBaselineOfSeveralIsTheLowest() {
        let probe = StageProbe {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Text("a").font(.system(size: 10))
                    Text("b").font(.system(size: 10))
                }.mark("two")
                Text("c").font(.system(size: 10)).mark("one")
            }
        }
        #expect(probe.frame("one")?.maxY == probe.frame("two")?.maxY)
    }

    @Test func proportionsMakeTheMissingSide() {
        let probe = StageProbe {
            HStack(spacing: 0) {
                Color.red.aspectRatio(2, contentMode: .fit).frame(width: 40).fixedSize(
                    horizontal: false, vertical: true
                )
                .mark("wide")
                Color.red.aspectRatio(2, contentMode: .fit).frame(height: 10).fixedSize(
                    horizontal: true, vertical: false
                )
                .mark("high")
            }
        }
        #expect(probe.frame("wide")?.size == CGSize(width: 40, height: 20))
        #expect(probe.frame("high")?.size == CGSize(width: 20, height: 10))
    }

    private final class Log {
        var count = 0
        var insets = EdgeInsets()
    }

    private struct Reading: View {
        let model: Model
        let log: Log
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(height: CGFloat(10 + model.a))
                GeometryReader { proxy in
                    let _ = log.count += 1
                    Color.blue.frame(width: proxy.size.width)
                }.frame(height: 20)
                Spacer(minLength: 0)
            }
        }
    }

    /// Laying out again in the same place calls for nothing.
    @Test func aReaderIsReadAgainOnlyWhenItsGeometryChanges() {
        let (model, log) = (Model(), Log())
        let probe = StageProbe { Reading(model: model, log: log) }
        let before = log.count
        probe.stage.rootBox?.invalidateLayout()
        probe.step(2)
        #expect(log.count == before)
        model.a = 5
        probe.step()
        #expect(log.count > before)
    }

    @Test func insetsAreToldByTheDirectionOfReading() {
        let log = Log()
        func read(rtl: Bool) -> EdgeInsets {
            _ = StageProbe(rtl: rtl) {
                GeometryReader { proxy in
                    Color.red.onAppear { log.insets = proxy.safeAreaInsets }
                }.safeAreaPadding(.leading, 12)
            }
            return log.insets
        }
        #expect(read(rtl: false).leading == 12 && log.insets.trailing == 0)
        #expect(read(rtl: true).leading == 12 && log.insets.trailing == 0)
    }

    private struct Measured: View {
        let model: Model
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(height: CGFloat(10 + model.a))
                Color.blue.frame(width: 20, height: 20)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: { _ in
                        model.log.append("told")
                    }
            }
        }
    }

    @Test func aChangeOfGeometryThatLeavesTheValueIsNotTold() {
        let model = Model()
        let probe = StageProbe { Measured(model: model) }
        #expect(model.log.count == 1)
        model.a = 5
        probe.step(2)
        #expect(model.log.count == 1)
    }

    @Test func paddingWiderThanTheOfferOffersNothing() {
        let seen = Log()
        let noting = Noting { width in if let width { seen.count = min(seen.count, Int(width)) } }
        _ = StageProbe { noting { Color.red }.padding(.horizontal, 80) }
        #expect(seen.count == 0)
    }

    private struct Noting: Layout {
        let note: (CGFloat?) -> Void
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            note(proposal.width)
            return .zero
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
    }

    @Test(arguments: [(false, rect(0, 0, 90, 100)), (true, rect(10, 0, 90, 100))])
    func theLeadingEdgeThatIsIgnoredIsThatOfReading(_ rtl: Bool, _ expected: CGRect) {
        let probe = StageProbe(rtl: rtl, safe: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)) {
            Color.red.ignoresSafeArea(edges: .leading)
        }
        #expect(probe.rectangles == [expected])
    }

    @Test func anInsetAtTheTopLeavesTheRestToTheContent() {
        let probe = StageProbe(safe: EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)) {
            ZStack {
                Color.red.ignoresSafeArea()
                Color.blue.mark("content")
            }
            .safeAreaInset(edge: .top, spacing: 0) { Color.green.frame(height: 15).mark("bar") }
        }
        #expect(probe.frame("bar") == rect(0, 10, 100, 15))
        #expect(probe.frame("content") == rect(0, 25, 100, 55))
        #expect(probe.rectangles.first == rect(0, 0, 100, 100))
        let padded = StageProbe {
            GeometryReader { proxy in
                Color.red.preference(key: TopKey.self, value: proxy.safeAreaInsets.top)
            }
            .ignoresSafeArea(edges: .bottom)
            .safeAreaInset(edge: .top, spacing: 0) { Color.green.frame(height: 15) }
        }
        #expect(padded.rectangles.contains(rect(0, 15, 100, 85)))
    }

    private struct TopKey: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }

    @Test func aMaskStandsWhereItsAlignmentSays() {
        let probe = StageProbe {
            Color.red.frame(width: 60, height: 20)
                .mask(alignment: .trailing) { Color.black.frame(width: 20, height: 20).mark("mask") }
        }
        var found: CGRect?
        func walk(_ items: [DisplayItem]) {
            for item in items {
                if case .group(.mask(let inside), let inner) = item.content {
                    found = Drawn(DisplayList(size: .zero, items: inside)).fills.first?.rect
                    walk(inner)
                } else if case .group(_, let inner) = item.content {
                    walk(inner)
                }
            }
        }
        walk(probe.list.items)
        #expect(found?.minX == 40 || found?.minX == 60)
    }

    @Test func onlyTheAxisThatIsAskedForHasToFit() {
        let probe = StageProbe {
            ViewThatFits(in: .vertical) {
                Color.red.frame(width: 300, height: 50).mark("wide")
                Color.red.frame(width: 10, height: 10).mark("small")
            }
        }
        #expect(probe.frame("wide") != nil)
        #expect(probe.frame("small") == nil)
    }

    @Test func columnsStandEightPointsApart() {
        let probe = StageProbe {
            Grid {
                GridRow {
                    Color.red.frame(width: 10, height: 10).mark("a")
                    Color.red.frame(width: 10, height: 10).mark("b")
                }
            }
        }
        #expect((probe.frame("b")?.minX ?? 0) - (probe.frame("a")?.maxX ?? 0) == 8)
    }

    @Test func aCellWithoutAWidthOfItsOwnDoesNotWidenItsColumn() {
        let probe = StageProbe {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Color.red.frame(width: 20, height: 10).mark("a") }
                GridRow { Color.blue.frame(height: 5).gridCellUnsizedAxes(.horizontal).mark("line") }
            }.mark("grid")
        }
        #expect(probe.frame("grid")?.width == 20)
        #expect(probe.frame("line")?.width == 20)
    }

    @Test func aSizeRelativeToAScrollViewLeavesOutItsMargins() {
        let probe = StageProbe {
            ScrollView {
                Color.red.containerRelativeFrame(.horizontal).frame(height: 10).mark("c")
            }.contentMargins(.horizontal, 15)
        }
        #expect(probe.frame("c")?.width == 70)
    }

    private struct Cached: Layout {
        let model: Model
        func makeCache(subviews: Subviews) -> Int { subviews.count }
        func updateCache(_ cache: inout Int, subviews: Subviews) { cache = subviews.count }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            CGSize(width: cache * 10, height: 10)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
        ) {}
    }

    private struct Counted: View {
        let model: Model
        var body: some View {
            Cached(model: model) { ForEach(model.names, id: \.self) { _ in Color.red } }.mark("l")
        }
    }

    @Test func theCacheOfALayoutIsBroughtUpToDateWithItsViews() {
        let model = Model()
        let probe = StageProbe { Counted(model: model) }
        #expect(probe.frame("l")?.width == 30)
        model.names.append("w")
        probe.step()
        #expect(probe.frame("l")?.width == 40)
    }

    private struct Fields: View {
        let model: Model
        @FocusState private var focus: Int?
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    TextField("a", text: .constant("")).focused($focus, equals: 0).frame(height: 20).mark("0")
                    Color.red.frame(height: 60)
                    TextField("b", text: .constant("")).focused($focus, equals: 1).frame(height: 20).mark("1")
                    Color.red.frame(height: 200)
                }
            }
            .onChange(of: model.a) { focus = model.a - 1 }
        }
    }

    /// The keyboard is up already; the next field would stand behind it.
    @Test func theFieldThatTheFocusGoesOnToIsShownToo() {
        let model = Model()
        let probe = StageProbe {
            $0.keyboardHeight = 50
        } content: {
            Fields(model: model)
        }
        model.a = 1
        probe.step(60)
        #expect(probe.frame("0")?.minY == 0)
        model.a = 2
        probe.step(60)
        #expect((probe.frame("1")?.maxY ?? 100) <= 50 + 1e-6)
    }

    @Test func aScreenThatIsLowIsCompact() {
        func classes(_ size: CGSize) -> [UserInterfaceSizeClass?] {
            let values = StageConfiguration(size: size).environment
            return [values.horizontalSizeClass, values.verticalSizeClass]
        }
        #expect(classes(CGSize(width: 599, height: 480)) == [.compact, .regular])
        #expect(classes(CGSize(width: 600, height: 479)) == [.regular, .compact])
        #expect(classes(CGSize(width: 844, height: 390)) == [.regular, .compact])
        #expect(classes(CGSize(width: 184, height: 224)) == [.compact, .regular], "a watch lies on no side")
    }

    @Test func aScreenDoesNotGoBackInTime() {
        let model = Model()
        let probe = StageProbe { Measured(model: model) }
        probe.step(30)
        let now = probe.stage.time
        _ = probe.stage.frame(at: 0.1)
        #expect(probe.stage.time == now)
    }

    @Test func metricsAreScaledToThirdsOfAPoint() {
        let scaled = DynamicTypeSize.xLarge.scale(10, relativeTo: .body)
        #expect(abs(scaled * 3 - (scaled * 3).rounded()) < 1e-9)
        #expect(abs(scaled - 11.1764) < 0.17 && scaled > 10)
    }

    @Test(.proves("SW-80")) func anAnchorIsWhereItsViewIsFromEitherSide() {
        let probe = StageProbe(rtl: true) {
            Color.red.frame(width: 20, height: 10)
                .anchorPreference(key: Points.self, value: .leading) { [$0] }
                .frame(width: 100, alignment: .leading)
                .overlayPreferenceValue(Points.self) { anchors in
                    GeometryReader { proxy in
                        Color.blue.frame(width: 4, height: 4)
                            .position(anchors.first.map { proxy[$0] } ?? CGPoint(x: 50, y: 50))
                    }
                }
        }
        // The leading side of what stands at the right is its right one.
        #expect(probe.rectangles.last.map { abs($0.midX - 100) < 1e-9 } == true)
    }

    private struct Points: PreferenceKey {
        static var defaultValue: [Anchor<CGPoint>] { [] }
        static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
            value += nextValue()
        }
    }

    @Test func whatIsMadeOfAPreferenceStandsBehindOrInFront() {
        func colours(_ isBehind: Bool) -> [CGFloat] {
            StageProbe {
                let base = Color.red.frame(width: 40, height: 10).preference(key: TopKey.self, value: 7)
                if isBehind {
                    base.backgroundPreferenceValue(TopKey.self) { Color.blue.frame(width: $0, height: 3) }
                } else {
                    base.overlayPreferenceValue(TopKey.self) { Color.blue.frame(width: $0, height: 3) }
                }
            }.rectangles.map(\.width)
        }
        #expect(colours(true) == [7, 40])
        #expect(colours(false) == [40, 7])
    }
}
