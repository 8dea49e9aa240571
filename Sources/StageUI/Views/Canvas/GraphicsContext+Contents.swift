// Licensed under the Apache License, Version 2.0.

public import Foundation

@MainActor
extension GraphicsContext {
    /// A text in the environment of a canvas.
    public struct ResolvedText {
        let text: Text
        let owner: Node
        let environment: EnvironmentValues

        @MainActor
        func layout(_ size: CGSize?) -> TextLayout {
            func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }
            return owner.stage.text.layout(
                TextRequest(
                    runs: text.runs(in: environment, TextSurroundings(now: owner.stage.date)),
                    width: finite(size?.width), height: finite(size?.height),
                    lineLimit: environment.lineLimit, alignment: environment.multilineTextAlignment.request,
                    truncation: environment.truncationMode.request, lineSpacing: environment.lineSpacing,
                    rightToLeft: environment.layoutDirection == .rightToLeft))
        }

        /// Returns the size of the text within a size, in points.
        @MainActor @preconcurrency
        public func measure(in size: CGSize) -> CGSize { layout(size).size }
        /// Returns the first baseline's distance from the top, in points.
        @MainActor @preconcurrency
        public func firstBaseline(in size: CGSize) -> CGFloat { layout(size).firstBaseline }
    }

    /// A picture in the environment of a canvas.
    public struct ResolvedImage {
        let artist: ImageArtist
        /// The size of the picture, in points.
        @MainActor @preconcurrency
        public var size: CGSize { artist.size }
        /// The distance of the baseline from the top, in points.
        @MainActor @preconcurrency
        public var baseline: CGFloat { artist.baseline }
    }

    /// Returns a text as it would be drawn.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: text, owner: owner, environment: environment)
    }
    /// Returns a picture as it would be drawn.
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(artist: ImageArtist(image, owner: owner, environment: environment))
    }

    /// Draws a text with a point of it at a point of the canvas.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let layout = text.layout(nil)
        let origin = CGPoint(
            x: point.x - anchor.x * layout.size.width, y: point.y - anchor.y * layout.size.height)
        add([DisplayItem(owner: owner.path, origin: origin, content: .text(layout))])
    }
    /// Draws a text in a rectangle of the canvas.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        add([DisplayItem(owner: owner.path, origin: rect.origin, content: .text(text.layout(rect.size)))])
    }
    /// Draws a text with a point of it at a point of the canvas.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
    /// Draws a text in a rectangle of the canvas.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    /// Draws a picture with a point of it at a point of the canvas.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = image.size
        draw(
            image,
            in: CGRect(
                x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
                height: size.height))
    }
    /// Draws a picture in a rectangle of the canvas.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let items = image.artist.items(in: rect.size)
        guard !items.isEmpty else { return }
        add([DisplayItem(owner: owner.path, origin: rect.origin, content: .group(.identity, items))])
    }
    /// Draws a picture with a point of it at a point of the canvas.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
    /// Draws a picture in a rectangle of the canvas.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect)
    }
}
