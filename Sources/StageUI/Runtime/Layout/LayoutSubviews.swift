// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The views inside a layout, in their order.
@MainActor @preconcurrency
public struct LayoutSubviews: @MainActor RandomAccessCollection, @MainActor Equatable {
    /// The type of an element.
    public typealias Element = LayoutSubview
    /// The type of a place.
    public typealias Index = Int
    /// The type of a part.
    public typealias SubSequence = LayoutSubviews

    /// The reading direction; views are mirrored by the container, not by the layout.
    public var layoutDirection: LayoutDirection
    let views: [LayoutSubview]

    /// The place of the first view.
    public var startIndex: Int { 0 }
    /// The place after the last view.
    public var endIndex: Int { views.count }
    /// The view at a place.
    public subscript(index: Int) -> LayoutSubview { views[index] }
    /// The views at a range of places.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(layoutDirection: layoutDirection, views: Array(views[bounds]))
    }
    /// The views at some places.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(layoutDirection: layoutDirection, views: indices.map { views[$0] })
    }
}

/// A view inside a layout.
@MainActor @preconcurrency
public struct LayoutSubview: @MainActor Equatable {
    let box: LayoutBox
    let placements: LayoutPlacements
    let index: Int

    /// Returns the view's size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.size(for: proposal) }
    /// Returns the view's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        box.dimensions(for: proposal)
    }
    /// The priority of the view when space is divided.
    public var priority: Double { box.layoutPriority }
    /// The spacing that the view prefers around itself.
    public var spacing: ViewSpacing { ViewSpacing(of: box) }
    /// The value that the view offers under a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        box.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
    }

    /// Puts a point of the view at a point of the container, and offers the view a size.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = box.size(for: proposal)
        placements.take(
            LayoutPlacements.Place(
                origin: CGPoint(
                    x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
                proposal: proposal), at: index)
    }

    /// Returns whether two values mean the same view.
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.box === b.box }
}

/// The positions at which a layout has put its views.
@MainActor
final class LayoutPlacements {
    struct Place {
        var origin: CGPoint
        var proposal: ProposedViewSize
    }
    private(set) var places: [Place?] = []

    func begin(_ count: Int) { places = Array(repeating: nil, count: count) }
    func take(_ place: Place, at index: Int) {
        if places.indices.contains(index) { places[index] = place }
    }
}
