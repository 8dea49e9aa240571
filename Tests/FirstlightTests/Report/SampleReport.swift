// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import FirstlightCommands

/// Reports with every kind of content.
enum SampleReport {
    /// A text that would break a document that does not escape it.
    static let hostile = "<script>alert(\"1\")</script> & 'x' \u{0}"

    static func report(_ scenarios: [LaunchReport.Scenario]) -> LaunchReport {
        LaunchReport(title: "Launches", date: "1 May 2026", machine: "2 cores", scenarios: scenarios)
    }

    /// - Parameter text: Stands wherever a scenario holds free text.
    static func scenario(
        brand: String = "urbannest", name: String = "fresh-install", text: String = "Fresh install",
        isPassed: Bool = true, firstFrame: Double = 38.4, isAlone: Bool = true,
        missed: [Shortfall.Item] = []
    )
        -> LaunchReport.Scenario
    {
        LaunchReport.Scenario(
            brand: brand, name: name, title: text, description: text,
            device: .init(name: text, width: 390, height: 844), appearance: "light", flags: [text],
            outcome: .init(
                expectedRoute: text, reachedRoute: isPassed ? text : nil, isPassed: isPassed,
                reason: isPassed ? nil : text),
            figures: .init(
                firstFrame: firstFrame, waited: 1.5, splashVisible: 1500, frames: 90,
                slowestFrame: isAlone ? 6.25 : nil, medianFrame: isAlone ? 0.42 : nil),
            filmStrip: [
                .init(time: 0, webp: Data([1, 2, 3]), caption: text),
                .init(time: 250, webp: Data([4]), caption: nil),
            ],
            animation: .init(webp: Data([5, 6]), duration: 2000), waterfall: waterfall(text: text),
            announcements: [.init(time: 900, text: text)],
            accessibility: [.init(title: text, time: nil, lines: [text, "  " + text])], log: [text],
            missed: missed, scenarioJSON: "{\"name\": \"\(text)\"}")
    }

    /// A launch of which there may be thousands.
    static func small(_ name: String, _ frames: [LaunchReport.Frame]) -> LaunchReport.Scenario {
        LaunchReport.Scenario(
            brand: "urbannest", name: name, title: name, description: "",
            device: .init(name: "iPhone 14", width: 390, height: 844), appearance: "light", flags: [],
            outcome: .init(expectedRoute: "main", reachedRoute: "main", isPassed: true, reason: nil),
            figures: .init(
                firstFrame: 40, waited: 0, splashVisible: nil, frames: 10, slowestFrame: nil, medianFrame: nil
            ),
            filmStrip: frames, animation: nil, waterfall: .init(tasks: [], phases: [], marks: [], end: 900),
            announcements: [], accessibility: [], log: [], missed: [], scenarioJSON: "{}")
    }

    static func waterfall(text: String = "configuration") -> LaunchReport.Waterfall {
        LaunchReport.Waterfall(
            tasks: [
                .init(
                    name: text, note: text,
                    attempts: LaunchReport.AttemptOutcome.allCases.enumerated().map { index, outcome in
                        .init(
                            start: Double(index) * 250,
                            end: outcome == .running ? nil : Double(index) * 250 + 100,
                            outcome: outcome, text: text)
                    })
            ],
            phases: [
                .init(name: text, start: 0, end: 1000), .init(name: "x", start: 1000, end: 1010),
            ],
            marks: LaunchReport.MarkKind.allCases.map { .init(time: 1000, kind: $0, text: text) }, end: 2000)
    }
}
