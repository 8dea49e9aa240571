// Licensed under the Apache License, Version 2.0.

import Foundation

/// A picture from the catalogue or a symbol of the system.
public struct Image: Hashable {
    enum Source: Hashable, Sendable {
        case named(String)
        case symbol(String)
    }
    let source: Source
    var isResizable = false
    var isDecorative = false
    var label: String?

    /// The sizes of symbols relative to text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than the text.
        case small
        /// Fitting the text.
        case medium
        /// Larger than the text.
        case large
    }

    /// Creates a picture from the catalogue; its name is read to users who cannot see it.
    public init(_ name: String) { source = .named(name) }
    /// Creates a picture from the catalogue that has no meaning of its own.
    public init(decorative name: String) {
        source = .named(name)
        isDecorative = true
    }
    /// Creates a symbol of the system.
    public init(systemName: String) { source = .symbol(systemName) }

    /// Returns the picture filling whatever space it gets.
    public func resizable() -> Image {
        var result = self
        result.isResizable = true
        return result
    }
}

extension Image: View {}

extension Image: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Image> {
        LeafNode(self, inputs, changesLayout: { $0 != $1 }) { ImageBox(owner: $0) }
    }
}

private final class ImageBox: LayoutBox {
    private unowned let node: LeafNode<Image>

    init(owner: LeafNode<Image>) {
        node = owner
        super.init(owner: owner)
    }

    override var isTouchable: Bool { true }

    private var art: ImageArt? {
        let library = owner.stage.images
        switch node.view.source {
        case .named(let name):
            if let art = library.art(named: name, stage: owner.stage) { return art }
            owner.stage.report(
                .missingResource,
                "There is no image named '\(name)' in the stage's library; register it there.", at: owner)
        case .symbol(let name):
            if let symbol = SymbolLibrary.symbol(name) {
                return ImageArt(size: symbol.size, items: symbol.items(in: owner.environment))
            }
            owner.stage.report(
                .missingResource, "There is no symbol named '\(name)' in the subset's symbol set.",
                at: owner)
        }
        return nil
    }

    private var naturalSize: CGSize {
        guard let art else { return .zero }
        guard case .symbol = node.view.source else { return art.size }
        // A symbol is as large as the text beside it: drawn on a grid of 100 units to the em.
        let environment = owner.environment
        let font = (environment.symbolFont ?? environment.font ?? .body).resolve(in: environment)
        let unit = font.size * 1.2 / 100
        return CGSize(width: art.size.width * unit, height: art.size.height * unit)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        node.view.isResizable
            ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
    }

    override func makeItems() -> [DisplayItem] {
        guard let art, art.size.width > 0, art.size.height > 0 else { return [] }
        let scale = CGAffineTransform(
            scaleX: frame.width / art.size.width, y: frame.height / art.size.height)
        return TransitionEffect.transformed(art.items, scale, owner.path)
    }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        guard !node.view.isDecorative else { return [] }
        var element = AccessibilityNode(frame: context.frame(of: self))
        switch node.view.source {
        case .named(let name): element.label = name
        case .symbol(let name): element.label = name.replacingOccurrences(of: ".", with: " ")
        }
        element.traits = .isImage
        return [element]
    }
}
