// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A picture from the catalogue or a symbol of the system.
public struct Image: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        /// A picture by name, with the folder of its bundle where one was given.
        case named(String, folder: String?)
        case symbol(String)
        /// Pixels that were loaded.
        case pixels(DisplayImage)
        /// The drawing of a function.
        case drawn(DrawnImage)
        case empty
    }
    let source: Source
    var label: String?
    var isDecorative = false
    var isResizable = false
    var capInsets = EdgeInsets()
    var resizing = ResizingMode.stretch
    var rendering: TemplateRenderingMode?
    var quality = Interpolation.medium
    var symbolMode: SymbolRenderingMode?
    /// The part of the picture that is shown.
    var cut: Cut?

    /// A part of a picture.
    struct Cut: Hashable, Sendable {
        /// The part, in points of the whole picture.
        var rect: CGRect
        /// The size that it has by itself, in points.
        var size: CGSize
    }

    /// The sizes of symbols relative to text.
    public enum Scale: CaseIterable, Hashable, Sendable {
        /// Smaller than the text.
        case small
        /// Fitting the text.
        case medium
        /// Larger than the text.
        case large

        var factor: CGFloat { self == .medium ? 1 : self == .small ? 0.79 : 1.28 }
    }

    /// The way in which a picture fills more space than it has.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated at its own size.
        case tile
        /// Scaled up or down.
        case stretch
    }

    /// The rendering of a picture: in its own colours, or as a template.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Only its coverage counts; the colour is the foreground style.
        case template
        /// Its own colours.
        case original
    }

    /// The method of computing pixels between a picture's own.
    public enum Interpolation: Hashable, Sendable {
        /// The nearest pixel.
        case none
        /// From two by two pixels.
        case low
        /// From the pixels that a new one covers.
        case medium
        /// With the best filter.
        case high
    }

    /// Creates a picture from the catalogue; its name is read to users who cannot see it.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .named(name, folder: bundle?.resourceURL?.path)
    }
    /// Creates a picture from the catalogue with a text for users who cannot see it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label.plain
    }
    /// Creates a decorative picture from the catalogue, without a label.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        isDecorative = true
    }
    /// Creates a symbol of the system.
    public init(systemName: String) { source = .symbol(systemName) }
    /// Creates a symbol of the system; the subset draws all of it, whatever the value.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

    /// Creates a picture of a size in points that a function draws where it is used.
    ///
    /// That it is opaque makes no difference here, and colours are always mixed in non-linear sRGB.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        source = .drawn(DrawnImage(size: size, renderer: renderer))
        self.label = label?.plain
        isDecorative = label == nil
    }

    /// Creates a picture from the bytes of a PNG or a JPEG file.
    init?(file bytes: [UInt8], scale: CGFloat) {
        guard let image = DisplayImage(bytes, scale: scale) else { return nil }
        source = .pixels(image)
        isDecorative = true
    }
    /// Creates a picture from pixels that were loaded, without a label.
    package init(loaded image: DisplayImage) {
        source = .pixels(image)
        isDecorative = true
    }
    init(source: Source) { self.source = source }

    /// Returns a part of the picture, of which a part may be shown already.
    ///
    /// - Parameters:
    ///   - rect: The part, in points of what is shown.
    ///   - shown: The size of what is shown, in those points.
    ///   - size: The size that the part has by itself, in points.
    package func part(_ rect: CGRect, of shown: CGSize, size: CGSize) -> Image {
        let before = cut?.rect ?? CGRect(origin: .zero, size: shown)
        let (x, y) = (before.width / max(shown.width, 1e-9), before.height / max(shown.height, 1e-9))
        let part = CGRect(
            x: before.minX + rect.minX * x, y: before.minY + rect.minY * y, width: rect.width * x,
            height: rect.height * y)
        return with { $0.cut = Cut(rect: part, size: size) }
    }

    /// Creates an empty picture, which takes any space that it gets.
    init(isEmpty: Void) {
        source = .empty
        isDecorative = true
        isResizable = true
    }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var result = self
        change(&result)
        return result
    }

    /// Returns the picture filling any space that it gets, with its edges kept as they are, in points.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        with {
            $0.isResizable = true
            $0.capInsets = capInsets
            $0.resizing = resizingMode
        }
    }
    /// Returns the picture with its own colours or with the foreground style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.rendering = renderingMode }
    }
    /// Returns the picture with another interpolation of pixels when it is scaled.
    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.quality = interpolation } }
    /// Returns the picture with soft or hard edges; edges are always soft here.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// Returns the symbol in one colour or in several.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }

    /// Indicates whether it is a symbol of the system.
    var isSymbol: Bool {
        if case .symbol = source { true } else { false }
    }

    /// The label that a screen reader speaks.
    var spokenName: String? {
        guard !isDecorative else { return nil }
        if let label { return label }
        switch source {
        case .named(let name, _): return name
        case .symbol(let name): return name.replacingOccurrences(of: ".", with: " ")
        case .pixels, .drawn, .empty: return nil
        }
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

    private var isResizable: Bool { node.view.isResizable && !owner.environment.showsIcons }
    private var artist: ImageArtist { ImageArtist(node.view, owner: owner, environment: owner.environment) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let natural = artist.size
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        guard
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key,
            !isResizable, case .symbol = node.view.source
        else { return nil }
        return artist.baseline
    }

    override func makeItems() -> [DisplayItem] {
        if owner.environment.hidesContent { return RedactedBars(owner).items(for: frame.size) }
        guard let replacement, replacement.isMoving else { return artist.items(in: frame.size) }
        // The frame may be on its way, too; the picture has its own size in the middle of it.
        let artist = artist
        let size = isResizable ? frame.size : artist.size
        let items = replacement.shown(artist.items(in: size), in: size, owner: owner.path)
        return TransitionEffect.moved(
            items,
            CGSize(width: (frame.width - size.width) / 2, height: (frame.height - size.height) / 2))
    }

    // MARK: Replacing

    private var replacement: ImageReplacement?
    override var isStyleMoving: Bool { replacement?.isMoving ?? false }

    override var movesByItself: Bool {
        if case .symbol = owner.environment.contentTransition.kind { true } else { false }
    }

    override func styleDidChange(from old: Any, _ before: EnvironmentValues) {
        guard let old = old as? Image else { return }
        let isOther =
            old.source != node.view.source
            || (node.view.isSymbol && before.symbolVariants != owner.environment.symbolVariants)
        guard isOther else { return }
        var shown = ImageReplacement.Shown(items: drawnItems ?? [], size: frame.size)
        if drawnItems == nil {
            let artist = ImageArtist(old, owner: owner, environment: before)
            shown = ImageReplacement.Shown(items: artist.items(in: artist.size), size: artist.size)
        }
        replacement = ImageReplacement(
            of: shown, areSymbols: old.isSymbol && node.view.isSymbol, at: owner
        ) { [weak self] in self?.invalidateDisplay() }
    }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        guard let name = node.view.spokenName, !owner.environment.hidesWords else { return [] }
        var element = AccessibilityNode(frame: context.frame(of: self))
        element.label = name
        element.traits = .isImage
        return [element]
    }
}

private enum IconKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Indicates whether pictures are the icons of a bar: in the size that they have, and in the foreground style unless
    /// they ask for their own colours.
    var showsIcons: Bool {
        get { self[IconKey.self] }
        set { self[IconKey.self] = newValue }
    }
}
