// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var deviceValues: [Sample] {
        [
            Sample("calendar, timeZone, pixelLength", in: .state) {
                DeviceSample().environment(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .current)
            },
            Sample("legibilityWeight", in: .state) {
                LegibilitySample().environment(\.legibilityWeight, LegibilityWeight.bold)
            },
            Sample("speech of texts", in: .accessibility) {
                VStack {
                    Text("ABC").speechSpellsOutCharacters()
                    Text("a, b").speechAlwaysIncludesPunctuation().speechAdjustedPitch(0.5)
                    HStack { Text("later") }.speechAnnouncementsQueued()
                }
            },
            Sample("accessibilityRotor", in: .accessibility) { RotorSample() },
        ]
    }
}

private struct DeviceSample: View {
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        VStack {
            Text(Date(timeIntervalSinceReferenceDate: 0), style: .time)
            Text("week begins at day \(calendar.firstWeekday)")
            Text("\(timeZone.secondsFromGMT() / 60) minutes")
            Rectangle().frame(height: pixel)
        }
    }
}

private struct LegibilitySample: View {
    @Environment(\.legibilityWeight) private var weight

    var body: some View { Text(weight == .bold ? "bold text" : "as usual") }
}

private struct RotorSample: View {
    struct Message: Identifiable {
        let id: Int
        let title: String
    }

    private let messages = [Message(id: 1, title: "first"), Message(id: 2, title: "second")]

    @Namespace private var space

    var body: some View {
        VStack {
            ForEach(messages) { Text($0.title).accessibilityRotorEntry(id: $0.id, in: space) }
        }
        .accessibilityElement(children: .contain)
        .accessibilityRotor(Text("Messages"), entries: messages, entryLabel: \.title)
        .accessibilityRotor("Unread") { AccessibilityRotorEntry("second", id: 2) }
        .accessibilityRotor(AccessibilitySystemRotor.headings) { AccessibilityRotorEntry("first", id: 1) }
    }
}
