// Licensed under the Apache License, Version 2.0.

public import Foundation

extension Anchor.Source where Value == CGRect {
    /// A rectangle of the view, in points.
    public static func rect(_ r: CGRect) -> Self { corners { _ in r } }
    /// The whole view.
    public static var bounds: Self { corners { CGRect(origin: .zero, size: $0) } }

    private static func corners(_ rect: @escaping @Sendable (CGSize) -> CGRect) -> Self {
        Self { size in
            let rect = rect(size)
            return [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ]
        } build: { corners in
            let (x, y) = (corners.map(\.x), corners.map(\.y))
            let origin = CGPoint(x: x.min() ?? 0, y: y.min() ?? 0)
            return CGRect(
                origin: origin,
                size: CGSize(width: (x.max() ?? 0) - origin.x, height: (y.max() ?? 0) - origin.y))
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view.
    public static func point(_ p: CGPoint) -> Self { one { _ in p } }
    /// A point of the view as a share of its size.
    public static func unitPoint(_ p: UnitPoint) -> Self { one { p.point(in: $0) } }
    /// The upper leading corner.
    public static var topLeading: Self { unitPoint(.topLeading) }
    /// The middle of the upper side.
    public static var top: Self { unitPoint(.top) }
    /// The upper trailing corner.
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    /// The middle of the leading side.
    public static var leading: Self { unitPoint(.leading) }
    /// The middle.
    public static var center: Self { unitPoint(.center) }
    /// The middle of the trailing side.
    public static var trailing: Self { unitPoint(.trailing) }
    /// The lower leading corner.
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    /// The middle of the lower side.
    public static var bottom: Self { unitPoint(.bottom) }
    /// The lower trailing corner.
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }

    private static func one(_ point: @escaping @Sendable (CGSize) -> CGPoint) -> Self {
        Self {
            [point($0)]
        } build: {
            $0.first ?? .zero
        }
    }
}

extension Anchor.Source {
    /// Several places at once.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { size in
            array.flatMap { $0.points(size) }
        } build: { points in
            // Each place takes its share of the points, which is the same number in a view of any size.
            var rest = points[...]
            return array.map { source in
                let own = rest.prefix(source.points(.zero).count)
                rest = rest.dropFirst(own.count)
                return source.build(Array(own))
            }
        }
    }

    /// A place, or none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init { size in
            anchor?.points(size) ?? []
        } build: { points in
            anchor?.build(points)
        }
    }
}
