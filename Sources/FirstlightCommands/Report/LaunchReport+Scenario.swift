// Licensed under the Apache License, Version 2.0.

package import Foundation

extension LaunchReport {
    /// One launch: what was asked of it and what it did. All times are milliseconds after the start.
    package struct Scenario: Codable, Sendable {
        /// The id of the app that was launched.
        package let brand: String
        /// The name that the command line knows; scenarios of several apps may have the same.
        package let name: String
        package let title: String
        /// The subject of the scenario, in one or two sentences.
        package let description: String
        package let device: Device
        /// `light` or `dark`.
        package let appearance: String
        /// Other unusual settings, "Reduce Motion" for example.
        package let flags: [String]
        package let outcome: Outcome
        package let figures: Figures
        /// The frames of the film strip by time.
        package let filmStrip: [Frame]
        package let animation: Animation?
        package let waterfall: Waterfall
        package let announcements: [Announcement]
        /// The accessibility trees at the instants of interest.
        package let accessibility: [AccessibilityTree]
        package let log: [String]
        /// The things that its views asked for and did not get.
        package let missed: [Shortfall.Item]
        /// The scenario file.
        package let scenarioJSON: String
    }

    /// The simulated device; the size is in points, as the screen was held.
    package struct Device: Codable, Sendable {
        package let name: String
        package let width: Double
        package let height: Double
    }

    /// The meaning of the figures of first frames, where they are shown.
    static let firstFrameNote =
        "A first frame is counted from the start of its process, without the time that its main thread "
        + "waited for a processor."

    /// The reason that most launches have no times of frames, for where such times are shown.
    static let aloneNote =
        "The first launch of each app ran alone, and only such launches have times of frames."

    /// The expected and the actual route of a launch.
    package struct Outcome: Codable, Sendable {
        package let expectedRoute: String
        /// Nil when the launch reached none.
        package let reachedRoute: String?
        package let isPassed: Bool
        /// The reason why it failed; nil when it passed.
        package let reason: String?
    }

    /// The measurements, in milliseconds; nil where nothing could be measured. Frames are timed only of launches that ran
    /// alone.
    package struct Figures: Codable, Sendable {
        /// From the start of the process to the first frame, without the time that its main thread waited for a processor.
        package let firstFrame: Double?
        /// The time that the main thread waited for a processor until its first frame.
        package let waited: Double?
        package let splashVisible: Double?
        package let frames: Int
        package let slowestFrame: Double?
        package let medianFrame: Double?
    }

    /// A picture of the screen at an instant.
    package struct Frame: Codable, Sendable {
        package let time: Double
        /// About as large as the report shows it, packed with loss; a pixel a point where the launch failed.
        package let webp: Data
        /// A description for readers who cannot see it; nil when the time says enough.
        package let caption: String?
    }

    /// The launch as an animated WebP.
    package struct Animation: Codable, Sendable {
        package let webp: Data
        /// The duration of one round.
        package let duration: Double
    }

    /// Something an assistive technology says aloud.
    package struct Announcement: Codable, Sendable {
        package let time: Double
        package let text: String
    }

    /// The accessibility tree at an instant, a line an element, indented by depth.
    package struct AccessibilityTree: Codable, Sendable {
        /// The instant, "At the end" for example.
        package let title: String
        /// The time of the picture that shows it; nil for the last one.
        package let time: Double?
        package let lines: [String]
    }
}

extension LaunchReport.Scenario {
    /// The name that no other scenario has, which `--scenario` takes: `duggy/sign-in`.
    package var fullName: String { "\(brand)/\(name)" }
}
