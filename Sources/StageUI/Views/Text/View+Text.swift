// Licensed under the Apache License, Version 2.0.

public import Foundation

extension View {
    /// Sets the font of text that names none.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    /// Sets the weight of text that names none.
    @_disfavoredOverload
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.textTraits.weight, weight) }
    /// Sets the shape of the system font.
    @_disfavoredOverload
    public func fontDesign(_ design: Font.Design?) -> some View { environment(\.textTraits.design, design) }
    /// Sets the width of the system font.
    @_disfavoredOverload
    public func fontWidth(_ width: Font.Width?) -> some View { environment(\.textTraits.width, width) }
    /// Makes text bold, or not.
    @_disfavoredOverload
    public func bold(_ isActive: Bool = true) -> some View {
        environment(\.textTraits.weight, isActive ? .bold : nil)
    }
    /// Slants text, or does not.
    @_disfavoredOverload
    public func italic(_ isActive: Bool = true) -> some View { environment(\.textTraits.isItalic, isActive) }
    /// Shows text in the monospaced font.
    @_disfavoredOverload
    public func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.textTraits.design, isActive ? .monospaced : nil)
    }
    /// Shows digits of one width.
    @_disfavoredOverload
    public func monospacedDigit() -> some View { environment(\.textTraits.hasMonospacedDigits, true) }
    /// Sets the extra points between characters.
    @_disfavoredOverload
    public func kerning(_ kerning: CGFloat) -> some View { environment(\.textTraits.kerning, kerning) }
    /// Sets the extra points after each character of text.
    @_disfavoredOverload
    public func tracking(_ tracking: CGFloat) -> some View { environment(\.tracking, tracking) }
    /// Moves text up from its baseline, in points.
    @_disfavoredOverload
    public func baselineOffset(_ offset: CGFloat) -> some View {
        environment(\.textTraits.baselineOffset, offset)
    }
    /// Draws a line under text.
    @_disfavoredOverload
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(
            \.textTraits.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
    /// Draws a line through text.
    @_disfavoredOverload
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(
            \.textTraits.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
    /// Shows text in capitals, in small letters, or as it is written.
    public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase).environment(\.hasOwnTextCase, true)
    }
    /// Sets how lines of text are placed between the edges.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    /// Sets a scale of text relative to its font's size.
    @_disfavoredOverload
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textTraits) { if isEnabled { $0.scale = scale } }
    }
    /// Sets the extra space between lines of text, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    /// Sets how small text may become to fit, as a share of its size.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
    /// Lets characters stand closer together when text does not fit.
    @_disfavoredOverload
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    /// Sets where text is cut when it does not fit.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    /// Lets people copy or share a text as a whole, from a menu that a touch opens which is held.
    @_disfavoredOverload
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.textTraits.isSelectable, S.allowsSelection)
    }
    /// Sets the text size for everything inside the view.
    @_disfavoredOverload
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }
    /// Keeps the text size for everything inside the view within a range.
    @_disfavoredOverload
    public func dynamicTypeSize<R: RangeExpression<DynamicTypeSize>>(_ range: R) -> some View {
        transformEnvironment(\.dynamicTypeSize) { size in
            guard !range.contains(size) else { return }
            let all = DynamicTypeSize.allCases.filter { range.contains($0) }
            size = all.first { $0 >= size } ?? all.last ?? size
        }
    }
}

// MARK: - Numbers of lines

extension View {
    /// Sets the largest number of lines of text.
    public func lineLimit(_ number: Int?) -> some View { lines(least: 1, most: number) }
    /// Sets the largest number of lines of text, and keeps the space for all of them.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(least: reservesSpace ? limit : 1, most: limit)
    }
    /// Sets the least number of lines for which there is space and the largest number of lines.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(least: limit.lowerBound, most: limit.upperBound)
    }
    /// Sets the least number of lines for which there is space.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(least: limit.lowerBound, most: nil)
    }
    /// Sets the largest number of lines of text.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(least: 1, most: limit.upperBound)
    }

    private func lines(least: Int, most: Int?) -> some View {
        EnvironmentView(content: self, key: \EnvironmentValues.lineLimit, value: LineLimits(least, most)) {
            $0.lineLimit = most
            if $0.textTraits.leastLines != least { $0.textTraits.leastLines = least }
        }
    }
}

private struct LineLimits: Hashable {
    let least: Int
    let most: Int?

    init(_ least: Int, _ most: Int?) {
        self.least = least
        self.most = most
    }
}

// MARK: - Selection

/// The ability of text to be selected.
public protocol TextSelectability {
    /// Indicates whether it can be selected.
    static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
    /// True.
    public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    /// False.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private enum OwnTextCaseKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Indicates whether the letter case of texts was set, which headers of sections would else decide.
    var hasOwnTextCase: Bool {
        get { self[OwnTextCaseKey.self] }
        set { self[OwnTextCaseKey.self] = newValue }
    }
}
