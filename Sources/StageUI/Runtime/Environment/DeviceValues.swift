// Licensed under the Apache License, Version 2.0.

public import Foundation

private enum Keys {
    enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
    enum Zone: EnvironmentKey { static var defaultValue: TimeZone { .autoupdatingCurrent } }
}

extension EnvironmentValues {
    /// The calendar of dates; where none was set, that of the language and region.
    public var calendar: Calendar {
        get {
            if let own = self[Keys.CalendarKey.self] { return own }
            var calendar = locale.calendar
            calendar.locale = locale
            calendar.timeZone = timeZone
            return calendar
        }
        set { self[Keys.CalendarKey.self] = newValue }
    }
    /// The time zone of dates.
    public var timeZone: TimeZone {
        get { self[Keys.Zone.self] }
        set { self[Keys.Zone.self] = newValue }
    }
    /// The size of a device pixel, in points.
    public var pixelLength: CGFloat { 1 / max(displayScale, .leastNonzeroMagnitude) }
}
