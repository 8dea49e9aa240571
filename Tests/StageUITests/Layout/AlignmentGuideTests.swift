// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}
private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
extension VerticalAlignment {
    fileprivate static let third = VerticalAlignment(Third.self)
}
extension HorizontalAlignment {
    fileprivate static let mark = HorizontalAlignment(Mark.self)
}

@MainActor
@Suite struct AlignmentGuideTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height)
    }

    @Test(arguments: [(false, 45.0, 55.0), (true, 45, 35)])
    func aGuideMovesAViewInReadingDirection(_ rtl: Bool, _ plain: Double, _ moved: Double) {
        let probe = StageProbe(rtl: rtl) {
            VStack(alignment: .leading, spacing: 0) {
                box(10, 10).mark("plain")
                box(10, 10).alignmentGuide(.leading) { $0[.leading] - 10 }.mark("moved")
            }.frame(width: 10, alignment: .leading)
        }
        #expect(probe.frame("plain")?.minX == CGFloat(plain))
        #expect(probe.frame("moved")?.minX == CGFloat(moved))
    }

    @Test("A container answers for its own sides and middle, wherever a view inside has put one of its own")
    func sidesStayInside() {
        let inner: [(String, AnyView)] = [
            ("row", AnyView(HStack(spacing: 0) { shifted })),
            ("column", AnyView(VStack(spacing: 0) { shifted })),
            ("layers", AnyView(ZStack { shifted })),
            ("layout", AnyView(AnyLayout(HStackLayout(spacing: 0)) { shifted })),
        ]
        for (name, view) in inner {
            let column = StageProbe(CGSize(width: 100, height: 100)) {
                VStack(alignment: .leading, spacing: 0) {
                    view.mark("inner")
                    box(30, 10).mark("plain")
                }
            }
            #expect(column.frame("inner")?.minX == 35, "\(name)")
            #expect(column.frame("plain")?.minX == 35, "\(name)")
            let row = StageProbe(CGSize(width: 100, height: 100)) {
                HStack(alignment: .bottom, spacing: 0) {
                    view.mark("inner")
                    box(10, 30).mark("plain")
                }
            }
            #expect(row.frame("inner")?.maxY == 65, "\(name)")
            #expect(row.frame("plain")?.maxY == 65, "\(name)")
        }
    }

    private var shifted: some View {
        box(20, 10).alignmentGuide(.leading) { $0[.leading] - 7 }.alignmentGuide(.bottom) { $0[.bottom] + 9 }
    }

    @Test func aGuideOfOnesOwnHasItsDefaultPlace() {
        let row = StageProbe {
            HStack(alignment: .third, spacing: 0) {
                box(10, 30).mark("a")
                box(10, 60).mark("b")
            }.frame(height: 100, alignment: .top)
        }
        #expect(row.frame("a")?.minY == 10)
        #expect(row.frame("b")?.minY == 0)
    }

    @Test func aGuideSetInsideAStackIsSeenOutside() {
        let column = StageProbe(CGSize(width: 200, height: 100)) {
            VStack(alignment: .mark, spacing: 0) {
                HStack(spacing: 0) {
                    box(10, 10)
                    box(20, 10).alignmentGuide(.mark) { $0[.leading] }
                }.mark("row")
                box(10, 10).alignmentGuide(.mark) { $0[HorizontalAlignment.center] }.mark("dot")
            }.frame(width: 200, alignment: .leading)
        }
        // The guide of the row is 10 in, so that of the dot stands 5 before it.
        #expect(column.frame("row")?.minX == 0)
        #expect(column.frame("dot")?.minX == 5)
    }

    @Test func severalGuidesInsideAreJoinedInTheirMiddle() {
        let probe = StageProbe {
            HStack(alignment: .third, spacing: 0) {
                VStack(spacing: 0) {
                    box(10, 20).alignmentGuide(.third) { $0[.top] }
                    box(10, 20).alignmentGuide(.third) { $0[.bottom] }
                }.mark("column")
                box(10, 30).mark("box")
            }.frame(height: 100, alignment: .top)
        }
        // (0 + 40) / 2 in the column, 10 in the box.
        #expect(probe.frame("box")?.minY == 10)
        #expect(probe.frame("column")?.minY == 0)
    }

    @Test func guidesPassThroughPaddingFramesPilesAndPositions() {
        func place<V: View>(_ view: V) -> CGFloat? {
            let probe = StageProbe(CGSize(width: 200, height: 200)) {
                HStack(alignment: .third, spacing: 0) {
                    view
                    box(10, 30).mark("box")
                }.frame(height: 200, alignment: .top)
            }
            return probe.frame("box")?.minY
        }
        let marked = box(10, 40).alignmentGuide(.third) { _ in 20 }
        #expect(place(marked) == 10)
        #expect(place(marked.padding(.top, 5)) == 15)
        #expect(place(marked.frame(height: 60, alignment: .bottom)) == 30)
        #expect(
            place(
                ZStack(alignment: .bottom) {
                    marked; box(10, 60)
                }) == 30)
        #expect(place(marked.overlay(Color.blue)) == 10)
        #expect(place(marked.position(x: 5, y: 30).frame(width: 10, height: 60)) == 20)
    }

    @Test func dimensionsTellWhetherAGuideWasSet() {
        var seen: [CGFloat?] = []
        _ = StageProbe {
            HStack(alignment: .top) {
                box(10, 40)
                    .alignmentGuide(.third) { _ in 7 }
                    .alignmentGuide(.top) { dimensions in
                        seen = [dimensions[explicit: .third], dimensions[explicit: .bottom]]
                        return dimensions[.third]
                    }
                box(10, 10)
            }
        }
        #expect(seen == [7, nil])
    }

    @Test("What a guide takes to find grows with the depth of a tree, not with a power of it")
    func aGuideIsNotAskedForByEachContainerAnew() {
        func asked(_ depth: Int) -> Int {
            var count = 0
            func nested(_ depth: Int) -> AnyView {
                guard depth > 0 else {
                    return AnyView(
                        box(10, 10).alignmentGuide(.top) { _ in
                            count += 1
                            return 0
                        })
                }
                return AnyView(ZStack(alignment: .top) { nested(depth - 1).padding(1) })
            }
            _ = StageProbe { nested(depth) }
            return count
        }
        #expect(asked(1) > 0)
        #expect(asked(12) <= 24 * asked(1))
    }
}
