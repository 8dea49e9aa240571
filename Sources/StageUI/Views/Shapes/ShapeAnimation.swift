// Licensed under the Apache License, Version 2.0.

import Foundation

/// A painted shape on its way: its own numbers, its line and its paint.
@MainActor
final class ShapeAnimation<Content: Shape> {
    private typealias Numbers = AnimatablePair<Content.AnimatableData, NumberList>
    private var value: AnimatedValue<Numbers>?
    private(set) var paint = PaintAnimation()

    var isUsed: Bool { value != nil || paint.isUsed }

    /// Sets the shape on its way under the node's present transaction.
    func update<Style>(
        from old: (view: ShapeView<Content, Style>, environment: EnvironmentValues),
        to new: ShapeView<Content, Style>, of node: Node, changed: @escaping () -> Void
    ) {
        let start = numbers(old.view)
        let end = numbers(new)
        if value != nil || start != end {
            let motion = value ?? AnimatedValue(start, stage: node.stage, changed: changed)
            value = motion
            motion.set(end, in: node.stage.transaction, environment: node.environment)
        }
        paint.update(from: (old.view.style, old.environment), to: new.style, of: node, changed: changed)
    }

    private func numbers<Style>(_ view: ShapeView<Content, Style>) -> Numbers {
        var line: [Double] = [view.inset]
        if let stroke = view.stroke {
            line += [stroke.lineWidth, stroke.miterLimit, stroke.dashPhase].map { Double($0) }
            line += stroke.dash.map { Double($0) }
        }
        return AnimatablePair(view.shape.animatableData, NumberList(numbers: line))
    }

    /// The shape as it is on the way to a value.
    func shown<Style>(_ view: ShapeView<Content, Style>) -> ShapeView<Content, Style> {
        guard let value, value.isMoving else { return view }
        var result = view
        result.shape.animatableData = value.presentation.first
        let line = value.presentation.second.numbers
        if let inset = line.first { result.inset = inset }
        if view.stroke != nil, line.count >= 4 {
            result.stroke?.lineWidth = max(0, line[1])
            result.stroke?.miterLimit = line[2]
            result.stroke?.dashPhase = line[3]
            if line.count == 4 + (view.stroke?.dash.count ?? 0) {
                result.stroke?.dash = line.dropFirst(4).map { max(0, CGFloat($0)) }
            }
        }
        return result
    }
}
