// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The shape of the container around; a rectangle where none is set.
public struct ContainerRelativeShape: InsettableShape {
    /// Creates the shape.
    public init() {}
    /// Returns the outline, a rectangle: the shape of a container is known when it is drawn.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// Returns a smaller shape.
    public func inset(by amount: CGFloat) -> SmallerShape<ContainerRelativeShape> {
        SmallerShape(self, amount)
    }
    /// The shape filled with the foreground style.
    @MainActor @preconcurrency
    public var body: ContainerShapeView { ContainerShapeView() }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container around; a rectangle where none is set.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The shape of the container around, filled with the foreground style.
public struct ContainerShapeView: View {
    @Environment(\.containerShape) private var shape

    /// The filled shape.
    public var body: some View { shape.fill(ForegroundStyle()) }
}

private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: AnyContainerShape { AnyContainerShape { Path($0) } }
}

/// A type-erased shape, for the environment.
struct AnyContainerShape: Shape {
    let outline: @Sendable (CGRect) -> Path
    init(_ outline: @escaping @Sendable (CGRect) -> Path) { self.outline = outline }
    func path(in rect: CGRect) -> Path { outline(rect) }
}

extension EnvironmentValues {
    var containerShape: AnyContainerShape {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape that relative shapes inside the view have.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShape, AnyContainerShape { shape.path(in: $0) })
    }
}
