// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The place that scrolled content is at, and where an app scrolls it to.
public struct ScrollPosition: Equatable {
    enum Target: Equatable {
        case id(AnyHashable, UnitPoint?)
        case edge(Edge)
        /// Points from the start of the content; nil along an axis that stays.
        case point(x: CGFloat?, y: CGFloat?)
    }

    private(set) var target: Target?
    /// Grows with each place that the app scrolls to.
    private(set) var number = 0
    /// Indicates whether the view at the start is followed.
    let followsViews: Bool
    private(set) var shownID: AnyHashable?
    /// Indicates whether a finger has scrolled since.
    public private(set) var isPositionedByUser = false

    private init(_ target: Target?, followsViews: Bool) {
        self.target = target
        number = target == nil ? 0 : 1
        self.followsViews = followsViews
        if case .id(let id, _) = target { shownID = id }
    }

    /// Creates a position that follows views by their ids.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {
        self.init(nil, followsViews: idType != Never.self)
    }
    /// Creates a position at a view.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(.id(AnyHashable(id), anchor), followsViews: true)
    }
    /// Creates a position at an edge of the content.
    public init(edge: Edge) { self.init(.edge(edge), followsViews: false) }
    /// Creates a position in points from the start of the content.
    public init(point: CGPoint) { self.init(.point(x: point.x, y: point.y), followsViews: false) }
    /// Creates a position in points from the start of the content.
    public init(x: CGFloat, y: CGFloat) { self.init(.point(x: x, y: y), followsViews: false) }
    /// Creates a position in points from the top of the content.
    public init(y: CGFloat) { self.init(.point(x: nil, y: y), followsViews: false) }

    private mutating func go(_ new: Target) {
        target = new
        number += 1
        isPositionedByUser = false
        if case .id(let id, _) = new { shownID = id } else { shownID = nil }
    }

    /// Scrolls to a view.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(.id(AnyHashable(id), anchor))
    }
    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
    /// Scrolls to a point of the content.
    public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
    /// Scrolls to a point of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
    /// Scrolls to a number of points from the leading edge of the content.
    public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
    /// Scrolls to a number of points from the top of the content.
    public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

    /// The edge that the app scrolled to last; nil where a finger has scrolled since.
    public var edge: Edge? {
        if !isPositionedByUser, case .edge(let edge) = target { edge } else { nil }
    }
    /// The point that the app scrolled to last; nil where a finger has scrolled since.
    public var point: CGPoint? {
        guard !isPositionedByUser, case .point(let x?, let y?) = target else { return nil }
        return CGPoint(x: x, y: y)
    }
    /// Returns the id of the view at the start, if it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { shownID?.base as? T }

    mutating func follow(_ id: AnyHashable?) {
        guard id != shownID else { return }
        shownID = id
        isPositionedByUser = true
    }
}

extension ScrollPosition.Target {
    /// The offset that a scroll view has at the place; nil for a view, which is found by its id.
    @MainActor
    func offset(in box: ScrollBox) -> CGSize? {
        var offset = box.offset
        switch self {
        case .id: return nil
        case .edge(.top): offset.height = 0
        case .edge(.bottom): offset.height = box.room.height
        case .edge(.leading): offset.width = 0
        case .edge(.trailing): offset.width = box.room.width
        case .point(let x, let y):
            offset.width = x ?? offset.width
            offset.height = y ?? offset.height
        }
        return offset
    }
}

extension View {
    /// Joins a position with the place that the scroll view is at.
    @_disfavoredOverload
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        PositionedView(content: self, position: position.wrappedValue, anchor: anchor) {
            position.wrappedValue.follow($0)
        }
    }
    /// Performs an action when a value made from the geometry of the scroll view changes.
    @_disfavoredOverload
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modified(
            ScrollGeometryModifier<T>(read: { transform($0.geometry) }) { old, new, _ in action(old, new) })
    }
    /// Performs an action when the scroll view begins or ends to move, or moves otherwise.
    @_disfavoredOverload
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }
    /// Performs an action when the scroll view begins or ends to move, or moves otherwise.
    @_disfavoredOverload
    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modified(
            ScrollGeometryModifier<ScrollPhase>(read: \.phase) { old, new, box in
                action(old, new, ScrollPhaseChangeContext(geometry: box.geometry))
            })
    }
}

/// A view with a scroll position; a separate view, so that each new place is a new value.
private struct PositionedView<Content: View>: View {
    let content: Content
    let position: ScrollPosition
    let anchor: UnitPoint?
    let follow: (AnyHashable?) -> Void

    var body: some View {
        content.transformEnvironment(\.scrollSettings) {
            if let target = position.target { $0.aim = (position.number, target) }
            guard position.followsViews || position.shownID != nil else { return }
            var anchor = anchor
            if case .id(_, let own?) = position.target { anchor = own }
            $0.position = ScrollPositionBinding(id: position.shownID, set: follow, anchor: anchor)
        }
    }
}

/// The place and the size of scrolled content.
public struct ScrollGeometry: Equatable, Sendable {
    /// The distance that the content has been moved, in points.
    public var contentOffset: CGPoint
    /// The size of the content in points.
    public var contentSize: CGSize
    /// The space around the content inside the scroll view; bars are outside of it.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view in points.
    public var containerSize: CGSize

    /// Creates a geometry.
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that is seen.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The window on the content.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// The ways in which a scroll view moves.
public enum ScrollPhase: Hashable, Sendable {
    /// It rests.
    case idle
    /// A finger is down and has not moved enough; a scroll view here goes from idle to interacting at once.
    case tracking
    /// A finger moves it.
    case interacting
    /// It comes to rest after a finger has left.
    case decelerating
    /// The app moves it.
    case animating

    /// Indicates whether the content moves or is held.
    public var isScrolling: Bool { self != .idle }
}

/// The facts about a scroll view whose phase has changed.
public struct ScrollPhaseChangeContext {
    /// The place and the size of the content.
    public let geometry: ScrollGeometry
    /// The speed of the content in points a second; nil, as it is not known here.
    public var velocity: CGVector? { nil }
}

extension ScrollBox {
    fileprivate var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: CGPoint(x: offset.width, y: offset.height), contentSize: contentSize,
            contentInsets: settings.margins, containerSize: visibleSize)
    }
    fileprivate var phase: ScrollPhase { mover.phase }
}

private struct ScrollGeometryModifier<Value: Equatable>: BoxModifier {
    var read: (ScrollBox) -> Value
    var action: (Value, Value, ScrollBox) -> Void
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        ScrollGeometryBox(owner: owner, content: content) { [unowned owner] in owner.modifier }
    }
}

private final class ScrollGeometryBox<Value: Equatable>: WrapperBox, GeometryWatching {
    private let modifier: () -> ScrollGeometryModifier<Value>
    private var last: Value?
    private var isKnown = false

    init(owner: Node, content: LayoutBox, modifier: @escaping () -> ScrollGeometryModifier<Value>) {
        self.modifier = modifier
        super.init(owner: owner, content: content)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        super.placeChildren(in: size, proposal: proposal)
        if !isKnown { stage.geometry.add(self) }
        isKnown = true
    }

    /// The scroll view that the modifier is on, or else the one around it.
    private var scroll: ScrollBox? {
        func find(_ box: LayoutBox) -> ScrollBox? {
            if let scroll = box as? ScrollBox { return scroll }
            for child in box.children { if let found = find(child) { return found } }
            return nil
        }
        return find(content) ?? enclosingScroll
    }

    func compareGeometry() {
        guard let scroll else { return }
        let modifier = modifier()
        let value = modifier.read(scroll)
        guard let old = last else { return last = value }
        guard old != value else { return }
        last = value
        owner.stage.perform { modifier.action(old, value, scroll) }
    }
}
