// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// What tests read of a drawn frame.
struct Drawn {
    /// The rectangles that text takes, by its string, in the coordinates of the canvas.
    var texts: [String: CGRect] = [:]
    /// The filled outlines' bounds with their colours, back to front.
    var fills: [(rect: CGRect, paint: DisplayPaint)] = []
    /// The colours of text, by its string.
    var textColors: [String: ResolvedColor] = [:]

    init(_ list: DisplayList) { collect(list.items, at: .zero) }

    /// The fills of one colour.
    func fills(_ red: Int, _ green: Int, _ blue: Int) -> [CGRect] {
        fills.compactMap { fill in
            guard case .color(let color) = fill.paint,
                [color.red, color.green, color.blue].map({ Int(($0 * 255).rounded()) })
                    == [red, green, blue]
            else { return nil }
            return fill.rect
        }
    }

    private mutating func collect(_ items: [DisplayItem], at origin: CGPoint) {
        for item in items {
            let place = CGPoint(x: origin.x + item.origin.x, y: origin.y + item.origin.y)
            switch item.content {
            case .text(let layout):
                for line in layout.lines {
                    let string = line.runs.map(\.string).joined()
                    texts[string] = CGRect(
                        x: place.x + line.x, y: place.y, width: line.width, height: layout.size.height)
                    textColors[string] = line.runs.first?.color
                }
            case .fill(let outline, let paint, _):
                fills.append((outline.boundingBox.offsetBy(dx: place.x, dy: place.y), paint))
            case .group(.transform(let transform), let inner):
                var below = Drawn(DisplayList(size: .zero))
                below.collect(inner, at: .zero)
                for (string, rect) in below.texts {
                    texts[string] = rect.applying(transform).offsetBy(dx: place.x, dy: place.y)
                    textColors[string] = below.textColors[string]
                }
                fills += below.fills.map {
                    ($0.rect.applying(transform).offsetBy(dx: place.x, dy: place.y), $0.paint)
                }
            case .group(_, let inner): collect(inner, at: place)
            case .stroke, .image: break
            }
        }
    }
}

@MainActor
extension Stage {
    /// What the screen shows now.
    var drawn: Drawn { Drawn(frame(at: time)) }

    /// Moves a finger from one point to another in steps, and lifts it unless told not to.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 4, lifts: Bool = true) {
        touchDown(at: start)
        for step in 1...steps {
            let share = CGFloat(step) / CGFloat(steps)
            touchMove(
                to: CGPoint(
                    x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        if lifts { touchUp(at: end) }
    }

    /// Draws frames at 60 a second until nothing moves, for ten seconds at most.
    func settle() {
        var next = time
        repeat {
            next += 1.0 / 60
            _ = frame(at: next)
        } while !isSettled && next < time + 10
    }

    /// The elements with a label or a value, in reading order.
    var elements: [AccessibilityNode] {
        accessibilityTree().flattened.filter { $0.label != nil || $0.value != nil }
    }

    /// A stage of 400 by 800 points with text of round measures.
    static func fixed<Content: View>(
        size: CGSize = CGSize(width: 400, height: 800), safeArea: EdgeInsets = EdgeInsets(),
        direction: LayoutDirection = .leftToRight, reduceMotion: Bool = false,
        colorScheme: ColorScheme = .light, @ViewBuilder content: () -> Content
    ) -> Stage {
        Stage(
            StageConfiguration(
                size: size, scale: 1, safeArea: safeArea, colorScheme: colorScheme,
                reduceMotion: reduceMotion, layoutDirection: direction),
            text: FixedShaper(), content: content)
    }

    /// The same, with its first frame drawn.
    static func shown<Content: View>(
        size: CGSize = CGSize(width: 400, height: 800), safeArea: EdgeInsets = EdgeInsets(),
        direction: LayoutDirection = .leftToRight, reduceMotion: Bool = false,
        colorScheme: ColorScheme = .light, @ViewBuilder content: () -> Content
    ) -> Stage {
        let stage = fixed(
            size: size, safeArea: safeArea, direction: direction, reduceMotion: reduceMotion,
            colorScheme: colorScheme, content: content)
        _ = stage.frame(at: 0)
        return stage
    }
}
