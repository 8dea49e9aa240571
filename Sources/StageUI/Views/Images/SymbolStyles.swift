// Licensed under the Apache License, Version 2.0.

import Foundation

/// The colours in which symbols are drawn.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
    let kind: Kind
    /// One colour.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// One colour, fainter in the parts behind.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Several colours, those of foregroundStyle with several styles.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// The symbol's own colours, if it has any; otherwise one colour.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

/// The forms of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    enum Frame: String, Hashable, Sendable { case circle, square, rectangle }
    var frame: Frame?
    var isFilled = false
    var isSlashed = false

    /// The symbol as it is named.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(frame: .circle)
    /// In a square.
    public static let square = SymbolVariants(frame: .square)
    /// In a rectangle.
    public static let rectangle = SymbolVariants(frame: .rectangle)
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// Struck through.
    public static let slash = SymbolVariants(isSlashed: true)

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var result = self
        change(&result)
        return result
    }
    /// The form in a circle.
    public var circle: SymbolVariants { with { $0.frame = .circle } }
    /// The form in a square.
    public var square: SymbolVariants { with { $0.frame = .square } }
    /// The form in a rectangle.
    public var rectangle: SymbolVariants { with { $0.frame = .rectangle } }
    /// The filled form.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// The form that is struck through.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Returns whether the form has all of another one's.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.frame == nil || other.frame == frame) && (!other.isFilled || isFilled)
            && (!other.isSlashed || isSlashed)
    }

    func merged(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            frame: other.frame ?? frame, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// The names by which the form of a symbol may be known, the fullest first.
    func names(of name: String) -> [String] {
        guard self != .none else { return [name] }
        var parts = [name]
        func add(_ part: String) { if !name.hasSuffix("." + part) { parts.append(part) } }
        if isSlashed { add("slash") }
        if let frame { add(frame.rawValue) }
        var result: [String] = []
        if isFilled, !name.contains(".fill") {
            // A badge stands after what is filled: folder.fill.badge.plus.
            if parts.count == 1, let badge = name.range(of: ".badge.") {
                result.append(name.replacingCharacters(in: badge, with: ".fill.badge."))
            }
            parts.append("fill")
        }
        result.append(parts.joined(separator: "."))
        while parts.count > 1 {
            parts.removeLast()
            result.append(parts.joined(separator: "."))
        }
        return result
    }
}

private enum SymbolKeys {
    enum Mode: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
    enum Variants: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
    enum Scale: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
}

extension EnvironmentValues {
    /// The colours in which symbols are drawn; nil leaves it to the symbol.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolKeys.Mode.self] }
        set { self[SymbolKeys.Mode.self] = newValue }
    }
    /// The form in which symbols are drawn.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolKeys.Variants.self] }
        set { self[SymbolKeys.Variants.self] = newValue }
    }
    /// The size of symbols relative to text.
    public var imageScale: Image.Scale {
        get { self[SymbolKeys.Scale.self] }
        set { self[SymbolKeys.Scale.self] = newValue }
    }
}

extension View {
    /// Sets in which colours symbols are drawn.
    @_disfavoredOverload
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
    /// Draws symbols in a form, besides those that views around set.
    @_disfavoredOverload
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        EnvironmentView(content: self, key: \EnvironmentValues.symbolVariants, value: variant) {
            $0.symbolVariants = $0.symbolVariants.merged(variant)
        }
    }
    /// Sets the size of symbols relative to text.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
