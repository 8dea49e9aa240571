// Licensed under the Apache License, Version 2.0.

import Foundation

/// Shows one of several views and keeps the others.
struct TabContainer<Content: View>: View, PrimitiveView {
    let content: Content
    /// The selected tag; nil when the container keeps its own selection.
    let selected: AnyHashable?
    let select: ((AnyHashable) -> Void)?
    /// Indicates whether views without a tag are known by their places.
    let takesIndices: Bool

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { TabNode(self, inputs) }
}

/// One view of a tab view.
@MainActor
struct TabPage {
    let node: Node
    let tag: AnyHashable?
}

/// The node that keeps the nodes of all tabs and decides which is shown.
final class TabNode<Content: View>: ViewNode<TabContainer<Content>>, TabItemContainer {
    override var pageChooser: (any PageChooser)? { self }
    private var contentNode: ViewNode<Content>?
    private var barNode: ViewNode<TabBar>?
    private var ownTag: AnyHashable?
    private var pages: [TabPage] = []
    private var barIsDue = false
    /// Indicates whether its user has chosen the sidebar; nil where nothing was chosen.
    private var hasSidebar: Bool?
    private var barRequests = TabBarRequests()
    /// The page that was shown when the pages were last looked at.
    private weak var shownPage: Node?
    private let waiting = WaitingActions()
    private lazy var pageBox = PagingBox(owner: self) { [unowned self] in self.choose($0) }
    private lazy var barBox = TabbedBox(owner: self)

    override init(_ view: TabContainer<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        contentNode = view.content.makeViewNode(inputs.child(of: self, environment: inside))
        refresh(isFirst: true)
    }

    /// The environment of the pages, in which the view above this bar is above no other; made once for each outer one.
    private var inside: EnvironmentValues {
        guard
            environment.tabViewAccessory != nil || environment.tabSection != nil
                || environment.tabSidebarParts != nil
        else { return environment }
        if let known, known.outer.isIdentical(to: environment) { return known.inner }
        var values = environment
        values.tabViewAccessory = nil
        values.tabSection = nil
        values.tabSidebarParts = nil
        known = (environment, values)
        return values
    }
    private var known: (outer: EnvironmentValues, inner: EnvironmentValues)?

    override var children: [Node] { [contentNode as Node?, barNode].compactMap { $0 } }
    override var elements: [Node] { [self] }
    override var shownChildren: [Node] { .only(pages[safe: selectedIndex]?.node) }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }
    /// Only the chosen page counts, like the highest screen of a stack: the others may never have been laid out.
    override func preferenceValue<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        isPaged ? super.preferenceValue(key) : pages[safe: selectedIndex]?.node.preferenceValue(key)
    }
    override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }
    override func structureDidChange() { refresh(structure: true) }

    private var isPaged: Bool { environment.pageIndexMode != nil }
    private var box: LayoutBox { isPaged ? pageBox : barBox }

    private var selectedIndex: Int {
        let wanted = view.selected ?? ownTag
        return pages.firstIndex { $0.tag == wanted } ?? 0
    }

    override func didUpdate(from old: TabContainer<Content>, viewChanged: Bool, environmentChanged: Bool) {
        let before = box
        // The items below report their changes to the bar, which is brought up to date once, here.
        barIsDue = true
        contentNode?.update(to: view.content, environment: inside)
        barIsDue = false
        if environmentChanged { box.invalidateLayout() }
        refresh(structure: before !== box)
        if before !== box { parent?.structureDidChange() }
    }

    func itemsDidChange() {
        guard contentNode != nil, !barIsDue else { return }
        barIsDue = true
        stage.perform { [weak self] in
            guard let self, self.isMounted else { return }
            self.barIsDue = false
            self.refreshBar(structure: false)
        }
    }

    func setBarOptions(_ node: Node, _ options: TabBarOptions?) {
        barRequests.set(node, options)
        itemsDidChange()
    }

    private func refresh(isFirst: Bool = false, structure: Bool = false) {
        guard let contentNode else { return }
        let nodes = contentNode.elements
        let didChange = nodes.count != pages.count || zip(nodes, pages).contains { $0 !== $1.node }
        pages = nodes.enumerated().map { index, node in
            let tag = node.tag(below: self)
            return TabPage(node: node, tag: tag ?? (view.takesIndices ? AnyHashable(index) : nil))
        }
        let animation = isFirst || didChange ? nil : stage.transaction.effectiveAnimation
        if isPaged {
            pageBox.show(
                pages.map(\.node), selected: selectedIndex, structure: structure || didChange,
                animation: animation)
        }
        refreshBar(structure: structure || didChange)
        tellPages()
        if let shown = pages[safe: selectedIndex]?.node { waiting.release(shown, on: stage) }
    }

    /// Notifies the page that is shown now, and the one that was shown before.
    private func tellPages() {
        let now = pages[safe: selectedIndex]?.node
        guard now !== shownPage else { return }
        let before = shownPage
        shownPage = now
        // A bar that got small by the content of another page would stay so on one that does not scroll.
        if barBox.isMinimized {
            barBox.expand()
            itemsDidChange()
        }
        stage.preferences.didWrite()
        // The page before may have gone; its successor is still notified.
        stage.perform { [weak self] in
            if let self, self.isShown, let now, now.isMounted { now.tellShown(true) }
            if let before, before.isMounted { before.tellShown(false) }
        }
    }

    func hides(_ node: Node) -> Bool {
        var above: Node? = node
        while let current = above, current !== self {
            if let index = pages.firstIndex(where: { $0.node === current }) { return index != selectedIndex }
            above = current.parent
        }
        return false
    }

    func holdsBack(_ node: Node, _ action: @escaping () -> Void) -> Bool {
        var above: Node? = node
        while let current = above, current !== self {
            if let index = pages.firstIndex(where: { $0.node === current }) {
                guard index != selectedIndex else { return false }
                waiting.add(action, of: node, in: current)
                return true
            }
            above = current.parent
        }
        return false
    }

    private func refreshBar(structure: Bool) {
        guard !isPaged else {
            barNode?.unmount()
            barNode = nil
            return
        }
        let selected = selectedIndex
        let arrangement = arrangement
        let items = pages.enumerated().map { index, page in
            TabBar.Item(
                id: index, label: page.node.trait(TabItemTrait.self),
                badge: page.node.trait(BadgeTrait.self)?.text, isSelected: index == selected,
                section: arrangement == .sidebar ? page.node.environment.tabSection : nil)
        }
        let page = pages[safe: selected]?.node
        let options = barRequests.options(in: page)
        let bar = TabBar(
            items: items, select: { [weak self] in self?.choose($0) }, arrangement: arrangement,
            isMinimized: arrangement == .bottom && barBox.isMinimized,
            toggle: { [weak self] in self?.toggleSidebar() })
        if let barNode {
            barNode.update(to: bar, environment: environment)
        } else {
            barNode = bar.makeViewNode(NodeInputs(stage: stage, parent: self, environment: environment))
        }
        if let barNode {
            barBox.show(
                page: page, bar: barNode, options: options, arrangement: arrangement, structure: structure)
        }
    }

    /// The place of the tabs: on wide screens an adaptable bar floats at the top until it is a sidebar.
    private var arrangement: TabArrangement {
        guard environment.hasAdaptableTabs, environment.horizontalSizeClass == .regular else {
            return .bottom
        }
        return hasSidebar ?? (environment.tabPlaceAtFirst == .sidebar) ? .sidebar : .top
    }

    private func toggleSidebar() {
        hasSidebar = arrangement == .top
        refreshBar(structure: true)
    }

    private func choose(_ index: Int) {
        if barBox.isMinimized {
            barBox.expand()
            itemsDidChange()
        }
        guard let page = pages[safe: index], let tag = page.tag else { return }
        if let select = view.select {
            select(tag)
        } else {
            ownTag = tag
            refresh()
        }
    }
}

/// The boxes of one view of a tab view in the middle of the space.
final class PageBox: LayoutBox, HostBox {
    let node: Node
    private let boxes: [LayoutBox]
    private let reach: () -> CGFloat

    /// - Parameter reach: How far the page is drawn to the right of its place, in points.
    init(owner: Node, node: Node, reach: @escaping () -> CGFloat = { 0 }) {
        self.node = node
        self.reach = reach
        var boxes: [LayoutBox] = []
        node.collectBoxes(into: &boxes)
        self.boxes = boxes
        super.init(owner: owner)
        for box in boxes { box.superbox = self }
    }

    var hostNode: Node { node }
    override var children: [LayoutBox] { boxes }
    override var contentTransform: CGAffineTransform { CGAffineTransform(translationX: reach(), y: 0) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let hosted = sizeOfHosted(present, for: proposal)
        return CGSize(width: proposal.width ?? hosted.width, height: proposal.height ?? hosted.height)
    }

    private var present: [LayoutBox] { boxes.filter { !$0.isLeaving } }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        placeHosted(present, in: CGRect(origin: .zero, size: size))
    }
}
