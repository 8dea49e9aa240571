// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

/// What stands where in a space of 100 by 100 that is read from the right.
@MainActor
@Suite struct RightToLeftTests {
    private func box(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 10) }

    private static let cases: [(name: String, x: Double, view: @MainActor () -> AnyView)] = [
        (
            "first of a row", 90,
            {
                AnyView(
                    HStack(spacing: 0) {
                        Self.marked(10); Spacer()
                    })
            }
        ),
        (
            "leading of a column", 90,
            {
                AnyView(
                    VStack(alignment: .leading, spacing: 0) {
                        Self.marked(10); Self.plain(100)
                    })
            }
        ),
        (
            "trailing of a pile", 0,
            {
                AnyView(
                    ZStack(alignment: .trailing) {
                        Self.marked(10); Self.plain(100)
                    })
            }
        ),
        ("leading padding", 0, { AnyView(Color.red.frame(height: 5).mark("x").padding(.leading, 30)) }),
        ("leading of a frame", 90, { AnyView(Self.marked(10).frame(width: 100, alignment: .leading)) }),
        (
            "leading of an overlay", 90,
            { AnyView(Self.plain(100).overlay(alignment: .leading) { Self.marked(10) }) }
        ),
        ("position", 75, { AnyView(Self.marked(10).position(x: 20, y: 50)) }),
        ("first of a reader", 90, { AnyView(GeometryReader { _ in Self.marked(10) }) }),
        (
            "leading inset", 80,
            {
                AnyView(
                    Color.blue.safeAreaInset(edge: .leading, spacing: 0) { Self.marked(20) })
            }
        ),
        ("safe area padding", 0, { AnyView(Color.red.mark("x").safeAreaPadding(.leading, 15)) }),
    ]

    fileprivate static func marked(_ width: CGFloat) -> some View {
        Color.red.frame(width: width, height: 10).mark("x")
    }
    fileprivate static func plain(_ width: CGFloat) -> some View {
        Color.blue.frame(width: width, height: 10)
    }

    private func probe<V: View>(@ViewBuilder _ content: () -> V) -> StageProbe {
        StageProbe {
            $0.layoutDirection = .rightToLeft
        } content: {
            content()
        }
    }

    @Test(.proves("SW-80"), arguments: 0..<10)
    func layoutIsMirrored(_ index: Int) {
        let one = Self.cases[index]
        let probe = probe { one.view() }
        #expect(probe.frame("x")?.minX == CGFloat(one.x), "\(one.name)")
    }

    @Test(.proves("SW-80")) func anOffsetGoesToTheLeft() {
        let moved = probe { box(20).offset(x: 30, y: 5) }
        #expect(moved.rectangles == [rect(10, 50, 20, 10)])
        let transformed = probe {
            box(20).transformEffect(CGAffineTransform(translationX: 30, y: 5))
        }
        #expect(transformed.rectangles == [rect(10, 50, 20, 10)])
    }

    @Test func touchesFollowWhatIsDrawn() {
        var taps = 0
        let probe = probe { box(20).onTapGesture { taps += 1 }.offset(x: 30) }
        probe.stage.tap(at: CGPoint(x: 20, y: 50))
        probe.stage.tap(at: CGPoint(x: 80, y: 50))
        #expect(taps == 1)
    }

    @Test func scalesAndRotationsAreSeenInAMirror() {
        func transform<V: View>(_ view: V) -> CGAffineTransform? {
            probe { view }.leaves.first?.effects.compactMap {
                if case .transform(let transform) = $0 { transform } else { nil }
            }.first
        }
        let scale = transform(box(20).scaleEffect(x: 2, y: 1, anchor: .leading))
        // The right side stays in place: x' = 2x - 20.
        #expect(scale == CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: -20, ty: 0))
        let turn = transform(box(20).rotationEffect(.degrees(90)))
        #expect((turn?.b ?? 0) < -0.99)
    }

    @Test(arguments: [(true, true, -1.0), (true, false, 1), (false, true, 1)])
    func aFlippedViewIsMirroredOnlyFromTheRight(_ rtl: Bool, _ flips: Bool, _ expected: Double) {
        let probe = StageProbe(rtl: rtl) {
            box(20).flipsForRightToLeftLayoutDirection(flips)
        }
        let transforms = probe.leaves.first?.effects.compactMap { effect -> CGFloat? in
            if case .transform(let transform) = effect { transform.a } else { nil }
        }
        #expect((transforms?.first ?? 1) == CGFloat(expected))
    }
}
