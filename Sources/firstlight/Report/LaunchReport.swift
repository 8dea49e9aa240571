// Licensed under the Apache License, Version 2.0.

/// Everything that is known of a set of launches, ready to be written as one HTML file.
struct LaunchReport: Codable, Sendable {
    let title: String
    /// When the launches ran, as the reader is to see it.
    let date: String
    /// The machine that they ran on, one line.
    let machine: String
    let scenarios: [Scenario]
}
