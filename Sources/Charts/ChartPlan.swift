// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// The marks of a chart with their places, as parts of the plot.
struct ChartPlan {
    /// A mark with its places.
    struct Item {
        var mark: Mark
        var style: AnyShapeStyle
        var x: (low: CGFloat, high: CGFloat)
        /// From the top.
        var y: (low: CGFloat, high: CGFloat)
        /// The angles of a sector as parts of a whole turn.
        var turn: (start: CGFloat, end: CGFloat)?
        /// The place among marks side by side, and how many there are.
        var lane: (index: Int, count: Int) = (0, 1)
    }

    private(set) var items: [Item] = []
    private(set) var x: ChartScale?
    private(set) var y: ChartScale?
    /// The names and the styles of the legend.
    private(set) var legend: [(name: String, style: AnyShapeStyle)] = []
    private(set) var isRound = false

    /// The colours of values, in the order in which they are met.
    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    init(_ marks: [Mark], _ settings: ChartSettings) {
        let marks = marks.enumerated().sorted {
            ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
        }
        .map(\.element)
        let amounts = Self.stack(marks)
        isRound = marks.contains { $0.kind == .sector }
        func places(_ axis: KeyPath<Mark, Mark.Span?>, isX: Bool) -> [ChartPlace?] {
            zip(marks, amounts).map { mark, amount in
                let isAmount = (mark.kind == .bar || mark.kind == .area) && mark.isHorizontal == isX
                if isAmount, let amount { return .amount(amount.low, amount.high, isDate: false) }
                return mark[keyPath: axis].flatMap {
                    ChartPlace($0, wide: mark.kind == .bar || mark.kind == .rectangle)
                }
            }
        }
        let (xs, ys) = (places(\.x, isX: true), places(\.y, isX: false))
        func scale(_ places: [ChartPlace?], _ domain: ChartDomain?, isX: Bool) -> ChartScale? {
            let known = places.compactMap { $0 }
            guard !known.isEmpty else { return nil }
            let hasBars = marks.contains {
                let span = isX ? $0.x : $0.y
                return $0.kind == .bar && $0.isHorizontal != isX && span?.unit == nil
                    && span?.isRange == false
            }
            return ChartScale(known, domain: domain, hasBars: hasBars)
        }
        x = scale(xs, settings.x.domain, isX: true)
        y = scale(ys, settings.y.domain, isX: false)
        if marks.isEmpty || isRound { (x, y) = (nil, nil) }
        // The values with colours and symbols.
        var order: [PlotValue] = settings.styles.compactMap(\.value)
        var lanes: [PlotValue] = []
        var shapes: [PlotValue] = []
        for mark in marks {
            if let value = mark.styleBy?.value, !order.contains(value) { order.append(value) }
            if let value = mark.positionBy, !lanes.contains(value) { lanes.append(value) }
            if let value = mark.symbolBy, !shapes.contains(value) { shapes.append(value) }
        }
        func style(_ value: PlotValue) -> AnyShapeStyle {
            if let given = settings.styles.first(where: { $0.value == value }) { return given.style }
            if let made = settings.styleOf?(value) { return made }
            let index = order.firstIndex(of: value) ?? 0
            let free = settings.styles.filter { $0.value == nil }
            return free.isEmpty
                ? AnyShapeStyle(Self.palette[index % Self.palette.count]) : free[index % free.count].style
        }
        let used = Set(marks.compactMap(\.styleBy?.value))
        legend = order.filter(used.contains).map { ($0.text(), style($0)) }
        let whole = marks.reduce(0.0) { $0 + max($1.kind == .sector ? $1.angle?.start.amount ?? 0 : 0, 0) }
        var turned = 0.0
        for (mark, (xPlace, yPlace)) in zip(marks, zip(xs, ys)) {
            var mark = mark
            if let value = mark.symbolBy, mark.symbol == nil {
                let shapesKnown = BasicChartSymbolShape.inOrder
                mark.symbol = shapesKnown[(shapes.firstIndex(of: value) ?? 0) % shapesKnown.count]
            }
            let found = mark.style ?? mark.styleBy.map { style($0.value) } ?? AnyShapeStyle(Color.blue)
            let across = x.flatMap { scale in xPlace.flatMap { scale.span($0) } } ?? (0, 1)
            let up = y.flatMap { scale in yPlace.flatMap { scale.span($0) } } ?? (0, 1)
            var item = Item(mark: mark, style: found, x: across, y: (1 - up.high, 1 - up.low))
            if mark.kind == .sector {
                let part = max(mark.angle?.start.amount ?? 0, 0) / (whole > 0 ? whole : 1)
                item.turn = (CGFloat(turned), CGFloat(turned + part))
                turned += part
            }
            if let value = mark.positionBy { item.lane = (lanes.firstIndex(of: value) ?? 0, lanes.count) }
            items.append(item)
        }
    }

    /// The amounts of bars and areas, one on the other; nil for other marks and for ranges.
    private static func stack(_ marks: [Mark]) -> [(low: Double, high: Double)?] {
        struct Key: Hashable {
            let base: PlotValue?
            let lane: PlotValue?
            let isArea: Bool
        }
        func key(_ mark: Mark) -> Key {
            Key(
                base: (mark.isHorizontal ? mark.y : mark.x)?.start, lane: mark.positionBy,
                isArea: mark.kind == .area)
        }
        func amount(_ mark: Mark) -> Double? {
            guard mark.kind == .bar || mark.kind == .area else { return nil }
            let span = mark.isHorizontal ? mark.x : mark.y
            return span?.isRange == false && span?.unit == nil ? span?.start.amount : nil
        }
        var totals: [Key: Double] = [:]
        for mark in marks { if let amount = amount(mark) { totals[key(mark), default: 0] += amount } }
        var sums: [Key: (up: Double, down: Double)] = [:]
        return marks.map { mark in
            guard let amount = amount(mark) else { return nil }
            if mark.stacking == .unstacked { return (min(amount, 0), max(amount, 0)) }
            let key = key(mark)
            let sum = sums[key] ?? (0, 0)
            var low = amount < 0 ? sum.down + amount : sum.up
            var high = amount < 0 ? sum.down : sum.up + amount
            sums[key] = amount < 0 ? (sum.up, low) : (high, sum.down)
            let total = totals[key] ?? 0
            if mark.stacking == .normalized, total > 0 { (low, high) = (low / total, high / total) }
            if mark.stacking == .center { (low, high) = (low - total / 2, high - total / 2) }
            return (low, high)
        }
    }

    /// The frame of a mark in a plot of a size, in points.
    func frame(_ item: Item, in size: CGSize) -> CGRect {
        let mark = item.mark
        var rect = CGRect(
            x: item.x.low * size.width, y: item.y.low * size.height,
            width: (item.x.high - item.x.low) * size.width, height: (item.y.high - item.y.low) * size.height
        ).standardized
        /// Makes a bar of a band: narrower, and one of several side by side.
        func narrow(
            _ low: CGFloat, _ length: CGFloat, _ dimension: MarkDimension, gap: CGFloat, ratio: CGFloat
        )
            -> (CGFloat, CGFloat)
        {
            let (start, whole) = length > 0 ? (low, length) : (low - gap / 2, gap)
            let width = dimension.length(in: whole, usually: ratio) / CGFloat(item.lane.count)
            let all = width * CGFloat(item.lane.count)
            return (start + (whole - all) / 2 + width * CGFloat(item.lane.index), width)
        }
        func gap(_ scale: ChartScale?, _ length: CGFloat) -> CGFloat {
            guard let scale else { return length }
            return CGFloat(scale.gap / (scale.most - scale.least)) * length
        }
        switch mark.kind {
        case .bar where mark.isHorizontal && mark.y != nil:
            (rect.origin.y, rect.size.height) = narrow(
                rect.minY, rect.height, mark.height, gap: gap(y, size.height), ratio: 0.7)
        case .bar where !mark.isHorizontal && mark.x != nil:
            (rect.origin.x, rect.size.width) = narrow(
                rect.minX, rect.width, mark.width, gap: gap(x, size.width), ratio: 0.7)
        case .rectangle:
            if mark.x?.isRange != true, mark.x != nil {
                (rect.origin.x, rect.size.width) = narrow(
                    rect.minX, rect.width, mark.width, gap: gap(x, size.width), ratio: 1)
            }
            if mark.y?.isRange != true, mark.y != nil {
                (rect.origin.y, rect.size.height) = narrow(
                    rect.minY, rect.height, mark.height, gap: gap(y, size.height), ratio: 1)
            }
        case .point, .line, .area:
            let side = mark.symbolSize.squareRoot()
            let y = mark.kind == .area ? rect.minY : rect.midY
            rect = CGRect(x: rect.midX - side / 2, y: y - side / 2, width: side, height: side)
        case .rule:
            if mark.x != nil, mark.x?.isRange == false {
                rect = CGRect(x: rect.midX, y: rect.minY, width: 0, height: rect.height)
            } else {
                rect = CGRect(x: rect.minX, y: rect.midY, width: rect.width, height: 0)
            }
        case .sector:
            let angle = 2 * CGFloat.pi * ((item.turn?.start ?? 0) + (item.turn?.end ?? 1)) / 2 - .pi / 2
            let (inner, outer) = radii(item, in: size)
            let middle = (inner + outer) / 2
            let side = max(outer - inner, 1) / 2
            rect = CGRect(
                x: size.width / 2 + middle * cos(angle) - side / 2,
                y: size.height / 2 + middle * sin(angle) - side / 2, width: side, height: side)
        default: break
        }
        return rect.offsetBy(dx: mark.offset.width, dy: mark.offset.height)
    }

    /// The inner and the outer radius of a sector, in points.
    func radii(_ item: Item, in size: CGSize) -> (inner: CGFloat, outer: CGFloat) {
        let whole = min(size.width, size.height) / 2
        let outer: CGFloat =
            if case .inset(let points) = item.mark.outer.kind { max(whole - points, 0) } else {
                min(item.mark.outer.length(in: whole, usually: 1), whole)
            }
        let inner: CGFloat =
            switch item.mark.inner.kind {
            case .automatic: 0
            case .inset(let points): max(outer - points, 0)
            default: min(item.mark.inner.length(in: whole, usually: 0), outer)
            }
        return (inner, outer)
    }
}
