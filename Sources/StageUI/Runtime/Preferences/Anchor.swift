// Licensed under the Apache License, Version 2.0.

import Foundation

/// A place of one view that another view can read in its own coordinates.
public struct Anchor<Value>: Sendable {
    /// The points that make up the value, on the canvas.
    let points: [CGPoint]
    let build: @Sendable ([CGPoint]) -> Value

    /// The place of a view that an anchor means.
    public struct Source: Sendable {
        /// The points in a view of a size, in reading direction.
        let points: @Sendable (CGSize) -> [CGPoint]
        let build: @Sendable ([CGPoint]) -> Value
    }
}

extension Anchor: Equatable where Value: Equatable {
    /// Returns whether two anchors mean the same place.
    public static func == (a: Anchor, b: Anchor) -> Bool { a.points == b.points }
}

extension Anchor: Hashable where Value: Hashable {
    /// Feeds the place into a hasher.
    public func hash(into hasher: inout Hasher) {
        for point in points {
            hasher.combine(Double(point.x))
            hasher.combine(Double(point.y))
        }
    }
}

/// A view that sends up a value made from its place.
struct AnchorModifier<Key: PreferenceKey, Value>: BoxModifier {
    var source: Anchor<Value>.Source
    var change: (Key.Value?, Anchor<Value>) -> Key.Value
    static var changesLayout: Bool { false }

    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        if old == nil, let writer = owner as? any AnchorWriter { owner.stage.preferences.add(writer) }
        owner.stage.preferences.didWrite()
    }

    func didUnmount(owner: any BoxModifierOwner<Self>) { owner.stage.preferences.didWrite() }

    func preference<K: PreferenceKey>(
        _ key: K.Type, inner: K.Value?, owner: any BoxModifierOwner<Self>
    ) -> K.Value? {
        guard key == Key.self, let box = owner.boxes.first else { return inner }
        let anchor = Anchor(points: box.onCanvas(source.points(box.frame.size)), build: source.build)
        return change(inner as? Key.Value, anchor) as? K.Value
    }

    func anchorPoints(owner: any BoxModifierOwner<Self>) -> [CGPoint] {
        guard let box = owner.boxes.first else { return [] }
        return box.onCanvas(source.points(box.frame.size))
    }
}

extension ModifierNode: AnchorWriter {
    func anchorDidMove() -> Bool {
        let points = modifier.anchorPoints(owner: self)
        let last = attachment as? AnchorPlace
        attachment = AnchorPlace(points)
        return last?.points != points
    }
}

/// The place of an anchor when it was last resolved.
private final class AnchorPlace {
    let points: [CGPoint]
    init(_ points: [CGPoint]) { self.points = points }
}

extension LayoutBox {
    /// The transform from the box's coordinates to the canvas, effects included.
    final var toCanvas: CGAffineTransform {
        var result = CGAffineTransform.identity
        var box: LayoutBox? = self
        while let current = box {
            result = result.concatenating(current.contentTransform)
                .concatenating(
                    CGAffineTransform(translationX: current.frame.minX, y: current.frame.minY))
            box = current.superbox
        }
        return result
    }

    /// Indicates whether x is measured from the right in what views see.
    final var readsFromRight: Bool { owner.environment.layoutDirection == .rightToLeft }

    /// Points given in reading direction, on the canvas.
    final func onCanvas(_ points: [CGPoint]) -> [CGPoint] {
        let toCanvas = toCanvas
        return points.map { point in
            CGPoint(x: readsFromRight ? frame.width - point.x : point.x, y: point.y).applying(toCanvas)
        }
    }

    /// Points of the canvas in reading direction.
    final func fromCanvas(_ points: [CGPoint]) -> [CGPoint] {
        let toLocal = toCanvas.inverted()
        return points.map { point in
            let local = point.applying(toLocal)
            return CGPoint(x: readsFromRight ? frame.width - local.x : local.x, y: local.y)
        }
    }
}

extension View {
    /// Sends up a value made from a place of this view.
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modified(AnchorModifier<K, A>(source: value) { _, anchor in transform(anchor) })
    }

    /// Changes the value that is sent up from inside this view by a place of the view.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modified(
            AnchorModifier<K, A>(source: value) { inner, anchor in
                var result = inner ?? K.defaultValue
                transform(&result, anchor)
                return result
            })
    }
}
