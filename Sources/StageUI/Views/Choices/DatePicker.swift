// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The parts of a date that a control shows.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The raw value, with one bit for each part.
    public let rawValue: UInt
    /// Creates parts from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day, the month and the year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a date.
public struct DatePicker<Label: View>: View {
    /// The parts that are chosen.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let range: DateRange
    private let components: Components
    private let label: Label
    @Environment(\.datePickerLook) private var look
    @Environment(\.hidesLabels) private var hidesLabels

    private init(_ selection: Binding<Date>, _ range: DateRange, _ components: Components, _ label: Label) {
        self.selection = selection
        self.range = range
        self.components = components
        self.label = label
    }

    /// The control in the style of the environment.
    public var body: some View {
        let choice = DateChoice(selection: selection, range: range)
        switch look {
        case .compact:
            let values = HStack {
                if components.contains(.date) { CompactDate(choice: choice, label: label, isTime: false) }
                if components.contains(.hourAndMinute) {
                    CompactDate(choice: choice, label: label, isTime: true)
                }
            }
            if hidesLabels { values } else { RowPair(title: label, value: values) }
        case .graphical:
            VStack(spacing: 8) {
                if components.contains(.date) { MonthGrid { choice.days($0) } }
                if components.contains(.hourAndMinute) {
                    HStack {
                        Text(verbatim: "Time")
                        Spacer(minLength: 8)
                        CompactDate(choice: choice, label: label, isTime: true)
                    }
                }
            }
        case .wheel:
            VStack(spacing: 0) {
                if components.contains(.date) { DateWheels(choice: choice) }
                if components.contains(.hourAndMinute) { TimeWheels(choice: choice) }
            }
        }
    }
}

/// The dates that can be chosen.
struct DateRange {
    var first: Date?
    var last: Date?

    func clamped(_ date: Date) -> Date {
        if let first, date < first { return first }
        if let last, date > last { return last }
        return date
    }
}

/// The chosen date, and the way to choose another one.
@MainActor
struct DateChoice {
    let selection: Binding<Date>
    let range: DateRange

    var date: Date { selection.wrappedValue }
    func choose(_ new: Date) { selection.wrappedValue = range.clamped(new) }

    /// Returns whether some of a day can be chosen.
    func contains(day: Date, _ calendar: Calendar) -> Bool {
        if let first = range.first, day < calendar.startOfDay(for: first) { return false }
        if let last = range.last, day > last { return false }
        return true
    }

    /// Chooses a day, and keeps the time.
    func choose(day: Date, _ calendar: Calendar) {
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        choose(
            calendar.date(
                bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
                ?? day)
    }
}

extension DatePicker {
    /// Creates a control for a date.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateRange(), displayedComponents, label())
    }
    /// Creates a control for a date between two.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection, DateRange(first: range.lowerBound, last: range.upperBound), displayedComponents,
            label())
    }
    /// Creates a control for a date from another one on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateRange(first: range.lowerBound), displayedComponents, label())
    }
    /// Creates a control for a date up to another one.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateRange(last: range.upperBound), displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    /// Creates a control with a title for a date.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    /// Creates a control with a title for a date between two.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }
    /// Creates a control with a title for a date from another one on.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }
    /// Creates a control with a title for a date up to another one.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }
    /// Creates a control with a title for a date.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }
}
