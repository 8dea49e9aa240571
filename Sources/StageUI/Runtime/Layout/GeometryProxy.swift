// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Access to the size and the place of a view.
///
/// Its values are current when they are read, also by an action that runs later than the body that got it.
@MainActor @preconcurrency
public struct GeometryProxy {
    private let geometry: CurrentGeometry
    /// The facts when it was made: a view that keeps a proxy is another view when these are different.
    private let first: GeometryFacts
    private weak var box: LayoutBox?

    /// The size of the view, in points.
    public var size: CGSize { geometry.size }
    /// The distances from the edges of the safe area, in points.
    public var safeAreaInsets: EdgeInsets { geometry.safeAreaInsets }

    init(of box: LayoutBox, _ geometry: CurrentGeometry) {
        self.box = box
        self.geometry = geometry
        first = geometry.facts
    }

    init(of box: LayoutBox, size: CGSize) {
        self.init(of: box, CurrentGeometry(GeometryFacts(of: box, size: size)))
    }

    /// Returns the view's frame in a space; an unknown name means the screen's.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        if case .local = coordinateSpace { return CGRect(origin: .zero, size: size) }
        let onScreen = geometry.globalFrame
        guard case .named(let name) = coordinateSpace, let box,
            let space = Self.space(named: name, around: box)
        else { return onScreen }
        return CGRect(origin: .zero, size: size)
            .applying(box.toCanvas.concatenating(space.toCanvas.inverted()))
    }

    /// Returns the view's frame in a space; an unknown name means the screen's.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the bounds of the view with a name in this view's coordinates, nil if there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        // The place among the views around it may change whenever it moves.
        _ = geometry.globalFrame
        guard case .named(let name) = coordinateSpace.coordinateSpace, let box,
            let space = Self.space(named: name, around: box)
        else { return nil }
        return CGRect(origin: .zero, size: space.frame.size)
            .applying(space.toCanvas.concatenating(box.toCanvas.inverted()))
    }

    /// The value of an anchor in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        _ = (geometry.size, geometry.globalFrame)
        return anchor.build(box?.fromCanvas(anchor.points) ?? anchor.points)
    }

    private static func space(named name: AnyHashable, around box: LayoutBox) -> LayoutBox? {
        var above: LayoutBox? = box
        while let current = above {
            if let space = current as? any CoordinateSpaceBox, space.isCoordinateSpace(named: name) {
                return current
            }
            above = current.superbox
        }
        return nil
    }
}
