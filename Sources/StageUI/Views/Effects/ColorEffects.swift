// Licensed under the Apache License, Version 2.0.

import Foundation

/// A change of all colours by an amount that can be animated.
struct ColorEffect: AnimatedEffect {
    enum Kind { case brightness, contrast, saturation, grayscale, hueRotation }
    var kind: Kind
    var amount: Double

    func draw(_ items: [DisplayItem], amount: Double, size: CGSize, owner: Node) -> [DisplayItem] {
        let matrix: ColorMatrix =
            switch kind {
            case .brightness: .brightness(amount)
            case .contrast: .contrast(amount)
            case .saturation: .saturation(amount)
            case .grayscale: .saturation(1 - amount)
            case .hueRotation: .hueRotation(amount)
            }
        return FixedColorEffect.grouped(items, matrix, owner)
    }
}

/// A change of all colours that is not animated.
struct FixedColorEffect: BoxModifier {
    enum Kind {
        case invert, luminanceToAlpha, none
        case multiply(Color)
        case blend(BlendMode)
        case flatten(isOpaque: Bool)
    }
    var kind: Kind
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        FixedColorBox(owner: owner, content: content) { [unowned owner] in owner.modifier.kind }
    }

    /// Items in a frame on black.
    @MainActor
    static func onBlack(_ items: [DisplayItem], _ size: CGSize, _ owner: Node) -> [DisplayItem] {
        let frame = DisplayOutline.rectangle(CGRect(origin: .zero, size: size))
        let black = DisplayContent.fill(frame, .color(ResolvedColor(hex: 0)), evenOdd: false)
        return [
            DisplayItem(
                owner: owner.path,
                content: .group(
                    .clip(frame, evenOdd: false), [DisplayItem(owner: owner.path, content: black)] + items))
        ]
    }

    @MainActor
    static func grouped(_ items: [DisplayItem], _ matrix: ColorMatrix, _ owner: Node) -> [DisplayItem] {
        guard matrix != .identity, !items.isEmpty else { return items }
        return [DisplayItem(owner: owner.path, content: .group(.colors(matrix), items))]
    }
}

private final class FixedColorBox: WrapperBox {
    private let kind: () -> FixedColorEffect.Kind

    init(owner: Node, content: LayoutBox, kind: @escaping () -> FixedColorEffect.Kind) {
        self.kind = kind
        super.init(owner: owner, content: content)
    }

    override func makeItems() -> [DisplayItem] {
        let items = super.makeItems()
        guard !items.isEmpty else { return [] }
        switch kind() {
        case .none: return items
        case .invert: return FixedColorEffect.grouped(items, .inversion, owner)
        case .luminanceToAlpha: return FixedColorEffect.grouped(items, .luminanceToAlpha, owner)
        case .multiply(let color):
            let matrix = ColorMatrix.multiply(color.resolveColor(in: owner.environment))
            return FixedColorEffect.grouped(items, matrix, owner)
        case .flatten(isOpaque: true):
            let content = FixedColorEffect.onBlack(items, frame.size, owner)
            return [DisplayItem(owner: owner.path, content: .group(.colors(.identity), content))]
        case .blend(.normal), .flatten:
            // An identity map still makes one picture of the group.
            return [DisplayItem(owner: owner.path, content: .group(.colors(.identity), items))]
        case .blend(let mode):
            return [DisplayItem(owner: owner.path, content: .group(.blend(mode), items))]
        }
    }
}

extension View {
    /// Makes the view lighter, -1 to 1.
    public func brightness(_ amount: Double) -> some View {
        modified(ColorEffect(kind: .brightness, amount: amount))
    }
    /// Sets the contrast; 1 changes nothing.
    public func contrast(_ amount: Double) -> some View {
        modified(ColorEffect(kind: .contrast, amount: amount))
    }
    /// Makes colours stronger or fainter; 1 changes nothing.
    public func saturation(_ amount: Double) -> some View {
        modified(ColorEffect(kind: .saturation, amount: amount))
    }
    /// Reduces the colourfulness, 0 to 1.
    public func grayscale(_ amount: Double) -> some View {
        modified(ColorEffect(kind: .grayscale, amount: amount))
    }
    /// Rotates the hue of all colours.
    public func hueRotation(_ angle: Angle) -> some View {
        modified(ColorEffect(kind: .hueRotation, amount: angle.radians))
    }
    /// Inverts each colour.
    public func colorInvert() -> some View { modified(FixedColorEffect(kind: .invert)) }
    /// Multiplies each colour by another one.
    public func colorMultiply(_ color: Color) -> some View {
        modified(FixedColorEffect(kind: .multiply(color)))
    }
    /// Turns light into opacity.
    public func luminanceToAlpha() -> some View { modified(FixedColorEffect(kind: .luminanceToAlpha)) }
    /// Blends the view with the content below it.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        modified(FixedColorEffect(kind: blendMode == .normal ? .none : .blend(blendMode)))
    }
    /// Makes one picture of the view before effects outside are applied.
    public func compositingGroup() -> some View {
        modified(FixedColorEffect(kind: .flatten(isOpaque: false)))
    }
    /// Makes one picture of the view before effects outside are applied. One that is opaque fills the view's frame, black
    /// where nothing is drawn.
    public func drawingGroup(opaque: Bool = false) -> some View {
        modified(FixedColorEffect(kind: .flatten(isOpaque: opaque)))
    }
}

/// Inverts the colours of a view once more, so that it keeps its own.
struct ColorKeeper<Content: View>: View, UnnamedView {
    let content: Content
    let isActive: Bool
    @Environment(\.accessibilitySettings.invertsColors) private var isInverted
    @Environment(\.keepsColors) private var isKept

    var body: some View {
        content.environment(\.keepsColors, isActive)
            .modified(FixedColorEffect(kind: isInverted && isActive != isKept ? .invert : .none))
    }
}

private enum KeepsColorsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Indicates whether the view keeps its colours where those of the screen are inverted.
    fileprivate var keepsColors: Bool {
        get { self[KeepsColorsKey.self] }
        set { self[KeepsColorsKey.self] = newValue }
    }
}
