// Licensed under the Apache License, Version 2.0.

/// The symbols that Xcode makes of asset catalogues, such as `.logo` of `logo.imageset`.
///
/// The names follow what Xcode 15 and later make: words run together, the first in lower case, and without the ending `Image` or
/// `Color` of their kind; of capitals alone they stay as they are. A folder that is a part of the names is a type of its own.
package struct AssetSymbols: Sendable {
    /// A picture or a color of a catalogue.
    struct Symbol: Hashable {
        let isColor: Bool
        /// The name in the catalogue, with the folders that are a part of it.
        let asset: String
        /// The types around it, and its own name.
        let path: [String]
    }

    private let symbols: [Symbol]

    /// Reads the names in catalogues.
    ///
    /// - Parameter catalogues: Their files, by paths that begin with the catalogue's folder.
    package init(catalogues: FileSet) {
        var found: [String: Symbol] = [:]
        for path in catalogues.paths where LintPath.name(path) == "Contents.json" {
            let folders = LintPath.folder(path).split(separator: "/").map(String.init)
            guard let last = folders.last else { continue }
            let isColor = last.hasSuffix(".colorset")
            // A symbol of an app's own is a picture to its code.
            guard isColor || last.hasSuffix(".imageset") || last.hasSuffix(".symbolset") else { continue }
            let start = (folders.firstIndex { $0.hasSuffix(".xcassets") } ?? -1) + 1
            var names: [String] = []
            for index in start..<(folders.count - 1) {
                let contents = folders[...index].joined(separator: "/") + "/Contents.json"
                let text = String(decoding: catalogues[contents] ?? [], as: UTF8.self)
                if text.contains(/"provides-namespace"\s*:\s*true/) { names.append(folders[index]) }
            }
            let own = String(last.dropLast(last.hasSuffix(".symbolset") ? 10 : 9))
            guard let word = Self.symbol(own, isColor: isColor) else { continue }
            let types = names.compactMap { Self.symbol($0, isColor: nil) }.map {
                $0.prefix(1).uppercased() + $0.dropFirst()
            }
            let symbol = Symbol(
                isColor: isColor, asset: (names + [own]).joined(separator: "/"), path: types + [word])
            let key = "\(isColor) \(symbol.path.joined(separator: "."))"
            // Two assets of one symbol have none, as the first that is found would be a guess.
            if found[key] == nil || found[key]?.asset == symbol.asset { found[key] = symbol }
        }
        symbols = found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The names of the symbols and of the types around them.
    package var names: Set<String> { Set(symbols.flatMap(\.path)) }

    /// Indicates whether the catalogues have neither pictures nor colors.
    package var isEmpty: Bool { symbols.isEmpty }

    /// Returns the name of a symbol; nil where nothing is left of it.
    ///
    /// - Parameters:
    ///   - asset: The name in the catalogue.
    ///   - isColor: Whether it is a color's; nil for a folder's.
    static func symbol(_ asset: String, isColor: Bool?) -> String? {
        let parts = asset.split { !$0.isLetter && !$0.isNumber }
        if asset.contains(where: \.isLetter), !asset.contains(where: \.isLowercase) {
            // `BG` stays, `B2` becomes `B_2`, and `292C38` becomes `_292_C_38`.
            let name = parts.flatMap(digitParts).joined(separator: "_")
            return name.first?.isNumber == true ? "_" + name : name
        }
        var words = parts.flatMap(camelParts)
        if let isColor, words.count > 1, words.last?.lowercased() == (isColor ? "color" : "image") {
            words.removeLast()
        }
        guard let first = words.first else { return nil }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let name = ([first.lowercased()] + rest).joined()
        let isOdd = name.first?.isNumber == true
        return isOdd ? "_" + name : keywords.contains(name) ? "`\(name)`" : name
    }

    /// The words of a name in which capitals begin them: `URLIcon` is `URL` and `Icon`.
    private static func camelParts(_ text: Substring) -> [String] {
        var parts: [String] = []
        let letters = Array(text)
        for (index, letter) in letters.enumerated() {
            let before = index > 0 ? letters[index - 1] : nil
            let after = index + 1 < letters.count ? letters[index + 1] : nil
            let begins =
                letter.isUppercase && (before?.isUppercase != true || after?.isLowercase == true)
                || letter.isLetter && before?.isNumber == true
            if parts.isEmpty || begins { parts.append("") }
            parts[parts.count - 1].append(letter)
        }
        return parts
    }

    /// The numbers of a name and what is between them.
    private static func digitParts(_ text: Substring) -> [String] {
        text.reduce(into: [String]()) { parts, letter in
            if parts.last?.last?.isNumber == letter.isNumber {
                parts[parts.count - 1].append(letter)
            } else {
                parts.append(String(letter))
            }
        }
    }

    private static let keywords: Set = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
        "extension",
        "false", "for", "func", "guard", "if", "import", "in", "init", "is", "let", "nil", "operator",
        "private",
        "protocol", "public", "repeat", "return", "self", "static", "struct", "super", "switch", "throw",
        "true", "try",
        "var", "where", "while",
    ]
}

extension AssetSymbols {
    /// The Swift file of the symbols.
    ///
    /// - Parameters:
    ///   - declared: The names that the module gives them itself, which they do not get a second time.
    ///   - extendsTypes: Whether `Color`, `ShapeStyle`, `UIColor` and `UIImage` have them, too, as Xcode's setting says.
    package func swift(declared: Set<String>, extendsTypes: Bool) -> String {
        var text = """
            // The symbols that Xcode makes of the asset catalogues.
            import Foundation
            import SwiftUI

            """
        let colors = symbols.filter(\.isColor)
        let images = symbols.filter { !$0.isColor }
        text += Self.resources("ColorResource", colors) + Self.resources("ImageResource", images)
        guard extendsTypes else { return text }
        let free = colors.filter { !declared.contains($0.path[0]) && !Self.taken.contains($0.path[0]) }
        text += Self.values(free, "extension Color", "Color", "Color(.")
        // `fill(.background)` is the style of that name; `Color.background` is the asset.
        let own = free.filter { !Self.takenByStyles.contains($0.path[0]) }
        // The extension of a protocol has no types inside.
        text += Self.values(
            own.filter { $0.path.count == 1 }, "extension ShapeStyle where Self == Color", "Color", "Color(.")
        // `Color(.brand)` takes the symbol, not UIKit's color of the same name.
        text += Self.values(
            own, "extension UIColor", "UIColor", "UIColor(resource: .", marked: "@_disfavoredOverload ")
        let pictures = images.filter { !declared.contains($0.path[0]) }
        text += Self.values(pictures, "extension UIImage", "UIImage", "UIImage(resource: .")
        return text
    }

    /// The names that `Color` has itself, for which Xcode makes no second one.
    private static let taken: Set = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
        "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
    ]
    /// The names of other styles, and of colors of UIKit's.
    private static let takenByStyles: Set = [
        "tertiary", "quaternary", "background", "foreground", "tint", "separator", "fill", "link",
        "placeholder", "selection", "label",
    ]

    private static func values(
        _ symbols: [Symbol], _ head: String, _ type: String, _ made: String, marked: String = ""
    ) -> String {
        extended(head, symbols) { symbol, name in
            "\(marked)static var \(name): \(type) { \(made)\(symbol.path.joined(separator: "."))) }"
        }
    }

    private static func resources(_ type: String, _ symbols: [Symbol]) -> String {
        extended("extension \(type)", symbols) { symbol, name in
            let asset = symbol.asset.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            return "static let \(name) = \(type)(name: \"\(asset)\", bundle: .module)"
        }
    }

    private static func extended(
        _ head: String, _ symbols: [Symbol], _ line: (Symbol, String) -> String
    ) -> String {
        guard !symbols.isEmpty else { return "" }
        return "\n\(head) {\n" + lines(symbols, depth: 0, line) + "}\n"
    }

    /// The lines of symbols, with the types around them.
    private static func lines(
        _ symbols: [Symbol], depth: Int, _ line: (Symbol, String) -> String
    ) -> String {
        let space = String(repeating: "    ", count: depth + 1)
        var text = ""
        for symbol in symbols where symbol.path.count == depth + 1 {
            text += "\(space)\(line(symbol, symbol.path[depth]))\n"
        }
        let inner = Dictionary(grouping: symbols.filter { $0.path.count > depth + 1 }) { $0.path[depth] }
        for (name, symbols) in inner.sorted(by: { $0.key < $1.key }) {
            text += "\(space)enum \(name) {\n" + lines(symbols, depth: depth + 1, line) + "\(space)}\n"
        }
        return text
    }
}
