// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct ScrollIndicatorTests {
    /// A way that is cut short by a place taken at once: the indicators fade as after any other one.
    @Test(arguments: [80.0, 50, 0])
    func indicatorsGoWhenAMotionIsCutShort(place: CGFloat) throws {
        let probe = StageProbe { ScrollView { Color.red.frame(height: 300).mark("content") } }
        func find(_ box: LayoutBox) -> ScrollBox? {
            box as? ScrollBox ?? box.children.lazy.compactMap(find).first
        }
        let scroll = try #require(probe.stage.rootBox.flatMap(find))
        scroll.mover.go(to: CGSize(width: 0, height: 50), animation: .linear(duration: 0.5))
        probe.step(10)
        #expect(scroll.mover.indicatorOpacity == 1)
        scroll.mover.go(to: CGSize(width: 0, height: place), animation: nil)
        // Indicators stay 0.3 s and fade in 0.25 s.
        probe.step(40)
        #expect(scroll.mover.indicatorOpacity == 0)
        #expect(probe.frame("content")?.minY == -place)
        #expect(probe.stage.isSettled)
    }

    /// The bars, in the order vertical and horizontal, while a finger moves content of 300 by 300 points.
    private func bars(
        _ direction: LayoutDirection = .leftToRight, _ margins: @escaping (AnyView) -> AnyView
    ) -> [CGRect] {
        let probe = StageProbe(configure: { $0.layoutDirection = direction }) {
            margins(
                AnyView(
                    ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 300, height: 300) }))
        }
        probe.stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 70), lifts: false)
        probe.step()
        return probe.leaves.compactMap { leaf in
            guard case .fill(.roundedRectangle(let rect, _), _, _) = leaf.item.content else { return nil }
            return rect
        }
    }

    @Test func marginsOfTheIndicatorsMoveThemAndNotTheContent() {
        let plain = bars { $0 }
        let moved = bars { AnyView($0.contentMargins(10, for: .scrollIndicators)) }
        #expect(plain.count == 2 && moved.count == 2)
        #expect(plain[0].maxX == 97 && moved[0].maxX == 87)
        #expect(moved[0].minY > plain[0].minY && moved[0].maxY <= 87)
        #expect(plain[1].maxY == 97 && moved[1].maxY == 87)
        #expect(bars { AnyView($0.contentMargins(10, for: .scrollContent)) }[0].maxX == 97)
        #expect(bars { AnyView($0.contentMargins(10)) }[0].maxX == 87)
    }

    @Test func inRightToLeftTheTrailingMarginIsAtTheLeft() {
        let moved = bars(.rightToLeft) { AnyView($0.contentMargins(.trailing, 10, for: .scrollIndicators)) }
        #expect(moved[0].minX == 13)
    }
}
