// Licensed under the Apache License, Version 2.0.

import Foundation

/// A colour or pattern with which shapes and text are painted.
public protocol ShapeStyle: Sendable {}

/// A style that the runtime can paint.
protocol PaintStyle: ShapeStyle {
    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint
}

extension ShapeStyle {
    /// What the style paints, or nil when it is not a style of the subset.
    func resolvePaint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint? {
        if let color = self as? Color { return .color(color.resolveColor(in: environment)) }
        return (self as? any PaintStyle)?.paint(in: rect, environment: environment)
    }

    /// What the style paints for a node; an unknown style is reported and painted black.
    @MainActor
    func resolvePaint(in rect: CGRect, at node: Node) -> DisplayPaint {
        if let paint = resolvePaint(in: rect, environment: node.environment) { return paint }
        node.stage.report(
            .unsupported, "\(type(of: self)) is not a style of the subset; black is drawn.", at: node)
        return .color(ResolvedColor(red: 0, green: 0, blue: 0))
    }
}

/// A style whose type is not known to the one who uses it.
public struct AnyShapeStyle: ShapeStyle, PaintStyle, Equatable {
    let style: any ShapeStyle

    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    /// Whether two styles are equal, as far as their types can tell.
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool { isEqual(a.style, b.style) }

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        style.resolvePaint(in: rect, environment: environment)
            ?? .color(ResolvedColor(red: 0, green: 0, blue: 0))
    }
}

/// The foreground style of the environment, or a fainter form of it.
public struct HierarchicalShapeStyle: ShapeStyle, PaintStyle {
    let level: Int
    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// A fainter form.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// A still fainter form.
    public static let tertiary = HierarchicalShapeStyle(level: 2)

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        if level == 0 {
            return environment.foregroundStyle.map { $0.paint(in: rect, environment: environment) }
                ?? .color(Color.primary.resolveColor(in: environment))
        }
        let base = environment.colorScheme == .dark ? 0xEBEBF5 : 0x3C3C43 as UInt32
        return .color(ResolvedColor(hex: base, opacity: level == 1 ? 0.6 : 0.3))
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style of the environment.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
    /// A fainter form of the foreground style.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
    /// A still fainter form of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
}

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle, PaintStyle {
    /// Creates the style.
    public init() {}

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        HierarchicalShapeStyle.primary.paint(in: rect, environment: environment)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the environment.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle, PaintStyle {
    /// Creates the style.
    public init() {}

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        .color(Color.accentColor.resolveColor(in: environment))
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the environment.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
    /// White.
    public static var white: Color { Color.white }
    /// Black.
    public static var black: Color { Color.black }
    /// Nothing visible.
    public static var clear: Color { Color.clear }
    /// The system's red.
    public static var red: Color { Color.red }
    /// The system's blue.
    public static var blue: Color { Color.blue }
    /// The system's green.
    public static var green: Color { Color.green }
    /// The system's orange.
    public static var orange: Color { Color.orange }
    /// The system's yellow.
    public static var yellow: Color { Color.yellow }
    /// The system's grey.
    public static var gray: Color { Color.gray }
}

extension View {
    /// Sets the colour or pattern of text, shapes and symbols that name none.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.foregroundStyle, AnyShapeStyle(style))
    }
    /// Sets the colour of text, shapes and symbols that name none.
    public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
    }
    /// Sets the colour of controls.
    public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }
}
