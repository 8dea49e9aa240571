// Licensed under the Apache License, Version 2.0.

import Foundation

/// The places of an axis' values, 0 to 1.
struct ChartScale {
    /// The names in their order; nil for a scale of numbers or dates.
    var categories: [String]?
    private(set) var least = 0.0
    private(set) var most = 1.0
    private(set) var isDate = false
    private var isReversed = false
    /// Indicates whether the scale ends with a unit of the calendar, whose end is no value of it.
    private var endsWithUnit = false
    /// The least distance of two values, for the width of bars without a unit.
    private(set) var gap = 1.0

    /// Creates a scale of values.
    ///
    /// - Parameter hasBars: Indicates whether bars stand at the values, which need room at both ends.
    init(_ places: [ChartPlace], domain: ChartDomain?, hasBars: Bool) {
        var names: [String] = []
        var amounts: [Double] = []
        var known = Set<String>()
        for place in places {
            switch place {
            case .category(let name): if known.insert(name).inserted { names.append(name) }
            case .amount(let low, let high, let date):
                amounts += [low, high]
                if date { isDate = true }
            }
        }
        if case .categories(let given)? = domain { names = given + names.filter { !given.contains($0) } }
        if !names.isEmpty {
            categories = names
            if case .automatic(_, let reversed)? = domain { isReversed = reversed }
            return
        }
        let sorted = Array(Set(amounts)).sorted()
        gap = zip(sorted.dropFirst(), sorted).map { $0 - $1 }.min() ?? (isDate ? 86400 : 1)
        (least, most) = (sorted.first ?? 0, sorted.last ?? 1)
        endsWithUnit =
            isDate
            && places.contains {
                if case .amount(let low, let high, _) = $0 { low < high && high == most } else { false }
            }
        switch domain {
        case .between(let low, let high)?: (least, most) = (low, high)
        case .automatic(let zero, let reversed)?:
            isReversed = reversed
            round(includingZero: zero ?? !isDate, hasBars: hasBars)
        default: round(includingZero: !isDate, hasBars: hasBars)
        }
        if most <= least { most = least + (isDate ? 86400 : 1) }
    }

    private mutating func round(includingZero: Bool, hasBars: Bool) {
        if isDate {
            guard hasBars || least == most else { return }
            (least, most) = (least - gap / 2, most + gap / 2)
            return
        }
        if hasBars { (least, most) = (least - gap / 2, most + gap / 2) }
        if includingZero { (least, most) = (min(least, 0), max(most, 0)) }
        guard !hasBars else { return }
        let step = Self.step(most - least, count: 5)
        (least, most) = ((least / step).rounded(.down) * step, (most / step).rounded(.up) * step)
    }

    /// A round distance of about so many marks on a length.
    static func step(_ length: Double, count: Int) -> Double {
        guard length > 0, length.isFinite else { return 1 }
        let rough = length / Double(max(count, 1))
        let power = pow(10, floor(log10(rough)))
        let part = rough / power
        return power * (part <= 1 ? 1 : part <= 2 ? 2 : part <= 5 ? 5 : 10)
    }

    private func turned(_ part: Double) -> CGFloat { CGFloat(isReversed ? 1 - part : part) }
    /// The place of an amount.
    func position(_ amount: Double) -> CGFloat { turned((amount - least) / (most - least)) }
    /// The places of the ends of a value.
    func span(_ place: ChartPlace) -> (low: CGFloat, high: CGFloat)? {
        switch place {
        case .amount(let low, let high, _): return (position(low), position(high))
        case .category(let name):
            guard let all = categories, let index = all.firstIndex(of: name) else { return nil }
            let (low, high) = (Double(index) / Double(all.count), Double(index + 1) / Double(all.count))
            return (min(turned(low), turned(high)), max(turned(low), turned(high)))
        }
    }
    /// The place of a value; nil for one that the scale does not have.
    func middle(of value: PlotValue) -> CGFloat? {
        if let amount = value.amount, categories == nil { return position(amount) }
        return span(.category(value.text())).map { ($0.low + $0.high) / 2 }
    }
    /// The value at a place.
    func value(at place: CGFloat) -> PlotValue? {
        let part = Double(turned(Double(place)))
        if let categories {
            guard part >= 0, part <= 1 else { return nil }
            return .category(categories[min(Int(part * Double(categories.count)), categories.count - 1)])
        }
        let amount = least + part * (most - least)
        return isDate ? .date(Date(timeIntervalSinceReferenceDate: amount)) : .number(amount)
    }

    /// The values of an axis with the unit that they are written by.
    func marks(_ values: AxisMarkValues) -> (values: [PlotValue], unit: Calendar.Component?) {
        switch values.kind {
        case .given(let given): return (given, isDate ? unit(for: given.count).unit : nil)
        case .step(let step): return (numbers(by: step), nil)
        case .calendar(let unit, let count, let calendar): return (dates(by: unit, count, calendar), unit)
        case .automatic(let count):
            if let categories { return (categories.map { .category($0) }, nil) }
            if isDate {
                let found = unit(for: count ?? 6)
                return (dates(by: found.unit, found.count, .autoupdatingCurrent), found.unit)
            }
            return (numbers(by: Self.step(most - least, count: count ?? 5)), nil)
        }
    }

    private func numbers(by step: Double) -> [PlotValue] {
        guard step > 0, (most - least) / step < 1000 else { return [] }
        let first = Int((least / step - 1e-9).rounded(.up))
        let last = Int((most / step + 1e-9).rounded(.down))
        return last < first ? [] : (first...last).map { .number(Double($0) * step) }
    }
    /// A unit of the calendar, of which each few make about so many marks.
    private func unit(for count: Int) -> (unit: Calendar.Component, count: Int) {
        let units: [(Calendar.Component, Double, [Int])] = [
            (.second, 1, [1, 5, 15, 30]), (.minute, 60, [1, 5, 15, 30]), (.hour, 3600, [1, 2, 3, 6, 12]),
            (.day, 86400, [1, 2]), (.weekOfYear, 604_800, [1, 2]), (.month, 2_629_746, [1, 2, 3, 6]),
            (.year, 31_556_952, [1, 2, 5, 10, 20, 50, 100]),
        ]
        for (unit, length, counts) in units {
            for number in counts where (most - least) / (length * Double(number)) <= Double(max(count, 1)) + 1
            {
                return (unit, number)
            }
        }
        return (.year, 200)
    }
    private func dates(by unit: Calendar.Component, _ count: Int, _ calendar: Calendar) -> [PlotValue] {
        let (first, last) = (
            Date(timeIntervalSinceReferenceDate: least), Date(timeIntervalSinceReferenceDate: most)
        )
        guard var date = calendar.dateInterval(of: unit, for: first)?.start else { return [] }
        let begin = date
        var found: [PlotValue] = []
        for number in 0..<1000 where date <= last {
            if endsWithUnit, date == last { break }
            if date >= first, number % count == 0 { found.append(.date(date)) }
            guard let next = calendar.date(byAdding: unit, value: number + 1, to: begin) else { break }
            date = next
        }
        return found
    }
}

/// Values along an axis: a name, or an amount with a start and an end.
enum ChartPlace {
    case category(String)
    case amount(Double, Double, isDate: Bool)

    /// The unit of a span, or the middle of it.
    init?(_ span: Mark.Span, wide: Bool) {
        if case .category(let name) = span.start {
            self = .category(name)
            return
        }
        guard let start = span.start.amount else { return nil }
        let isDate = if case .date = span.start { true } else { false }
        if wide || span.isRange {
            self = .amount(start, span.end?.amount ?? start, isDate: isDate)
        } else {
            let middle = span.middle ?? start
            self = .amount(middle, middle, isDate: isDate)
        }
    }
}
