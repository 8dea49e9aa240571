// Licensed under the Apache License, Version 2.0.

/// The looks of controls for dates.
enum DatePickerLook {
    case compact, graphical, wheel
}

/// The look of controls for dates; only the system has such looks.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

/// The usual look, which is compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}
}
/// The date and the time as buttons that show a calendar and wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}
}
/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}
}
/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The usual look.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The date and the time as buttons.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private enum DatePickerLookKey: EnvironmentKey { static var defaultValue: DatePickerLook { .compact } }

extension EnvironmentValues {
    var datePickerLook: DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the controls for dates inside the view.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(
            \.datePickerLook,
            style is GraphicalDatePickerStyle ? .graphical : style is WheelDatePickerStyle ? .wheel : .compact
        )
    }
}
