// Licensed under the Apache License, Version 2.0.

extension ValueParser where Value == Int {
    /// A whole number in a range.
    package static func integer(in range: ClosedRange<Int>) -> ValueParser {
        ValueParser(metavar: "N", takes: "a whole number from \(range.lowerBound) to \(range.upperBound)") {
            (text: String) throws(ValueProblem) -> Int in
            guard let value = Int(text), range.contains(value) else { throw ValueProblem() }
            return value
        }
    }

    /// A TCP port; 0 lets the system choose a free one.
    package static var port: ValueParser {
        ValueParser(metavar: "PORT", takes: "a port from 1 to 65535, or 0 for a free one") {
            (text: String) throws(ValueProblem) -> Int in
            guard let value = UInt16(text) else { throw ValueProblem() }
            return Int(value)
        }
    }
}

extension ValueParser where Value == Double {
    /// A number in a range.
    package static func number(in range: ClosedRange<Double>) -> ValueParser {
        let low = PlainNumber.text(range.lowerBound), high = PlainNumber.text(range.upperBound)
        return ValueParser(metavar: "NUMBER", takes: "a number from \(low) to \(high)") {
            (text: String) throws(ValueProblem) -> Double in
            // NaN is in no range, so it is refused as well.
            guard let value = Double(text), range.contains(value) else { throw ValueProblem() }
            return value
        }
    }
}

extension ValueParser where Value == SizeArgument {
    /// A width and a height in points, such as `390x844`.
    package static var size: ValueParser {
        ValueParser(metavar: "WxH", takes: "a width and a height from 1 to 16384, such as 390x844") {
            (text: String) throws(ValueProblem) -> SizeArgument in
            let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
            guard parts.count == 2, let width = parts[0], let height = parts[1],
                (1...16384).contains(width), (1...16384).contains(height)
            else { throw ValueProblem() }
            return SizeArgument(width: width, height: height)
        }
    }
}

/// A width and a height in points, as given on the command line.
package struct SizeArgument: Hashable, Sendable {
    package let width: Double
    package let height: Double
}
