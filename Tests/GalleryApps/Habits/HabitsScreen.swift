// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// Something to do every day.
struct Habit: Identifiable, Hashable, Sendable {
    let id: String
    let symbol: String
    let goal: Int
    /// How often in each of the last seven days; the last one is today.
    var done: [Int]

    static func samples(thousandSteps: Int) -> [Habit] {
        [
            Habit(id: "Water", symbol: "drop.fill", goal: 6, done: [6, 4, 6, 5, 6, 6, 5]),
            Habit(id: "Walk", symbol: "figure.walk", goal: 8, done: [8, 8, 3, 8, 6, 8, thousandSteps]),
            Habit(id: "Read", symbol: "book.fill", goal: 1, done: [1, 0, 1, 1, 1, 0, 1]),
        ]
    }
}

/// How much is done today, and how the week was.
struct HabitsScreen: View {
    @State var habits: [Habit]

    private var share: Double {
        Double(habits.filter { ($0.done.last ?? 0) >= $0.goal }.count) / Double(max(habits.count, 1))
    }
    private var week: [Double] {
        (0..<7).map { day in
            habits.map { min(1, Double($0.done[day]) / Double($0.goal)) }.reduce(0, +) / Double(habits.count)
        }
    }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    HStack(spacing: 24) {
                        ShareRing(share: share).frame(width: 110, height: 110)
                        WeekChart(values: week).frame(height: 110)
                    }
                    .padding(.vertical, 10)
                }
                Section("Today") { ForEach($habits) { HabitRow(habit: $0) } }
                Section("Last fourteen weeks") { HeatMap().padding(.vertical, 6) }
            }
            .navigationTitle("Streak")
        }
        .tint(Color(red: 0.1, green: 0.45, blue: 0.25))
    }
}

private struct HabitRow: View {
    @Binding var habit: Habit
    private var today: Int { habit.done.last ?? 0 }
    private var isDone: Bool { today >= habit.goal }

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: habit.symbol).font(.title2).frame(width: 32).foregroundStyle(.tint)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 6) {
                HStack {
                    Text(habit.id)
                    Spacer()
                    Text("\(today)/\(habit.goal)").monospacedDigit().foregroundStyle(.secondary)
                        .contentTransition(.numericText(value: Double(today)))
                }
                ProgressView(value: Double(min(today, habit.goal)), total: Double(habit.goal))
                    .accessibilityHidden(true)
            }
            Button {
                withAnimation(.snappy) { habit.done[habit.done.count - 1] += 1 }
            } label: {
                Image(systemName: isDone ? "checkmark.circle.fill" : "plus.circle").font(.title2)
                    .frame(width: 44, height: 44)
            }
            .buttonStyle(.borderless)
            .symbolEffect(.bounce, value: today)
            .sensoryFeedback(.increase, trigger: today)
            .accessibilityLabel("One more: \(habit.id)")
        }
    }
}

private struct ShareRing: View {
    let share: Double

    var body: some View {
        ZStack {
            Circle().stroke(.quaternary, lineWidth: 12)
            Circle().trim(from: 0, to: share)
                .stroke(.tint, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                .rotationEffect(.degrees(-90)).animation(.spring, value: share)
            Text(share, format: .percent.precision(.fractionLength(0))).font(.title2.bold())
                .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        }
        .padding(6)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Done today")
        .accessibilityValue(Text(share, format: .percent.precision(.fractionLength(0))))
    }
}

private struct WeekChart: View {
    let values: [Double]

    var body: some View {
        HStack(alignment: .bottom, spacing: 6) {
            ForEach(Array(zip("MTWTFSS", values).enumerated()), id: \.offset) { index, day in
                VStack(spacing: 4) {
                    GeometryReader { proxy in
                        UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4)
                            .fill(.tint).opacity(index == values.count - 1 ? 1 : 0.4)
                            .frame(height: max(4, proxy.size.height * day.1))
                            .frame(maxHeight: .infinity, alignment: .bottom)
                    }
                    Text(String(day.0)).font(.caption2).foregroundStyle(.secondary)
                        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
                }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("This week")
        .accessibilityValue(
            values.map { "\(Int(($0 * 100).rounded())) percent" }.joined(separator: ", "))
    }
}

private struct HeatMap: View {
    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 14), spacing: 4) {
            ForEach(0..<98, id: \.self) { day in
                RoundedRectangle(cornerRadius: 4).fill(.tint).opacity(
                    Double((day * 5 + day / 14 * 3) % 7) / 8 + 0.12
                )
                .aspectRatio(1, contentMode: .fit)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Fourteen weeks, a square for each day")
    }
}
