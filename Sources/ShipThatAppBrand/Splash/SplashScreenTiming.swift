// Licensed under the Apache License, Version 2.0.

public import LaunchKit

/// The lengths of ShipThatApp's splash: what an app changes first (ST-43, ST-44).
public struct SplashScreenTiming: Hashable, Sendable {
    /// The length of the logo's settling in; 0.9 s (ST-25).
    public var intro: Duration
    /// How long the first step is held when nothing else is waited for; 1 s (ST-35).
    public var hold: Duration
    /// How long the first step is held at least when real work is waited for; 0.9 s (C-ST-08).
    public var gatedHold: Duration
    /// The length of the second step, its wait and its motion alike; 1 s (ST-13, C-ST-03).
    public var exit: Duration
    /// How long real work is waited for at most; 10 s (C-ST-16).
    public var timeout: Duration

    /// Creates lengths; without arguments they are the document's.
    public init(
        intro: Duration = .milliseconds(900), hold: Duration = .seconds(1),
        gatedHold: Duration = .milliseconds(900), exit: Duration = .seconds(1),
        timeout: Duration = .seconds(10)
    ) {
        (self.intro, self.hold, self.gatedHold) = (intro, hold, gatedHold)
        (self.exit, self.timeout) = (exit, timeout)
    }

    /// What had better be otherwise with these lengths.
    public var lints: [LaunchLint] {
        var found: [LaunchLint] = []
        if hold < intro {
            found.append(
                LaunchLint(
                    "C-ST-15", .warning, "The hold of \(hold) cuts the intro of \(intro): make it longer."))
        }
        if gatedHold < intro {
            found.append(
                LaunchLint(
                    "C-ST-15", .warning,
                    "Quick work cuts the intro of \(intro): hold at least as long, not \(gatedHold)."))
        }
        if exit <= .zero {
            found.append(
                LaunchLint("C-ST-03", .warning, "Without an exit the splash is cut off: give it a length."))
        }
        return found
    }
}
