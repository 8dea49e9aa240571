// Licensed under the Apache License, Version 2.0.

/// A colour with its variants.
public struct ColorSet: CatalogueFile {
    /// The kind of the folder in which the file lies.
    package static var kind: AssetKind { .colorSet }
    /// All keys and values, known or not.
    public var members: JSONObject
    /// Creates the record from keys and values as they are.
    public init(members: JSONObject) { self.members = members }

    /// Creates a list of variants by Xcode.
    package init(_ entries: [ColorEntry]) {
        self.init(members: [:])
        self.entries = entries
        info = .xcode
    }

    /// Creates the variants that are given, in Xcode's order.
    public init(
        light: CatalogueColor, dark: CatalogueColor? = nil, highContrast: CatalogueColor? = nil,
        darkHighContrast: CatalogueColor? = nil
    ) {
        let variants: [([Appearance], CatalogueColor?)] = [
            ([], light), ([.dark], dark), ([.highContrast], highContrast),
            ([.dark, .highContrast], darkHighContrast),
        ]
        self.init(
            variants.compactMap { appearances, color in
                color.map { ColorEntry($0, appearances: appearances) }
            })
    }

    /// The variants in the order of the file.
    package var entries: [ColorEntry] {
        get { self[records: "colors"] }
        set { self[records: "colors"] = newValue }
    }

    /// Returns the colour of the variant with exactly these conditions for every device.
    public func color(_ appearances: Set<Appearance> = []) -> CatalogueColor? {
        let fitting = entries.filter { Set($0.appearances) == appearances && $0.color != nil }
        return (fitting.first { $0.idiom == .universal } ?? fitting.first)?.color
    }

    /// Returns the colour that a device shows: of the variants whose conditions all hold, the one with the most of them.
    ///
    /// A variant for the light appearance comes before one without a condition, the appearance before the contrast, the
    /// device's own variant before the one for all, and one of a language after all others. Of two gamuts that of sRGB is
    /// taken, as its values are given in it, and one for Mac Catalyst is for no other device.
    public func color(isDark: Bool, hasHighContrast: Bool = false, idiom: Idiom = .iPhone) -> CatalogueColor?
    {
        let held: Set<Appearance> = hasHighContrast ? [.highContrast] : []
        let shown = held.union([isDark ? .dark : .light])
        func rank(_ entry: ColorEntry) -> Int? {
            guard entry.color != nil, [idiom, .universal, nil].contains(entry.idiom),
                shown.isSuperset(of: entry.appearances), entry.subtype != ImageEntry.catalyst
            else { return nil }
            let gamut = entry.displayGamut.map { $0.lowercased() == "srgb" ? 2 : 0 } ?? 1
            return entry.appearances.reduce(gamut) { $0 + ($1.kind == Appearance.dark.kind ? 16 : 8) }
                + (entry.idiom == idiom ? 4 : 0)
                - (entry.locale == nil ? 0 : 100)
        }
        return entries.compactMap { entry in rank(entry).map { ($0, entry) } }
            .max { $0.0 < $1.0 }?.1.color
    }
}

/// One variant of a colour; without a colour it is an empty well.
package struct ColorEntry: CatalogueVariant {
    /// All keys and values, known or not.
    package var members: JSONObject
    /// Takes keys and values as they stand.
    package init(members: JSONObject) { self.members = members }

    /// Creates a variant.
    package init(_ color: CatalogueColor?, idiom: Idiom = .universal, appearances: [Appearance] = []) {
        self.init(members: [:])
        (self.color, self.idiom, self.appearances) = (color, idiom, appearances)
    }

    /// The colour.
    package var color: CatalogueColor? {
        get { self[record: "color"] }
        set { self[record: "color"] = newValue }
    }
    /// The language that it is for alone.
    package var locale: String? { self[text: "locale"] }
}

/// A colour by its components in a colour space, or the name of a colour of the system.
public struct CatalogueColor: CatalogueRecord {
    /// All keys and values, known or not.
    public var members: JSONObject
    /// Creates the record from keys and values as they are.
    public init(members: JSONObject) { self.members = members }

    /// Creates an sRGB colour of bytes; they are written in hexadecimal, which loses nothing.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.init(members: ["color-space": "srgb"])
        members["components"] = [
            "alpha": .string(Self.decimal(alpha)), "blue": .string(Self.hexadecimal(blue)),
            "green": .string(Self.hexadecimal(green)), "red": .string(Self.hexadecimal(red)),
        ]
    }

    /// Creates a reference to a colour of the system, such as `labelColor`.
    public init(reference: String, platform: String = "universal") {
        self.init(members: ["platform": .string(platform), "reference": .string(reference)])
    }

    /// The colour space, such as `srgb` or `display-p3`.
    public var colorSpace: String? {
        get { self[text: "color-space"] }
        set { self[text: "color-space"] = newValue }
    }
    /// The system whose colour is meant.
    public var platform: String? {
        get { self[text: "platform"] }
        set { self[text: "platform"] = newValue }
    }
    /// The name of a colour of the system.
    public var reference: String? {
        get { self[text: "reference"] }
        set { self[text: "reference"] = newValue }
    }
    /// The literal texts of the components by their names.
    public var literals: [String: String] {
        var literals: [String: String] = [:]
        for (name, value) in members["components"]?.object?.members ?? [] {
            if case .string(let text) = value { literals[name] = text }
            if case .number(let text) = value { literals[name] = text }
        }
        return literals
    }

    /// The components as fractions of one in the colour space; for grey, all three are equal.
    ///
    /// A text in decimal is a part of one, `0xFF` is a byte. A text without a point is a byte from 0 to 255 when one
    /// of the colour is greater than 1, as in Xcode's 8-bit form; else 1 stands for the whole. Alpha is a part of one.
    package var channels: ColorChannels? {
        let literals = literals
        let areBytes = ["red", "green", "blue", "white"].contains { name in
            literals[name].flatMap { Int($0) }.map { $0 > 1 } ?? false
        }
        func part(_ name: String) -> Double? {
            guard let text = literals[name] else { return nil }
            if text.hasPrefix("0x") || text.hasPrefix("0X") {
                return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
            }
            guard let number = Double(text), number.isFinite else { return nil }
            return areBytes && Int(text) != nil && name != "alpha" ? number / 255 : number
        }
        let alpha = literals["alpha"] == nil ? 1 : part("alpha")
        guard let alpha else { return nil }
        if let white = part("white") {
            return ColorChannels(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        return ColorChannels(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The components that are no numbers, with their texts, or that are missing, without; none where all can be read.
    private var faults: [(name: String, text: String?)] {
        guard reference == nil, members["components"] != nil, channels == nil else { return [] }
        let literals = literals
        let names = literals["white"] == nil ? ["red", "green", "blue", "alpha"] : ["white", "alpha"]
        return names.compactMap { name -> (name: String, text: String?)? in
            guard let text = literals[name] else { return name == "alpha" ? nil : (name, nil) }
            let isHex = text.hasPrefix("0x") || text.hasPrefix("0X")
            let isNumber =
                isHex ? UInt8(text.dropFirst(2), radix: 16) != nil : Double(text)?.isFinite == true
            return isNumber ? nil : (name, text)
        }
    }

    /// The same in words; nil where all can be read.
    package var faultWords: String? {
        let words = faults.map { name, text in
            text.map { "its component \(name) is \u{201C}\($0)\u{201D}, which is no number" }
                ?? "it has no component \(name)"
        }
        return words.isEmpty ? nil : words.joined(separator: "; ")
    }

    /// The components that its colour space does not have, or the space that nobody knows, in words; nil for a colour
    /// without either.
    ///
    /// The spaces that are called extended go beyond nought and one, and the others do not.
    package var excessWords: String? {
        guard reference == nil, members["components"] != nil, let channels else { return nil }
        let space = colorSpace ?? "srgb"
        guard channels.sRGB(from: space) != nil else {
            return "its colour space is \u{201C}\(space)\u{201D}, which is none of a catalogue"
        }
        let parts = [
            ("red", channels.red), ("green", channels.green), ("blue", channels.blue),
            ("alpha", channels.alpha),
        ]
        let half = 0.5 / 255
        let isWide = space.hasPrefix("extended-")
        let words = parts.compactMap { name, value -> String? in
            guard !(-half...1 + half).contains(value), !isWide || name == "alpha" else { return nil }
            let text = literals[name] ?? literals["white"] ?? ""
            return
                "its component \(literals[name] == nil ? "white" : name) is \u{201C}\(text)\u{201D}, which is beyond "
                + "those of \(space)"
        }
        // A grey has one component for three.
        return words.isEmpty ? nil : Set(words).sorted().joined(separator: "; ")
    }

    /// The components in sRGB; nil when there are none, or the colour space is not known.
    package var sRGB: ColorChannels? { channels?.sRGB(from: colorSpace ?? "srgb") }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0x0" : "0x") + String(byte, radix: 16, uppercase: true)
    }

    /// Three decimals, from which the byte can be recovered.
    private static func decimal(_ byte: UInt8) -> String {
        let thousandths = (Int(byte) * 1000 + 127) / 255
        let digits = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
    }
}
