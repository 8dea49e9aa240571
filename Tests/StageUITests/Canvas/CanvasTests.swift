// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct CanvasTests {
    private func leaves(
        _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) -> [(item: DisplayItem, origin: CGPoint, effects: [DisplayEffect])] {
        StageProbe { Canvas(renderer: draw) }.leaves
    }

    @Test func aCanvasTakesTheWholeSpaceAndTellsIt() {
        var told = CGSize.zero
        _ = leaves { _, size in told = size }
        #expect(told == CGSize(width: 100, height: 100))
    }

    @Test func fillsAndLinesAreDrawnInOrder() {
        let found = leaves { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            context.stroke(
                Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .foreground, lineWidth: 3)
        }
        guard case .fill? = found.first?.item.content,
            case .stroke(_, _, let style)? = found.last?.item.content
        else {
            Issue.record("\(found)")
            return
        }
        #expect(style.lineWidth == 3)
    }

    @Test func aCopyHasAStateOfItsOwn() {
        let found = leaves { context, _ in
            var inner = context
            inner.opacity = 0.5
            inner.translateBy(x: 10, y: 20)
            inner.addFilter(.blur(radius: 4))
            inner.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
            inner.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.blue))
            context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
        }
        #expect(found.count == 2)
        #expect(found[0].effects.count == 4)
        #expect(found[0].effects.first == .opacity(0.5))
        #expect(found[1].effects.isEmpty)
    }

    @Test func textsAndPicturesArePutByAnAnchor() {
        let found = leaves { context, _ in
            context.draw(Text("ab"), at: CGPoint(x: 50, y: 50), anchor: .topLeading)
            context.draw(Text("ab"), at: CGPoint(x: 50, y: 50))
            context.draw(Image(systemName: "circle"), at: CGPoint(x: 50, y: 50))
        }
        #expect(found[0].origin == CGPoint(x: 50, y: 50))
        #expect(abs(found[1].origin.x - 41.5) < 0.001)
        #expect(found.count == 3)
    }

    @Test func aLayerIsOneThingUnderTheState() {
        let found = leaves { context, _ in
            context.opacity = 0.5
            context.drawLayer { inner in
                inner.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
                inner.fill(Path(CGRect(x: 4, y: 4, width: 9, height: 9)), with: .color(.red))
            }
        }
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.effects.first == .opacity(0.5) && $0.effects.count == 2 })
    }
}
