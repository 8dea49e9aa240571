// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchKit

/// The style of a splash: the parts that an app changes to make it its own (ST-45 to ST-48, C-ST-13).
public struct SplashScreenStyle: Hashable, Sendable {
    /// The name of the logo in the asset catalogue.
    public var logo = "Logo"
    /// The accessibility label of the logo.
    public var logoName = ShipThatApp.name
    /// The side of the logo, in points.
    public var logoSize: CGFloat = 120
    /// The words below the logo; empty for none.
    public var tagline = ShipThatApp.tagline
    /// The colour of the words.
    public var taglineColor = ShipThatApp.white
    /// From the logo to the words, in points.
    public var gap: CGFloat = 16
    /// The colour behind everything.
    public var background = ShipThatApp.accent

    /// ShipThatApp's own look, with something of it changed.
    public init(_ change: (inout SplashScreenStyle) -> Void = { _ in }) { change(&self) }
}

/// The lengths of ShipThatApp's splash: what an app changes first (ST-43, ST-44).
public struct SplashScreenTiming: Hashable, Sendable {
    /// The length of the logo's settling in; 0.9 s (ST-25).
    public var intro = Duration.milliseconds(900)
    /// The hold of the first step when nothing else is waited for; 1 s (ST-35).
    public var hold = Duration.seconds(1)
    /// The shortest hold of the first step when real work is waited for; 0.9 s (C-ST-08).
    public var gatedHold = Duration.milliseconds(900)
    /// The length of the second step, its wait and its motion alike; 1 s (ST-13, C-ST-03).
    public var exit = Duration.seconds(1)
    /// The longest wait for real work; 10 s (C-ST-16).
    public var timeout = Duration.seconds(10)

    /// The document's lengths, with something of them changed.
    public init(_ change: (inout SplashScreenTiming) -> Void = { _ in }) { change(&self) }

    /// The lints of these lengths.
    public var lints: [LaunchLint] {
        func lint(_ id: String, if isFound: Bool, _ message: String) -> LaunchLint? {
            isFound ? LaunchLint(id, .warning, message) : nil
        }
        return [
            lint(
                "C-ST-15", if: hold < intro, "The hold of \(hold) cuts the intro of \(intro): make it longer."
            ),
            lint(
                "C-ST-15", if: gatedHold < intro,
                "Quick work cuts the intro of \(intro): hold at least as long, not \(gatedHold)."),
            lint("C-ST-03", if: exit <= .zero, "Without an exit the splash is cut off: give it a length."),
        ].compactMap(\.self)
    }
}
