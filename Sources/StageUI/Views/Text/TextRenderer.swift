// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A way of drawing text of one's own.
@MainActor @preconcurrency
public protocol TextRenderer: Animatable {
    /// Draws the lines of a text.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    /// Returns the size of a text in a proposed space; that of the text by default.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// The room around the text that is drawn into, in points; nothing is cut off here, so it makes no difference.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// Returns the size of the text.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }
    /// No room.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer draws, to be measured.
public struct TextProxy {
    let measure: @MainActor (ProposedViewSize) -> CGSize
    /// Returns the size of the text in a proposed space.
    @MainActor @preconcurrency
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A value that marks a part of a text for a renderer.
public protocol TextAttribute {}

/// The values that mark a part of a text, by their types.
///
/// Unchecked, because a value need not be Sendable, as with Apple's: nobody changes it, and only renderers on the main
/// actor read it.
struct TextAttributes: Hashable, @unchecked Sendable {
    private var values: [ObjectIdentifier: any TextAttribute] = [:]

    subscript<T: TextAttribute>(key: T.Type) -> T? {
        get { values[ObjectIdentifier(key)] as? T }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The values, with those of other types around them.
    func filled(from outer: TextAttributes?) -> TextAttributes {
        var result = self
        result.values.merge(outer?.values ?? [:]) { own, _ in own }
        return result
    }

    static func == (a: TextAttributes, b: TextAttributes) -> Bool {
        func isSame<T: TextAttribute>(_ value: T) -> Bool { b[T.self].map { isEqual($0, value) } ?? false }
        return a.values.count == b.values.count && a.values.values.allSatisfy { isSame($0) }
    }
    func hash(into hasher: inout Hasher) { hasher.combine(Set(values.keys)) }
}

extension Text {
    /// Returns the text marked with a value, which a renderer finds in its runs.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        var result = self
        for index in result.pieces.indices {
            var attributes = result.pieces[index].attributes ?? TextAttributes()
            // The mark of a part is nearer than that of the whole.
            if attributes[T.self] == nil { attributes[T.self] = value }
            result.pieces[index].attributes = attributes
        }
        return result
    }
}

extension View {
    /// Sets the way in which texts inside are drawn; its numbers can be animated.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
    var renderer: Renderer
    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }
    func body(content: Content) -> some View { content.environment(\.textRenderer, renderer) }
}

private enum TextRendererKey: EnvironmentKey { static var defaultValue: (any TextRenderer)? { nil } }

extension EnvironmentValues {
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}
