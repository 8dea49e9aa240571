// Licensed under the Apache License, Version 2.0.

import Foundation

/// A style made fainter by some levels of the hierarchy.
struct FainterStyle: ShapeStyle, PaintStyle, Equatable {
    let base: AnyShapeStyle
    let level: Int

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        if let leveled = base.style as? any LeveledStyle {
            return .color(leveled.color(level: level).resolveColor(in: environment))
        }
        return base.paint(in: rect, environment: environment).multiplyingOpacity(
            by: [1, 0.5, 0.25, 0.18][min(level, 3)])
    }

    func decoration(in environment: EnvironmentValues) -> StyleDecoration {
        base.decoration(in: environment)
    }
}

/// A style of the system with separate colours for the levels of the hierarchy.
protocol LeveledStyle: ShapeStyle {
    func color(level: Int) -> Color
}

extension ShapeStyle {
    /// A fainter form of the style.
    public var secondary: some ShapeStyle { FainterStyle(base: AnyShapeStyle(self), level: 1) }
    /// A still fainter form of the style.
    public var tertiary: some ShapeStyle { FainterStyle(base: AnyShapeStyle(self), level: 2) }
    /// The faintest form of the style for text.
    public var quaternary: some ShapeStyle { FainterStyle(base: AnyShapeStyle(self), level: 3) }
    /// Fainter than any text.
    public var quinary: some ShapeStyle { FainterStyle(base: AnyShapeStyle(self), level: 4) }
}

extension AnyShapeStyle {
    /// The style as a foreground where another one is in force: a level of the hierarchy is one of the other style.
    func inside(_ outer: AnyShapeStyle?) -> AnyShapeStyle? {
        if style is ForegroundStyle { return outer }
        // A style made of the foreground is made of the outer one.
        if let outer, var decorated = style as? DecoratedStyle, let base = decorated.base.inside(outer) {
            decorated.base = base
            return AnyShapeStyle(decorated)
        }
        if let outer, let fainter = style as? FainterStyle, let base = fainter.base.inside(outer) {
            return AnyShapeStyle(FainterStyle(base: base, level: fainter.level))
        }
        guard let hierarchical = style as? HierarchicalShapeStyle else { return self }
        if hierarchical.level == 0 { return outer ?? self }
        guard let outer else { return self }
        return AnyShapeStyle(FainterStyle(base: outer, level: hierarchical.level))
    }
}

private enum SymbolPaletteKey: EnvironmentKey {
    static var defaultValue: [AnyShapeStyle] { [] }
}

extension EnvironmentValues {
    /// The styles of the parts of symbols, the first for those in front.
    var symbolPalette: [AnyShapeStyle] {
        get { self[SymbolPaletteKey.self] }
        set { self[SymbolPaletteKey.self] = newValue }
    }
}

extension View {
    /// Sets the first style of text, shapes and symbols, and the second one of the parts of symbols behind.
    @_disfavoredOverload
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        foregroundStyle(primary)
            .environment(\.symbolPalette, [AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }
    /// Sets the first style of text, shapes and symbols, and the others of the parts of symbols behind.
    @_disfavoredOverload
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundStyle(primary).environment(
            \.symbolPalette, [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }
}
