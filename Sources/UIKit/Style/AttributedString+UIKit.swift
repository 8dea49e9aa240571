// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

extension AttributedString {
    /// Creates a text with the fonts, colors, lines, spaces and links of an object of Foundation's.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: nsStr.length)
        nsStr.enumerateAttributes(in: whole, options: []) { values, range, _ in
            var part = AttributedString(nsStr.attributedSubstring(from: range).string)
            if let font = values[.font] as? UIFont { part.swiftUI.font = Font(font) }
            if let color = values[.foregroundColor] as? UIColor {
                part.swiftUI.foregroundColor = Color(color)
            }
            if let color = values[.backgroundColor] as? UIColor {
                part.swiftUI.backgroundColor = Color(color)
            }
            if let kern = values[.kern] as? CGFloat { part.swiftUI.kern = kern }
            if let line = values[.underlineStyle] as? Int, line != 0 { part.swiftUI.underlineStyle = .single }
            if let line = values[.strikethroughStyle] as? Int, line != 0 {
                part.swiftUI.strikethroughStyle = .single
            }
            if let link = values[.link] {
                part.link = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
            }
            append(part)
        }
    }
}

extension NSAttributedString.Key {
    /// The line below a text, as a number of `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The line through a text, as a number of `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The place that a text leads to: a `URL`, or its text.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The space around lines, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The distance of a text above its line, in points.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// The lines below and through a text.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a line from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
}
