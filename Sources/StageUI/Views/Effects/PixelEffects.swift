// Licensed under the Apache License, Version 2.0.

public import Foundation

struct ShadowEffect: AnimatedEffect {
    var color: Color
    var radius: CGFloat
    var offset: CGSize

    /// The radius, the offset and the colour.
    typealias Amount = AnimatablePair<AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>, ColorNumbers>
    var amount: Amount { amount(in: EnvironmentValues()) }
    func amount(in environment: EnvironmentValues) -> Amount {
        AnimatablePair(
            AnimatablePair(radius, AnimatablePair(offset.width, offset.height)),
            ColorNumbers(color.resolveColor(in: environment)))
    }
    func draw(_ items: [DisplayItem], amount: Amount, size: CGSize, owner: Node) -> [DisplayItem] {
        let model = ColorNumbers(color.resolveColor(in: owner.environment))
        // A colour at rest keeps its very bits.
        let shown = amount.second == model ? color.resolveColor(in: owner.environment) : amount.second.color
        guard shown.opacity > 0, !items.isEmpty else { return items }
        let numbers = amount.first
        let effect = DisplayEffect.shadow(
            color: shown, radius: max(0, numbers.first),
            offset: CGSize(width: numbers.second.first, height: numbers.second.second))
        return [DisplayItem(owner: owner.path, content: .group(effect, items))]
    }
}

struct BlurEffect: AnimatedEffect {
    var amount: CGFloat
    var isOpaque = false
    func draw(_ items: [DisplayItem], amount: CGFloat, size: CGSize, owner: Node) -> [DisplayItem] {
        guard amount > 0, !items.isEmpty else { return items }
        let blurred = DisplayItem(owner: owner.path, content: .group(.blur(radius: amount), items))
        guard isOpaque else { return [blurred] }
        // The colours go on to the edge, as if there were more of them beyond it.
        let solid = DisplayItem(owner: owner.path, content: .group(.colors(.opaque), [blurred]))
        return FixedColorEffect.onBlack([solid], size, owner)
    }
}

struct ClipEffect<S: Shape>: AnimatedEffect {
    var shape: S
    var style: FillStyle
    var amount: S.AnimatableData { shape.animatableData }
    var clipsTouches: Bool { true }
    func clipContains(_ point: CGPoint, of box: LayoutBox) -> Bool {
        shape.displayOutline(in: CGRect(origin: .zero, size: box.frame.size), at: box)
            .contains(point, evenOdd: style.isEOFilled)
    }
    func draw(_ items: [DisplayItem], amount: S.AnimatableData, size: CGSize, owner: Node) -> [DisplayItem] {
        guard !items.isEmpty else { return items }
        var shape = shape
        shape.animatableData = amount
        guard let box = (owner as? any BoxModifierOwner)?.boxes.first else { return items }
        var outline = shape.displayOutline(in: CGRect(origin: .zero, size: size), at: box)
        if !style.isAntialiased { outline = .hard(outline) }
        return [
            DisplayItem(
                owner: owner.path, content: .group(.clip(outline, evenOdd: style.isEOFilled), items))
        ]
    }
}

extension View {
    /// Draws a soft shadow; the radius is the Gaussian's sigma in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        modified(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
    /// Draws the view out of focus; the radius is the Gaussian's sigma in points. What is opaque fills the view's frame,
    /// without any transparency.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modified(BlurEffect(amount: radius, isOpaque: opaque))
    }
    /// Clips the view to a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modified(ClipEffect(shape: shape, style: style))
    }
    /// Clips the view to its frame, whose edges are smoothed if that is wanted.
    public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }
    /// Clips the view to a rounded rectangle; the radius is in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(
            RoundedRectangle(cornerRadius: radius, style: .circular),
            style: FillStyle(antialiased: antialiased))
    }
}
