// Licensed under the Apache License, Version 2.0.

/// Everything that is known of a set of launches, ready to be written as one HTML file.
package struct LaunchReport: Codable, Sendable {
    package let title: String
    /// The date of the launches, as the reader sees it.
    package let date: String
    /// The machine that they ran on, one line.
    package let machine: String
    package let scenarios: [Scenario]
}
