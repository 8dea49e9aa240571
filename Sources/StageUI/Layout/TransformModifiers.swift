// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A rotation in space, drawn flat: what is turned away is drawn narrower, without perspective.
struct Rotation3DEffect: AnimatedEffect {
    var amount: Double
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint

    func transform(amount: Double, size: CGSize) -> CGAffineTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, amount != 0 else { return .identity }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (cosine, sine) = (CGFloat(cos(amount)), CGFloat(sin(amount)))
        let rest = 1 - cosine
        // The upper left part of the rotation about an axis: depth is left out.
        let turn = CGAffineTransform(
            a: cosine + x * x * rest, b: y * x * rest + z * sine, c: x * y * rest - z * sine,
            d: cosine + y * y * rest, tx: 0, ty: 0)
        let point = anchor.point(in: size)
        return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(turn)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }

    func draw(_ items: [DisplayItem], amount: Double, size: CGSize, owner: Node) -> [DisplayItem] {
        let transform = transform(amount: amount, size: size, owner: owner)
        if transform.isIdentity { return items }
        guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9 else { return [] }
        return TransitionEffect.transformed(items, transform, owner.path)
    }

    func takesTouches(amount: Double) -> Bool {
        let flat = transform(amount: amount, size: CGSize(width: 1, height: 1))
        return abs(flat.a * flat.d - flat.b * flat.c) > 1e-9
    }
}

struct FlipModifier: BoxModifier {
    var behavior: LayoutDirectionBehavior
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        FlipBox(owner: owner, content: content) { [unowned owner] in
            owner.modifier.behavior.isMirrored(owner.environment.layoutDirection)
        }
    }
}

/// A box that is drawn as in a mirror where reading goes one way.
private final class FlipBox: WrapperBox {
    private let isEnabled: () -> Bool

    init(owner: Node, content: LayoutBox, isEnabled: @escaping () -> Bool) {
        self.isEnabled = isEnabled
        super.init(owner: owner, content: content)
    }

    override var contentTransform: CGAffineTransform {
        guard isEnabled() else { return .identity }
        return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0)
    }

    override func makeItems() -> [DisplayItem] {
        let transform = contentTransform
        guard !transform.isIdentity else { return super.makeItems() }
        return TransitionEffect.transformed(super.makeItems(), transform, owner.path)
    }
}

extension View {
    /// Draws the view turned about an axis in space, without perspective; its layout stays.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modified(Rotation3DEffect(amount: angle.radians, axis: axis, anchor: anchor))
    }
    /// Draws the view under a map of the plane, without its perspective; its layout stays.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        transformEffect(transform.affine)
    }
    /// Draws the view as in a mirror where reading goes right to left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modified(FlipModifier(behavior: enabled ? .mirrors(in: .rightToLeft) : .fixed))
    }
    /// Keeps changes of place outside apart from those inside, which they always are.
    public func geometryGroup() -> some View { self }
    /// Keeps given proportions.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
            contentMode: contentMode)
    }
}
