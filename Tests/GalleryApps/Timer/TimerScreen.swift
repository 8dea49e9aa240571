// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// A stopwatch and a timer.
struct TimerScreen: View {
    let minutes: Int
    /// The present time: the screens ask for it, so that a launch on another clock shows that clock's time.
    let date: @Sendable () -> Date

    var body: some View {
        TabView {
            StopwatchScreen(date: date).tabItem { Label("Stopwatch", systemImage: "stopwatch") }
            CountdownScreen(minutes: minutes, date: date).tabItem { Label("Timer", systemImage: "timer") }
        }
        .preferredColorScheme(.dark)
        .tint(.orange)
    }
}

@Observable
@MainActor
private final class Stopwatch {
    private(set) var start: Date?
    private(set) var laps: [TimeInterval] = []
    private var kept: TimeInterval = 0
    var isRunning: Bool { start != nil }

    func elapsed(at date: Date) -> TimeInterval { kept + (start.map { date.timeIntervalSince($0) } ?? 0) }
    func toggle(at date: Date) {
        kept = elapsed(at: date)
        start = start == nil ? date : nil
    }
    func lap(at date: Date) { laps.insert(elapsed(at: date), at: 0) }
    func reset() { (kept, laps) = (0, []) }
}

private struct StopwatchScreen: View {
    let date: @Sendable () -> Date
    @State private var watch = Stopwatch()

    var body: some View {
        NavigationStack {
            List {
                Section {
                    VStack(spacing: 16) {
                        TimelineView(.animation(paused: !watch.isRunning)) { context in
                            Text(text(watch.elapsed(at: watch.isRunning ? context.date : date())))
                                .font(.system(size: 64, weight: .light)).monospacedDigit()
                                .lineLimit(1).minimumScaleFactor(0.5)
                        }
                        buttons
                    }
                    .padding(.vertical, 8)
                }
                if !watch.laps.isEmpty {
                    Section("Laps") {
                        ForEach(Array(watch.laps.enumerated()), id: \.offset) { index, lap in
                            LabeledContent("Lap \(watch.laps.count - index)") {
                                Text(text(lap)).monospacedDigit()
                            }
                        }
                    }
                }
            }
            .navigationTitle("Stopwatch")
        }
    }

    private var buttons: some View {
        HStack {
            RoundButton(title: watch.isRunning ? "Lap" : "Reset", color: .white) {
                if watch.isRunning { watch.lap(at: date()) } else { watch.reset() }
            }
            Spacer()
            RoundButton(title: watch.isRunning ? "Stop" : "Start", color: watch.isRunning ? .red : .green) {
                watch.toggle(at: date())
            }
        }
    }

    private func text(_ seconds: TimeInterval) -> String {
        Duration.seconds(seconds).formatted(
            .time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 2)))
    }
}

private struct RoundButton: View {
    let title: LocalizedStringKey
    let color: Color
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Text(title).foregroundStyle(color).padding(8).frame(minWidth: 80, minHeight: 80)
                .background(color.opacity(0.12), in: .circle)
        }
        .buttonStyle(.plain)
    }
}

private struct CountdownScreen: View {
    @State var minutes: Int
    let date: @Sendable () -> Date
    @State private var seconds = 0
    @State private var end: Date?

    private var length: TimeInterval { TimeInterval(minutes * 60 + seconds) }

    var body: some View {
        NavigationStack {
            VStack(spacing: 32) {
                if let end { dial(end) } else { wheels }
                Button(end == nil ? "Start timer" : "Cancel") {
                    end = end == nil ? date().addingTimeInterval(length) : nil
                }
                .buttonStyle(.bordered).controlSize(.large).disabled(length == 0)
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Timer")
        }
    }

    private var wheels: some View {
        HStack(spacing: 0) {
            Picker("Minutes", selection: $minutes) { ForEach(0..<60) { Text("\($0) min").tag($0) } }
            Picker("Seconds", selection: $seconds) { ForEach(0..<60) { Text("\($0) s").tag($0) } }
        }
        .pickerStyle(.wheel)
    }

    private func dial(_ end: Date) -> some View {
        TimelineView(.animation) { context in
            let left = max(0, end.timeIntervalSince(context.date))
            ZStack {
                Circle().stroke(.quaternary, lineWidth: 10)
                Circle().trim(from: 0, to: left / max(length, 1))
                    .stroke(.tint, style: StrokeStyle(lineWidth: 10, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Text(Duration.seconds(left.rounded(.up)).formatted(.time(pattern: .minuteSecond)))
                    .font(.system(size: 56, weight: .light)).monospacedDigit()
            }
            .frame(maxWidth: 280, maxHeight: 280)
        }
    }
}
