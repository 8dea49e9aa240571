// Licensed under the Apache License, Version 2.0.

import Foundation

/// A date or a time as a button that shows a calendar, or wheels.
struct CompactDate<Label: View>: View {
    let choice: DateChoice
    let label: Label
    let isTime: Bool
    @State private var isOpen = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    private var words: String {
        let style = Date.FormatStyle(
            date: isTime ? .omitted : .abbreviated, time: isTime ? .shortened : .omitted, locale: locale,
            calendar: calendar, timeZone: timeZone)
        return choice.date.formatted(style)
    }

    var body: some View {
        Button {
            isOpen = true
        } label: {
            Text(verbatim: words).modified(SpokenPart(kind: .value)).lineLimit(1).minimumScaleFactor(0.5)
                .foregroundStyle(!isEnabled ? Color.switchedOff : isOpen ? Color.accentColor : Color.primary)
                .padding(.horizontal, 11)
                .padding(.vertical, 6)
                .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 6))
        }
        .buttonStyle(.plain)
        .background { label.modified(SpokenPart(kind: .label)).opacity(0).frame(width: 0, height: 0) }
        .modified(PickerElement())
        .background(
            ConditionPresenter(
                content: Color.clear, kind: .menu, isPresented: $isOpen, onDismiss: nil,
                presented: { DateCard(choice: choice, isTime: isTime) }))
    }
}

/// The calendar, or the wheels, on the ground of a menu.
private struct DateCard: View {
    let choice: DateChoice
    let isTime: Bool
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Group {
            if isTime { TimeWheels(choice: choice) } else { MonthGrid { choice.days($0) } }
        }
        .padding(8)
        .environment(\.isInForm, false)
        .environment(\.foregroundStyle, nil)
        .font(.body)
        .background(Color(hexPair: (0xF6F6F8, 0x2A2A2C), colorScheme))
        .clipShape(RoundedRectangle(cornerRadius: MenuLayer.cornerRadius))
        .shadow(color: .black.opacity(0.2), radius: 24, x: 0, y: 8)
    }
}

/// The days of a calendar that are chosen, and the way to choose one.
@MainActor
struct DayChoice {
    /// A day of the month that is shown at first.
    let anchor: Date
    let isChosen: (Date) -> Bool
    let isThere: (Date) -> Bool
    let choose: (Date) -> Void
}

extension DateChoice {
    /// The choice of one day, which keeps the time.
    func days(_ calendar: Calendar) -> DayChoice {
        DayChoice(
            anchor: date, isChosen: { calendar.isDate($0, inSameDayAs: date) },
            isThere: { contains(day: $0, calendar) }, choose: { choose(day: $0, calendar) })
    }
}

/// The days of a month in weeks.
struct MonthGrid: View {
    let choice: @MainActor (Calendar) -> DayChoice
    /// The months between the one that is shown and that of the anchor.
    @State private var months = 0
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    private var start: Date {
        let anchor = choice(calendar).anchor
        let first = calendar.dateInterval(of: .month, for: anchor)?.start ?? anchor
        return calendar.date(byAdding: .month, value: months, to: first) ?? first
    }

    /// The days of the month, after nothing for the days of its first week that belong to the month before.
    private var days: [Date?] {
        let start = start
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
        let before = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        return Array(repeating: nil, count: before)
            + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: start) }
    }

    var body: some View {
        let title = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone).month(.wide)
            .year()
        let (days, names) = (days, calendar.veryShortStandaloneWeekdaySymbols)
        VStack(spacing: 6) {
            HStack(spacing: 20) {
                Text(verbatim: start.formatted(title)).font(.headline).accessibilityAddTraits(.isHeader)
                Spacer(minLength: 0)
                turn("chevron.backward", "Previous Month", -1)
                turn("chevron.forward", "Next Month", 1)
            }
            .padding(.horizontal, 6)
            Grid(horizontalSpacing: 0, verticalSpacing: 2) {
                GridRow {
                    ForEach(0..<7) { index in
                        Text(verbatim: names[(index + calendar.firstWeekday - 1) % 7])
                            .font(.system(size: 13, weight: .semibold)).foregroundStyle(.tertiary)
                            .frame(maxWidth: .infinity).accessibilityHidden(true)
                    }
                }
                ForEach(0..<(days.count + 6) / 7, id: \.self) { week in
                    GridRow {
                        ForEach(0..<7) { index in
                            if let day = days[safe: week * 7 + index] ?? nil {
                                self.day(day)
                            } else {
                                Color.clear.frame(maxWidth: .infinity).frame(height: 34)
                            }
                        }
                    }
                }
            }
        }
    }

    private func turn(_ symbol: String, _ name: String, _ by: Int) -> some View {
        Button {
            months += by
        } label: {
            Image(systemName: symbol).fontWeight(.semibold)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(Text(verbatim: name))
    }

    private func day(_ day: Date) -> some View {
        let choice = choice(calendar)
        let (isChosen, isThere) = (choice.isChosen(day), choice.isThere(day))
        let spoken = Date.FormatStyle(
            date: .complete, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone)
        return Button {
            let shown = start
            choice.choose(day)
            // The month that is shown stays.
            let anchor = calendar.dateInterval(of: .month, for: self.choice(calendar).anchor)?.start
            months = calendar.dateComponents([.month], from: anchor ?? shown, to: shown).month ?? 0
        } label: {
            Text(verbatim: String(calendar.component(.day, from: day))).font(.system(size: 18))
                .fontWeight(isChosen ? .semibold : nil)
                .foregroundStyle(
                    !isThere ? Color.switchedOff : isChosen ? Color.accentColor : Color.primary
                )
                .frame(maxWidth: .infinity)
                .frame(height: 34)
                .background(isChosen ? Color.accentColor.opacity(0.15) : Color.clear, in: Circle())
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(!isThere)
        .accessibilityLabel(Text(verbatim: day.formatted(spoken)))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

/// The day, the month and the year on wheels.
struct DateWheels: View {
    let choice: DateChoice
    @Environment(\.calendar) private var calendar

    var body: some View {
        let parts = calendar.dateComponents([.year, .month, .day], from: choice.date)
        let days = calendar.range(of: .day, in: .month, for: choice.date)?.count ?? 31
        let year = parts.year ?? 2001
        HStack(spacing: 0) {
            NumberWheel(title: "Month", values: 1...12, value: parts.month ?? 1) {
                calendar.monthSymbols[($0 - 1) % calendar.monthSymbols.count]
            } choose: {
                choose(.month, $0)
            }
            NumberWheel(title: "Day", values: 1...days, value: parts.day ?? 1) {
                String($0)
            } choose: {
                choose(.day, $0)
            }
            NumberWheel(title: "Year", values: year - 100...year + 20, value: year) {
                String($0)
            } choose: {
                choose(.year, $0)
            }
        }
    }

    /// A day that the new month does not have is its last one.
    private func choose(_ unit: Calendar.Component, _ value: Int) {
        let now = calendar.component(unit, from: choice.date)
        if let new = calendar.date(byAdding: unit, value: value - now, to: choice.date) { choice.choose(new) }
    }
}

/// The hour and the minute on wheels.
struct TimeWheels: View {
    let choice: DateChoice
    @Environment(\.calendar) private var calendar

    var body: some View {
        let parts = calendar.dateComponents([.hour, .minute], from: choice.date)
        HStack(spacing: 0) {
            NumberWheel(title: "Hour", values: 0...23, value: parts.hour ?? 0) {
                String($0)
            } choose: {
                set(hour: $0, minute: parts.minute ?? 0)
            }
            NumberWheel(title: "Minute", values: 0...59, value: parts.minute ?? 0) {
                $0 < 10 ? "0\($0)" : String($0)
            } choose: {
                set(hour: parts.hour ?? 0, minute: $0)
            }
        }
    }

    private func set(hour: Int, minute: Int) {
        if let new = calendar.date(bySettingHour: hour, minute: minute, second: 0, of: choice.date) {
            choice.choose(new)
        }
    }
}

/// Numbers on a wheel.
private struct NumberWheel: View {
    let title: String
    let values: ClosedRange<Int>
    let value: Int
    let name: (Int) -> String
    let choose: (Int) -> Void

    var body: some View {
        Picker(
            selection: Binding(get: { value }, set: { choose($0) }),
            content: { ForEach(Array(values), id: \.self) { Text(verbatim: name($0)).tag($0) } },
            label: { Text(verbatim: title) }
        )
        .pickerStyle(.wheel)
    }
}
