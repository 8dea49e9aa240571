// Licensed under the Apache License, Version 2.0.

import Foundation

/// The bar in which one of several views is chosen.
struct TabBar: View {
    struct Item: Identifiable {
        let id: Int
        let label: TabItemLabel?
        let badge: Text?
        let isSelected: Bool
    }

    /// The height of the bar without the safe area below it, in points.
    static let height: CGFloat = 49

    let items: [Item]
    /// The paint that the screen asks for; nil for the usual one.
    var background: AnyShapeStyle?
    var hidesBackground = false
    let select: (Int) -> Void
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        HStack(spacing: 0) {
            ForEach(items) { item in
                VStack(spacing: 1) { item.label?.view }
                    .font(.system(size: 10, weight: .medium))
                    .environment(\.symbolFont, .system(size: 25 / 1.2))
                    .labelStyle(TabItemLabelStyle())
                    .lineLimit(1)
                    .dynamicTypeSize(.large)
                    .foregroundStyle(
                        item.isSelected
                            ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.gray)
                    )
                    .overlay(alignment: .top) {
                        if let badge = item.badge { TabBadge(text: badge) }
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .modified(
                        TabPressModifier(
                            position: item.id + 1, count: items.count, isSelected: item.isSelected
                        ) { select(item.id) })
            }
        }
        .frame(height: Self.height)
        .background(paint, ignoresSafeAreaEdges: .all)
        .overlay(alignment: .top) {
            if !hidesBackground { Divider().ignoresSafeArea(edges: .horizontal) }
        }
    }

    private var paint: AnyShapeStyle {
        if hidesBackground { return AnyShapeStyle(Color.clear) }
        if let background { return background }
        let isDark = colorScheme == .dark
        return AnyShapeStyle(
            isDark ? Color(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255) : Color(white: 1))
    }
}

/// Handles touches for an item of the bar and makes it one element for assistive technology.
struct TabPressModifier: BoxModifier {
    var position: Int
    var count: Int
    var isSelected: Bool
    var action: () -> Void
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        TabPressBox(owner: owner, content: content) { [unowned owner] in owner.modifier }
    }
}

private final class TabPressBox: WrapperBox, TouchResponder {
    private let modifier: () -> TabPressModifier

    init(owner: Node, content: LayoutBox, modifier: @escaping () -> TabPressModifier) {
        self.modifier = modifier
        super.init(owner: owner, content: content)
    }

    override var responder: (any TouchResponder)? { owner.environment.isEnabled ? self : nil }

    func touchBegan(at point: CGPoint) {}
    func touchEnded(by translation: CGSize, inside: Bool) { if inside { modifier().action() } }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        let inner = accessibilityChildren(context)
        // The picture only repeats the title.
        let titles = inner.filter { !$0.traits.contains(.isImage) }
        var node = AccessibilityNode(frame: context.frame(of: self))
        node.label = (titles.isEmpty ? inner : titles).compactMap(\.label).joined(separator: ", ")
        node.value = "\(modifier().position) of \(modifier().count)"
        node.traits = modifier().isSelected ? [.isButton, .isSelected] : .isButton
        node.isEnabled = owner.environment.isEnabled
        let modifier = modifier
        if node.isEnabled { node.activate = AccessibilityAction { modifier().action() } }
        return [node]
    }
}

/// A page above a bar; content that ignores the safe area reaches under it.
final class TabbedBox: LayoutBox, SafeAreaProvider {
    private(set) var safeAreaLayers: [SafeAreaLayer] = []
    override var edgeKeeper: (any SafeAreaProvider)? { self }
    private var page: PageBox?
    private var barNode: Node?
    private var barBoxes: [LayoutBox] = []
    private var hidesBar = false
    private var barHeight: CGFloat { hidesBar ? 0 : TabBar.height }

    /// - Parameter structure: Whether the boxes below may be others than before.
    func show(page newPage: Node?, bar: Node, isHidden: Bool, structure: Bool) {
        if !structure, bar === barNode, page?.node === newPage, isHidden == hidesBar { return }
        hidesBar = isHidden
        barNode = bar
        barBoxes = []
        bar.collectBoxes(into: &barBoxes)
        page = newPage.map { PageBox(owner: owner, node: $0) }
        for box in children { box.superbox = self }
        invalidateLayout()
    }

    override var children: [LayoutBox] { (page.map { [$0] } ?? []) + (hidesBar ? [] : barBoxes) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = page?.size(for: rest(of: proposal, below: 0)) ?? .zero
        return CGSize(
            width: proposal.width ?? inner.width, height: proposal.height ?? inner.height + barHeight)
    }

    private func rest(of proposal: ProposedViewSize, below: CGFloat) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width, height: proposal.height.map { max(0, $0 - barHeight - below) })
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        // The bar stays out of the safe area even where the tab view reaches into it.
        let safe = owner.stage.rootBox?.safeRect ?? .zero
        let below = hidesBar ? 0 : max(0, globalOrigin.y + size.height - max(safe.maxY, globalOrigin.y))
        let outer = CGRect(origin: globalOrigin, size: size)
        var inner = outer
        inner.size.height = max(0, size.height - barHeight - below)
        let borders = [SafeAreaLayer(region: .container, outer: outer, inner: inner)]
        if borders != safeAreaLayers {
            safeAreaLayers = borders
            // Content that reaches over the border depends on it, wherever it is inside.
            stage.layoutPass.epoch += 1
        }
        page?.place(at: .zero, proposal: rest(of: ProposedViewSize(size), below: below))
        let width = ProposedViewSize(width: size.width, height: TabBar.height)
        for box in barBoxes where !hidesBar {
            box.place(at: CGPoint(x: 0, y: size.height - TabBar.height - below), proposal: width)
        }
    }
}
