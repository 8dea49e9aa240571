// Licensed under the Apache License, Version 2.0.

import Foundation

/// A change of how finished drawing looks, used by modifiers and transitions.
enum TransitionEffect: Hashable, Sendable {
    case opacity(Double)
    case scale(CGFloat, anchor: UnitPoint)
    case offset(CGSize)
    /// A move by shares of the view's own size.
    case move(CGSize)
    case blur(CGFloat)

    /// The effect at a share of its strength; 0 changes nothing.
    func scaled(by share: Double) -> TransitionEffect {
        let t = CGFloat(share)
        switch self {
        case .opacity(let value): return .opacity(1 + (value - 1) * share)
        case .scale(let value, let anchor): return .scale(1 + (value - 1) * t, anchor: anchor)
        case .offset(let by): return .offset(CGSize(width: by.width * t, height: by.height * t))
        case .move(let by): return .move(CGSize(width: by.width * t, height: by.height * t))
        case .blur(let radius): return .blur(max(0, radius * t))
        }
    }

    /// The effect in a right-to-left layout: moves to a side go to the other one.
    func mirrored(_ isMirrored: Bool) -> TransitionEffect {
        guard isMirrored, case .move(let by) = self else { return self }
        return .move(CGSize(width: -by.width, height: by.height))
    }

    func apply(to items: [DisplayItem], size: CGSize, owner: String) -> [DisplayItem] {
        guard !items.isEmpty else { return items }
        switch self {
        case .opacity(let value):
            if value <= 0 { return [] }
            if value >= 1 { return items }
            return [DisplayItem(owner: owner, content: .group(.opacity(CGFloat(value)), items))]
        case .scale(let value, let anchor):
            return Self.transformed(items, Self.scale(value, value, anchor, size), owner)
        case .offset(let by): return Self.moved(items, by)
        case .blur(let radius):
            if radius <= 0 { return items }
            return [DisplayItem(owner: owner, content: .group(.blur(radius: radius), items))]
        case .move(let by):
            return Self.moved(items, CGSize(width: by.width * size.width, height: by.height * size.height))
        }
    }

    static func moved(_ items: [DisplayItem], _ by: CGSize) -> [DisplayItem] {
        items.map {
            var item = $0
            item.origin.x += by.width
            item.origin.y += by.height
            return item
        }
    }

    static func transformed(
        _ items: [DisplayItem], _ transform: CGAffineTransform, _ owner: String
    ) -> [DisplayItem] {
        if transform.isIdentity || items.isEmpty { return items }
        return [DisplayItem(owner: owner, content: .group(.transform(transform), items))]
    }

    static func scale(_ x: CGFloat, _ y: CGFloat, _ anchor: UnitPoint, _ size: CGSize) -> CGAffineTransform {
        let point = anchor.point(in: size)
        return CGAffineTransform(
            a: x, b: 0, c: 0, d: y, tx: point.x - x * point.x, ty: point.y - y * point.y)
    }
}
