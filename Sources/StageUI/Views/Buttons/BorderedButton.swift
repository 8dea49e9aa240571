// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The outline of the background of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, capsule, circle
        case rounded(CGFloat?)
    }
    let kind: Kind
    /// A capsule for small buttons and a rounded rectangle for others.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A capsule.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rounded rectangle.
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    /// A rounded rectangle with a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }
}

extension ButtonBorderShape: InsettableShape, SimpleShape {
    /// The shape whose outline it has; the usual one is that of an environment, or a capsule for a path, which has none.
    private func shape(in environment: EnvironmentValues?) -> any InsettableShape & SimpleShape {
        let size = environment?.controlSize
        switch kind == .automatic ? environment?.buttonBorderShape.kind ?? kind : kind {
        case .capsule: return Capsule()
        case .circle: return Circle()
        case .rounded(let radius):
            return RoundedRectangle(cornerRadius: radius ?? size?.buttonRadius ?? 12)
        case .automatic:
            guard let size, size >= .regular else { return Capsule() }
            return RoundedRectangle(cornerRadius: size.buttonRadius)
        }
    }
    func outline(in rect: CGRect) -> DisplayOutline { shape(in: nil).outline(in: rect) }
    @MainActor func outline(in rect: CGRect, at box: LayoutBox) -> DisplayOutline {
        shape(in: box.owner.environment).outline(in: rect)
    }
    func withCorners(insetBy amount: CGFloat) -> ButtonBorderShape {
        guard case .rounded(let radius) = kind else { return self }
        return .roundedRectangle(radius: max(0, (radius ?? 12) - amount))
    }
    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path { shape(in: nil).path(in: rect) }
    /// Returns a smaller outline.
    public func inset(by amount: CGFloat) -> SmallerShape<ButtonBorderShape> { SmallerShape(self, amount) }
}

extension Shape where Self == ButtonBorderShape {
    /// The outline of bordered buttons.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

private enum BorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The outline of the background of bordered buttons.
    public internal(set) var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the outline of the background of the bordered buttons inside the view.
    @_disfavoredOverload
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

/// A button on a background, with the measures of the system's button in its three sizes.
struct BorderedButton: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.tint) private var tint
    @Environment(\.ownForeground) private var ownForeground
    @Environment(\.colorScheme) private var colorScheme

    private var color: Color? { configuration.role == .destructive ? tint ?? .red : tint }

    private var gray: Color {
        Color(
            red: 118.0 / 255, green: 118.0 / 255, blue: 128.0 / 255,
            opacity: colorScheme == .dark ? 0.24 : 0.12)
    }

    private var ground: Color {
        if !isEnabled { return gray }
        return isProminent ? color ?? .accentColor : color.map { $0.opacity(0.15) } ?? gray
    }

    private var ink: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color.switchedOff) }
        return ownForeground ?? AnyShapeStyle(isProminent ? .white : color ?? .accentColor)
    }

    private var radius: CGFloat? {
        switch shape.kind {
        case .capsule, .circle: nil
        case .rounded(let radius): radius ?? controlSize.buttonRadius
        case .automatic: controlSize <= .small ? nil : controlSize.buttonRadius
        }
    }

    var body: some View {
        let label = configuration.label
            .font(controlSize.buttonFont)
            .foregroundStyle(ink)
            .padding(controlSize.buttonInsets)
        Group {
            if shape.kind == .circle {
                label.background(Circle().fill(ground))
            } else if let radius {
                label.background(RoundedRectangle(cornerRadius: radius).fill(ground))
            } else {
                label.background(Capsule().fill(ground))
            }
        }
        .opacity(configuration.isPressed ? 0.75 : 1)
    }
}

extension ControlSize {
    var buttonInsets: EdgeInsets {
        switch self {
        case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }
    var buttonFont: Font { self <= .small ? .subheadline : .body }
    /// The radius of the corners of a button's background, in points.
    var buttonRadius: CGFloat { self >= .large ? 12 : 8 }
    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 2 }
    static func <= (a: ControlSize, b: ControlSize) -> Bool { a.rank <= b.rank }
    static func >= (a: ControlSize, b: ControlSize) -> Bool { a.rank >= b.rank }
}
