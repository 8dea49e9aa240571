// Licensed under the Apache License, Version 2.0.

/// Registers a screen for values of a type with the stack around a view.
struct DestinationMaker<D: Hashable, C: View>: BoxModifier {
    var make: (D) -> C
    static var changesLayout: Bool { false }

    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        guard let navigation = owner.navigation else {
            owner.stage.report(
                .misuse, "navigationDestination(for:) is outside of a NavigationStack and does nothing.",
                at: owner)
            return
        }
        let make = make
        navigation.register(ObjectIdentifier(D.self), owner: ObjectIdentifier(owner)) { value in
            (value as? D).map { value in AnyView(PresentedContent { make(value) }) }
        }
    }
    func didUnmount(owner: any BoxModifierOwner<Self>) {
        owner.navigation?.unregister(owner: ObjectIdentifier(owner))
    }
}

/// A view that has a screen put on top of it, or none.
struct DestinationHolder<Content: View>: View, PrimitiveView {
    let content: Content
    let destination: AnyView?
    /// The identity; a new one asks for another screen.
    let id: AnyHashable?
    let close: () -> Void

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { DestinationNode(self, inputs) }
}

private final class DestinationNode<Content: View>: ViewNode<DestinationHolder<Content>> {
    private var child: ViewNode<Content>?
    private var shown: AnyHashable?

    override init(_ view: DestinationHolder<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.content.makeViewNode(inputs.child(of: self))
        refresh()
    }

    override var children: [Node] { .only(child) }
    override var elements: [Node] { child?.elements ?? [] }

    override func didUpdate(
        from old: DestinationHolder<Content>, viewChanged: Bool, environmentChanged: Bool
    ) {
        child?.update(to: view.content, environment: environment)
        refresh()
    }

    private func refresh() {
        let owner = ObjectIdentifier(self)
        if let id = view.id, let destination = view.destination {
            if shown == id { return navigation?.update(destination, owner: owner) ?? () }
            if shown != nil { navigation?.remove(owner: owner) }
            shown = id
            // The stack may be in the middle of making this very screen.
            stage.perform { [weak self] in
                guard let self, self.isMounted, self.shown == id else { return }
                self.navigation?.push(destination, owner: owner) { [weak self] in self?.didClose(id) }
            }
        } else if shown != nil {
            shown = nil
            navigation?.remove(owner: owner)
        }
    }

    private func didClose(_ id: AnyHashable) {
        guard shown == id else { return }
        shown = nil
        view.close()
    }

    override func unmount() {
        guard isMounted else { return }
        navigation?.remove(owner: ObjectIdentifier(self))
        super.unmount()
    }
}

/// Reads a condition in a separate body, so that it is observed.
struct ConditionDestination<Content: View, Destination: View>: View {
    let content: Content
    let isPresented: Binding<Bool>
    let destination: () -> Destination

    var body: some View {
        let isShown = isPresented.wrappedValue
        DestinationHolder(
            content: content,
            destination: isShown ? AnyView(PresentedContent(content: destination)) : nil,
            id: isShown ? "shown" : nil
        ) { [isPresented] in
            isPresented.wrappedValue = false
        }
    }
}

/// Reads an item in a separate body, so that it is observed.
private struct ItemDestination<Content: View, D: Hashable, Destination: View>: View {
    let content: Content
    let item: Binding<D?>
    let destination: (D) -> Destination

    var body: some View {
        let shown = item.wrappedValue
        DestinationHolder(
            content: content,
            destination: shown.map { value in
                AnyView(PresentedContent { [destination] in destination(value) })
            },
            id: shown.map { AnyHashable($0) }
        ) { [item] in
            item.wrappedValue = nil
        }
    }
}

extension View {
    /// Sets the screen that the stack shows for values of a type.
    @_disfavoredOverload
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modified(DestinationMaker(make: destination))
    }
    /// Puts a screen on top of this one while a condition holds.
    @_disfavoredOverload
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        ConditionDestination(content: self, isPresented: isPresented, destination: destination)
    }
    /// Puts a screen on top of this one for an item while there is one.
    @_disfavoredOverload
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        ItemDestination(content: self, item: item, destination: destination)
    }
}
