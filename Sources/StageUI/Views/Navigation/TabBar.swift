// Licensed under the Apache License, Version 2.0.

import Foundation

/// The bar in which one of several views is chosen.
struct TabBar: View {
    struct Item: Identifiable {
        let id: Int
        let label: TabItemLabel?
        let badge: Text?
        let isSelected: Bool
        var section: TabSectionMark?
    }

    /// Returns the height of the bar without the safe area below it, in points; larger letters on a television need more.
    static func height(_ isFar: Bool) -> CGFloat { isFar ? 84 : 49 }

    let items: [Item]
    let select: (Int) -> Void
    var arrangement = TabArrangement.bottom
    /// Indicates whether the bar is small, because content was scrolled.
    var isMinimized = false
    /// Turns a floating bar into a sidebar, and back.
    var toggle: () -> Void = {}
    @Environment(\.tabViewAccessory) private var accessory
    @Environment(\.isOnTelevision) private var isFar

    private var height: CGFloat { Self.height(isFar) }

    var body: some View {
        switch arrangement {
        case .bottom: bottom
        case .top: FloatingTabBar(items: items, select: select, toggle: toggle)
        case .sidebar: TabSidebar(items: items, select: select, toggle: toggle)
        }
    }

    @ViewBuilder private var bottom: some View {
        if isMinimized, let item = items.first(where: \.isSelected) {
            small(item)
        } else if let accessory {
            VStack(spacing: 0) {
                accessory.environment(\.tabViewAccessory, nil)
                    .environment(\.tabViewBottomAccessoryPlacement, .expanded)
                    .frame(maxWidth: .infinity, minHeight: height)
                    .glassEffect()
                    .padding(.horizontal, 20)
                    .padding(.bottom, 8)
                bar
            }
        } else {
            bar
        }
    }

    private var bar: some View {
        HStack(spacing: 0) {
            ForEach(items) { item in cell(item) }
        }
        .frame(height: height)
    }

    /// The shown item alone, with the accessory beside it.
    private func small(_ item: Item) -> some View {
        HStack(spacing: 8) {
            cell(item).frame(width: 64).glassEffect()
            if let accessory {
                accessory.environment(\.tabViewAccessory, nil)
                    .environment(\.tabViewBottomAccessoryPlacement, .inline)
                    .frame(maxWidth: .infinity, minHeight: height)
                    .glassEffect()
            } else {
                Spacer(minLength: 0)
            }
        }
        .padding(.horizontal, 20)
        .frame(height: height)
        // The page keeps its space: content at its end would jump otherwise.
        .frame(height: accessory == nil ? height : 2 * height + 8, alignment: .bottom)
    }

    private func cell(_ item: Item) -> some View {
        let looks = Stage.current?.device.looks
        let look = (item.isSelected ? looks?.chosenTab : looks?.tab) ?? SystemLooks.Tab()
        let usual = item.isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.gray)
        // A colour that is set for the title alone leaves the icon as it is.
        let iconStyle = look.icon == nil && look.title.color != nil ? usual : nil
        return VStack(spacing: 1) { item.label?.view }
            .font(look.title.font ?? .bar(size: 10, weight: .medium))
            .environment(\.symbolFont, .system(size: (isFar ? 44 : 25) / 1.2))
            .environment(\.symbolVariants, .fill)
            .environment(\.showsIcons, true)
            .labelStyle(TabItemLabelStyle(iconStyle: iconStyle, titleColor: look.title.color))
            .lineLimit(1)
            .dynamicTypeSize(.large)
            .foregroundStyle((look.icon ?? look.title.color).map { AnyShapeStyle($0) } ?? usual)
            .overlay(alignment: .top) {
                if let badge = item.badge { TabBadge(text: badge, color: look.badge ?? .red) }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modified(
                TabPressModifier(
                    position: item.id + 1, count: items.count, isSelected: item.isSelected
                ) { select(item.id) })
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
