// Licensed under the Apache License, Version 2.0.

import Foundation

/// The system background: the background style of the environment, or the system's.
public struct BackgroundStyle: ShapeStyle, PaintStyle, LeveledStyle {
    /// Creates the style.
    public init() {}

    func color(level: Int) -> Color {
        switch level {
        case 0: Color(uiColor: .systemBackground)
        case 1: Color(uiColor: .secondarySystemBackground)
        default: Color(uiColor: .tertiarySystemBackground)
        }
    }

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        environment.backgroundStyle?.paint(in: rect, environment: environment)
            ?? .color(color(level: 0).resolveColor(in: environment))
    }

    func decoration(in environment: EnvironmentValues) -> StyleDecoration {
        environment.backgroundStyle?.decoration(in: environment) ?? StyleDecoration()
    }
}

/// The fill of controls, in four strengths.
public struct FillShapeStyle: ShapeStyle, PaintStyle, LeveledStyle {
    /// Creates the style.
    public init() {}

    func color(level: Int) -> Color {
        switch level {
        case 0: Color(uiColor: .systemFill)
        case 1: Color(uiColor: .secondarySystemFill)
        case 2: Color(uiColor: .tertiarySystemFill)
        default: Color(uiColor: .quaternarySystemFill)
        }
    }

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        .color(color(level: 0).resolveColor(in: environment))
    }
}

/// The separator colour.
public struct SeparatorShapeStyle: ShapeStyle, PaintStyle {
    /// Creates the style.
    public init() {}

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        .color(Color(uiColor: .separator).resolveColor(in: environment))
    }
}

/// The placeholder colour.
public struct PlaceholderTextShapeStyle: ShapeStyle, PaintStyle {
    /// Creates the style.
    public init() {}

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        .color(Color(uiColor: .placeholderText).resolveColor(in: environment))
    }
}

/// The link colour.
public struct LinkShapeStyle: ShapeStyle, PaintStyle {
    /// Creates the style.
    public init() {}

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        .color(Color(uiColor: .link).resolveColor(in: environment))
    }
}

/// The selection colour: the tint.
public struct SelectionShapeStyle: ShapeStyle, PaintStyle {
    /// Creates the style.
    public init() {}

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        TintShapeStyle().paint(in: rect, environment: environment)
    }
}

/// The window background.
public struct WindowBackgroundShapeStyle: ShapeStyle, PaintStyle {
    /// Creates the style.
    public init() {}

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        .color(Color(uiColor: .systemBackground).resolveColor(in: environment))
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The system background.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The fill of controls.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The separator colour.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The placeholder colour.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The link colour.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The selection colour.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The window background.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension View {
    /// Sets the style that `.background` means for this view and those in it.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
    /// Paints the background style behind this view and the parts of the screen's edge that it touches.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }
    /// Paints a shape in the background style behind this view.
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}

private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

private enum TintStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The style that `.background` means; nil for the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
    /// The tint where it is more than a colour.
    var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }
}

extension AnyShapeStyle {
    /// The colour that stands for the style where only a colour will do.
    func firstColor(in environment: EnvironmentValues) -> Color? {
        if let color = style as? Color { return color }
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        switch paint(in: unit, environment: environment) {
        case .color(let color): return Color(base: .fixed(color))
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _, _):
            return stops.first.map { Color(base: .fixed($0.color)) }
        case .meshGradient(let mesh): return mesh.colors.first.map { Color(base: .fixed($0)) }
        case .image, .material: return nil
        }
    }
}
