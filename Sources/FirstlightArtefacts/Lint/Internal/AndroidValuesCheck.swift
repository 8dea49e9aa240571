// Licensed under the Apache License, Version 2.0.

/// Finds what aapt2 refuses among the resources of a file of values (`ResourceParser.cpp`, `ResourceUtils.cpp`).
///
/// A parent or a colour that is nowhere is not looked at: only linking can know that.
struct AndroidValuesCheck {
    private let path: String
    private(set) var findings: [LintFinding] = []

    init(_ root: MarkupElement, in path: String) {
        self.path = path
        for element in root.elements where !Self.isIgnored(element) { check(element) }
    }

    /// Returns an attribute as aapt2 reads it, without the space around it; nil for one absent or empty.
    private static func attribute(_ name: String, of element: MarkupElement) -> String? {
        guard let value = element[name]?.trimmedOfSpace, !value.isEmpty else { return nil }
        return value
    }

    /// Returns whether aapt2 passes over an element.
    private static func isIgnored(_ element: MarkupElement) -> Bool {
        element.name.contains(":") || ["skip", "eat-comment"].contains(element.name)
    }

    private mutating func object(_ element: MarkupElement, _ place: String, _ reason: String) {
        findings.append(LintRule.androidDamaged.at(path, element.line, place, reason))
    }

    // MARK: - Resources

    /// The kinds that are written with a name; the others have rules of their own.
    fileprivate static let kinds: Set = [
        "anim", "animator", "array", "attr", "bool", "color", "configVarying", "dimen", "drawable", "font",
        "fraction",
        "id", "integer", "integer-array", "interpolator", "layout", "macro", "menu", "mipmap", "navigation",
        "plurals",
        "raw", "string", "string-array", "style", "styleable", "transition", "xml",
    ]
    /// The kinds whose names are references, or whose elements have none.
    private static let others: Set = [
        "add-resource", "declare-styleable", "java-symbol", "overlayable", "public", "public-group",
        "staging-public-group", "staging-public-group-final", "symbol",
    ]

    private mutating func check(_ element: MarkupElement) {
        var kind = element.name
        if ["item", "bag"].contains(kind) {
            guard let type = Self.attribute("type", of: element) else {
                return object(element, kind, "an \(kind) outside of a style or an array has no type")
            }
            kind = type
        }
        guard !Self.others.contains(kind) else {
            if kind == "declare-styleable" { element.all("attr").forEach { checkFormat($0) } }
            return
        }
        guard Self.kinds.contains(kind) else {
            return object(element, kind, "\u{201C}\(kind)\u{201D} is no kind of resource")
        }
        guard let name = Self.attribute("name", of: element) else {
            return object(element, kind, "the \(kind) has no name")
        }
        let place = "\(kind)/\(name)"
        if let reason = Self.problem(ofName: name) { object(element, place, reason) }
        // An item takes any value, whatever its type, and any is read as text.
        guard element.name != "item" else { return checkText(element, place) }
        let switches =
            kind == "string"
            ? ["formatted", "translatable"] : kind.hasSuffix("array") ? ["translatable"] : []
        for key in switches {
            guard let value = element[key], !AndroidValue.isBoolean(value) else { continue }
            object(element, place, "\(key) is true or false, not \u{201C}\(value)\u{201D}")
        }
        switch kind {
        case "color", "drawable", "bool", "integer", "dimen", "fraction": checkValue(element, of: kind, place)
        case "string": checkText(element, place)
        case "string-array", "array", "integer-array": checkItems(of: element, kind, place)
        case "plurals": checkPlurals(element, place)
        case "attr": checkFormat(element)
        case "style": checkStyle(element, place)
        default: break
        }
    }

    /// Returns why a text is no name of a resource; nil for one that is.
    private static func problem(ofName name: String) -> String? {
        let scalars = name.unicodeScalars
        let isName =
            scalars.first.map { $0.properties.isXIDStart || $0 == "_" } ?? false
            && scalars.dropFirst().allSatisfy { $0.properties.isXIDContinue || $0 == "." || $0 == "-" }
        if !isName { return "\u{201C}\(name)\u{201D} is no name of a resource" }
        return reserved.contains(name)
            ? "\u{201C}\(name)\u{201D} is a word of Java, and cannot be a member of the class R" : nil
    }

    private static let reserved: Set = [
        "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
        "continue",
        "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for",
        "goto", "if",
        "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package",
        "private",
        "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized",
        "this",
        "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
    ]

    // MARK: - Values

    private mutating func checkValue(_ element: MarkupElement, of kind: String, _ place: String) {
        // Text with tags is a string with styles, which is not read as a value.
        guard element.elements.isEmpty else { return }
        let value = element.text.trimmedOfSpace
        guard let wanted = AndroidValue.wanted(by: kind, value) else { return }
        object(element, place, "\u{201C}\(value)\u{201D} is no \(kind): \(wanted)")
    }

    private mutating func checkText(_ element: MarkupElement, _ place: String) {
        var isQuoted = false
        if let reason = Self.problem(of: element.children, &isQuoted) { object(element, place, reason) }
    }

    /// Returns why a text cannot be read; quotation marks end with the tags of HTML, and not with those of XLIFF.
    ///
    /// Text and CDATA between two tags are one text, comments or not: an escape may begin in one and end in
    /// the other.
    private static func problem(of nodes: [MarkupNode], _ isQuoted: inout Bool) -> String? {
        var run = ""
        for node in nodes {
            switch node {
            case .text(let text), .data(let text): run += text
            case .element(let child):
                if let reason = AndroidValue.problem(ofText: run, &isQuoted) { return reason }
                run = ""
                let isHTML = !child.name.contains(":")
                if isHTML { isQuoted = false }
                if let reason = problem(of: child.children, &isQuoted) { return reason }
                if isHTML { isQuoted = false }
            default: break
            }
        }
        return AndroidValue.problem(ofText: run, &isQuoted)
    }

    private mutating func checkFormat(_ element: MarkupElement) {
        let known: Set = [
            "reference", "string", "integer", "boolean", "color", "float", "dimension", "fraction", "enum",
            "flags",
        ]
        guard let format = element["format"] else { return }
        let parts = format.split(separator: "|", omittingEmptySubsequences: false)
        if let wrong = parts.map({ String($0).trimmedOfSpace }).first(where: { !known.contains($0) }) {
            object(
                element, "attr/\(element["name"] ?? "")",
                "\u{201C}\(wrong)\u{201D} is no format of an attribute")
        }
    }

    // MARK: - Lists

    /// Returns the items of a list, and objects to what stands between them.
    private mutating func items(of element: MarkupElement, _ place: String) -> [MarkupElement] {
        for child in element.elements where child.name != "item" && !Self.isIgnored(child) {
            object(child, place, "only items may stand here, not \u{201C}\(child.name)\u{201D}")
        }
        return element.all("item")
    }

    private mutating func checkItems(of element: MarkupElement, _ kind: String, _ place: String) {
        for item in items(of: element, place) {
            if kind == "integer-array" {
                checkValue(item, of: "integer", place)
            } else {
                checkText(item, place)
            }
        }
    }

    private mutating func checkPlurals(_ element: MarkupElement, _ place: String) {
        var seen: Set<String> = []
        for item in items(of: element, place) {
            let quantity = (item["quantity"] ?? "").trimmedOfSpace
            if !["zero", "one", "two", "few", "many", "other"].contains(quantity) {
                object(
                    item, place,
                    quantity.isEmpty
                        ? "an item has no quantity"
                        : "\u{201C}\(quantity)\u{201D} is no quantity of a language")
            } else if !seen.insert(quantity).inserted {
                object(item, place, "the quantity \u{201C}\(quantity)\u{201D} stands twice")
            }
            checkText(item, place)
        }
    }

    private mutating func checkStyle(_ element: MarkupElement, _ place: String) {
        for item in items(of: element, place) {
            if Self.attribute("name", of: item) == nil { object(item, place, "an item has no name") }
            checkText(item, place)
        }
        // A parent is a style: @style/Name, package:style/Name or the name alone.
        guard let parent = Self.attribute("parent", of: element), let slash = parent.firstIndex(of: "/")
        else { return }
        let kind = parent[..<slash].split { "@?*:".contains($0) }.last ?? ""
        // A name without a sign or a package stands alone.
        let isBare = parent.hasPrefix("style/")
        if kind != "style" || isBare {
            object(element, place, "the parent \u{201C}\(parent)\u{201D} is no style")
        }
    }
}

/// The forms of single values.
enum AndroidValue {
    static func isBoolean(_ text: String) -> Bool {
        ["true", "TRUE", "True", "false", "FALSE", "False"].contains(text.trimmedOfSpace)
    }

    /// Returns the forms that a kind takes in words, for a text that has none of them; nil for one that has.
    ///
    /// Nothing at all counts as `@null`.
    static func wanted(by kind: String, _ text: String) -> String? {
        if text.isEmpty { return nil }
        if text.hasPrefix("@") || text.hasPrefix("?") {
            guard let slash = text.firstIndex(of: "/") else { return nil }
            let named = text[..<slash].split { "@?+*:".contains($0) }.last.map { String($0) } ?? ""
            // References alone have the kind of attributes that are private to a package.
            let isKind =
                text.hasPrefix("?")
                ? named == "attr" : named == "^attr-private" || AndroidValuesCheck.kinds.contains(named)
            return isKind ? nil : "no reference has the kind \u{201C}\(named)\u{201D}"
        }
        switch kind {
        case "color", "drawable":
            return HexColor(android: text) == nil
                ? "aapt2 takes #RGB, #ARGB, #RRGGBB, #AARRGGBB and references" : nil
        case "bool": return isBoolean(text) ? nil : "aapt2 takes true and false"
        case "integer":
            // Hexadecimal is all 32 bits, and has no sign.
            let isHex = text.wholeMatch(of: /0[xX][0-9A-Fa-f]+/) != nil
            let isRight =
                isHex
                ? UInt32(text.dropFirst(2), radix: 16) != nil
                : text.wholeMatch(of: /-?[0-9]+/) != nil && Int32(text) != nil
            return isRight ? nil : "aapt2 takes whole numbers of 32 bits, also as 0x10"
        default:
            // aapt2 reads with strtof, which knows hexadecimal; `d` is a digit there: 0x10dp has the unit p.
            let decimal = /[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?(px|dip|dp|sp|pt|in|mm|%p|%)?/
            let hexadecimal =
                #/
                [-+]?0[xX]([0-9A-Fa-f]++\.?[0-9A-Fa-f]*+|\.[0-9A-Fa-f]++)([pP][-+]?[0-9]+)?
                (px|dip|dp|sp|pt|in|mm|%p|%)?
                /#
            return text.wholeMatch(of: decimal) == nil && text.wholeMatch(of: hexadecimal) == nil
                ? "aapt2 takes numbers with px, dp, dip, sp, pt, in, mm, % or %p right behind them" : nil
        }
    }

    /// Returns why the text of a string cannot be read; nil for one that can.
    static func problem(ofText text: String, _ isQuoted: inout Bool) -> String? {
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\\":
                guard rest.popFirst() == "u" else { continue }
                let digits = rest.prefix(4)
                guard digits.allSatisfy({ $0.isASCII && $0.properties.isASCIIHexDigit }) else {
                    return "\\u\(String(digits)) is no character; four hexadecimal digits follow \\u"
                }
                rest = rest.dropFirst(4)
            case "\"": isQuoted.toggle()
            case "'" where !isQuoted: return "the apostrophe needs a backslash before it"
            default: break
            }
        }
        return nil
    }
}
