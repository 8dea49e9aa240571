// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A space that is drawn into by a function.
public struct Canvas<Symbols: View>: View {
    /// The views that the function can draw, each with a tag.
    public var symbols: Symbols
    /// Draws into a space of a size.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Indicates whether the canvas is opaque; it makes no difference here.
    public var isOpaque: Bool
    /// The space in which colours are mixed, which is always non-linear sRGB here.
    public var colorMode: ColorRenderingMode
    /// Indicates whether drawing may be late; it never is here.
    public var rendersAsynchronously: Bool

    /// Creates a canvas with views that can be drawn into it, each identified by its tag.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
            renderer: renderer, symbols: { EmptyView() })
    }
}

/// The space in which colours are mixed; all drawing is in non-linear sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
    /// As numbers are stored.
    case nonLinear
    /// By amounts of light.
    case linear
    /// By amounts of light, with more than sRGB.
    case extendedLinear
}

extension Canvas: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { CanvasNode(self, inputs) }
}

private final class CanvasNode<Symbols: View>: ViewNode<Canvas<Symbols>> {
    private var symbols: ViewNode<Symbols>?
    private(set) lazy var box = CanvasBox(owner: self)

    override init(_ view: Canvas<Symbols>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        if Symbols.self != EmptyView.self { symbols = view.symbols.makeViewNode(inputs.child(of: self)) }
    }

    override var children: [Node] { .only(symbols) }
    override var elements: [Node] { [self] }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }
    override func preferenceValue<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { nil }
    override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }
    override func structureDidChange() { box.symbolsDidChange() }

    override func didUpdate(from old: Canvas<Symbols>, viewChanged: Bool, environmentChanged: Bool) {
        symbols?.update(to: view.symbols, environment: environment)
        box.invalidateDisplay()
    }

    /// The boxes of the views, by their tags.
    func symbolBoxes() -> [AnyHashable: LayoutBox] {
        var found: [AnyHashable: LayoutBox] = [:]
        for element in symbols?.elements ?? [] {
            guard let tag = element.tag(below: self), found[tag] == nil else { continue }
            var boxes: [LayoutBox] = []
            element.collectBoxes(into: &boxes)
            found[tag] = boxes.first
        }
        return found
    }
}

private final class CanvasBox<Symbols: View>: LayoutBox {
    private unowned let node: CanvasNode<Symbols>
    private var symbols: CanvasSymbols?

    init(owner: CanvasNode<Symbols>) {
        node = owner
        super.init(owner: owner)
    }

    override var isTouchable: Bool { true }

    func symbolsDidChange() {
        symbols = nil
        invalidateDisplay()
    }

    override func makeItems() -> [DisplayItem] {
        guard frame.width > 0, frame.height > 0 else { return [] }
        let symbols = symbols ?? CanvasSymbols(node.symbolBoxes(), in: self)
        self.symbols = symbols
        let recorder = GraphicsContext.Recorder(symbols)
        var context = GraphicsContext(recorder: recorder, owner: owner, environment: owner.environment)
        node.view.renderer(&context, frame.size)
        return recorder.items
    }
}
