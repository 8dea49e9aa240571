// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct CanvasLayerTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    private func effects(_ draw: @escaping (inout GraphicsContext) -> Void) -> [DisplayEffect] {
        StageProbe { Canvas { context, _ in draw(&context) } }.leaves.last?.effects ?? []
    }

    @Test func whatALayerCoversIsAMaskOfWhatFollows() {
        let found = effects { [square] context in
            context.translateBy(x: 5, y: 0)
            context.clipToLayer(opacity: 0.5) { layer in
                layer.fill(square, with: .color(.black))
            }
            context.translateBy(x: 20, y: 0)
            context.fill(square, with: .color(.red))
        }
        // The mask keeps the place that it had when it was made.
        guard case .mask(let items)? = found.first,
            case .group(.transform(let moved), let inner)? = items.first?.content,
            case .group(.opacity(0.5), let layer)? = inner.first?.content
        else {
            Issue.record("\(found)")
            return
        }
        #expect(moved.tx == 5 && layer.count == 1)
        #expect(found.count == 2)
    }

    @Test func aLayerCanBeCutOutInstead() {
        let found = effects { [square] context in
            context.clipToLayer(options: .inverse) { $0.fill(square, with: .color(.black)) }
            context.fill(square, with: .color(.red))
        }
        guard case .cutout(let items)? = found.first else {
            Issue.record("\(found)")
            return
        }
        #expect(items.count == 1)
    }

    @Test func aLayerInsideOfAMaskIsNotDrawnItself() {
        let probe = StageProbe {
            Canvas { [square] context, _ in
                context.clipToLayer { $0.fill(square, with: .color(.black)) }
            }
        }
        #expect(probe.leaves.isEmpty)
    }
}

@MainActor
@Suite struct DrawnImageTests {
    private func image(label: Text? = nil) -> Image {
        Image(size: CGSize(width: 20, height: 10), label: label) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .foreground)
        }
    }

    private func bounds(_ probe: StageProbe) -> CGRect? {
        guard let leaf = probe.leaves.first, case .fill(.path(let path), _, _) = leaf.item.content else {
            return nil
        }
        let scale = leaf.effects.reduce(CGAffineTransform.identity) { result, effect in
            if case .transform(let transform) = effect { result.concatenating(transform) } else { result }
        }
        return path.boundingRect.applying(scale)
    }

    @Test func aPictureIsDrawnByItsFunctionInItsSize() {
        let probe = StageProbe { image().mark("image") }
        #expect(probe.frame("image") == rect(40, 45, 20, 10))
        #expect(bounds(probe)?.size == CGSize(width: 20, height: 10))
    }

    @Test func aPictureThatFillsItsSpaceIsScaled() {
        let probe = StageProbe { image().resizable().frame(width: 60, height: 50) }
        #expect(bounds(probe)?.size == CGSize(width: 60, height: 50))
    }

    @Test func itsFunctionSeesTheEnvironmentOfItsPlace() {
        let probe = StageProbe { image().foregroundStyle(.red) }
        guard case .fill(_, .color(let color), _)? = probe.leaves.first?.item.content else {
            Issue.record("\(probe.leaves)")
            return
        }
        #expect(color == Color.red.resolveColor(in: EnvironmentValues()))
    }

    @Test func itIsReadByItsLabelOnly() {
        let plain = StageProbe { image() }
        let named = StageProbe { image(label: Text(verbatim: "Bars")) }
        #expect(plain.stage.accessibilityTree().children.isEmpty)
        #expect(named.stage.accessibilityTree().children.map(\.label) == ["Bars"])
    }
}
