// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// What the weather will be.
struct Forecast: Hashable, Sendable {
    struct Hour: Hashable, Identifiable, Sendable {
        let id: Int
        let symbol: String
        let degrees: Int
    }
    struct Day: Hashable, Identifiable, Sendable {
        let id: String
        let symbol: String
        let low: Double
        let high: Double
    }
    let place: String
    var degrees = 14
    let hours = zip(9..., [12, 13, 14, 14, 15, 16, 16, 15, 13]).map { hour, degrees in
        Hour(
            id: hour, symbol: ["cloud.sun.fill", "cloud.fill", "cloud.rain.fill"][hour % 3], degrees: degrees)
    }
    let days = [
        Day(id: "Today", symbol: "cloud.sun.fill", low: 9, high: 16),
        Day(id: "Tuesday", symbol: "cloud.rain.fill", low: 8, high: 13),
        Day(id: "Wednesday", symbol: "cloud.bolt.rain.fill", low: 10, high: 15),
        Day(id: "Thursday", symbol: "wind", low: 6, high: 12),
        Day(id: "Friday", symbol: "sun.max.fill", low: 8, high: 19),
    ]
}

/// The weather of a place: now, by the hour, and by the day.
struct WeatherScreen: View {
    @State var forecast: Forecast
    let load: @Sendable () async throws -> Forecast

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                header
                WeatherTile(title: "Hours", symbol: "clock") { HourStrip(hours: forecast.hours) }
                WeatherTile(title: "Five days", symbol: "calendar") { DayTable(days: forecast.days) }
            }
            .padding()
        }
        .background(
            LinearGradient(
                colors: [
                    Color(red: 0.08, green: 0.27, blue: 0.47), Color(red: 0.16, green: 0.42, blue: 0.62),
                ],
                startPoint: .top, endPoint: .bottom
            )
            .ignoresSafeArea()
        )
        .foregroundStyle(.white)
        .refreshable { await reload() }
        .task { await reload() }
    }

    private var header: some View {
        VStack(spacing: 4) {
            Text(forecast.place).font(.title)
            Text("\(forecast.degrees)°").font(.system(size: 88, weight: .thin))
                .contentTransition(.numericText())
            Label("Clouds with a break", systemImage: "cloud.sun.fill").symbolRenderingMode(.multicolor)
        }
        .padding(.vertical, 12)
        .accessibilityElement(children: .combine)
    }

    private func reload() async {
        guard let news = try? await load() else { return }
        withAnimation { forecast = news }
    }
}

private struct HourStrip: View {
    let hours: [Forecast.Hour]

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 20) {
                ForEach(hours) { hour in
                    VStack(spacing: 8) {
                        Text("\(hour.id)").font(.caption)
                        Image(systemName: hour.symbol).symbolRenderingMode(.multicolor).frame(height: 24)
                        Text("\(hour.degrees)°").bold()
                    }
                    .accessibilityElement(children: .combine)
                }
            }
        }
        .scrollIndicators(.hidden)
    }
}

private struct DayTable: View {
    let days: [Forecast.Day]
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 14) {
            ForEach(days) { day in
                GridRow {
                    Text(day.id)
                    Image(systemName: day.symbol).gridColumnAlignment(.center).accessibilityHidden(true)
                    Text("\(Int(day.low))°").foregroundStyle(.white.opacity(0.8))
                    if !size.isAccessibilitySize { RangeBar(low: day.low, high: day.high).frame(height: 5) }
                    Text("\(Int(day.high))°")
                }
            }
        }
    }
}

private struct RangeBar: View {
    let low: Double
    let high: Double
    private let coldest = 5.0
    private let warmest = 20.0

    var body: some View {
        GeometryReader { proxy in
            let unit = proxy.size.width / (warmest - coldest)
            Capsule().fill(.white.opacity(0.25))
            Capsule().fill(Color.yellow.gradient).frame(width: (high - low) * unit)
                .offset(x: (low - coldest) * unit)
        }
        .accessibilityHidden(true)
    }
}

private struct WeatherTile<Content: View>: View {
    let title: LocalizedStringKey
    let symbol: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Label(title, systemImage: symbol).font(.caption).textCase(.uppercase)
            content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(.black.opacity(0.2), in: .rect(cornerRadius: 16))
    }
}
