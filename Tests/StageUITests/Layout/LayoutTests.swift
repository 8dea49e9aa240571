// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Each view begins where the one before ends, on both axes.
private struct Diagonal: Layout, Equatable {
    var gap: CGFloat = 0

    var animatableData: CGFloat {
        get { gap }
        set { gap = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.reduce(into: CGSize(width: -gap, height: -gap)) { size, view in
            let own = view.sizeThatFits(.unspecified)
            size = CGSize(width: size.width + own.width + gap, height: size.height + own.height + gap)
        }
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var point = bounds.origin
        for view in subviews {
            let size = view.sizeThatFits(.unspecified)
            view.place(at: point, proposal: .unspecified)
            point = CGPoint(x: point.x + size.width + gap, y: point.y + size.height + gap)
        }
    }
}

private struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
}

/// Divides the width by the weights of the views.
private struct Weighted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func makeCache(subviews: Subviews) -> [CGFloat] { subviews.map { $0[Weight.self] } }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
    ) {
        let whole = cache.reduce(0, +)
        var x = bounds.minX
        for (view, weight) in zip(subviews, cache) {
            let width = bounds.width * weight / whole
            view.place(
                at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}

/// Leaves its views where they are put by default.
private struct Careless: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 60, height: 40)
    }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
}

@MainActor
@Suite struct LayoutTests {
    private func box(_ side: CGFloat, _ name: String) -> some View {
        Color.red.frame(width: side, height: side).mark(name)
    }

    @Test(arguments: [(false, 40.0, 50.0), (true, 50, 30)])
    func aRuleOfOnesOwnPlacesViewsInReadingDirection(_ rtl: Bool, _ first: Double, _ second: Double) {
        let probe = StageProbe(rtl: rtl) {
            Diagonal {
                box(10, "a")
                box(20, "b")
            }.mark("all").padding(.leading, 10)
        }
        // 30 by 30 in the middle of what the padding leaves.
        #expect(probe.frame("all")?.size == CGSize(width: 30, height: 30))
        #expect(probe.frame("a")?.minX == CGFloat(first))
        #expect(probe.frame("b")?.minX == CGFloat(second))
        #expect(probe.frame("b")?.minY == 45)
    }

    @Test func valuesOfTheViewsReachTheRule() {
        let probe = StageProbe {
            Weighted {
                Color.red.mark("one")
                Color.red.layoutValue(key: Weight.self, value: 3).mark("three")
            }
        }
        #expect(probe.frame("one") == rect(0, 0, 25, 100))
        #expect(probe.frame("three") == rect(25, 0, 75, 100))
    }

    @Test func aViewThatIsNotPlacedStandsInTheMiddle() {
        let probe = StageProbe { Careless { box(10, "a") } }
        #expect(probe.frame("a") == rect(45, 45, 10, 10))
    }

    @Test func spacersAndDividersFollowTheOrientationOfTheRule() {
        let probe = StageProbe {
            VStackLayout(spacing: 0) {
                Spacer().mark("space")
                Divider().mark("line")
            }
        }
        #expect(probe.frame("space")?.size == CGSize(width: 0, height: 99.5))
        #expect(probe.frame("line")?.size == CGSize(width: 100, height: 0.5))
    }

    @Test func anyLayoutKeepsTheViewsWhenItsTypeChanges() {
        let model = Model()
        let probe = StageProbe { Switching(model: model) }
        #expect(probe.frame("a")?.minY == probe.frame("b")?.minY)
        model.flag = true
        probe.step()
        #expect(probe.frame("a")?.minX == probe.frame("b")?.minX)
        #expect(model.log == ["appeared"])
    }

    @Test func theNumbersOfALayoutMoveWithAnAnimation() {
        let model = Model()
        let probe = StageProbe { Growing(model: model) }
        #expect(probe.frame("b")?.minX == 50)
        withAnimation(.linear(duration: 1)) { model.amount = 60 }
        let places = probe.trace(33) { probe.frame("b")?.minX ?? 0 }
        #expect(abs((places.last ?? 0) - 65) < 2)
        probe.step(60)
        #expect(probe.frame("b")?.minX == 80)
    }
}

private struct Switching: View {
    let model: Model
    var body: some View {
        let layout = model.flag ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
        layout {
            Color.red.frame(width: 10, height: 10).mark("a").onAppear { model.log.append("appeared") }
            Color.red.frame(width: 10, height: 10).mark("b")
        }
    }
}

private struct Growing: View {
    let model: Model
    var body: some View {
        Diagonal(gap: CGFloat(model.amount)) {
            Color.red.frame(width: 10, height: 10).mark("a")
            Color.red.frame(width: 10, height: 10).mark("b")
        }
    }
}
