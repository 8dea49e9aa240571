// Licensed under the Apache License, Version 2.0.

/// A colour of a storyboard.
public enum StoryboardColor: Hashable, Sendable {
    /// Red, green, blue and opacity from 0 to 1 in a space such as `sRGB` or `displayP3`.
    case components(red: Double, green: Double, blue: Double, alpha: Double, space: String)
    /// White and opacity from 0 to 1 in a space such as `genericGamma22GrayColorSpace`.
    case gray(white: Double, alpha: Double, space: String)
    /// A colour of an asset catalogue, which may have a dark variant.
    case named(String)
    /// A colour of the system, such as `systemBackgroundColor`.
    case system(String)

    /// Reads an element `color`; nil when it has no known colour.
    ///
    /// Of four inks the plain mixture counts: what they look like, a profile of the device decides.
    public init?(_ markup: MarkupElement) {
        let space = markup["customColorSpace"] ?? markup["colorSpace"] ?? "sRGB"
        let alpha = markup["alpha"].map(StoryboardNumber.value) ?? 1
        if let name = markup["name"] {
            self = .named(name)
        } else if let name = markup["systemColor"] ?? markup["cocoaTouchSystemColor"] {
            self = .system(name)
        } else if let red = markup.number("red"), let green = markup.number("green"),
            let blue = markup.number("blue"), let alpha
        {
            self = .components(red: red, green: green, blue: blue, alpha: alpha, space: space)
        } else if let white = markup.number("white"), let alpha {
            self = .gray(white: white, alpha: alpha, space: space)
        } else if let cyan = markup.number("cyan"), let magenta = markup.number("magenta"),
            let yellow = markup.number("yellow"), let black = markup.number("black"), let alpha
        {
            let light = [cyan, magenta, yellow].map { (1 - $0) * (1 - black) }
            self = .components(
                red: light[0], green: light[1], blue: light[2], alpha: alpha,
                space: Self.isInk(space) ? space : Self.inks)
        } else {
            return nil
        }
    }

    private static let inks = "genericCMYKColorSpace"

    /// Returns whether a space has the four inks of a printer.
    static func isInk(_ space: String) -> Bool { space.lowercased().contains("cmyk") }

    /// The components in sRGB; nil for a name, and for a colour space that is not known.
    package var sRGB: ColorChannels? {
        switch self {
        case .components(let red, let green, let blue, let alpha, let space):
            ColorChannels(red: red, green: green, blue: blue, alpha: alpha).sRGB(from: space)
        case .gray(let white, let alpha, let space):
            ColorChannels(red: white, green: white, blue: white, alpha: alpha).sRGB(from: space)
        case .named, .system: nil
        }
    }

    /// The colour space of the components; nil for a name.
    package var space: String? {
        switch self {
        case .components(_, _, _, _, let space), .gray(_, _, let space): space
        case .named, .system: nil
        }
    }

    /// Creates an opaque sRGB colour from bytes, as `#003F9B` is.
    public static func sRGB(red: UInt8, green: UInt8, blue: UInt8) -> StoryboardColor {
        .components(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: 1,
            space: "sRGB")
    }

    /// Writes the element, with a key where the colour is a view's.
    public func markup(key: String? = nil) -> MarkupElement {
        var element = MarkupElement("color")
        element["key"] = key
        let number = StoryboardNumber.text
        switch self {
        case .components(let red, let green, let blue, let alpha, let space):
            element["red"] = number(red)
            element["green"] = number(green)
            element["blue"] = number(blue)
            element["alpha"] = number(alpha)
            element["colorSpace"] = "custom"
            element["customColorSpace"] = Self.isInk(space) ? "sRGB" : space
        case .gray(let white, let alpha, let space):
            element["white"] = number(white)
            element["alpha"] = number(alpha)
            element["colorSpace"] = "custom"
            element["customColorSpace"] = space
        case .named(let name): element["name"] = name
        case .system(let name): element["systemColor"] = name
        }
        return element
    }
}

/// The images and colours that a storyboard declares.
package struct StoryboardResources: Hashable, Sendable {
    /// The element, which may be empty.
    package var markup: MarkupElement

    /// The images with their sizes in points; nil where the size is not said.
    package var images: [(name: String, size: StoryboardSize?)] {
        markup.all("image").map { image in
            guard let width = image.number("width"), let height = image.number("height") else {
                return (image["name"] ?? "", nil)
            }
            return (image["name"] ?? "", StoryboardSize(width: width, height: height))
        }
    }

    /// The colours of the catalogue with what the editor shows of them.
    package var namedColors: [(name: String, fallback: StoryboardColor?)] {
        markup.all("namedColor").map { ($0["name"] ?? "", $0.first("color").flatMap(StoryboardColor.init)) }
    }

    /// The colours of the system with what the editor shows of them.
    package var systemColors: [(name: String, fallback: StoryboardColor?)] {
        markup.all("systemColor").map { ($0["name"] ?? "", $0.first("color").flatMap(StoryboardColor.init)) }
    }

    /// Finds the size of an image.
    package func size(ofImage name: String) -> StoryboardSize? { images.first { $0.name == name }?.size }
}

extension LaunchStoryboard {
    /// The declared images and colours.
    package var resources: StoryboardResources {
        StoryboardResources(markup: markup.root.first("resources") ?? MarkupElement("resources"))
    }
}
