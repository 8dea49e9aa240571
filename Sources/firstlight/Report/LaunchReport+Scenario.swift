// Licensed under the Apache License, Version 2.0.

import Foundation

extension LaunchReport {
    /// One launch: what was asked of it and what it did. All times are milliseconds after the start.
    struct Scenario: Codable, Sendable {
        /// The name that the command line knows.
        let name: String
        let title: String
        /// What the scenario is about, one or two sentences.
        let description: String
        let device: Device
        /// `light` or `dark`.
        let appearance: String
        /// What else is unusual, "Reduce Motion" for example.
        let flags: [String]
        let outcome: Outcome
        let figures: Figures
        /// The frames of the film strip by time.
        let filmStrip: [Frame]
        let animation: Animation?
        let waterfall: Waterfall
        let announcements: [Announcement]
        /// What an assistive technology reads at the instants of interest.
        let accessibility: [AccessibilityTree]
        let log: [String]
        /// The scenario file.
        let scenarioJSON: String
    }

    /// The simulated device; the size is in points, as the screen was held.
    struct Device: Codable, Sendable {
        let name: String
        let width: Double
        let height: Double
    }

    /// Where the launch was to lead and where it led.
    struct Outcome: Codable, Sendable {
        let expectedRoute: String
        /// Nil when the launch reached none.
        let reachedRoute: String?
        let isPassed: Bool
        /// Why it failed; nil when it passed.
        let reason: String?
    }

    /// What was measured, in milliseconds; nil where nothing could be measured.
    struct Figures: Codable, Sendable {
        /// From the start of the process to the first frame.
        let firstFrame: Double?
        let splashVisible: Double?
        let frames: Int
        let slowestFrame: Double?
        let medianFrame: Double?
    }

    /// A picture of the screen at an instant.
    struct Frame: Codable, Sendable {
        let time: Double
        let png: Data
        /// What is to be seen, for readers who cannot; nil when the time says enough.
        let caption: String?
    }

    /// The launch as an animated WebP.
    struct Animation: Codable, Sendable {
        let webp: Data
        /// How long one round takes.
        let duration: Double
    }

    /// Something an assistive technology says aloud.
    struct Announcement: Codable, Sendable {
        let time: Double
        let text: String
    }

    /// The accessibility tree at an instant, a line an element, indented by depth.
    struct AccessibilityTree: Codable, Sendable {
        /// Which instant, "At the end" for example.
        let title: String
        let lines: [String]
    }
}
