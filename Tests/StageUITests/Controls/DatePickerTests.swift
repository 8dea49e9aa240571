// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation
import Testing

@testable import StageUI

@MainActor @Observable
private final class Day {
    /// 14 November 2023, 22:13:20 in Greenwich, a Tuesday.
    var date = Date(timeIntervalSince1970: 1_700_000_000)
    var color = Color.red
    var several: Set<DateComponents> = [DateComponents(year: 2023, month: 11, day: 14)]
    /// The chosen days of several, the first in front, by their months and numbers.
    var numbers: [[Int]] {
        several.map { [$0.month, $0.day].map { $0 ?? -1 } }.sorted { $0.lexicographicallyPrecedes($1) }
    }
    var severalBinding: Binding<Set<DateComponents>> {
        Binding(get: { self.several }, set: { self.several = $0 })
    }
    var binding: Binding<Date> { Binding(get: { self.date }, set: { self.date = $0 }) }
    /// The year, the month, the day, the hour and the minute in Greenwich.
    var parts: [Int] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        let found = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return [found.year, found.month, found.day, found.hour, found.minute].map { $0 ?? -1 }
    }
}

@MainActor
@Suite struct DatePickerTests {
    private let day = Day()

    private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
        let content = content()
        let stage = Stage.shown {
            content.environment(\.locale, Locale(identifier: "en_US"))
                .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
        }
        return stage
    }

    @Test func itShowsTheDateAndTheTimeBesideItsLabel() throws {
        let stage = stage { DatePicker("Starts", selection: day.binding) }
        let texts = stage.drawn.texts
        #expect(texts["Starts"] != nil && texts["Nov 14, 2023"] != nil)
        #expect(texts.keys.contains { $0.hasPrefix("10:13") })
        let elements = stage.elements.filter { $0.traits.contains(.isButton) }
        #expect(elements.map(\.label) == ["Starts", "Starts"])
        #expect(elements.first?.value == "Nov 14, 2023")
        let time = self.stage {
            DatePicker("At", selection: day.binding, displayedComponents: .hourAndMinute)
        }
        #expect(time.drawn.texts["Nov 14, 2023"] == nil)
        #expect(
            self.stage { DatePicker("At", selection: day.binding).labelsHidden() }.drawn.texts["At"] == nil)
    }

    @Test func inAFormItStandsBelowItsLabelWhereLettersAreLarge() throws {
        for (size, isBelow) in [(DynamicTypeSize.large, false), (.accessibility5, true)] {
            let texts = stage {
                Form { DatePicker("Starts", selection: day.binding, displayedComponents: .date) }
                    .environment(\.dynamicTypeSize, size)
            }.drawn.texts
            let (label, date) = (try #require(texts["Starts"]), try #require(texts["Nov 14, 2023"]))
            #expect((date.minY >= label.maxY - 1) == isBelow, "\(size)")
        }
    }

    @Test func aDayOfTheCalendarIsChosenAndTheTimeStays() throws {
        let stage = stage { DatePicker("Starts", selection: day.binding, displayedComponents: .date) }
        stage.activate(label: "Starts")
        stage.settle()
        #expect(stage.drawn.texts["November 2023"] != nil)
        let chosen = stage.elements.first { $0.traits.contains(.isSelected) }
        #expect(chosen?.label == "Tuesday, November 14, 2023")
        // The month begins on a Wednesday, the week on a Sunday: the first stands below the W.
        let first = try #require(stage.drawn.texts["1"])
        let fifth = try #require(stage.drawn.texts["5"])
        #expect(first.midX > fifth.midX && first.midY < fifth.midY)
        #expect(stage.activate(label: "Thursday, November 30, 2023"))
        #expect(day.parts == [2023, 11, 30, 22, 13])
        #expect(stage.activate(label: "Next Month"))
        stage.settle()
        #expect(stage.drawn.texts["December 2023"] != nil && stage.drawn.texts["31"] != nil)
        #expect(stage.activate(label: "Friday, December 1, 2023"))
        stage.settle()
        #expect(day.parts == [2023, 12, 1, 22, 13])
        #expect(stage.drawn.texts["December 2023"] != nil)
    }

    @Test func daysOutOfTheRangeCannotBeChosen() {
        let from = day.date
        let stage = stage {
            DatePicker("a", selection: day.binding, in: from..., displayedComponents: .date)
                .datePickerStyle(.graphical)
        }
        let before = stage.elements.first { $0.label == "Monday, November 13, 2023" }
        #expect(before?.isEnabled == false)
        #expect(stage.elements.first { $0.label == "Tuesday, November 14, 2023" }?.isEnabled == true)
        let choice = DateChoice(selection: day.binding, range: DateRange(first: from, last: from + 60))
        choice.choose(from - 5)
        #expect(day.date == from)
        choice.choose(from + 600)
        #expect(day.date == from + 60)
    }

    @Test func aTouchChoosesADayOfSeveralAndTheNextTakesItBack() {
        let stage = stage { MultiDatePicker("Trips", selection: day.severalBinding) }
        func spoken() -> [String] {
            stage.elements.filter { $0.traits.contains(.isSelected) }.compactMap(\.label)
        }
        #expect(stage.drawn.texts["November 2023"] != nil)
        #expect(spoken() == ["Tuesday, November 14, 2023"])
        #expect(stage.activate(label: "Thursday, November 30, 2023"))
        stage.settle()
        #expect(spoken() == ["Tuesday, November 14, 2023", "Thursday, November 30, 2023"])
        #expect(stage.activate(label: "Next Month"))
        stage.settle()
        #expect(stage.activate(label: "Friday, December 1, 2023"))
        stage.settle()
        #expect(day.numbers == [[11, 14], [11, 30], [12, 1]])
        // The month that is shown stays, also when the first of the days goes.
        #expect(stage.drawn.texts["December 2023"] != nil && spoken() == ["Friday, December 1, 2023"])
        #expect(stage.activate(label: "Previous Month"))
        stage.settle()
        #expect(stage.activate(label: "Tuesday, November 14, 2023"))
        stage.settle()
        #expect(day.numbers == [[11, 30], [12, 1]])
        #expect(stage.drawn.texts["November 2023"] != nil && spoken() == ["Thursday, November 30, 2023"])
    }

    @Test func ofSeveralDaysOnlyThoseInTheBoundsAreThere() {
        let (from, end) = (day.date, day.date + 2 * 86_400)
        func days<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
            stage(content).elements.filter { $0.isEnabled && $0.label?.hasSuffix(" Month") == false }
                .compactMap(\.label).filter { $0.contains(", ") }
        }
        #expect(days { MultiDatePicker("a", selection: day.severalBinding, in: ..<from) }.count == 14)
        #expect(days { MultiDatePicker("a", selection: day.severalBinding, in: from...) }.count == 17)
        day.several = []
        #expect(
            days { MultiDatePicker("a", selection: day.severalBinding, in: from..<end) } == [
                "Tuesday, November 14, 2023", "Wednesday, November 15, 2023", "Thursday, November 16, 2023",
            ])
        // The clock says 2001: these days are over, and still the calendar begins with their month.
        let past = Date(timeIntervalSince1970: 86_400 + 3600)
        #expect(
            days { MultiDatePicker("a", selection: day.severalBinding, in: ..<past) } == [
                "Thursday, January 1, 1970", "Friday, January 2, 1970",
            ])
    }

    @Test func wheelsChooseEachPart() {
        let stage = stage { DatePicker("a", selection: day.binding).datePickerStyle(.wheel) }
        stage.perform(.increment, label: "Day")
        stage.settle()
        #expect(day.parts == [2023, 11, 15, 22, 13])
        stage.perform(.decrement, label: "Month")
        stage.settle()
        stage.perform(.increment, label: "Year")
        stage.settle()
        stage.perform(.increment, label: "Hour")
        stage.settle()
        stage.perform(.increment, label: "Minute")
        stage.settle()
        #expect(day.parts == [2024, 10, 15, 23, 14])
    }

    @Test func aColorIsChosenInASheet() {
        let day = day
        let stage = stage {
            ColorPicker("Paint", selection: Binding(get: { day.color }, set: { day.color = $0 }))
        }
        #expect(stage.drawn.fills(255, 59, 48).count == 1)
        stage.activate(label: "Paint")
        stage.settle()
        #expect(stage.activate(label: "Color 1, 1"))
        #expect(day.color == Color(white: 1).opacity(1))
        stage.activate(label: "Close")
        stage.settle()
        #expect(stage.drawn.texts["Colors"] == nil)
    }
}
