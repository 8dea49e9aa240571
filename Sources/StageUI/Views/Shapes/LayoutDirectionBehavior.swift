// Licensed under the Apache License, Version 2.0.

import Foundation

/// The behaviour of a shape, or of a view's drawing, in a right-to-left layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is mirrored in a layout direction.
    case mirrors(in: LayoutDirection)

    /// It is mirrored in a right-to-left layout.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    func isMirrored(_ direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

extension Shape {
    /// A shape is mirrored in a right-to-left layout by default.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension DisplayOutline {
    /// The outline as it is in a layout direction.
    func directed(
        _ behavior: LayoutDirectionBehavior, in rect: CGRect, _ direction: LayoutDirection
    ) -> DisplayOutline { behavior.isMirrored(direction) ? mirrored(in: rect) : self }

    /// The outline mirrored about the middle of a rectangle.
    fileprivate func mirrored(in rect: CGRect) -> DisplayOutline {
        func mirrored(_ part: CGRect) -> CGRect {
            CGRect(
                x: rect.minX + rect.maxX - part.maxX, y: part.minY, width: part.width, height: part.height)
        }
        switch self {
        case .rectangle(let part): return .rectangle(mirrored(part))
        case .roundedRectangle(let part, let corner):
            return .roundedRectangle(mirrored(part), cornerSize: corner)
        case .ellipse(let part): return .ellipse(mirrored(part))
        case .path(let path):
            return .path(
                path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)))
        case .hard(let inner): return .hard(inner.mirrored(in: rect))
        }
    }
}

extension View {
    /// Sets whether the view is mirrored in a right-to-left layout.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modified(FlipModifier(behavior: behavior))
    }
}
