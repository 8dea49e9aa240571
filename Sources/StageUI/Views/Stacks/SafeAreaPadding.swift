// Licensed under the Apache License, Version 2.0.

public import Foundation

struct SafeAreaPaddingModifier: BoxModifier {
    var insets: EdgeInsets

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        SafeAreaPaddingBox(owner: owner, content: content) { [unowned owner] in owner.modifier.insets }
    }
}

/// A box that keeps its content off its edges, except content that ignores the safe area.
private final class SafeAreaPaddingBox: PaddedBox, SafeAreaProvider {
    override var edgeKeeper: (any SafeAreaProvider)? { self }
    private(set) var safeAreaLayers: [SafeAreaLayer] = []

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let insets = insets()
        let outside = CGRect(origin: globalOrigin, size: size)
        let left = readsFromRight ? insets.trailing : insets.leading
        let layers = [
            SafeAreaLayer(
                region: .container, outer: outside,
                inner: CGRect(
                    x: outside.minX + left, y: outside.minY + insets.top,
                    width: size.width - insets.leading - insets.trailing,
                    height: size.height - insets.top - insets.bottom))
        ]
        if layers != safeAreaLayers {
            safeAreaLayers = layers
            // Content that reaches over the border depends on it, wherever it is inside.
            stage.layoutPass.epoch += 1
        }
        place(content, x: insets.leading, y: insets.top, proposal: proposal.inset(by: insets), in: size)
    }
}

extension View {
    /// Makes the safe area of this view smaller by a distance in points on each side.
    @_disfavoredOverload
    public func safeAreaPadding(_ length: CGFloat) -> some View {
        modified(SafeAreaPaddingModifier(insets: EdgeInsets(.all, length)))
    }
    /// Makes the safe area of this view smaller; by 16 points where no length is given.
    @_disfavoredOverload
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modified(SafeAreaPaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
    }
    /// Makes the safe area of this view smaller, by its own distance on each side.
    @_disfavoredOverload
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modified(SafeAreaPaddingModifier(insets: insets))
    }
    /// Puts the margins of the scene around the view: 16 points, on wide screens 20.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        modified(ScenePaddingModifier(edges: edges))
    }
}

struct ScenePaddingModifier: BoxModifier {
    var edges: Edge.Set

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        PaddingBox(owner: owner, content: content) { [unowned owner] in
            for box in owner.boxes { owner.stage.layoutPass.safeAreaReaders.insert(box) }
            let isWide = owner.stage.configuration.size.width >= 414
            return EdgeInsets(owner.modifier.edges, isWide ? 20 : 16)
        }
    }
}
