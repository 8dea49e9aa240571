// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The shape of the container around, made smaller by the distance from its edge; a rectangle where none is set.
public struct ContainerRelativeShape: InsettableShape, SimpleShape {
    /// Creates the shape.
    public init() {}
    func outline(in rect: CGRect) -> DisplayOutline { .rectangle(rect) }
    @MainActor func outline(in rect: CGRect, at box: LayoutBox) -> DisplayOutline {
        box.owner.environment.containerShape.outline(in: rect, at: box)
    }
    /// Returns the outline, a rectangle: the shape of a container is known when it is drawn.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// Returns a smaller shape.
    public func inset(by amount: CGFloat) -> SmallerShape<ContainerRelativeShape> {
        SmallerShape(self, amount)
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container around; a rectangle where none is set.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A container whose shape relative shapes inside follow.
@MainActor
final class ShapeContainer {
    private struct Reader { weak var box: LayoutBox? }
    fileprivate weak var box: LayoutBox?
    /// The boxes that were drawn by their distance from the container's edge.
    private var readers: [ObjectIdentifier: Reader] = [:]

    /// Returns the least distance of a rectangle of a box from the edge of the container, in points.
    func distance(of rect: CGRect, in reader: LayoutBox) -> CGFloat {
        guard let box else { return 0 }
        readers[ObjectIdentifier(reader)] = Reader(box: reader)
        let (start, origin) = (box.canvasOrigin, reader.canvasOrigin)
        let (left, top) = (origin.x - start.x + rect.minX, origin.y - start.y + rect.minY)
        let right = box.frame.width - left - rect.width
        let bottom = box.frame.height - top - rect.height
        return max(0, min(left, top, right, bottom))
    }

    /// Draws again what may have got another distance.
    fileprivate func didPlace() {
        for (id, reader) in readers {
            if let box = reader.box { box.invalidateDisplay() } else { readers[id] = nil }
        }
    }
}

/// A type-erased shape of a container, for the environment.
struct AnyContainerShape: Sendable {
    /// Returns the outline in a rectangle, on each side smaller by points.
    let outline: @Sendable (CGRect, CGFloat) -> DisplayOutline
    var container: ShapeContainer?

    @MainActor
    func outline(in rect: CGRect, at box: LayoutBox) -> DisplayOutline {
        let distance = container?.distance(of: rect, in: box) ?? 0
        return outline(rect.insetBy(dx: -distance, dy: -distance), distance)
    }
}

private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: AnyContainerShape {
        AnyContainerShape { .rectangle($0.insetBy(dx: $1, dy: $1)) }
    }
}

extension EnvironmentValues {
    var containerShape: AnyContainerShape {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

private struct ContainerPlace: BoxModifier {
    let container: ShapeContainer
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        ContainerPlaceBox(owner: owner, content: content, container)
    }
}

private final class ContainerPlaceBox: WrapperBox {
    private let container: ShapeContainer

    init(owner: Node, content: LayoutBox, _ container: ShapeContainer) {
        self.container = container
        super.init(owner: owner, content: content)
        container.box = self
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        super.placeChildren(in: size, proposal: proposal)
        container.didPlace()
    }
}

/// A view with a shape, which it keeps the place of.
private struct ShapedContainer<Content: View>: View, UnnamedView {
    let content: Content
    let outline: @Sendable (CGRect, CGFloat) -> DisplayOutline
    @State private var container = ShapeContainer()

    var body: some View {
        content.environment(\.containerShape, AnyContainerShape(outline: outline, container: container))
            .modified(ContainerPlace(container: container))
    }
}

extension View {
    /// Sets the shape that relative shapes inside the view have, smaller by their distance from its edge.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        ShapedContainer(content: self) { shape.inset(by: $1).displayOutline(in: $0) }
    }
}
