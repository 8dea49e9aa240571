// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The room of the lines of a text of UIKit.
@MainActor
@preconcurrency
open class NSTextContainer: NSObject {
    /// The size, in points; 0 for any.
    open var size: CGSize
    /// The space at both ends of a line, in points.
    open var lineFragmentPadding: CGFloat = 5
    /// The most lines; 0 for any number.
    open var maximumNumberOfLines = 0
    /// The line break mode.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Indicates whether the room follows the width of its field.
    open var widthTracksTextView = false
    /// Indicates whether the room follows the height of its field.
    open var heightTracksTextView = false
    /// Creates a room of a size.
    public init(size: CGSize) { self.size = size }
    /// Creates a room of any size.
    public override convenience init() { self.init(size: .zero) }
}

/// The kinds of data in texts that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates kinds from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Numbers of telephones.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Addresses of the web.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Addresses of houses.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Days and times.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// Numbers of parcels.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
    /// Numbers of flights.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
    /// Words that may be looked up.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
    /// All.
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// The settings for words that are proposed while the user types.
public enum UITextInlinePredictionType: Int, Sendable {
    /// As usual.
    case `default`
    /// None.
    case no
    /// Some.
    case yes
}
