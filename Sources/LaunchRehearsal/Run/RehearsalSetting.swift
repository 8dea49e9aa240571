// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// What a brand is given to put a launch on a stage.
@MainActor
public struct RehearsalSetting {
    /// What is run.
    public let scenario: Scenario
    /// The device it runs on.
    public let device: SimulatedDevice
    /// The shaper for the text on the screens.
    public let text: any TextShaping
    /// Who answers the launch's tasks.
    public let services: RehearsedServices
    /// The clock of every wait.
    public let clock: any Clock<Duration>
    /// The present date.
    public let date: @Sendable () -> Date
    /// Takes what happens besides the pictures, a sentence each.
    public let log: @Sendable (String) -> Void
}
