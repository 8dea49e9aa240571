// Licensed under the Apache License, Version 2.0.

import Foundation

/// A paint on its way from one to another of its kind.
@MainActor
struct PaintAnimation {
    private var value: AnimatedValue<NumberList>?

    var isMoving: Bool { value?.isMoving ?? false }
    /// Indicates whether the paint has ever moved.
    var isUsed: Bool { value != nil }

    /// Sets the paint on its way under the node's present transaction.
    mutating func update(
        from old: (style: any ShapeStyle, environment: EnvironmentValues), to new: any ShapeStyle,
        of node: Node, changed: @escaping () -> Void
    ) {
        // Places of a gradient are shares of the space: those of a space of one by one.
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let before = old.style.resolvePaint(in: unit, environment: old.environment)
        let after = new.resolvePaint(in: unit, environment: node.environment)
        guard let before, let after, let start = before.numbers(like: after), let end = after.numbers else {
            // Paints of different kinds are exchanged at once.
            value = nil
            return
        }
        guard value != nil || start != end else { return }
        let motion = value ?? AnimatedValue(start, stage: node.stage, changed: changed)
        value = motion
        motion.set(end, in: node.stage.transaction, environment: node.environment)
    }

    /// The paint to draw in place of the target.
    func shown(_ paint: DisplayPaint, in rect: CGRect) -> DisplayPaint {
        guard let value, value.isMoving else { return paint }
        return paint.replacing(value.presentation, in: rect)
    }
}

extension DisplayPaint {
    /// The paint as numbers, if it is of a kind that can be interpolated.
    var numbers: NumberList? {
        var list = NumberList.zero
        if case .color(let color) = self {
            list.append(color)
            return list
        }
        if case .linearGradient(let stops, let start, let end) = self {
            list.numbers += [start.x, start.y, end.x, end.y].map { Double($0) * 128 }
            list.append(stops)
            return list
        }
        if case .radialGradient(let stops, let center, let startRadius, let endRadius) = self {
            list.numbers += [
                Double(center.x) * 128, Double(center.y) * 128, Double(startRadius), Double(endRadius),
            ]
            list.append(stops)
            return list
        }
        if case .meshGradient(let mesh) = self, mesh.isWhole {
            list.numbers += mesh.points.flatMap { [Double($0.x) * 128, Double($0.y) * 128] }
            for color in mesh.colors { list.append(color) }
            return list
        }
        return nil
    }

    /// The numbers as those of a paint of another's kind; a colour counts as a gradient of itself.
    func numbers(like other: DisplayPaint) -> NumberList? {
        switch (self, other) {
        case (.color, .color): return numbers
        case (.color(let color), .linearGradient(let stops, let start, let end)):
            return DisplayPaint.linearGradient(stops: stops.filled(with: color), start: start, end: end)
                .numbers
        case (.color(let color), .radialGradient(let stops, let center, let startRadius, let endRadius)):
            return DisplayPaint.radialGradient(
                stops: stops.filled(with: color), center: center, startRadius: startRadius,
                endRadius: endRadius
            ).numbers
        case (.linearGradient(let a, _, _), .linearGradient(let b, _, _)):
            return a.count == b.count ? numbers : nil
        case (.radialGradient(let a, _, _, _), .radialGradient(let b, _, _, _)):
            return a.count == b.count ? numbers : nil
        case (.meshGradient(let a), .meshGradient(let b)):
            return a.width == b.width && a.height == b.height ? numbers : nil
        default: return nil
        }
    }

    /// The paint with other numbers; its places are shares of a rectangle.
    func replacing(_ list: NumberList, in rect: CGRect) -> DisplayPaint {
        func number(_ index: Int) -> CGFloat { index < list.numbers.count ? list.numbers[index] : 0 }
        func point(_ index: Int) -> CGPoint {
            CGPoint(
                x: rect.minX + number(index) / 128 * rect.width,
                y: rect.minY + number(index + 1) / 128 * rect.height)
        }
        if case .color = self { return .color(list.color(at: 0)) }
        if case .linearGradient(let stops, _, _) = self {
            return .linearGradient(stops: list.stops(at: 4, stops.count), start: point(0), end: point(2))
        }
        if case .radialGradient(let stops, _, _, _) = self {
            return .radialGradient(
                stops: list.stops(at: 4, stops.count), center: point(0), startRadius: number(2),
                endRadius: number(3))
        }
        if case .meshGradient(var mesh) = self {
            let colors = 2 * mesh.points.count
            mesh.points = mesh.points.indices.map { point(2 * $0) }
            mesh.colors = mesh.colors.indices.map { list.color(at: colors + 4 * $0) }
            return .meshGradient(mesh)
        }
        return self
    }
}

extension [DisplayStop] {
    fileprivate func filled(with color: ResolvedColor) -> [DisplayStop] {
        map { DisplayStop(color: color, location: $0.location) }
    }
}

extension NumberList {
    fileprivate mutating func append(_ stops: [DisplayStop]) {
        for stop in stops {
            append(stop.color)
            numbers.append(Double(stop.location) * 128)
        }
    }

    fileprivate func stops(at index: Int, _ count: Int) -> [DisplayStop] {
        (0..<count).map { stop in
            let first = index + 5 * stop
            let location = first + 4 < numbers.count ? numbers[first + 4] / 128 : 0
            return DisplayStop(color: color(at: first), location: location)
        }
    }
}
