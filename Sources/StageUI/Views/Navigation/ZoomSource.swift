// Licensed under the Apache License, Version 2.0.

import Foundation

/// The look of a view while a screen grows out of it.
struct ZoomLook {
    var ground: Color?
    var cornerRadius: CGFloat = 0
    var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
}

/// Marks a view out of which a screen grows.
struct ZoomSourceModifier: BoxModifier {
    let key: ZoomSources.Key
    var look = ZoomLook()
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        let box = ZoomSourceBox(owner: owner, content: content) { [unowned owner] in owner.modifier }
        owner.stage.feature(ZoomSources.self).add(box)
        return box
    }
}

/// A box out of which a screen grows; meanwhile its place is empty.
final class ZoomSourceBox: WrapperBox {
    private let modifier: () -> ZoomSourceModifier
    private let ownerLink: ParentReference<Node>
    /// Indicates whether the box is still current: boxes may outlive their views, and their places.
    var isCurrent: Bool { ownerLink.object?.isMounted == true && isInTree }
    /// Indicates whether the view is drawn as a part of the screen that grows out of it.
    var isAway = false { didSet { if isAway != oldValue { invalidateDisplay() } } }

    init(owner: Node, content: LayoutBox, modifier: @escaping () -> ZoomSourceModifier) {
        self.modifier = modifier
        ownerLink = owner.link
        super.init(owner: owner, content: content)
    }

    var key: ZoomSources.Key { modifier().key }
    var look: ZoomLook { modifier().look }
    /// The rectangle on the canvas.
    var canvasRect: CGRect { CGRect(origin: .zero, size: frame.size).applying(toCanvas) }

    override func makeItems() -> [DisplayItem] { isAway ? [] : childItems() }

    /// The drawing of the view on its way, in its own coordinates.
    var picture: [DisplayItem] {
        let items = childItems()
        guard let ground = look.ground?.resolveColor(in: owner.environment) else { return items }
        let rect = DisplayOutline.rectangle(CGRect(origin: .zero, size: frame.size))
        return [DisplayItem(owner: owner.path, content: .fill(rect, .color(ground), evenOdd: false))] + items
    }
}

/// The views out of which screens grow.
final class ZoomSources: StageFeature {
    struct Key: Hashable {
        var id: AnyHashable
        var namespace: Namespace.ID
    }
    private struct Member { weak var box: ZoomSourceBox? }
    private var members: [Member] = []

    func add(_ box: ZoomSourceBox) {
        members.removeAll { $0.box == nil }
        members.append(Member(box: box))
    }

    /// The view of a name inside a box.
    func source(_ key: Key, in box: LayoutBox) -> ZoomSourceBox? {
        members.lazy.compactMap(\.box).last { source in
            guard source.isCurrent, source.key == key else { return false }
            var inner: LayoutBox = source
            while inner !== box {
                guard let above = inner.superbox, above.holds(inner) else { return false }
                inner = above
            }
            return true
        }
    }
}

/// Tells a screen, or a sheet or a cover, out of which view it grows.
struct ZoomScreenModifier: BoxModifier {
    /// Nil where the screen comes as usual.
    let key: ZoomSources.Key?
    static var changesLayout: Bool { false }

    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        if let screen = owner.screen { screen.zoom = key } else { owner.presentation?.zoom = key }
    }
}

extension NavigationBox {
    /// The drawing of a screen on its way between a view of the screen below and the whole window.
    ///
    /// - Parameters:
    ///   - front: The screen.
    ///   - back: The screen below.
    ///   - source: The view.
    ///   - share: How much of the way is done, from 0 at the view to 1.
    ///   - window: The whole window.
    func zoomed(
        _ front: ScreenBox, over back: ScreenBox, from source: ZoomSourceBox, share: CGFloat,
        in window: CGRect
    ) -> [DisplayItem] {
        let shade = ResolvedColor(red: 0, green: 0, blue: 0, opacity: Self.shade * Double(share))
        let veil = DisplayItem(
            owner: owner.path, content: .fill(.rectangle(window), .color(shade), evenOdd: false))
        return back.items + [veil, zoomed(front.items, from: source, share: share, to: window)]
    }
}

extension LayoutBox {
    /// The drawing of something on its way between a view and its own place.
    ///
    /// - Parameters:
    ///   - items: The drawing at its own place.
    ///   - source: The view.
    ///   - share: How much of the way is done, from 0 at the view to 1.
    ///   - place: Its own place.
    func zoomed(
        _ items: [DisplayItem], from source: ZoomSourceBox, share: CGFloat, to place: CGRect
    ) -> DisplayItem {
        let (start, look) = (source.canvasRect.applying(fromCanvas), source.look)
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        let card = CGRect(
            x: between(start.minX, place.minX), y: between(start.minY, place.minY),
            width: max(0, between(start.width, place.width)),
            height: max(0, between(start.height, place.height)))
        // The content is as wide as the card, from its top; the view fades over it.
        let fitted = Self.zoom(from: place, to: card)
        let screen = TransitionEffect.transformed(items, fitted, owner.path)
        let own = Self.zoom(from: CGRect(origin: .zero, size: source.frame.size), to: card)
        let view = TransitionEffect.opacity(Double(1 - share)).apply(
            to: TransitionEffect.transformed(source.picture, own, owner.path), size: frame.size,
            owner: owner.path)
        let radius = look.cornerRadius * (1 - share)
        let outline =
            radius > 0
            ? DisplayOutline.roundedRectangle(card, cornerSize: CGSize(width: radius, height: radius))
            : .rectangle(card)
        let item = DisplayItem(
            owner: owner.path, content: .group(.clip(outline, evenOdd: false), screen + view))
        guard let shadow = look.shadow else { return item }
        let color = shadow.color.resolveColor(in: owner.environment)
            .multiplyingOpacity(by: Double(1 - share))
        let effect = DisplayEffect.shadow(color: color, radius: shadow.radius / 2, offset: shadow.offset)
        return DisplayItem(owner: owner.path, content: .group(effect, [item]))
    }

    /// The map of a rectangle to another one, as wide, from the top.
    private static func zoom(from rect: CGRect, to target: CGRect) -> CGAffineTransform {
        let scale = rect.width > 0 ? target.width / rect.width : 1
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: target.minX - rect.minX * scale,
            ty: target.minY - rect.minY * scale)
    }
}
