// Licensed under the Apache License, Version 2.0.

/// A first screen and the screens that are put on top of it.
public struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let path: NavigationAccess?
    /// Reads the path in the body, so that it is observed.
    private let read: @MainActor () -> [AnyHashable]?

    private init(
        root: Root, read: @escaping @MainActor () -> [AnyHashable]?,
        write: (@MainActor ([AnyHashable]) -> Void)?
    ) {
        self.root = root
        self.read = read
        path = write.map { NavigationAccess(write: $0) }
    }

    /// The screens.
    public var body: some View {
        NavigationContainer(root: root, path: path, values: read())
    }
}

extension NavigationStack where Data == NavigationPath {
    /// Creates a stack that keeps its own path.
    public init(@ViewBuilder root: () -> Root) {
        self.init(root: root(), read: { nil }, write: nil)
    }
    /// Creates a stack with a binding to a path of values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(
            root: root(), read: { path.wrappedValue.values },
            write: { path.wrappedValue = path.wrappedValue.replacing(with: $0) })
    }
}

extension NavigationStack
where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
{
    /// Creates a stack with a binding to a path of values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.init(
            root: root(), read: { path.wrappedValue.map { AnyHashable($0) } },
            write: { values in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) })
    }
}

/// The access to a path that is kept elsewhere.
struct NavigationAccess {
    let write: @MainActor ([AnyHashable]) -> Void
}

/// The runtime's view of a stack of screens.
struct NavigationContainer<Root: View>: View, PrimitiveView {
    let root: Root
    let path: NavigationAccess?
    /// The values of the path when the view was made.
    let values: [AnyHashable]?

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { NavigationNode(self, inputs) }
}
