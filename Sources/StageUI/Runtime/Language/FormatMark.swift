// Licensed under the Apache License, Version 2.0.

/// A mark in a format that stands for a value, such as `%@`, `%2$lld`, `%.1f`, `%arg` or `%#@files@`.
struct FormatMark: Hashable, Sendable {
    /// The index of the value, from 0; nil for the next one.
    var index: Int?
    /// The way the value is written, without the percent sign and the index, such as `.1f`.
    var specifier = ""
    /// The name of the substitution that stands there.
    var substitution: String?
    /// Indicates whether it is `%arg`, the value of the substitution around it.
    var isArgument = false

    /// A part of a format.
    enum Part: Hashable, Sendable {
        case text(String)
        case mark(FormatMark)
        /// `%%`
        case percent
    }

    /// The parts of a format, in order; a percent sign that begins no mark is text.
    static func parts(of format: String) -> [Part] {
        guard format.utf8.contains(UInt8(ascii: "%")) else { return [.text(format)] }
        let characters = Array(format)
        var parts: [Part] = []
        var text = ""
        var position = 0
        func flush() {
            if !text.isEmpty { parts.append(.text(text)) }
            text = ""
        }
        while position < characters.count {
            if characters[position] == "%", position + 1 < characters.count, characters[position + 1] == "%" {
                flush()
                parts.append(.percent)
                position += 2
            } else if characters[position] == "%", let found = read(characters, at: position) {
                flush()
                parts.append(.mark(found.mark))
                position = found.end
            } else {
                text.append(characters[position])
                position += 1
            }
        }
        flush()
        return parts
    }

    /// The mark that begins with the percent sign at a position, and the position after it; nil for none.
    static func read(_ text: [Character], at start: Int) -> (mark: FormatMark, end: Int)? {
        var mark = FormatMark()
        var position = start + 1
        var digits = position
        while digits < text.count, text[digits].isASCII, text[digits].isNumber { digits += 1 }
        if digits > position, digits < text.count, text[digits] == "$",
            let number = Int(String(text[position..<digits])), number > 0
        {
            mark.index = number - 1
            position = digits + 1
        }
        if text[position...].starts(with: "arg") {
            mark.isArgument = true
            return (mark, position + 3)
        }
        if text[position...].starts(with: "#@"), let end = text[(position + 2)...].firstIndex(of: "@") {
            mark.substitution = String(text[(position + 2)..<end])
            return (mark, end + 1)
        }
        let begin = position
        while position < text.count, "0123456789.-+ #'".contains(text[position]) { position += 1 }
        while position < text.count, "hlqLztj".contains(text[position]) { position += 1 }
        guard position < text.count, "@dDiuUxXofFeEgGaAcCsSp".contains(text[position]) else { return nil }
        // A space after a percent sign is part of a sentence: "100% done".
        guard text[begin] != " " else { return nil }
        mark.specifier = String(text[begin...position])
        return (mark, position + 1)
    }
}

/// A number that stands in a text, for the format that its translation gives it.
enum FormatNumber: Hashable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    case real(Double)

    init?(_ argument: any CVarArg) {
        switch argument {
        case let value as any FixedWidthInteger & SignedInteger: self = .signed(Int64(clamping: value))
        case let value as any FixedWidthInteger & UnsignedInteger: self = .unsigned(UInt64(clamping: value))
        case let value as any BinaryFloatingPoint: self = .real(Double(value))
        default: return nil
        }
    }

    /// The number as C functions take it.
    var argument: any CVarArg {
        switch self {
        case .signed(let value): value
        case .unsigned(let value): value
        case .real(let value): value
        }
    }

    var operands: PluralOperands {
        switch self {
        case .signed(let value): PluralOperands(value)
        case .unsigned(let value): PluralOperands(value)
        case .real(let value): PluralOperands(value)
        }
    }

    /// The number for a specifier such as `.1f`, and the specifier as C takes it; nil for one that writes no number.
    func argument(for specifier: String) -> (argument: any CVarArg, format: String)? {
        guard let conversion = specifier.last else { return nil }
        let flags = specifier.dropLast().filter { !"hlqLztj".contains($0) }
        switch conversion {
        case "d", "D", "i":
            switch self {
            case .signed(let value): return (value, "%\(flags)lld")
            case .unsigned(let value): return (value, "%\(flags)llu")
            case .real(let value): return (Int64(exactly: value.rounded(.towardZero)) ?? 0, "%\(flags)lld")
            }
        case "u", "U", "x", "X", "o":
            let bits: UInt64 =
                switch self {
                case .signed(let value): UInt64(bitPattern: value)
                case .unsigned(let value): value
                case .real(let value): UInt64(exactly: value.rounded(.towardZero)) ?? 0
                }
            return (bits, "%\(flags)ll\(conversion.lowercased() == "u" ? "u" : String(conversion))")
        case "f", "F", "e", "E", "g", "G":
            switch self {
            case .signed(let value): return (Double(value), "%\(flags)\(conversion)")
            case .unsigned(let value): return (Double(value), "%\(flags)\(conversion)")
            case .real(let value): return (value, "%\(flags)\(conversion)")
            }
        default: return nil
        }
    }
}
