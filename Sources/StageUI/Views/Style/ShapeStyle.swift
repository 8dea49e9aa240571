// Licensed under the Apache License, Version 2.0.

import Foundation

/// A colour or pattern with which shapes and text are painted.
///
/// A custom style resolves to another style that may depend on the environment:
///
/// ```swift
/// struct Night: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.indigo : Color.cyan
///     }
/// }
/// ```
public protocol ShapeStyle: Sendable {
    /// The type of the style that this one stands for; `Never` where it stands for itself.
    associatedtype Resolved: ShapeStyle = Never
    /// Returns the style that this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
    /// The type of the style that this one stands for.
    public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
    /// Never called: the style stands for itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) stands for itself; there is no other style to ask for.")
    }
}

/// A style that the runtime can paint.
protocol PaintStyle: ShapeStyle {
    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint
    /// Returns the decoration of the painted content.
    func decoration(in environment: EnvironmentValues) -> StyleDecoration
}

extension PaintStyle {
    func decoration(in environment: EnvironmentValues) -> StyleDecoration { StyleDecoration() }
}

extension ShapeStyle {
    /// Returns the paint of the style, or nil when it is not a style of the subset.
    func resolvePaint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint? {
        if let color = self as? Color { return .color(color.resolveColor(in: environment)) }
        if let style = self as? any PaintStyle { return style.paint(in: rect, environment: environment) }
        guard Resolved.self != Never.self else { return nil }
        return resolve(in: environment).resolvePaint(in: rect, environment: environment)
    }

    /// Returns the decoration of the style: its shadows and its blend mode.
    func resolveDecoration(in environment: EnvironmentValues) -> StyleDecoration {
        if Self.self == Color.self { return StyleDecoration() }
        if let style = self as? any PaintStyle { return style.decoration(in: environment) }
        guard Resolved.self != Never.self else { return StyleDecoration() }
        return resolve(in: environment).resolveDecoration(in: environment)
    }

    /// Returns the paint of the style for a node; an unknown style is reported and painted black.
    @MainActor
    func resolvePaint(in rect: CGRect, at node: Node) -> DisplayPaint {
        if let paint = resolvePaint(in: rect, environment: node.environment) {
            if case .color(let color) = paint, color.opacity == 0 { reportMissingColor(at: node) }
            return paint
        }
        let style = (self as? AnyShapeStyle)?.style ?? self
        if let picture = style as? ImagePaint {
            return picture.paint(in: rect, at: node)
                ?? .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0))
        }
        node.stage.report(
            .unsupported, "\(type(of: self)) is not a style of the subset; black is drawn.", at: node)
        return .color(ResolvedColor(red: 0, green: 0, blue: 0))
    }
}

extension ShapeStyle {
    /// Reports a name for which there is no colour, where the style comes from the environment, too.
    @MainActor
    func reportMissingColor(at node: Node) {
        switch self {
        case let color as Color: color.reportIfMissing(at: node)
        case let any as AnyShapeStyle: any.style.reportMissingColor(at: node)
        case let fainter as FainterStyle: fainter.base.style.reportMissingColor(at: node)
        case let decorated as DecoratedStyle: decorated.base.style.reportMissingColor(at: node)
        case is TintShapeStyle:
            if let tint = node.environment.tintStyle?.style as? Color { tint.reportIfMissing(at: node) }
        case is HierarchicalShapeStyle, is ForegroundStyle:
            let style = node.environment.foregroundStyle?.style
            if let style, !(style is HierarchicalShapeStyle), !(style is ForegroundStyle) {
                style.reportMissingColor(at: node)
            }
        default: break
        }
    }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle, PaintStyle, Hashable {
    let style: any ShapeStyle

    /// Creates a type-erased style.
    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    /// Returns whether two styles are equal, as far as their types can tell.
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool { isEqual(a.style, b.style) }

    /// Hashes the type of the style, which is all that styles have in common.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type(of: style))) }

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        style.resolvePaint(in: rect, environment: environment)
            ?? .color(ResolvedColor(red: 0, green: 0, blue: 0))
    }

    func decoration(in environment: EnvironmentValues) -> StyleDecoration {
        style.resolveDecoration(in: environment)
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
    /// The faintest form for text.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// Fainter than any text.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        if level == 0 {
            return environment.foregroundStyle.map {
                $0.paint(in: rect, environment: Self.below(environment))
            }
                ?? .color(Color.primary.resolveColor(in: environment))
        }
        // A custom foreground style is made fainter; otherwise these are the system's labels.
        if let style = environment.foregroundStyle, !(style.style is HierarchicalShapeStyle) {
            let paint = style.paint(in: rect, environment: Self.below(environment))
            return paint.multiplyingOpacity(by: [1, 0.5, 0.25, 0.18][min(level, 3)])
        }
        let labels = [
            SystemColor(label: 0.6, 0.6, 0.8, 0.7), SystemColor(label: 0.3, 0.3, 0.7, 0.55),
            SystemColor(label: 0.18, 0.16, 0.55, 0.4), SystemColor(label: 0.12, 0.1, 0.4, 0.3),
        ]
        return .color(labels[min(level, 4) - 1].resolve(in: environment))
    }

    func decoration(in environment: EnvironmentValues) -> StyleDecoration {
        guard let style = environment.foregroundStyle, !(style.style is HierarchicalShapeStyle) else {
            return StyleDecoration()
        }
        return style.decoration(in: Self.below(environment))
    }

    /// Returns the environment in which a custom foreground style finds the foreground: the system's, never itself.
    private static func below(_ environment: EnvironmentValues) -> EnvironmentValues {
        guard let style = environment.foregroundStyle?.style, !(style is Color) else { return environment }
        if style is HierarchicalShapeStyle { return environment }
        var result = environment
        result.foregroundStyle = nil
        result.usualForeground = nil
        return result
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style of the environment.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
    /// A fainter form of the foreground style.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
    /// A still fainter form of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
    /// The faintest form of the foreground style for text.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
    /// Fainter than any text.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle, PaintStyle {
    /// Creates the style.
    public init() {}

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        HierarchicalShapeStyle.primary.paint(in: rect, environment: environment)
    }

    func decoration(in environment: EnvironmentValues) -> StyleDecoration {
        HierarchicalShapeStyle.primary.decoration(in: environment)
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
        environment.tintStyle?.paint(in: rect, environment: environment)
            ?? .color(Color.accentColor.resolveColor(in: environment))
    }

    func decoration(in environment: EnvironmentValues) -> StyleDecoration {
        environment.tintStyle?.decoration(in: environment) ?? StyleDecoration()
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the environment.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension View {
    /// Sets the colour or pattern of text, shapes and symbols that name none.
    @_disfavoredOverload
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        let erased = AnyShapeStyle(style)
        return EnvironmentView(
            content: self, key: \EnvironmentValues.foregroundStyle, value: erased
        ) {
            $0.foregroundStyle = erased.inside($0.foregroundStyle)
        }
    }
    /// Sets the colour of text, shapes and symbols that name none.
    public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
    }
    /// Sets the colour of controls.
    @_disfavoredOverload
    public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }
    /// Sets the tint of the view; controls that take one colour get the style's first.
    @_disfavoredOverload
    public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        environment(\.tintStyle, AnyShapeStyle(tint))
    }
}
