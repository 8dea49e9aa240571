// Licensed under the Apache License, Version 2.0.

public import Foundation

/// What a view learns of its own place.
@MainActor
public struct GeometryProxy {
    /// The size of the view, in points.
    public let size: CGSize
    /// How far the view is from the edges that the safe area keeps it from, in points.
    public let safeAreaInsets: EdgeInsets
    let globalFrame: CGRect
    private weak var box: LayoutBox?

    init(of box: LayoutBox, size: CGSize) {
        self.box = box
        self.size = size
        let rect = CGRect(origin: .zero, size: size)
        globalFrame = rect.applying(box.toCanvas)
        let here = CGRect(origin: box.globalOrigin, size: size)
        let reach = box.extended(here, edges: .all, regions: .all)
        let (left, right) = (here.minX - reach.minX, reach.maxX - here.maxX)
        safeAreaInsets = EdgeInsets(
            top: here.minY - reach.minY, leading: box.readsFromRight ? right : left,
            bottom: reach.maxY - here.maxY, trailing: box.readsFromRight ? left : right)
    }

    func isSame(as other: GeometryProxy) -> Bool {
        size == other.size && globalFrame == other.globalFrame && safeAreaInsets == other.safeAreaInsets
    }

    /// Returns the view's frame in a space; one whose name is not found is taken as the screen's.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return globalFrame
        case .named(let name):
            guard let box, let space = Self.space(named: name, around: box) else { return globalFrame }
            return CGRect(origin: .zero, size: size)
                .applying(box.toCanvas.concatenating(space.toCanvas.inverted()))
        }
    }

    /// Returns the view's frame in a space; one whose name is not found is taken as the screen's.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the bounds of the view with a name in this view's coordinates, nil if there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard case .named(let name) = coordinateSpace.coordinateSpace, let box,
            let space = Self.space(named: name, around: box)
        else { return nil }
        return CGRect(origin: .zero, size: space.frame.size)
            .applying(space.toCanvas.concatenating(box.toCanvas.inverted()))
    }

    /// The value of an anchor in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.build(box?.fromCanvas(anchor.points) ?? anchor.points)
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
