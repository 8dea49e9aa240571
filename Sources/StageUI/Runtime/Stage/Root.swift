// Licensed under the Apache License, Version 2.0.

import Foundation

/// The view around everything on a stage.
struct RootView<Content: View>: View, PrimitiveView {
    let content: Content
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { RootNode(self, inputs) }
}

/// A node whose environment comes from the stage.
@MainActor
protocol EnvironmentRoot {
    func take(_ environment: EnvironmentValues)
}

final class RootNode<Content: View>: ContainerNode<RootView<Content>, Content>, EnvironmentRoot {
    init(_ view: RootView<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs) { $0.content }
    }

    override func makeBox() -> ContainerBox { RootBox(owner: self) }

    func take(_ environment: EnvironmentValues) { update(to: view, environment: environment) }
}

extension Stage {
    /// Puts a view on the stage; nothing is drawn before the first frame.
    func mount<Content: View>(_ view: Content) {
        inLanguage {
            StageReference.run(
                {
                    let node = RootNode(
                        RootView(content: view),
                        NodeInputs(stage: self, parent: nil, environment: rootEnvironment))
                    show(node, node.box as? RootBox)
                }, on: self)
        }
    }
}

/// The box of the whole screen: its content is placed in the middle of the safe area.
final class RootBox: ContainerBox, HostBox, SafeAreaProvider {
    /// The boxes of the window's content and, above them, those of the stage's features.
    override var children: [LayoutBox] {
        let layers = owner.stage.layers
        if layers.isEmpty { return super.children }
        for layer in layers { layer.superbox = self }
        return super.children + layers
    }

    func layersDidChange() { childrenDidChange() }

    override var edgeKeeper: (any SafeAreaProvider)? { self }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        owner.stage.configuration.size
    }

    /// The part of the screen that the system and the keyboard leave free.
    var safeRect: CGRect { safeAreaLayers[0].inner }

    var safeAreaLayers: [SafeAreaLayer] {
        let configuration = owner.stage.configuration
        let insets = configuration.safeArea
        let (left, right) =
            readsFromRight ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let screen = CGRect(origin: .zero, size: configuration.size)
        let free = CGRect(
            x: left, y: insets.top, width: screen.width - left - right,
            height: screen.height - insets.top - insets.bottom)
        var above = free
        let covered = CGFloat(owner.stage.coveredHeight) - insets.bottom
        if covered > 0 { above.size.height = max(0, free.height - covered) }
        return [
            SafeAreaLayer(region: .keyboard, outer: free, inner: above),
            SafeAreaLayer(region: .container, outer: screen, inner: free),
        ]
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        var hosted: [LayoutBox] = []
        for child in present {
            if let layer = child as? StageLayer { layer.place(on: size) } else { hosted.append(child) }
        }
        placeHosted(hosted, in: safeRect)
    }

    override func makeItems() -> [DisplayItem] {
        let items = screenItems()
        guard owner.stage.configuration.invertColors else { return items }
        return [DisplayItem(owner: owner.path, content: .group(.colors(.inversion), items))]
    }

    private func screenItems() -> [DisplayItem] {
        let layers = owner.stage.layers.filter { !$0.isAboveAll }
        if layers.isEmpty { return childItems() }
        var screens: [[DisplayItem]] = [[]]
        for child in drawingOrder where !(child is StageLayer) { screens[0] += child.itemsInSuperbox }
        var below: StageLayer?
        for layer in layers {
            if layer.hidesEverythingBelow {
                screens = []
            } else if let last = screens.popLast() {
                screens.append(layer.dressing(last, of: below))
            }
            screens.append(layer.items)
            below = layer
        }
        for child in drawingOrder where isAboveAll(child) { screens.append(child.itemsInSuperbox) }
        return screens.flatMap(\.self)
    }

    private func isAboveAll(_ box: LayoutBox) -> Bool { (box as? StageLayer)?.isAboveAll == true }

    /// Boxes below a presentation cannot be reached.
    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        let top = owner.stage.topLayer
        func nodes(_ boxes: [LayoutBox]) -> [AccessibilityNode] {
            boxes.filter(\.isAccessible).flatMap { $0.elements(in: context) }
        }
        let above = nodes(children.filter(isAboveAll))
        var result = nodes(
            children.filter { box in
                if isAboveAll(box) { return false }
                if let top { return box === top }
                return !(box is StageLayer && box.owner.isDeparting)
            })
        // Beside a modal element nothing else would be read.
        guard let modal = result.lastIndex(where: { $0.traits.contains(.isModal) }) else {
            return result + above
        }
        result[modal].children += above
        return result
    }
}
