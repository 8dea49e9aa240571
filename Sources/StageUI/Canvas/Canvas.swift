// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A space that is drawn into by a function.
public struct Canvas<Symbols: View>: View {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let symbols: Symbols
    let hasSymbols: Bool

    /// Creates a canvas with views that can be drawn into it; they are not drawn yet.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
        self.symbols = symbols()
        hasSymbols = true
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.renderer = renderer
        symbols = EmptyView()
        hasSymbols = false
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
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
        if hasSymbols {
            inputs.stage.report(.unsupported, "The symbols of a canvas are not drawn.", at: inputs.parent)
        }
        return LeafNode(self, inputs, measuresEnvironment: false) { CanvasBox(owner: $0) }
    }
}

private final class CanvasBox<Symbols: View>: LayoutBox {
    private unowned let node: LeafNode<Canvas<Symbols>>

    init(owner: LeafNode<Canvas<Symbols>>) {
        node = owner
        super.init(owner: owner)
    }

    override var isTouchable: Bool { true }

    override func makeItems() -> [DisplayItem] {
        guard frame.width > 0, frame.height > 0 else { return [] }
        let recorder = GraphicsContext.Recorder()
        var context = GraphicsContext(recorder: recorder, owner: owner, environment: owner.environment)
        node.view.renderer(&context, frame.size)
        return recorder.items
    }
}
