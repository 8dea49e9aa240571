// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A rectangle whose corners follow those of the container around, at the distance that it has from them; without such a
/// container its corners are sharp.
public struct ConcentricRectangle: Shape, SimpleShape {
    /// Creates the shape.
    public nonisolated init() {}
    func outline(in rect: CGRect) -> DisplayOutline { .rectangle(rect) }
    @MainActor func outline(in rect: CGRect, at box: LayoutBox) -> DisplayOutline {
        box.owner.environment.containerShape.outline(in: rect, at: box)
    }
    /// Returns the outline, a rectangle: the shape of a container is known when it is drawn.
    public func path(in rect: CGRect) -> Path { Path(rect) }
}
