// Licensed under the Apache License, Version 2.0.

public import Foundation

struct FlipModifier: BoxModifier {
    var behavior: LayoutDirectionBehavior
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        FlipBox(owner: owner, content: content) { [unowned owner] in
            owner.modifier.behavior.isMirrored(owner.environment.layoutDirection)
        }
    }
}

/// A box that is drawn mirrored in one layout direction.
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
    /// Draws the view turned about an axis in space; its layout stays.
    ///
    /// - Parameters:
    ///   - angle: The angle of the rotation.
    ///   - axis: The direction of the axis: to the right, down and towards the viewer.
    ///   - anchor: The point of the view through which the axis runs.
    ///   - anchorZ: The axis's distance in front of the view, in points.
    ///   - perspective: The larger side of the view over the distance of the viewer; none with 0.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modified(
            Rotation3DEffect(
                angle: angle.radians, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
    /// Draws the view under a map of the plane with perspective; its layout stays.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modified(ProjectionEffect(projection: transform))
    }
    /// Mirrors the view in a right-to-left layout.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modified(FlipModifier(behavior: enabled ? .mirrors(in: .rightToLeft) : .fixed))
    }
    /// Keeps given proportions.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
            contentMode: contentMode)
    }
}
