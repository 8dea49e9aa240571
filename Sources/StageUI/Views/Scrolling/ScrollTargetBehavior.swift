// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The place where a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content that will be visible.
    public var rect: CGRect
    /// The point of the part that stays in place when sizes change.
    public var anchor: UnitPoint?
}

/// The context of a behaviour: its scroll view, and the environment that it is in.
@MainActor @preconcurrency @dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The target when the finger came down.
    public let originalTarget: ScrollTarget
    /// The speed of the content, in points a second.
    public let velocity: CGVector
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the scroll view, in points.
    public let containerSize: CGSize
    /// The directions in which the content can be moved.
    public let axes: Axis.Set
    /// The views to come to rest at, in the coordinates of the content.
    let targets: [CGRect]
    let environment: EnvironmentValues

    /// A value of the environment of the scroll view.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        environment[keyPath: keyPath]
    }
}

/// A pair of lengths.
public struct CGVector: Hashable, Sendable {
    /// The horizontal length.
    public var dx: CGFloat
    /// The vertical length.
    public var dy: CGFloat
    /// Creates a pair of lengths.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}

/// A rule for where a scroll view comes to rest.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
    /// The context of the rule.
    typealias TargetContext = ScrollTargetBehaviorContext
    /// Changes where the scroll view comes to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A behaviour that comes to rest at multiples of the scroll view's own size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behaviour.
    public init() {}

    /// Moves the target to a page: the next one for a finger that flicks, else the nearest.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ position: CGFloat, _ start: CGFloat, _ length: CGFloat, _ speed: CGFloat) -> CGFloat {
            guard length > 0 else { return position }
            let first = (start / length).rounded()
            // A flick turns one page, however far it would carry.
            let wanted = abs(speed) > 300 ? first + (speed > 0 ? 1 : -1) : (position / length).rounded()
            return min(max(wanted, first - 1), first + 1) * length
        }
        let (start, size) = (context.originalTarget.rect.origin, context.containerSize)
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(target.rect.minX, start.x, size.width, context.velocity.dx)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(target.rect.minY, start.y, size.height, context.velocity.dy)
        }
    }
}

/// A behaviour that comes to rest where a view of the scroll target layout begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The limit of the distance of one flick.
    public struct LimitBehavior: Hashable, Sendable {
        let isLimited: Bool
        /// One view in a narrow scroll view.
        public static var automatic: LimitBehavior { LimitBehavior(isLimited: false) }
        /// One view.
        public static var always: LimitBehavior { LimitBehavior(isLimited: true) }
        /// Without a limit.
        public static var never: LimitBehavior { LimitBehavior(isLimited: false) }
    }
    private let limit: LimitBehavior

    /// Creates the behaviour.
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    /// Moves the target to the start of the nearest view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func nearest(_ position: CGFloat, _ start: CGFloat, _ starts: [CGFloat]) -> CGFloat {
            func index(_ position: CGFloat) -> Int? {
                starts.indices.min { abs(starts[$0] - position) < abs(starts[$1] - position) }
            }
            guard var found = index(position) else { return position }
            if limit.isLimited, let first = index(start) { found = min(max(found, first - 1), first + 1) }
            return starts[found]
        }
        let start = context.originalTarget.rect.origin
        if context.axes.contains(.horizontal) {
            let starts = context.targets.map(\.minX).sorted()
            target.rect.origin.x = nearest(target.rect.minX, start.x, starts)
        }
        if context.axes.contains(.vertical) {
            let starts = context.targets.map(\.minY).sorted()
            target.rect.origin.y = nearest(target.rect.minY, start.y, starts)
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// A behaviour that comes to rest at multiples of the scroll view's own size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// A behaviour that comes to rest where a view of the scroll target layout begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// A behaviour that comes to rest where a view of the scroll target layout begins.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

struct ScrollTargetModifier: BoxModifier {
    /// Indicates whether the views inside are targets, and not the view itself.
    var isLayout: Bool
    var isEnabled: Bool
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        ScrollTargetBox(owner: owner, content: content) { [unowned owner] in owner.modifier }
    }
}

/// A box that a scroll view may come to rest at, or a container of such boxes.
private final class ScrollTargetBox: WrapperBox {
    private let modifier: () -> ScrollTargetModifier

    init(owner: Node, content: LayoutBox, modifier: @escaping () -> ScrollTargetModifier) {
        self.modifier = modifier
        super.init(owner: owner, content: content)
    }

    var targets: [LayoutBox] {
        let modifier = modifier()
        guard modifier.isEnabled else { return [] }
        guard modifier.isLayout else { return [self] }
        var box: LayoutBox = content
        while let wrapper = box as? WrapperBox { box = wrapper.content }
        return box.children
    }
}

extension LayoutBox {
    /// The boxes inside that a scroll view may come to rest at.
    final var scrollTargets: [LayoutBox] {
        if let box = self as? ScrollTargetBox { return box.targets }
        return children.flatMap(\.scrollTargets)
    }
}

extension ScrollBox {
    /// The places of the views that the content may come to rest at, also of rows that are not made yet.
    var targetFrames: [CGRect] {
        scrollTargets.flatMap { box in
            let frame = contentFrame(of: box)
            return box.gap?.frames(in: frame) ?? [frame]
        }
    }
}

extension View {
    /// Makes the views of this container those that a scroll view comes to rest at.
    @_disfavoredOverload
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modified(ScrollTargetModifier(isLayout: true, isEnabled: isEnabled))
    }
    /// Makes this view one that a scroll view comes to rest at.
    public func scrollTarget(isEnabled: Bool = true) -> some View {
        modified(ScrollTargetModifier(isLayout: false, isEnabled: isEnabled))
    }
}
