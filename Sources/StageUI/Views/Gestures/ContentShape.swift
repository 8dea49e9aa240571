// Licensed under the Apache License, Version 2.0.

import Foundation

/// The purposes of a view's content shape.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each kind.
    public let rawValue: Int
    /// Creates kinds from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// Previews of dragged content.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// Previews of menus.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The effect of a pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The outline that assistive technology draws.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

struct ContentShapeModifier<S: Shape>: BoxModifier {
    var shape: S
    var isEvenOdd: Bool
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        ContentShapeBox(owner: owner, content: content) { [unowned owner] in
            (owner.modifier.shape.displayOutline(in: $0, at: $1), owner.modifier.isEvenOdd)
        }
    }
}

private final class ContentShapeBox: WrapperBox {
    private let outline: (CGRect, LayoutBox) -> (DisplayOutline, Bool)
    init(
        owner: Node, content: LayoutBox, outline: @escaping (CGRect, LayoutBox) -> (DisplayOutline, Bool)
    ) {
        self.outline = outline
        super.init(owner: owner, content: content)
    }
    override var isTouchable: Bool { true }
    override var clipsTouches: Bool { true }
    override func touchContains(_ point: CGPoint) -> Bool {
        let (outline, isEvenOdd) = outline(CGRect(origin: .zero, size: frame.size), self)
        return outline.contains(point, evenOdd: isEvenOdd)
    }
}

struct HitTestModifier: BoxModifier {
    var isEnabled: Bool
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        HitTestBox(owner: owner, content: content) { [unowned owner] in owner.modifier.isEnabled }
    }
}

private final class HitTestBox: WrapperBox {
    private let isEnabled: () -> Bool
    init(owner: Node, content: LayoutBox, isEnabled: @escaping () -> Bool) {
        self.isEnabled = isEnabled
        super.init(owner: owner, content: content)
    }
    override var takesTouches: Bool { isEnabled() }
}

extension View {
    /// Sets whether touches reach the view.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modified(HitTestModifier(isEnabled: enabled))
    }
    /// Makes the space of a shape take touches, whether it has a drawing or not.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modified(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
    }
    /// Makes the space of a shape take touches, or be the picture of the view that a finger drags; other kinds change
    /// nothing.
    @ViewBuilder
    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        if kind.isSuperset(of: [.interaction, .dragPreview]) {
            modified(PreviewShapeModifier(shape: shape, isEvenOdd: eoFill))
                .modified(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
        } else if kind.contains(.interaction) {
            modified(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
        } else if kind.contains(.dragPreview) {
            modified(PreviewShapeModifier(shape: shape, isEvenOdd: eoFill))
        } else {
            self
        }
    }
}
