// Licensed under the Apache License, Version 2.0.

/// Times for people, from milliseconds.
enum TimeText {
    /// An instant or a length: `0.42 ms`, `8.3 ms`, `250 ms`, `1.25 s`.
    static func text(_ milliseconds: Double) -> String {
        let size = abs(milliseconds)
        if size >= 999.5 { return trimmed(milliseconds / 1000, places: size >= 9_995 ? 1 : 2) + " s" }
        let places = size < 1 ? 2 : (size < 99.95 ? 1 : 0)
        return trimmed(milliseconds, places: places) + " ms"
    }

    static func text(_ milliseconds: Double?) -> String { milliseconds.map { text($0) } ?? "–" }

    private static func trimmed(_ value: Double, places: Int) -> String {
        var text = PlainNumber.fixed(value, places: places)
        while text.contains("."), let last = text.last, last == "0" || last == "." {
            text.removeLast()
            if last == "." { break }
        }
        return text
    }
}
