// Licensed under the Apache License, Version 2.0.

/// A screen of a stack.
@MainActor
final class NavigationEntry {
    enum Source {
        case root
        /// A value of the path.
        case value(AnyHashable)
        /// A view that a link or a modifier put there; the owner is notified when it has gone.
        case view(owner: ObjectIdentifier, close: () -> Void)
    }

    let source: Source
    let screen: ScreenNode

    init(_ source: Source, _ screen: ScreenNode) {
        self.source = source
        self.screen = screen
    }

    var value: AnyHashable? {
        if case .value(let value) = source { value } else { nil }
    }

    func isOwned(by owner: ObjectIdentifier) -> Bool {
        if case .view(let id, _) = source { id == owner } else { false }
    }
}

/// A node that keeps screens on top of each other.
@MainActor
protocol NavigationHolding: Node {
    var entries: [NavigationEntry] { get }
    func push(_ value: AnyHashable, from node: Node)
    func push(_ view: AnyView, owner: ObjectIdentifier, close: @escaping () -> Void)
    /// Brings the screen of an owner up to date.
    func update(_ view: AnyView, owner: ObjectIdentifier)
    func remove(owner: ObjectIdentifier)
    /// Ends a screen and those above it.
    func pop(_ screen: ScreenNode)
    func register(_ type: ObjectIdentifier, owner: ObjectIdentifier, _ make: @escaping (Any) -> AnyView?)
    func unregister(owner: ObjectIdentifier)
}

final class NavigationNode<Root: View>: ViewNode<NavigationContainer<Root>>, NavigationHolding {
    private(set) var entries: [NavigationEntry] = []
    /// Screens that are still visible although the stack no longer contains them.
    private var leaving: [ScreenNode] = []
    private var makers: [(type: ObjectIdentifier, owner: ObjectIdentifier, make: (Any) -> AnyView?)] = []
    private(set) lazy var box = NavigationBox(owner: self) { [weak self] in self?.popTop() }
    private var isReady = false

    override init(_ view: NavigationContainer<Root>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        entries = [NavigationEntry(.root, screen(AnyView(view.root)))]
        takePath()
        isReady = true
        present(animated: false)
    }

    override var children: [Node] { entries.map(\.screen) + leaving }
    override var shownChildren: [Node] { .only(entries.last?.screen) }
    override var elements: [Node] { [self] }
    /// Only the highest screen counts: those below are not laid out, and what they would send up would depend on
    /// whether they have ever been seen.
    override func preferenceValue<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        entries.last?.screen.preferenceValue(key)
    }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }
    override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }
    override func structureDidChange() { box.invalidateLayout() }

    override func didUpdate(
        from old: NavigationContainer<Root>, viewChanged: Bool, environmentChanged: Bool
    ) {
        for entry in entries {
            if case .root = entry.source {
                entry.screen.take(AnyView(view.root), environment: environment)
            } else if environmentChanged {
                entry.screen.take(nil, environment: environment)
            }
        }
        if environmentChanged { box.invalidateLayout() }
        if view.values != old.values || view.values != nil { takePath() }
    }

    private func screen(_ content: AnyView) -> ScreenNode {
        ScreenNode(
            content, depth: entries.count, NodeInputs(stage: stage, parent: self, environment: environment))
    }

    private var values: [AnyHashable] { entries.compactMap(\.value) }

    // MARK: The path

    /// Updates the screens to the path that is kept elsewhere.
    private func takePath() {
        guard let wanted = view.values, wanted != values else { return }
        var kept = 0
        if let index = entries.firstIndex(where: { entry in
            guard let value = entry.value else { return false }
            defer { kept += 1 }
            return kept >= wanted.count || wanted[kept] != value
        }) {
            kept -= 1
            drop(from: index)
        }
        for value in wanted.dropFirst(kept) { append(value) }
        present(animated: true)
    }

    private func append(_ value: AnyHashable) {
        let content = make(value)
        if content == nil {
            stage.report(
                .misuse,
                "No navigationDestination(for:) in the stack takes a value of type "
                    + "\(type(of: value.base)); its screen is empty.", at: self)
        }
        entries.append(NavigationEntry(.value(value), screen(content ?? AnyView(EmptyView()))))
    }

    private func make(_ value: AnyHashable) -> AnyView? {
        let id = ObjectIdentifier(type(of: value.base))
        return makers.last { $0.type == id }?.make(value.base)
    }

    private func drop(from index: Int) {
        leaving += entries[index...].map(\.screen)
        entries.removeSubrange(index...)
    }

    // MARK: Going on and back

    func push(_ value: AnyHashable, from node: Node) {
        if let path = view.path { return path.write(values + [value]) }
        append(value)
        present(animated: true)
    }

    func push(_ view: AnyView, owner: ObjectIdentifier, close: @escaping () -> Void) {
        guard !entries.contains(where: { $0.isOwned(by: owner) }) else { return update(view, owner: owner) }
        entries.append(NavigationEntry(.view(owner: owner, close: close), screen(view)))
        present(animated: true)
    }

    func update(_ view: AnyView, owner: ObjectIdentifier) {
        entries.first { $0.isOwned(by: owner) }?.screen.take(view, environment: environment)
    }

    func remove(owner: ObjectIdentifier) {
        guard let index = entries.firstIndex(where: { $0.isOwned(by: owner) }) else { return }
        remove(from: index)
    }

    func pop(_ screen: ScreenNode) {
        guard let index = entries.firstIndex(where: { $0.screen === screen }), index > 0 else { return }
        remove(from: index)
    }

    private func popTop() {
        if entries.count > 1 { remove(from: entries.count - 1) }
    }

    private func remove(from index: Int) {
        let gone = Array(entries[index...])
        drop(from: index)
        present(animated: true)
        for entry in gone {
            if case .view(_, let close) = entry.source { close() }
        }
        if let path = view.path, view.values != values { path.write(values) }
    }

    // MARK: Destinations

    func register(
        _ type: ObjectIdentifier, owner: ObjectIdentifier, _ make: @escaping (Any) -> AnyView?
    ) {
        makers.removeAll { $0.owner == owner }
        makers.append((type, owner, make))
        for entry in entries {
            guard let value = entry.value, ObjectIdentifier(Swift.type(of: value.base)) == type,
                let content = make(value.base)
            else { continue }
            entry.screen.take(content, environment: environment)
        }
    }

    func unregister(owner: ObjectIdentifier) { makers.removeAll { $0.owner == owner } }

    // MARK: Visible screens

    private func present(animated: Bool) {
        guard isReady, let top = entries.last?.screen else { return }
        for entry in entries { entry.screen.barIsDue() }
        guard top !== box.front?.node else { return stage.perform { [weak self] in self?.sweep() } }
        let old = box.front?.node
        let goesOn = old.map { old in entries.contains { $0.screen === old } } ?? true
        let isDeeper = goesOn || (old?.level ?? 0) < top.level
        let motion: Animation? =
            animated && !stage.transaction.disablesAnimations ? PresentationRequest.slide : nil
        box.show(top, goesOn: isDeeper, motion: motion) { [weak self] in self?.sweep() }
        stage.perform {
            // The new screen is notified before the old one.
            top.tellShown(true)
            old?.tellShown(false)
        }
        // The caller may be on the screen that goes.
        if motion == nil { stage.perform { [weak self] in self?.sweep() } }
    }

    /// Ends the screens that are no longer visible.
    private func sweep() {
        let visible = box.visible
        let gone = leaving.filter { screen in !visible.contains { $0 === screen } }
        leaving.removeAll { screen in !visible.contains { $0 === screen } }
        for screen in gone { screen.unmount() }
    }
}

extension Node {
    /// The stack of screens that the node is in, within its window or presentation.
    var navigation: (any NavigationHolding)? {
        var node = parent
        while let current = node, !current.startsWindow {
            if let holder = current as? any NavigationHolding { return holder }
            node = current.parent
        }
        return nil
    }

    /// The screen of a stack that the node is in.
    var screen: ScreenNode? {
        var node: Node? = self
        while let current = node, !current.startsWindow {
            if let screen = current as? ScreenNode { return screen }
            node = current.parent
        }
        return nil
    }
}
