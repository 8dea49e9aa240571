// Licensed under the Apache License, Version 2.0.

import Foundation

/// The readers to whom the log shows a value.
public struct OSLogPrivacy: Sendable {
    let isHidden: Bool
    /// The masks that stand for a value that is hidden.
    public enum Mask: Sendable {
        /// The same for equal values.
        case hash
        /// None.
        case none
    }
    /// As usual; here everybody, as in the console of a debugger.
    public static let auto = OSLogPrivacy(isHidden: false)
    /// Everybody.
    public static let `public` = OSLogPrivacy(isHidden: false)
    /// Nobody: `<private>` is written.
    public static let `private` = OSLogPrivacy(isHidden: true)
    /// Nobody: `<private>` is written.
    public static let sensitive = OSLogPrivacy(isHidden: true)
    /// Nobody, with a mask, which makes no difference here.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// As usual, with a mask, which makes no difference here.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// The form of a number in the log.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    /// With ten digits.
    public static let decimal = OSLogIntegerFormatting(radix: 10)
    /// With sixteen digits.
    public static let hex = OSLogIntegerFormatting(radix: 16)
    /// With eight digits.
    public static let octal = OSLogIntegerFormatting(radix: 8)
}

/// The form of a number with a fraction in the log.
public struct OSLogFloatFormatting: Sendable {
    let digits: Int
    /// With six digits after the point.
    public static let fixed = OSLogFloatFormatting(digits: 6)
    /// With so many digits after the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(digits: precision)
    }
}

/// A message of the log, with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String
    /// Creates a message without values.
    public init(stringLiteral value: String) { text = value }
    /// Creates a message with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The values in a message of the log.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a text of the code.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func add(_ value: String, _ privacy: OSLogPrivacy) {
        text += privacy.isHidden ? "<private>" : value
    }
    /// Adds a value.
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto)
    {
        add("\(value())", privacy)
    }
    /// Adds a value, or `nil`.
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T?, privacy: OSLogPrivacy = .auto)
    {
        add(value().map { "\($0)" } ?? "nil", privacy)
    }
    /// Adds a whole number in a form.
    public mutating func appendInterpolation<T: BinaryInteger>(
        _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, privacy: OSLogPrivacy = .auto
    ) { add(String(value(), radix: format.radix), privacy) }
    /// Adds a number in a form.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Double, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) { add(String(format: "%.\(format.digits)f", value()), privacy) }
}
