// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The glass of iOS 26, drawn as what it blurs, a veil and a light rim; it does not bend what lies below it.
public struct Glass: Hashable, Sendable {
    private enum Kind { case regular, clear, identity }
    private let kind: Kind
    private var color: Color?

    /// Glass that keeps what lies on it legible.
    public static let regular = Glass(kind: .regular)
    /// Glass that shows more of what lies below it.
    public static let clear = Glass(kind: .clear)
    /// No glass.
    public static let identity = Glass(kind: .identity)

    /// Returns glass in a colour.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }
    /// Returns glass that answers touches, which has no look of its own here.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    /// The glass in a shape.
    @ViewBuilder @MainActor
    fileprivate func drawn(in shape: some Shape) -> some View {
        if kind != .identity {
            shape.fill(kind == .regular ? Material.regular : .ultraThin)
                .overlay { if let color { shape.fill(color.opacity(0.7)) } }
                .overlay { shape.stroke(Color.white.opacity(0.4), lineWidth: 0.5) }
        }
    }
}

/// The shape that glass has unless another is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    public nonisolated init() {}
    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Puts the view on glass in a shape.
    @_disfavoredOverload
    public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        background { glass.drawn(in: shape) }
    }
}

/// A container of views on glass, each of which is drawn by itself.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container; views on glass that are closer than the spacing do not flow together here.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The views.
    public var body: some View { content }
}

/// The label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    private let glass: Glass
    /// Creates the style.
    public nonisolated init(_ glass: Glass = .regular) { self.glass = glass }
    /// Draws a button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    var drawn: AnyButtonStyle {
        AnyButtonStyle { [glass] in AnyView(GlassButton(configuration: $0, glass: glass, isProminent: false))
        }
    }
}

/// The label on glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    var drawn: AnyButtonStyle {
        AnyButtonStyle {
            AnyView(GlassButton(configuration: $0, glass: .regular.tint(.accentColor), isProminent: true))
        }
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// The label on glass of a kind.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label on glass in the tint.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A button of 12 by 7 points of padding around its label, as a bordered one.
private struct GlassButton: View {
    let configuration: ButtonStyleConfiguration
    let glass: Glass
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .usualForeground(!isEnabled ? Color.switchedOff : isProminent ? .white : .primary)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .glassEffect(isEnabled ? glass : .regular)
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}
