// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A choice of a date, for representables; `DatePicker` shows one.
@MainActor
@preconcurrency
open class UIDatePicker: UIControl {
    /// The parts of a date that are chosen.
    public enum Mode: Int, Sendable {
        /// The time.
        case time
        /// The day.
        case date
        /// Both.
        case dateAndTime
        /// A length of time.
        case countDownTimer
    }
    /// The styles.
    public enum Style: Int, Sendable {
        /// As the system likes.
        case automatic
        /// Wheels.
        case wheels
        /// Buttons.
        case compact
        /// A calendar.
        case inline
    }
    /// The date.
    open var date = Date()
    /// The first date that can be chosen.
    open var minimumDate: Date?
    /// The last date that can be chosen.
    open var maximumDate: Date?
    /// The minutes from choice to choice.
    open var minuteInterval = 1 { didSet { note("minuteInterval", instead: "a Picker of the times") } }
    /// The parts of the date that are chosen.
    open var datePickerMode = Mode.dateAndTime
    /// The style.
    open var preferredDatePickerStyle = Style.automatic {
        didSet { note("preferredDatePickerStyle", instead: ".datePickerStyle") }
    }
    /// The language.
    open var locale: Locale?
    /// The calendar.
    open var calendar = Calendar.current
    /// The time zone.
    open var timeZone: TimeZone?
    /// Sets the date.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// A calendar with signs at days, for representables; `MultiDatePicker` shows one without signs.
@MainActor
@preconcurrency
open class UICalendarView: UIView {
    /// A sign at a day.
    @MainActor
    @preconcurrency
    open class Decoration: NSObject {
        /// The sizes.
        public enum Size: Int, Sendable {
            /// Small.
            case small
            /// Usual.
            case medium
            /// Large.
            case large
        }
        /// Returns a dot.
        open class func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration { Decoration() }
        /// Returns a picture.
        open class func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration {
            Decoration()
        }
        /// Returns a view of one's own.
        open class func customView(_ provider: @escaping () -> UIView) -> Decoration { Decoration() }
    }
    /// The object that has the signs; nobody asks it here.
    public weak var delegate: (any UICalendarViewDelegate)?
    /// The way in which days are chosen.
    open var selectionBehavior: UICalendarSelection?
    /// The calendar.
    open var calendar = Calendar.current
    /// The language.
    open var locale = Locale.current
    /// The time zone.
    open var timeZone: TimeZone?
    /// The days that are there.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    /// The month that is seen.
    open var visibleDateComponents = DateComponents()
    /// Indicates whether the signs are seen.
    open var wantsDateDecorations = true
    /// Asks for the signs of days again.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
    /// Shows another month.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visibleDateComponents = dateComponents
    }
}

/// The object that has the signs of a calendar.
@MainActor
@preconcurrency
public protocol UICalendarViewDelegate: AnyObject {
    /// Returns the sign at a day.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    /// Tells the delegate that the visible month has changed.
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// None.
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    { nil }
    /// Does nothing.
    public func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

/// A way in which days are chosen.
@MainActor
@preconcurrency
open class UICalendarSelection: NSObject {
    /// Asks again which days can be chosen.
    open func updateSelectableDates() {}
}

/// The choice of one day.
@MainActor
@preconcurrency
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The delegate.
    public weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The day.
    open var selectedDate: DateComponents?
    /// Creates a choice.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
    /// Sets the day.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
}

/// The object that a choice of one day informs.
@MainActor
@preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    /// Tells the delegate that a date was selected.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Returns whether a day can be chosen.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// True.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// The choice of several days.
@MainActor
@preconcurrency
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The delegate.
    public weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The days.
    open var selectedDates: [DateComponents] = []
    /// Creates a choice.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
    /// Sets the days.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }
}

/// The object that a choice of several days informs.
@MainActor
@preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    /// Tells the delegate that a date was added to the selection.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Tells the delegate that a date was removed from the selection.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}
