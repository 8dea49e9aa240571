// Licensed under the Apache License, Version 2.0.

private enum ForegroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum UsualForegroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// The style of text, shapes and symbols that name none; nil for the system's.
    ///
    /// A style that a modifier has set comes before the usual one of the control around, such as a button's tint.
    var foregroundStyle: AnyShapeStyle? {
        get {
            guard let style = self[ForegroundKey.self] else { return self[UsualForegroundKey.self] }
            return style.isSystemForeground ? nil : style
        }
        set { self[ForegroundKey.self] = newValue }
    }
    /// The style that a modifier has set, as it is.
    var ownForeground: AnyShapeStyle? { self[ForegroundKey.self] }
    /// The style of a control's label where no modifier has set one.
    var usualForeground: AnyShapeStyle? {
        get { self[UsualForegroundKey.self] }
        set { self[UsualForegroundKey.self] = newValue }
    }
    var tint: Color? {
        get {
            // What the tint itself takes from the accent colour is that of the system: it would look for itself.
            guard let style = tintStyle else { return nil }
            var bare = self
            bare.tintStyle = nil
            guard let color = style.firstColor(in: bare) else { return nil }
            return color.isAccent ? Color(base: .fixed(color.resolveColor(in: bare))) : color
        }
        set { tintStyle = newValue.map { AnyShapeStyle($0) } }
    }
}

extension AnyShapeStyle {
    /// Indicates whether it is the foreground itself, which is the system's where nothing around has another one.
    fileprivate var isSystemForeground: Bool { (style as? HierarchicalShapeStyle)?.level == 0 }
}

extension View {
    /// Gives the label of a control its style, unless a modifier has set one.
    func usualForeground<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.usualForeground, AnyShapeStyle(style))
    }
}
