// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The spacing that a view prefers around itself.
public struct ViewSpacing: Sendable {
    private var top = EdgeSpacing.standard
    private var leading = EdgeSpacing.standard
    private var bottom = EdgeSpacing.standard
    private var trailing = EdgeSpacing.standard

    /// Creates the preferences of a view without any about its neighbours.
    public init() {}

    /// No space on any side.
    public static let zero = ViewSpacing(all: .zero)
    static let none = ViewSpacing(all: .none)

    private init(all spacing: EdgeSpacing) {
        top = spacing
        leading = spacing
        bottom = spacing
        trailing = spacing
    }

    @MainActor
    init(of box: LayoutBox) {
        guard !box.isSpacer else {
            self = .zero
            return
        }
        top = box.spacing(at: .top)
        leading = box.spacing(at: .leading)
        bottom = box.spacing(at: .bottom)
        trailing = box.spacing(at: .trailing)
    }

    subscript(edge: Edge) -> EdgeSpacing {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// Takes the larger of each preference on some sides.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].formUnion(other[edge]) }
    }

    /// Returns the larger of each preference on some sides.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Returns the distance to the next view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let mine = self[axis == .horizontal ? .trailing : .bottom]
        let theirs = next[axis == .horizontal ? .leading : .top]
        // A side without space, such as a spacer's, has its way.
        if mine == .zero || theirs == .zero { return 0 }
        return mine.distance(to: theirs) ?? EdgeSpacing.fallback
    }
}
