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

/// The box of the whole screen: its content is placed in the middle of the safe area.
final class RootBox: ContainerBox, SafeAreaProvider {
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
        let covered = CGFloat(owner.stage.keyboard.shownHeight) - insets.bottom
        if covered > 0 { above.size.height = max(0, free.height - covered) }
        return [
            SafeAreaLayer(region: .keyboard, outer: free, inner: above),
            SafeAreaLayer(region: .container, outer: screen, inner: free),
        ]
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let safe = safeRect
        for child in present {
            let fitted = child.size(for: ProposedViewSize(safe.size))
            child.place(
                at: CGPoint(x: safe.midX - fitted.width / 2, y: safe.midY - fitted.height / 2),
                proposal: ProposedViewSize(safe.size))
        }
    }
}
