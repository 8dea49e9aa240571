// Licensed under the Apache License, Version 2.0.

import Foundation

/// The shape that is made of the outlines of two.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
    var first: First
    var second: Second
    let combine: @Sendable (Path, Path) -> Path

    func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
    @MainActor @preconcurrency
    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    private nonisolated func combined<T: Shape>(
        _ other: T, _ combine: @escaping @Sendable (Path, Path) -> Path
    ) -> CombinedShape<Self, T> { CombinedShape(first: self, second: other, combine: combine) }

    /// Returns the shape of the area inside both.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other) { $0.intersection($1, eoFill: eoFill) }
    }
    /// Returns the shape of the area inside one or both.
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other) { $0.union($1, eoFill: eoFill) }
    }
    /// Returns the shape without what is inside the other.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other) { $0.subtracting($1, eoFill: eoFill) }
    }
    /// Returns the shape of the area inside one and not both.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }
    /// Returns the parts of the line that are inside the other.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other) { $0.lineIntersection($1, eoFill: eoFill) }
    }
    /// Returns the parts of the line that are not inside the other.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other) { $0.lineSubtraction($1, eoFill: eoFill) }
    }
}
