// Licensed under the Apache License, Version 2.0.

import Foundation

struct HiddenModifier: BoxModifier {
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        HiddenBox(owner: owner, content: content)
    }
}

/// A box that takes its space and is neither seen, touched nor read.
private final class HiddenBox: WrapperBox {
    override func makeItems() -> [DisplayItem] { [] }
    override var takesTouches: Bool { false }
    override var isAccessible: Bool { false }
}

extension View {
    /// Shows this view only where another one is drawn, as opaque as that one is.
    @_disfavoredOverload
    public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        LayeredView(
            content: self, layer: ZStack(alignment: alignment, content: mask), alignment: alignment,
            kind: .mask)
    }
    /// Shows this view only where another one is drawn, as opaque as that one is.
    @available(*, deprecated, message: "Use mask(alignment:_:).")
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        self.mask { mask }
    }
    /// Keeps the view's space and hides the view.
    public func hidden() -> some View { modified(HiddenModifier()) }
}
