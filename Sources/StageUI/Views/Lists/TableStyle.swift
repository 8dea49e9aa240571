// Licensed under the Apache License, Version 2.0.

/// The look of tables; they look alike.
public protocol TableStyle {}
/// The usual look.
public struct AutomaticTableStyle: TableStyle {
    /// Creates the style.
    public init() {}
}
/// With space around.
public struct InsetTableStyle: TableStyle {
    /// Creates the style.
    public init() {}
}
extension TableStyle where Self == AutomaticTableStyle {
    /// The usual look.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    /// With space around.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

private enum TableHeaderKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Indicates whether tables have no titles of columns.
    var hidesTableHeaders: Bool {
        get { self[TableHeaderKey.self] }
        set { self[TableHeaderKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the tables inside the view; they look alike.
    public func tableStyle(_ style: some TableStyle) -> some View { self }
    /// Shows or hides the titles of the columns of the tables inside the view.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.hidesTableHeaders, visibility == .hidden)
    }
}
