// Licensed under the Apache License, Version 2.0.

public import Foundation

private enum Keys {
    enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
    enum TextAlign: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
    enum Lines: EnvironmentKey { static var defaultValue: Int? { nil } }
    enum Spacing: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
    enum Truncation: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
    enum Tracking: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
    enum MinimumScale: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
}

extension EnvironmentValues {
    /// The font of text that does not name one.
    public var font: Font? {
        get { self[Keys.FontKey.self] }
        set { self[Keys.FontKey.self] = newValue }
    }
    /// The alignment of text between the edges when it has several lines.
    public var multilineTextAlignment: TextAlignment {
        get { self[Keys.TextAlign.self] }
        set { self[Keys.TextAlign.self] = newValue }
    }
    /// The largest number of lines of text.
    public var lineLimit: Int? {
        get { self[Keys.Lines.self] }
        set { self[Keys.Lines.self] = newValue }
    }
    /// The extra space between lines of text, in points.
    public var lineSpacing: CGFloat {
        get { self[Keys.Spacing.self] }
        set { self[Keys.Spacing.self] = newValue }
    }
    /// The place where text is truncated when it does not fit.
    public var truncationMode: Text.TruncationMode {
        get { self[Keys.Truncation.self] }
        set { self[Keys.Truncation.self] = newValue }
    }
    /// The smallest scale to which text may shrink to fit, as a share of its size.
    public var minimumScaleFactor: CGFloat {
        get { self[Keys.MinimumScale.self] }
        set { self[Keys.MinimumScale.self] = newValue }
    }
    var tracking: CGFloat {
        get { self[Keys.Tracking.self] }
        set { self[Keys.Tracking.self] = newValue }
    }
}
