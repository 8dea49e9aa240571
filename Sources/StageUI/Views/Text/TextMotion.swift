// Licensed under the Apache License, Version 2.0.

import Foundation

/// The motion of a text to other colours, or to another content.
@MainActor
final class TextMotion {
    private var colors: AnimatedValue<NumberList>?
    /// The colours at the end of the way, as they are in the laid out text.
    private var ends: [ResolvedColor] = []
    private var replacement: ContentReplacement?

    var isMoving: Bool { (colors?.isMoving ?? false) || (replacement?.isMoving ?? false) }

    /// Sets the text on its way under the node's present transaction.
    ///
    /// - Parameters:
    ///   - words: The drawing before, where the content differs now.
    ///   - before: The environment that the node had before.
    func update(
        from old: [ResolvedColor], to new: [ResolvedColor], replacing words: ReplacedWords?,
        _ before: EnvironmentValues, of node: Node, changed: @escaping () -> Void
    ) {
        if let words {
            replacement =
                ContentReplacement(
                    of: words.drawn, resting: words.resting, after: replacement, before, at: node,
                    changed: changed) ?? replacement
        }
        guard old.count == new.count else {
            colors = nil
            return
        }
        let start = Self.numbers(old)
        let end = Self.numbers(new)
        guard colors != nil || start != end else { return }
        let value = colors ?? AnimatedValue(start, stage: node.stage, changed: changed)
        colors = value
        ends = new
        value.set(end, in: node.stage.transaction, environment: node.environment)
    }

    private static func numbers(_ colors: [ResolvedColor]) -> NumberList {
        colors.reduce(into: NumberList.zero) { $0.append($1) }
    }

    /// The text as it is on the way.
    func shown(_ items: [DisplayItem], height: CGFloat, of node: Node) -> [DisplayItem] {
        var items = items
        if let colors, colors.isMoving {
            var shown: [ResolvedColor: ResolvedColor] = [:]
            for (index, end) in ends.enumerated() { shown[end] = colors.presentation.color(at: index * 4) }
            for index in items.indices {
                guard case .text(var layout) = items[index].content else { continue }
                for line in layout.lines.indices {
                    for run in layout.lines[line].runs.indices {
                        if let color = shown[layout.lines[line].runs[run].color] {
                            layout.lines[line].runs[run].color = color
                        }
                    }
                }
                items[index].content = .text(layout)
            }
        }
        return replacement?.shown(items, height: height, in: node.stage, owner: node.path) ?? items
    }
}

/// The drawing of a text whose content was replaced.
struct ReplacedWords {
    /// The drawing on the screen.
    var drawn: [DisplayItem]
    /// The drawing without any motion.
    var resting: [DisplayItem]
}
