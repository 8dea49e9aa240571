// Licensed under the Apache License, Version 2.0.

/// The kind of device that an entry of a catalogue is for; an unknown word is kept as it is.
public struct Idiom: RawRepresentable, Hashable, Sendable {
    /// The word in the file.
    public let rawValue: String

    /// Creates a value from any word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Every device.
    public static let universal = Idiom(rawValue: "universal")
    /// An iPhone.
    public static let iPhone = Idiom(rawValue: "iphone")
    /// An iPad.
    public static let iPad = Idiom(rawValue: "ipad")
    /// A Mac.
    public static let mac = Idiom(rawValue: "mac")
    /// An Apple TV.
    public static let tv = Idiom(rawValue: "tv")
    /// An Apple Watch.
    public static let watch = Idiom(rawValue: "watch")
    /// A car's screen.
    public static let car = Idiom(rawValue: "car")
    /// The App Store's page of an iOS app.
    public static let iOSMarketing = Idiom(rawValue: "ios-marketing")
    /// The App Store's page of a watch app.
    public static let watchMarketing = Idiom(rawValue: "watch-marketing")
    /// The App Store's page of a tvOS app.
    public static let tvMarketing = Idiom(rawValue: "tv-marketing")
    /// An Apple Vision.
    public static let vision = Idiom(rawValue: "vision")
    /// An Apple Vision, as the betas of its SDK spelt it.
    public static let reality = Idiom(rawValue: "reality")

    /// The idioms that Apple's files have.
    public static let known: [Idiom] = [
        .universal, .iPhone, .iPad, .mac, .tv, .watch, .car, .iOSMarketing, .watchMarketing, .tvMarketing,
        .vision,
        .reality,
    ]

    /// Names an idiom that is not in the list of the known ones.
    public static func other(_ word: String) -> Idiom { Idiom(rawValue: word) }

    /// Indicates whether it is in the list of the known ones.
    public var isKnown: Bool { Self.known.contains(self) }
}

/// The number of pixels that a picture has per point; an unknown word is kept as it is.
public struct Scale: RawRepresentable, Hashable, Sendable {
    /// The word in the file.
    public let rawValue: String

    /// Creates a value from any word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// One pixel per point.
    public static let x1 = Scale(rawValue: "1x")
    /// Two pixels per point.
    public static let x2 = Scale(rawValue: "2x")
    /// Three pixels per point.
    public static let x3 = Scale(rawValue: "3x")

    /// The pixels per point, when the word is one of the known ones.
    public var factor: Int? {
        switch self {
        case .x1: 1
        case .x2: 2
        case .x3: 3
        default: nil
        }
    }

    /// The suffix of a picture's file name; none for one pixel per point.
    public var suffix: String { self == .x1 ? "" : "@" + rawValue }
}

/// One condition under which an entry is chosen, such as a dark luminosity or a high contrast.
public struct Appearance: Hashable, Sendable {
    /// The subject of the condition: luminosity, contrast or another word.
    public var kind: String
    /// The value that it must have.
    public var value: String

    /// Creates a value from any words.
    public init(kind: String, value: String) { (self.kind, self.value) = (kind, value) }

    /// A light screen.
    public static let light = Appearance(kind: "luminosity", value: "light")
    /// A dark screen.
    public static let dark = Appearance(kind: "luminosity", value: "dark")
    /// A home screen that tints its icons.
    public static let tinted = Appearance(kind: "luminosity", value: "tinted")
    /// A screen with increased contrast.
    public static let highContrast = Appearance(kind: "contrast", value: "high")
}

/// A width and a height in points, written as in `83.5x83.5`.
public struct PointSize: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// Creates a size.
    public init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }

    /// Reads two numbers with an x between them, from 0 to a million.
    public init?(_ text: String) {
        let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
            (0...1_000_000).contains(width), (0...1_000_000).contains(height)
        else { return nil }
        self.init(width, height)
    }

    /// The size as it is written in a file, without a fraction of zero.
    public var text: String { "\(Self.text(width))x\(Self.text(height))" }

    private static func text(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }
}

/// A width and a height in pixels.
package struct PixelSize: Hashable, Sendable {
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int

    /// Creates a size.
    package init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

    /// Multiplies points by the pixels per point; 83.5 points are 167 pixels at 2x.
    package init(_ points: PointSize, scale: Int) {
        self.init(
            Int((points.width * Double(scale)).rounded()), Int((points.height * Double(scale)).rounded()))
    }
}
