// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// The left half of its space, by points.
private struct LeftHalf: Shape {
    var behavior = LayoutDirectionBehavior.mirrors(in: .rightToLeft)
    var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRect(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
        return path
    }
}

@MainActor
@Suite struct MirroredShapeTests {
    private func probe<V: View>(
        _ direction: LayoutDirection = .rightToLeft, @ViewBuilder _ content: () -> V
    ) -> StageProbe {
        StageProbe {
            $0.layoutDirection = direction
        } content: {
            content()
        }
    }

    private func fill(_ probe: StageProbe) -> CGRect? {
        for leaf in probe.leaves {
            guard case .fill(.path(let path), _, _) = leaf.item.content else { continue }
            return path.boundingRect.offsetBy(dx: leaf.origin.x, dy: leaf.origin.y)
        }
        return nil
    }

    @Test(arguments: [
        (LayoutDirectionBehavior.mirrors(in: .rightToLeft), LayoutDirection.rightToLeft, 50.0),
        (.mirrors(in: .rightToLeft), .leftToRight, 0),
        (.fixed, .rightToLeft, 0), (.mirrors(in: .leftToRight), .leftToRight, 50),
        (.mirrors(in: .leftToRight), .rightToLeft, 0),
    ])
    func aShapeIsMirroredInTheDirectionItSays(
        _ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection, _ x: Double
    ) {
        let probe = probe(direction) { LeftHalf(behavior: behavior) }
        #expect(fill(probe) == rect(CGFloat(x), 0, 50, 100))
    }

    @Test func changedShapesDoAsTheirsDoes() {
        #expect(fill(probe { LeftHalf().offset(x: 10) }) == rect(40, 0, 50, 100))
        #expect(fill(probe { LeftHalf().scale(0.5, anchor: .topLeading) }) == rect(75, 0, 25, 50))
        #expect(fill(probe { AnyShape(LeftHalf()) }) == rect(50, 0, 50, 100))
        #expect(fill(probe { LeftHalf(behavior: .fixed).offset(x: 10) }) == rect(10, 0, 50, 100))
        #expect(Circle().trim(from: 0, to: 0.5).layoutDirectionBehavior == .fixed)
    }

    @Test func aClipIsMirroredAndSoAreTouches() {
        var touched = 0
        let probe = probe {
            Color.red.onTapGesture { touched += 1 }.clipShape(LeftHalf())
        }
        probe.stage.tap(at: CGPoint(x: 20, y: 50))
        #expect(touched == 0)
        probe.stage.tap(at: CGPoint(x: 70, y: 50))
        #expect(touched == 1)
    }

    @Test func cornersOfTheirOwnStandAtTheirSides() {
        let probe = probe { UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular) }
        guard case .fill(.path(let path), _, _)? = probe.leaves.first?.item.content else {
            Issue.record("No path is drawn.")
            return
        }
        #expect(path.contains(CGPoint(x: 1, y: 1)))
        #expect(!path.contains(CGPoint(x: 99, y: 1)))
    }

    /// The points of gradients are shares of the space from its left and upper edges, in both directions.
    @Test(arguments: LayoutDirection.allCases)
    func aGradientIsNotMirrored(_ direction: LayoutDirection) {
        let probe = probe(direction) {
            Rectangle().fill(
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        }
        guard case .fill(_, .linearGradient(_, let start, let end), _)? = probe.leaves.first?.item.content
        else {
            Issue.record("No gradient is drawn.")
            return
        }
        #expect(start == CGPoint(x: 0, y: 50))
        #expect(end == CGPoint(x: 100, y: 50))
    }

    @Test func aViewMayBeMirroredInEitherDirection() {
        func x(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> CGFloat? {
            let probe = probe(direction) {
                LeftHalf(behavior: .fixed).layoutDirectionBehavior(behavior)
            }
            let isFlipped = probe.leaves.first?.effects.contains { effect in
                if case .transform(let map) = effect { map.a == -1 } else { false }
            }
            return isFlipped == true ? 50 : 0
        }
        #expect(x(.mirrors(in: .rightToLeft), .rightToLeft) == 50)
        #expect(x(.mirrors(in: .rightToLeft), .leftToRight) == 0)
        #expect(x(.mirrors(in: .leftToRight), .leftToRight) == 50)
        #expect(x(.fixed, .rightToLeft) == 0)
    }
}
