// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

/// Colours of every space and notation as bytes of sRGB, by the definitions of the spaces (IEC 61966-2-1, SMPTE EG 432-1,
/// Adobe RGB 1998, Apple's Generic RGB profile).
@Suite struct ColorSpaceTests {
    private func bytes(_ channels: ColorChannels?) -> [Int]? {
        channels.map { color in
            [color.red, color.green, color.blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        }
    }

    @Test(
        "Components of a space are converted to sRGB",
        arguments: [
            ("srgb", [0.2, 0.7, 0.3], [51, 179, 77]), ("extended-srgb", [0.2, 0.7, 0.3], [51, 179, 77]),
            ("display-p3", [0.2, 0.7, 0.3], [0, 182, 60]), ("displayP3", [0.2, 0.7, 0.3], [0, 182, 60]),
            ("display-p3", [1, 1, 1], [255, 255, 255]), ("display-p3", [1, 0, 0], [255, 0, 0]),
            ("display-p3", [0.5, 0.5, 0.5], [128, 128, 128]),
            ("extended-linear-srgb", [0.5, 0.5, 0.5], [188, 188, 188]),
            ("extended-linear-srgb", [0.214, 0, 1], [127, 0, 255]),
            ("gray-gamma-22", [0.5, 0.5, 0.5], [128, 128, 128]),
            ("genericGamma22GrayColorSpace", [0.5, 0.5, 0.5], [128, 128, 128]),
            ("calibratedRGB", [1, 1, 1], [255, 255, 255]),
            ("calibratedRGB", [0.5, 0.5, 0.5], [146, 146, 146]),
            ("adobeRGB1998", [0.5, 0.5, 0.5], [129, 129, 129]), ("adobeRGB1998", [0, 1, 0], [0, 255, 0]),
        ] as [(String, [Double], [Int])])
    func converted(space: String, parts: [Double], expected: [Int]) throws {
        let channels = ColorChannels(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        let found = try #require(bytes(channels.sRGB(from: space)))
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(found)")
    }

    @Test("A space that nobody knows gives no colour")
    func unknown() {
        #expect(ColorChannels(red: 1, green: 1, blue: 1, alpha: 1).sRGB(from: "genericCMYK") == nil)
    }

    /// A component is a part of one or a byte; only spaces that are called extended go beyond.
    @Test(
        "Each component that cannot be is named",
        arguments: [
            (
                "srgb", "50%", "x",
                "its component red is \u{201C}50%\u{201D}, which is no number; "
                    + "its component green is \u{201C}x\u{201D}, which is no number", nil
            ),
            (
                "srgb", "300", "20", nil,
                "its component red is \u{201C}300\u{201D}, which is beyond those of srgb"
            ),
            (
                "srgb", "1.3", "-0.2", nil,
                "its component green is \u{201C}-0.2\u{201D}, which is beyond those of srgb; "
                    + "its component red is \u{201C}1.3\u{201D}, which is beyond those of srgb"
            ),
            ("extended-srgb", "1.3", "-0.2", nil, nil), ("display-p3", "1.000", "0.500", nil, nil),
            (
                "srgb2", "1.000", "0.500", nil,
                "its colour space is \u{201C}srgb2\u{201D}, which is none of a catalogue"
            ),
        ] as [(String, String, String, String?, String?)])
    func words(space: String, red: String, green: String, fault: String?, excess: String?) {
        let components: JSONObject = [
            "red": .string(red), "green": .string(green), "blue": "0.000", "alpha": "1.000",
        ]
        let color = CatalogueColor(members: [
            "color-space": .string(space), "components": .object(components),
        ])
        #expect(color.faultWords == fault)
        #expect(color.excessWords == excess)
    }

    private static func set(_ entries: (String, String)...) -> String {
        let texts = entries.map { color, appearances in
            let conditions = appearances.split(separator: " ").map { word in
                word == "high"
                    ? #"{"appearance": "contrast", "value": "high"}"#
                    : #"{"appearance": "luminosity", "value": "\#(word)"}"#
            }
            let list = conditions.isEmpty ? "" : #", "appearances": [\#(conditions.joined(separator: ", "))]"#
            return
                #"{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "\#(color)", "green": "0x00", "blue": "0x00", "alpha": "1"}}\#(list)}"#
        }
        return "{\"colors\": [\(texts.joined(separator: ", "))]}"
    }

    @Test(
        "A device shows the variant whose conditions all hold, and of those the one with the most",
        arguments: [
            (set(("0x10", "")), [16, 16, 16, 16]), (set(("0x10", ""), ("0x20", "dark")), [16, 32, 16, 32]),
            (set(("0x10", ""), ("0x20", "dark"), ("0x30", "light")), [48, 32, 48, 32]),
            (set(("0x20", "dark"), ("0x30", "light")), [48, 32, 48, 32]),
            (set(("0x30", "light")), [48, nil, 48, nil]), (set(("0x20", "dark")), [nil, 32, nil, 32]),
            (set(("0x10", ""), ("0x40", "high")), [16, 16, 64, 64]),
            (set(("0x10", ""), ("0x20", "dark"), ("0x40", "high")), [16, 32, 64, 32]),
            (set(("0x10", ""), ("0x20", "dark"), ("0x50", "dark high")), [16, 32, 16, 80]),
            (set(("0x10", ""), ("0x60", "tinted")), [16, 16, 16, 16]),
        ] as [(String, [Int?])])
    func shown(text: String, expected: [Int?]) throws {
        let set = try ColorSet(reading: Array(text.utf8), file: "Contents.json")
        let found = [(false, false), (true, false), (false, true), (true, true)].map { isDark, isHigh in
            set.color(isDark: isDark, hasHighContrast: isHigh)?.sRGB.map { Int(($0.red * 255).rounded()) }
        }
        #expect(found == expected)
    }

    /// The entries that Xcode writes for the gamuts of screens and for apps of an iPad on a Mac.
    @Test(
        "Of two gamuts that of sRGB is taken, and a variant for Mac Catalyst is for no telephone",
        arguments: [
            (#"{"display-gamut": "display-P3", R16}, {"display-gamut": "sRGB", R32}"#, 32),
            (#"{"display-gamut": "sRGB", R32}, {"display-gamut": "display-P3", R16}"#, 32),
            (#"{"display-gamut": "display-P3", R16}, {R32}"#, 32),
            (#"{"display-gamut": "display-P3", R16}"#, 16),
            (#"{"subtype": "mac-catalyst", R16}, {R32}"#, 32), (#"{"subtype": "mac-catalyst", R16}"#, nil),
            (#"{"display-gamut": "sRGB", R16}, {"idiom": "iphone", R32}"#, 32),
        ] as [(String, Int?)])
    func conditions(entries: String, expected: Int?) throws {
        var text = "{\"colors\": [\(entries)]}"
        for red in [16, 32] {
            text = text.replacing(
                "R\(red)",
                with:
                    #""color": {"color-space": "srgb", "components": {"red": "\#(red)", "green": "0", "blue": "0", "alpha": "1.000"}}"#
            )
        }
        let set = try ColorSet(reading: Array(text.utf8), file: "Contents.json")
        #expect(
            set.color(isDark: false)?.sRGB.map { Int(($0.red * 255).rounded()) } == expected, "\(entries)")
    }

    @Test("Fixed colours and grounds of the system have their values, tints have none")
    func system() {
        #expect(SystemColor.pair(named: "blackColor") == HexColorPair(HexColor(0)))
        #expect(SystemColor.pair(named: "darkGrayColor") == HexColorPair(HexColor(0x555555)))
        #expect(
            SystemColor.pair(named: "systemBackgroundColor")
                == HexColorPair(HexColor(0xFFFFFF), dark: HexColor(0)))
        #expect(
            SystemColor.pair(named: "secondarySystemBackground")
                == HexColorPair(HexColor(0xF2F2F7), dark: HexColor(0x1C1C1E)))
        #expect(SystemColor.pair(named: "systemBlueColor") == nil)
    }
}
