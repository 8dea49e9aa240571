// Licensed under the Apache License, Version 2.0.

import Foundation

/// The motion of scrolled content along one axis by itself.
///
/// The numbers are UIScrollView's: a speed that shrinks by the factor 0.998 each millisecond, and a
/// critically damped spring of stiffness 100 at the ends; a place to come to rest at is reached by a
/// spring that settles in about 0.35 s.
struct ScrollMotion {
    enum Kind {
        /// Slows down from a speed in points a second.
        case slowing(velocity: Double)
        /// Moves to a place with a spring of an angular frequency, from a speed.
        case spring(target: Double, velocity: Double, frequency: Double)
    }
    var kind: Kind
    var from: Double
    /// The time at which it began, in seconds.
    var begin: Double

    /// The share of the speed that remains after a millisecond.
    static let decelerationRate = 0.998
    /// The rate at which the speed shrinks, each second.
    static let drag = -1000 * log(decelerationRate)
    /// The angular frequency of the spring at the ends.
    static let bounce = 10.0
    /// The angular frequency of the spring that moves to a target.
    static let settling = 2 * Double.pi / 0.35

    struct State {
        var position: Double
        var velocity: Double
        var isOver: Bool
    }

    /// Returns the place of the content at a time.
    ///
    /// - Parameter pixel: The size of a device pixel in points; content nearer than half of one counts as arrived.
    func state(at time: Double, pixel: Double) -> State {
        let elapsed = max(0, time - begin)
        switch kind {
        case .slowing(let velocity):
            let left = exp(-Self.drag * elapsed)
            let speed = velocity * left
            let isOver = abs(speed) / Self.drag < pixel / 2
            let way = isOver ? velocity / Self.drag : velocity / Self.drag * (1 - left)
            return State(position: from + way, velocity: isOver ? 0 : speed, isOver: isOver)
        case .spring(let target, let velocity, let frequency):
            let start = from - target
            let decay = exp(-frequency * elapsed)
            let slope = velocity + frequency * start
            let position = decay * (start + slope * elapsed)
            let speed = decay * (slope - frequency * (start + slope * elapsed))
            let isOver = abs(position) < pixel / 2 && abs(speed) < 10
            return State(
                position: isOver ? target : target + position, velocity: isOver ? 0 : speed, isOver: isOver)
        }
    }

    /// The time at which content that slows down passes a place; nil if it does not get there.
    func time(passing place: Double) -> Double? {
        guard case .slowing(let velocity) = kind, velocity != 0 else { return nil }
        let share = (place - from) * Self.drag / velocity
        guard share >= 0, share < 1 else { return nil }
        return begin - log(1 - share) / Self.drag
    }

    /// Returns the place where content with a speed comes to rest.
    static func rest(from position: Double, velocity: Double) -> Double { position + velocity / drag }

    /// Returns the distance that content follows a finger beyond its end: less and less, never by the view's own
    /// length.
    static func rubberBand(_ distance: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        return (1 - 1 / (distance * 0.55 / length + 1)) * length
    }

    /// Returns the distance that a finger has moved for content that is so far beyond its end.
    static func fingerDistance(_ shown: Double, length: Double) -> Double {
        guard length > 0, shown < length else { return shown }
        return (1 / (1 - shown / length) - 1) * length / 0.55
    }
}
