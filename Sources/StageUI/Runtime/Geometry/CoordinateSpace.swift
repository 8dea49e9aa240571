// Licensed under the Apache License, Version 2.0.

/// A set of coordinates.
public enum CoordinateSpace: Hashable {
    /// Those of the view.
    case local
    /// Those of the screen.
    case global
    /// Those of the nearest view around that has this name.
    case named(AnyHashable)

    /// Indicates whether it is the coordinate space of the screen.
    public var isGlobal: Bool { self == .global }
    /// Indicates whether it is the coordinate space of the view.
    public var isLocal: Bool { self == .local }
}

/// A type that names a coordinate space.
public protocol CoordinateSpaceProtocol {
    /// The coordinates.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the nearest view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    /// The coordinates.
    public let coordinateSpace: CoordinateSpace
}

/// The coordinates of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Names the coordinates of the view itself.
    public init() {}
    /// The coordinates.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Names the coordinates of the screen.
    public init() {}
    /// The coordinates.
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of the nearest view around that has this name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
    /// The coordinates of the nearest scroll view around, whose origin is at its visible start.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollSpace.any) }
    /// The coordinates of the nearest scroll view around that moves along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        .named(axis == .horizontal ? ScrollSpace.horizontal : .vertical)
    }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinates of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinates of the screen.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The names of scroll views as coordinates.
enum ScrollSpace: Hashable {
    case any, horizontal, vertical
}

/// A box whose coordinates have a name.
@MainActor
protocol CoordinateSpaceBox: LayoutBox {
    func isCoordinateSpace(named name: AnyHashable) -> Bool
}

struct CoordinateSpaceModifier: BoxModifier {
    var name: AnyHashable
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        NamedBox(owner: owner, content: content) { [unowned owner] in owner.modifier.name }
    }
}

private final class NamedBox: WrapperBox, CoordinateSpaceBox {
    private let name: () -> AnyHashable

    init(owner: Node, content: LayoutBox, name: @escaping () -> AnyHashable) {
        self.name = name
        super.init(owner: owner, content: content)
    }

    func isCoordinateSpace(named name: AnyHashable) -> Bool { name == self.name() }
}

extension View {
    /// Gives the coordinates of this view a name.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modified(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
    /// Gives the coordinates of this view a name.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        var key = AnyHashable(0)
        if case .named(let given) = name.coordinateSpace { key = given }
        return modified(CoordinateSpaceModifier(name: key))
    }
}
