// Licensed under the Apache License, Version 2.0.

/// Numbers as people write them, the same in every locale.
package enum PlainNumber {
    /// The shortest text of a number: no `.0` behind a whole one.
    package static func text(_ value: Double) -> String {
        if let whole = Int(exactly: value) { return String(whole) }
        return "\(value)"
    }

    /// A number rounded to so many places behind the point, trailing zeros kept.
    package static func fixed(_ value: Double, places: Int) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
        let scale = (0..<max(0, places)).reduce(1) { power, _ in power * 10 }
        let scaled = Int((abs(value) * Double(scale)).rounded())
        let sign = value < 0 && scaled > 0 ? "-" : ""
        guard places > 0 else { return sign + String(scaled) }
        let fraction = String(scaled % scale)
        return sign + String(scaled / scale) + "."
            + String(repeating: "0", count: places - fraction.count) + fraction
    }
}
