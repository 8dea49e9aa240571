// Licensed under the Apache License, Version 2.0.

/// A reference to a build setting in a value, such as `$(PRODUCT_NAME:lower)`.
///
/// The form is the one that Xcode's own build system reads (`MacroExpressionParsing.swift` of swift-build): a name in
/// `( )`, `{ }` or `[ ]`, or bare, with operators behind colons; names and operands may have references in them.
struct SettingReference {
    /// The reference as it stands.
    let text: String
    /// The setting's name.
    let name: String
    /// The operators in their order, with an operand where they take one.
    let operators: [(name: String, operand: String?)]

    /// Takes a reference off the front of a text that begins with `$`; nil where it begins with none.
    init?(taking text: inout Substring) {
        let inner = text.dropFirst()
        guard let first = inner.first else { return nil }
        guard let closing = Self.closings[first] else {
            guard first.isASCII, first.isLetter || first == "_" else { return nil }
            name = String(inner.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
            (self.text, operators) = ("$" + name, [])
            text = inner.dropFirst(name.count)
            return
        }
        var parts = [""]
        var open: [Character] = []
        var place = inner.index(after: inner.startIndex)
        while place < inner.endIndex {
            let sign = inner[place]
            if open.isEmpty, sign == closing { break }
            if sign == open.last {
                open.removeLast()
            } else if let inside = Self.closings[sign], inner[inner.index(before: place)] == "$" {
                open.append(inside)
            }
            if open.isEmpty, sign == ":" { parts.append("") } else { parts[parts.count - 1].append(sign) }
            place = inner.index(after: place)
        }
        guard place < inner.endIndex else { return nil }
        name = parts[0]
        operators = parts.dropFirst().map { part in
            let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(halves[0]), halves.count > 1 ? String(halves[1]) : nil)
        }
        let end = inner.index(after: place)
        self.text = String(text[..<end])
        text = text[end...]
    }

    private static let closings: [Character: Character] = ["(": ")", "{": "}", "[": "]"]
}

/// An operator of a reference to a build setting, which changes the setting's value.
enum SettingOperator {
    /// Applies an operator; nil for one that is not known here.
    ///
    /// - Parameters:
    ///   - name: The name, such as `rfc1034identifier`.
    ///   - operand: The text behind its `=`; nil without one.
    static func apply(_ name: String, _ operand: String?, to value: String) -> String? {
        let slash = value.lastIndex(of: "/")
        let folder = slash.map { String(value[...$0]) } ?? ""
        let file = slash.map { String(value[value.index(after: $0)...]) } ?? value
        // A point at the beginning hides a file and ends no name.
        let point = file.lastIndex(of: ".").flatMap { $0 == file.startIndex ? nil : $0 }
        let base = point.map { String(file[..<$0]) } ?? file
        let suffix = point.map { String(file[$0...]) } ?? ""
        guard let operand else {
            switch name {
            case "rfc1034identifier": return replaced(value, "-", keeping: "-.")
            case "c99extidentifier", "identifier": return replaced(value, "_", keeping: "_")
            case "lower": return value.lowercased()
            case "upper": return value.uppercased()
            case "dir": return folder.isEmpty ? "./" : folder
            case "file": return file
            case "base": return base
            case "suffix": return suffix
            case "standardizepath", "quote": return value
            case "not": return value == "YES" ? "NO" : "YES"
            default: return nil
            }
        }
        switch name {
        case "default": return value.isEmpty ? operand : value
        case "dir": return operand.hasSuffix("/") || operand.isEmpty ? operand + file : "\(operand)/\(file)"
        case "file": return folder + operand
        case "base": return folder + operand + suffix
        case "suffix": return folder + base + (operand.hasPrefix(".") ? operand : "." + operand)
        default: return nil
        }
    }

    private static func replaced(_ value: String, _ sign: Character, keeping kept: String) -> String {
        String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || kept.contains($0) ? $0 : sign })
    }
}
