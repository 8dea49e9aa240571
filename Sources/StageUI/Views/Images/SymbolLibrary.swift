// Licensed under the Apache License, Version 2.0.

import Foundation

/// The symbols of the subset: original drawings under the licence of these sources, in the place of the system's
/// symbols of the same names.
///
/// `SymbolTable` has a drawing for each base. The other forms are made of parts: filled, struck through, with a badge, or in a frame,
/// which is any symbol that has an opening. A base says which forms the system has; no other is made.
enum SymbolLibrary {
    /// The symbol of a name, in the form that views around set.
    static func symbol(_ name: String, _ variants: SymbolVariants = .none) -> Symbol? {
        for candidate in variants.names(of: name) {
            if let symbol = symbol(named: candidate) { return symbol }
        }
        return nil
    }

    /// The drawing in the place of a symbol that the subset does not have.
    static var placeholder: Symbol { SymbolReader.read(SymbolTable.entry("placeholder")?.drawing ?? "") }

    /// Returns whether a symbol faces the other way where one reads from right to left: one that is named after the direction
    /// of reading, and the lists. What plays forward does so everywhere.
    static func isMirrored(_ name: String) -> Bool {
        if name.hasPrefix("list.bullet") || name.hasPrefix("list.dash") { return true }
        return name.split(separator: ".").dropFirst().contains {
            ["forward", "backward", "leading", "trailing"].contains($0)
        }
    }

    /// The names of all symbols.
    static var names: [String] {
        var result: [String] = []
        for (name, entry) in SymbolTable.all {
            if entry.isName { result.append(name) }
            result += entry.allForms.map { "\(name).\($0)" }
        }
        for number in numbers { result += numberForms.map { "\(number).\($0)" } }
        return result.sorted()
    }

    private static func symbol(named name: String) -> Symbol? {
        if let entry = SymbolTable.entry(name) {
            return entry.isName ? drawing(of: entry, isFilled: false) : nil
        }
        let words = name.split(separator: ".")
        guard words.count > 1 else { return nil }
        for count in (1..<words.count).reversed() {
            let base = words[..<count].joined(separator: ".")
            let form = words[count...].joined(separator: ".")
            let has =
                SymbolTable.entry(base)?.has(form) ?? (numbers.contains(base) && numberForms.contains(form))
            if has { return symbol(base, form: words[count...]) }
        }
        return nil
    }

    // MARK: Parts of names

    private static func symbol(_ base: String, form: ArraySlice<Substring>) -> Symbol? {
        let isFilled = form.contains("fill")
        var rest = form.filter { $0 != "fill" }[...]
        let isFramed = rest.first.map { $0 != "slash" && $0 != "badge" && $0 != "trianglebadge" } ?? false
        var symbol = drawing(of: base, isFilled: isFilled && !isFramed)
        while let word = rest.popFirst() {
            switch word {
            case "slash": symbol = symbol?.slashed
            case "trianglebadge":
                rest.removeFirst()
                guard let mark = drawing(of: "exclamationmark", isFilled: false) else { return nil }
                symbol = symbol?.warned(with: mark)
            case "badge":
                let (inner, count) = longest(rest) {
                    isAfterBadge($0) ? nil : drawing(of: $0, isFilled: true)
                }
                let tint = SymbolTint(sign: rest.prefix(count).joined(separator: "."))
                rest.removeFirst(count)
                symbol = inner.flatMap { symbol?.badged(with: $0, tint: tint) } ?? symbol?.dotted
            default:
                rest = [word] + rest
                let (frame, count) = longest(rest) { self.frame($0, isFilled: isFilled) }
                guard let frame, count > 0 else { return nil }
                rest.removeFirst(count)
                symbol = symbol?.framed(by: frame, isFilled: isFilled, tint: SymbolTint(sign: base))
            }
        }
        return symbol
    }

    /// Indicates whether a word after a badge is said of the whole symbol, as in `bell.badge.circle`.
    private static func isAfterBadge(_ word: String) -> Bool {
        ["circle", "square", "rectangle", "slash"].contains(word)
    }

    /// The longest beginning of some words that is the name of something, and its length.
    private static func longest(
        _ words: ArraySlice<Substring>, _ find: (String) -> Symbol?
    ) -> (Symbol?, Int) {
        for count in (0...words.count).reversed() where count > 0 {
            if let found = find(words.prefix(count).joined(separator: ".")) { return (found, count) }
        }
        return (nil, 0)
    }

    /// The drawing of an entry or of a number of two digits.
    static func drawing(of name: String, isFilled: Bool) -> Symbol? {
        if isFilled, let filled = SymbolTable.entry(name + ".fill") {
            return drawing(of: filled, isFilled: false)
        }
        if let entry = SymbolTable.entry(name) { return drawing(of: entry, isFilled: isFilled) }
        guard numbers.contains(name) else { return nil }
        let digits = name.compactMap { drawing(of: String($0), isFilled: false) }
        guard digits.count == 2 else { return nil }
        let scale: CGFloat = 0.86
        let width = (digits[0].width + digits[1].width) * scale + 4
        return Symbol(
            width: width,
            parts: digits[0].placed(at: CGPoint(x: digits[0].width * scale / 2, y: 50), scale: scale)
                + digits[1].placed(at: CGPoint(x: width - digits[1].width * scale / 2, y: 50), scale: scale))
    }

    /// A symbol that has an opening for others.
    private static func frame(_ name: String, isFilled: Bool) -> Symbol? {
        guard let entry = SymbolTable.entry(name) else { return nil }
        if let other = entry.other { return frame(other, isFilled: isFilled) }
        let symbol = SymbolReader.read(entry.drawing, isFilled: isFilled)
        return symbol.opening == nil ? nil : symbol
    }

    private static func drawing(of entry: SymbolTable.Entry, isFilled: Bool) -> Symbol? {
        if let other = entry.other { return drawing(of: other, isFilled: isFilled) }
        return SymbolReader.read(entry.drawing, isFilled: isFilled)
    }

    // MARK: Numbers

    /// The numbers of two digits that the system has in circles and squares: 00 to 50.
    private static let numbers = Set((0...50).map { $0 < 10 ? "0\($0)" : "\($0)" })
    private static let numberForms = ["circle", "circle.fill", "square", "square.fill"]
}
