// Licensed under the Apache License, Version 2.0.

import Foundation

/// The addition of a style to its paint.
struct StyleDecoration: Hashable, Sendable {
    var shadows: [ShadowStyle] = []
    var blendMode: BlendMode = .normal

    var isEmpty: Bool { shadows.isEmpty && blendMode == .normal }

    /// The painted items with their shadows, blended with the content below.
    ///
    /// - Parameters:
    ///   - items: The painted items.
    ///   - bounds: The space that they are painted in.
    ///   - owner: The view's path.
    func applied(
        to items: [DisplayItem], in bounds: CGRect, environment: EnvironmentValues, owner: String
    ) -> [DisplayItem] {
        guard !isEmpty, !items.isEmpty else { return items }
        var result = items
        for shadow in shadows where shadow.isInner {
            result.append(shadow.insideItem(of: items, in: bounds, environment))
        }
        for shadow in shadows where !shadow.isInner {
            let effect = DisplayEffect.shadow(
                color: shadow.color.resolveColor(in: environment), radius: max(0, shadow.radius),
                offset: shadow.offset)
            result = [DisplayItem(owner: owner, content: .group(effect, result))]
        }
        if blendMode != .normal {
            result = [DisplayItem(owner: owner, content: .group(.blend(blendMode), result))]
        }
        return result
    }
}

extension ShadowStyle {
    /// The shadow that the surroundings of painted items cast on them.
    fileprivate func insideItem(
        of items: [DisplayItem], in bounds: CGRect, _ environment: EnvironmentValues
    ) -> DisplayItem {
        let color = color.resolveColor(in: environment)
        // Three sigma of the shadow come from around the items.
        let reach = 3 * max(0, radius) + max(abs(offset.width), abs(offset.height)) + 1
        let ground = DisplayItem(
            content: .fill(
                .rectangle(bounds.insetBy(dx: -reach, dy: -reach)), .color(color), evenOdd: false))
        let around = DisplayItem(content: .group(.cutout(items), [ground]))
        let cast = DisplayItem(
            content: .group(.shadow(color: color, radius: max(0, radius), offset: offset), [around]))
        return DisplayItem(content: .group(.mask(items), [cast]))
    }
}

/// A style with less opacity, with shadows, or blended with the content below.
struct DecoratedStyle: ShapeStyle, PaintStyle, Equatable {
    var base: AnyShapeStyle
    var opacity: Double = 1
    var added = StyleDecoration()

    func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint {
        base.paint(in: rect, environment: environment).multiplyingOpacity(by: opacity)
    }

    func decoration(in environment: EnvironmentValues) -> StyleDecoration {
        var result = base.decoration(in: environment)
        result.shadows += added.shadows
        if added.blendMode != .normal { result.blendMode = added.blendMode }
        return result
    }
}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied, 0 to 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        DecoratedStyle(base: AnyShapeStyle(self), opacity: opacity)
    }
    /// Returns the style with a shadow of its content.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        DecoratedStyle(base: AnyShapeStyle(self), added: StyleDecoration(shadows: [style]))
    }
    /// Returns the style blended with the content below.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        DecoratedStyle(base: AnyShapeStyle(self), added: StyleDecoration(blendMode: mode))
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with its opacity multiplied, 0 to 1.
    public static func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().opacity(opacity))
    }
    /// The foreground style with a shadow of its content.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().shadow(style))
    }
    /// The foreground style blended with the content below.
    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().blendMode(mode))
    }
}
