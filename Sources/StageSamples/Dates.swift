// Licensed under the Apache License, Version 2.0.

import Foundation
import SwiftUI

extension Sample {
    static var dates: [Sample] {
        [
            Sample("DatePicker, ColorPicker", in: .controls) { DateSample() },
            Sample("DatePicker, styles", in: .controls) {
                VStack {
                    OneDate().datePickerStyle(DefaultDatePickerStyle())
                    OneDate().datePickerStyle(CompactDatePickerStyle())
                    OneDate().datePickerStyle(GraphicalDatePickerStyle())
                    OneDate().datePickerStyle(WheelDatePickerStyle())
                }
            },
            Sample("MultiDatePicker", in: .controls) { SeveralDays() },
        ]
    }

    /// Sets a style of any kind.
    @MainActor
    private static func styled<S: DatePickerStyle>(_ style: S) -> some View {
        OneDate().datePickerStyle(style)
    }
}

private struct OneDate: View {
    static let noon = Date(timeIntervalSince1970: 1_700_049_600)
    @State private var date = OneDate.noon
    var body: some View {
        DatePicker("Day", selection: $date, displayedComponents: DatePickerComponents.date)
    }
}

private struct SeveralDays: View {
    @State private var days: Set<DateComponents> = [
        DateComponents(year: 2023, month: 11, day: 14), DateComponents(year: 2023, month: 11, day: 17),
    ]
    var body: some View {
        VStack {
            MultiDatePicker("Days", selection: $days, in: OneDate.noon...)
            Text("\(days.count) days")
        }
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
    }
}

private struct DateSample: View {
    @State private var date = OneDate.noon
    @State private var color = Color.teal

    var body: some View {
        Form {
            DatePicker("Starts", selection: $date)
            DatePicker("Day", selection: $date, in: OneDate.noon..., displayedComponents: .date)
            DatePicker("Time", selection: $date, in: ...OneDate.noon, displayedComponents: .hourAndMinute)
            ColorPicker("Paint", selection: $color)
            ColorPicker("Plain", selection: $color, supportsOpacity: false)
        }
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
    }
}
