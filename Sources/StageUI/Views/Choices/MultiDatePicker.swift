// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A calendar that chooses days, each by its components.
public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    /// The first day, and the one after the last.
    private let bounds: (first: Date?, end: Date?)
    private let label: Label
    @State private var anchor: Date?
    @Environment(\.calendar) private var calendar

    private init(_ selection: Binding<Set<DateComponents>>, _ bounds: (Date?, Date?), _ label: Label) {
        (self.selection, self.bounds, self.label) = (selection, bounds, label)
    }

    /// The calendar, which begins with the month of the first chosen day, or else of today or the day nearest to it
    /// that can be chosen.
    public var body: some View {
        MonthGrid { days($0) }
            .onAppear { anchor = first }
            .accessibilityElement(children: .contain)
            .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
    }

    private var first: Date {
        let now = StageReference.current.map { Date(timeIntervalSinceReferenceDate: $0.seconds) } ?? Date()
        return selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
            ?? min(max(now, bounds.first ?? now), bounds.end.map { $0 - 1 } ?? .distantFuture)
    }

    private func days(_ calendar: Calendar) -> DayChoice {
        let chosen = selection.wrappedValue
        let starts = Set(chosen.compactMap { calendar.date(from: $0).map(calendar.startOfDay(for:)) })
        return DayChoice(anchor: anchor ?? first) {
            starts.contains($0)
        } isThere: { day in
            if let first = bounds.first, day < calendar.startOfDay(for: first) { return false }
            return bounds.end.map { day < $0 } ?? true
        } choose: { day in
            let same = chosen.filter { parts in
                calendar.date(from: parts).map { calendar.isDate($0, inSameDayAs: day) } ?? false
            }
            if same.isEmpty {
                selection.wrappedValue.insert(
                    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
            } else {
                selection.wrappedValue.subtract(same)
            }
        }
    }
}

extension MultiDatePicker {
    /// Creates a calendar for any days.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, (nil, nil), label())
    }
    /// Creates a calendar for days from one on and before another.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, (bounds.lowerBound, bounds.upperBound), label())
    }
    /// Creates a calendar for days from one on.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, (bounds.lowerBound, nil), label())
    }
    /// Creates a calendar for days before one.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, (nil, bounds.upperBound), label())
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a calendar with a title for any days.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }
    /// Creates a calendar with a title for days from one on and before another.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    /// Creates a calendar with a title for days from one on.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    /// Creates a calendar with a title for days before one.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    /// Creates a calendar with a title for any days.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }
}
