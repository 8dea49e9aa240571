// Licensed under the Apache License, Version 2.0.

public import Foundation

/// How the splash gives way to the destination, as functions of the seconds since the exit began.
public struct LaunchHandOver {
    /// When the destination is there.
    public enum Arrival: Hashable, Sendable {
        /// From the start of the exit.
        case duringExit
        /// From the end of the exit.
        case afterExit
    }

    /// When the destination is there.
    public var arrival: Arrival
    /// Whether the destination lies above the splash while both are there.
    public var isDestinationAbove: Bool
    /// The opacity of the splash, 0 to 1; nil leaves it as it is.
    public var splashOpacity: ((Double) -> Double)?
    /// The opacity of the destination, 0 to 1; nil leaves it as it is.
    public var destinationOpacity: ((Double) -> Double)?
    /// The distance of the destination from its place, as a share of the width; nil leaves it in its place.
    public var destinationShift: ((Double) -> Double)?

    /// Describes a hand-over; without arguments the destination is there at the end, by a cut.
    public init(
        _ arrival: Arrival = .afterExit, isDestinationAbove: Bool = false,
        splashOpacity: ((Double) -> Double)? = nil, destinationOpacity: ((Double) -> Double)? = nil,
        destinationShift: ((Double) -> Double)? = nil
    ) {
        (self.arrival, self.isDestinationAbove) = (arrival, isDestinationAbove)
        (self.splashOpacity, self.destinationOpacity) = (splashOpacity, destinationOpacity)
        self.destinationShift = destinationShift
    }
}
