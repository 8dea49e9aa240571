// Licensed under the Apache License, Version 2.0.

/// The kind of what a unit measures, as powers of some that are independent, and its size among them.
struct UnitMeasure: Equatable, Sendable {
    /// The powers of the dimensions by their names; none is 0.
    var dimensions: [String: Int]
    /// The size of one unit.
    var scale = 1.0
    /// The value at which the standard's zero is, for temperatures.
    var zero = 0.0

    func standard(of value: Double) -> Double { (value + zero) * scale }
    func value(ofStandard value: Double) -> Double { value / scale - zero }

    /// Returns it times a power of another. A difference of temperatures has no zero.
    func times(_ other: UnitMeasure, _ power: Int) -> UnitMeasure {
        var product = UnitMeasure(dimensions: dimensions, scale: scale)
        for (name, count) in other.dimensions {
            let sum = product.dimensions[name, default: 0] + count * power
            product.dimensions[name] = sum == 0 ? nil : sum
        }
        for _ in 0..<abs(power) { product.scale *= power > 0 ? other.scale : 1 / other.scale }
        return product
    }
}

// MARK: - Texts

extension UnitMeasure {
    /// Reads a text such as `ml/(kg*min)`; nil where a part is not known.
    init?(reading text: String) {
        var rest = text.replacing("·", with: "*")[...]
        guard let measure = Self.product(&rest), rest.isEmpty else { return nil }
        self = measure
    }

    /// Factors, of which each behind a slash is divided by.
    private static func product(_ text: inout Substring) -> UnitMeasure? {
        guard var result = factor(&text) else { return nil }
        while let sign = text.first, "*./".contains(sign) {
            text.removeFirst()
            guard let next = factor(&text) else { return nil }
            result = result.times(next, sign == "/" ? -1 : 1)
        }
        return result
    }

    private static func factor(_ text: inout Substring) -> UnitMeasure? {
        var found: UnitMeasure?
        if text.first == "(" {
            text.removeFirst()
            found = product(&text)
            guard text.popFirst() == ")" else { return nil }
        } else {
            var isInMass = false
            let name = text.prefix { sign in
                isInMass = sign == "<" || isInMass && sign != ">"
                return isInMass || !"*./^()".contains(sign)
            }
            text = text.dropFirst(name.count)
            found = name == "1" ? UnitMeasure(dimensions: [:]) : named(String(name))
        }
        guard let found, text.first == "^" else { return found }
        text.removeFirst()
        let digits = text.prefix { $0 == "-" || $0.isNumber }
        text = text.dropFirst(digits.count)
        guard let power = Int(digits), (-9...9).contains(power) else { return nil }
        return UnitMeasure(dimensions: [:]).times(found, power)
    }

    private static func named(_ name: String) -> UnitMeasure? {
        if let plain = units[name] { return plain }
        if let start = name.firstIndex(of: "<"), name.last == ">" {
            // The mass of a mole of something: `mmol<180.15588000005408>`.
            let grams = Double(name[name.index(after: start)...].dropLast())
            guard let grams, let moles = named(String(name[..<start])) else { return nil }
            return UnitMeasure(dimensions: ["mass": 1], scale: moles.scale * grams)
        }
        for prefix in prefixes where name.hasPrefix(prefix.sign) {
            let rest = String(name.dropFirst(prefix.sign.count))
            guard metric.contains(rest), let unit = units[rest] else { continue }
            return UnitMeasure(dimensions: unit.dimensions, scale: unit.scale * prefix.scale)
        }
        return nil
    }

    // The longer signs first.
    private static let prefixes: [(sign: String, scale: Double)] = [
        ("mc", 1e-6), ("da", 10), ("f", 1e-15), ("p", 1e-12), ("n", 1e-9), ("m", 1e-3), ("c", 1e-2),
        ("d", 1e-1), ("h", 1e2), ("k", 1e3), ("M", 1e6), ("G", 1e9), ("T", 1e12),
    ]
    private static let metric: Set = ["g", "m", "s", "L", "l", "J", "cal", "Pa", "W", "Hz", "V", "mol", "IU"]

    /// The units by their signs, in grams, metres, seconds, kelvins and what has no other unit.
    private static let units: [String: UnitMeasure] = {
        let mass = ["mass": 1]
        let length = ["length": 1]
        let volume = ["length": 3]
        let time = ["time": 1]
        let energy = ["mass": 1, "length": 2, "time": -2]
        let pressure = ["mass": 1, "length": -1, "time": -2]
        let rows: [(String, [String: Int], Double)] = [
            ("count", ["count": 1], 1), ("%", [:], 1), ("", [:], 1),
            ("g", mass, 1), ("oz", mass, 28.349523125), ("lb", mass, 453.59237), ("st", mass, 6350.29318),
            ("m", length, 1), ("in", length, 0.0254), ("ft", length, 0.3048), ("yd", length, 0.9144),
            ("mi", length, 1609.344),
            ("L", volume, 1e-3), ("l", volume, 1e-3), ("fl_oz_us", volume, 2.95735295625e-5),
            ("cup_us", volume, 2.365882365e-4),
            ("s", time, 1), ("min", time, 60), ("hr", time, 3600), ("d", time, 86400),
            ("J", energy, 1e3), ("cal", energy, 4184), ("Cal", energy, 4.184e6),
            ("Pa", pressure, 1e3), ("mmHg", pressure, 133_322.387415), ("inHg", pressure, 3_386_388.640341),
            ("atm", pressure, 101_325_000), ("W", ["mass": 1, "length": 2, "time": -3], 1e3),
            ("Hz", ["time": -1], 1), ("K", ["temperature": 1], 1), ("mol", ["amount": 1], 1),
            ("V", ["volt": 1], 1), ("IU", ["IU": 1], 1), ("dBASPL", ["dBASPL": 1], 1),
        ]
        var units: [String: UnitMeasure] = [:]
        for (name, dimensions, scale) in rows {
            units[name] = UnitMeasure(dimensions: dimensions, scale: scale)
        }
        units["degC"] = UnitMeasure(dimensions: ["temperature": 1], scale: 1, zero: 273.15)
        units["degF"] = UnitMeasure(dimensions: ["temperature": 1], scale: 5.0 / 9, zero: 459.67)
        return units
    }()
}
