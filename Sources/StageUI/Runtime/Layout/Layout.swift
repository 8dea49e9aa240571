// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A rule by which a container sizes and places the views inside it.
@MainActor @preconcurrency
public protocol Layout: Animatable {
    /// The data that the layout keeps between its calls.
    associatedtype Cache = Void
    /// The views inside.
    typealias Subviews = LayoutSubviews

    /// The properties of the container.
    static var layoutProperties: LayoutProperties { get }
    /// Creates the cache that the layout keeps between its calls.
    func makeCache(subviews: Subviews) -> Cache
    /// Updates the cache after the views inside have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// Returns the spacing that the container prefers around itself.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// Returns the size of the container for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places the views inside.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Returns the place of a horizontal guide, nil for the one that follows from the views inside.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
    /// Returns the place of a vertical guide, nil for the one that follows from the views inside.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

/// Properties of a layout that are the same for all its values.
public struct LayoutProperties: Sendable {
    /// The direction of a row or a column; nil for neither.
    public var stackOrientation: Axis?

    /// Creates the properties of a layout that is neither a row nor a column.
    public init() {}
}

extension Layout {
    /// Neither a row nor a column.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Creates the cache again.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// Returns the larger of the preferences of all views inside, on each side.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing.none) { $0.formUnion($1.spacing) }
    }

    /// Returns nil: the guide follows from the views inside.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        nil
    }

    /// Returns nil: the guide follows from the views inside.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        nil
    }

    /// Lays out views by this rule.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Keeps nothing.
    public func makeCache(subviews: Subviews) {}
}

/// A key of a value that a view offers to the layout around it.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that offer none.
    static var defaultValue: Value { get }
}

struct LayoutValueModifier<Key: LayoutValueKey>: BoxModifier {
    var value: Key.Value

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        LayoutValueBox<Key>(owner: owner, content: content) { [unowned owner] in owner.modifier.value }
    }
}

private final class LayoutValueBox<Key: LayoutValueKey>: WrapperBox {
    private let value: () -> Key.Value

    init(owner: Node, content: LayoutBox, value: @escaping () -> Key.Value) {
        self.value = value
        super.init(owner: owner, content: content)
    }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(Key.self) ? value() : super.layoutValue(key)
    }
}

extension View {
    /// Offers a value to the layout around the view.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modified(LayoutValueModifier<K>(value: value))
    }
}
