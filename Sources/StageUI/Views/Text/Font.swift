// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A font that depends on the environment.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(CGFloat)
        /// A size of the system's own bars, which is larger on a television.
        case bar(CGFloat)
        case custom(String, size: CGFloat, relativeTo: TextStyle?)

        /// The name, if the font has one.
        var name: String? { if case .custom(let name, _, _) = self { name } else { nil } }
    }

    var base: Base
    var weight: Weight?
    var design: Design?
    var isItalic = false
    var hasMonospacedDigits = false
    var leading = Leading.standard
    var width: Width?
    var hasLowercaseSmallCaps = false
    var hasUppercaseSmallCaps = false

    /// The thickness of the strokes, on the scale of CSS.
    public struct Weight: Hashable, Sendable {
        let value: Int
        /// 100.
        public static let ultraLight = Weight(value: 100)
        /// 200.
        public static let thin = Weight(value: 200)
        /// 300.
        public static let light = Weight(value: 300)
        /// 400.
        public static let regular = Weight(value: 400)
        /// 500.
        public static let medium = Weight(value: 500)
        /// 600.
        public static let semibold = Weight(value: 600)
        /// 700.
        public static let bold = Weight(value: 700)
        /// 800.
        public static let heavy = Weight(value: 800)
        /// 900.
        public static let black = Weight(value: 900)
    }

    /// The shape of the system font.
    public enum Design: Hashable, Sendable {
        /// The usual shape.
        case `default`
        /// With serifs.
        case serif
        /// With round ends; the usual shape stands in for it.
        case rounded
        /// All characters of one width.
        case monospaced
    }

    /// The width of the system font; the stand-in has one, whose glyphs are drawn narrower or wider.
    public struct Width: Hashable, Sendable {
        /// The width: 0 is the usual one, less is narrower.
        public var value: CGFloat
        /// Creates a width.
        public init(_ value: CGFloat) { self.value = value }
        /// Much narrower than usual.
        public static let compressed = Width(-0.3)
        /// Narrower than usual.
        public static let condensed = Width(-0.2)
        /// The usual width.
        public static let standard = Width(0)
        /// Wider than usual.
        public static let expanded = Width(0.2)
    }

    /// The space between the lines of a text style.
    public enum Leading: Hashable, Sendable {
        /// The usual space.
        case standard
        /// Two points less.
        case tight
        /// Two points more.
        case loose

        var points: CGFloat { self == .standard ? 0 : self == .tight ? -2 : 2 }
    }

    /// The system font of a fixed size in points.
    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font {
        Font(base: .system(size), weight: weight, design: design)
    }
    /// The system font of a fixed size in points.
    @_disfavoredOverload
    public static func system(
        size: CGFloat, weight: Weight = .regular, design: Design = .default
    ) -> Font {
        Font(base: .system(size), weight: weight, design: design)
    }
    /// The system font of the system's own bars: of a fixed size in points, which is larger on a television.
    static func bar(size: CGFloat, weight: Weight? = nil) -> Font {
        Font(base: .bar(size), weight: weight)
    }
    /// The system font of a role.
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        Font(base: .style(style), weight: weight, design: design)
    }
    /// A named font that grows with the user's text size as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(base: .custom(name, size: size, relativeTo: .body))
    }
    /// A named font that grows with the user's text size as a role does.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(base: .custom(name, size: size, relativeTo: style))
    }
    /// A named font of a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(base: .custom(name, size: fixedSize, relativeTo: nil))
    }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var result = self
        change(&result)
        return result
    }
    /// Returns the font with another weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    /// Returns the font of another width.
    public func width(_ width: Width) -> Font { with { $0.width = width } }
    /// Returns the font with small capitals for all letters.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
    /// Returns the font with small capitals for small letters.
    public func lowercaseSmallCaps() -> Font { with { $0.hasLowercaseSmallCaps = true } }
    /// Returns the font with small capitals for capitals.
    public func uppercaseSmallCaps() -> Font { with { $0.hasUppercaseSmallCaps = true } }
    /// Returns the bold font.
    public func bold() -> Font { weight(.bold) }
    /// Returns the slanted font.
    public func italic() -> Font { with { $0.isItalic = true } }
    /// Returns the monospaced form of the font.
    public func monospaced() -> Font { with { $0.design = .monospaced } }
    /// Returns the font with digits of one width.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    /// Returns the font with another space between lines.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

    func resolve(in environment: EnvironmentValues) -> ResolvedFont {
        resolve(typeSize: environment.dynamicTypeSize, traits: environment.textTraits)
    }

    func resolve(typeSize: DynamicTypeSize, traits: TextTraits) -> ResolvedFont {
        let weight = weight ?? traits.weight
        var family: ResolvedFont.Family
        switch design ?? traits.design {
        case .serif: family = .serif
        case .monospaced: family = .monospaced
        case .rounded: family = .rounded
        case .default, nil: family = .system
        }
        let size: CGFloat
        var usual = 400
        switch base {
        case .style(let style):
            size = style.size(at: typeSize, isFar: traits.isFar)
            if style == .headline { usual = 600 }
        case .system(let fixed): size = fixed
        // Body text of 17 points has 29 on tvOS, and the least text has 23.
        case .bar(let fixed): size = traits.isFar ? max(fixed * 29 / 17, 23) : fixed
        case .custom(let name, let base, let style):
            size = style.map { typeSize.scale(base, relativeTo: $0) } ?? base
            family = .named(name)
        }
        var thickness = weight?.value ?? usual
        // With bold text the system's fonts are two steps thicker, as WebKit has it too: semibold for regular.
        if traits.legibility == .bold, base.name == nil { thickness = min(thickness + 200, 900) }
        var result = ResolvedFont(
            family: family, size: size, weight: thickness, italic: isItalic || traits.isItalic)
        result.hasMonospacedDigits = hasMonospacedDigits || traits.hasMonospacedDigits
        result.leading = leading.points
        result.smallCaps = smallCapitals
        // A named font has the width that its name says.
        let wide = (width ?? traits.width)?.value ?? 0
        if base.name == nil, wide.isFinite, wide != 0 { result.width = min(max(wide, -0.4), 0.4) }
        return result
    }

    private var smallCapitals: ResolvedFont.SmallCaps? {
        switch (hasLowercaseSmallCaps, hasUppercaseSmallCaps) {
        case (false, false): nil
        case (true, false): .lowercase
        case (false, true): .uppercase
        case (true, true): .all
        }
    }
}
