// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation

/// The deeds of a person in a live launch, as the steps of a scenario.
///
/// A finger that comes and goes in one place is a tap, by the label of what it met where that is the only one of this name. All
/// else that it does, and all that a second finger does, is kept place by place, at most one move of each in a frame.
struct LiveRecorder {
    /// The farthest that a finger slips within a tap, in points, and the longest that it stays, in seconds: a press of half a second
    /// is a long one.
    private static let (slip, stay) = (CGFloat(4), 0.4)
    /// The longest pause within what is typed at one go, in seconds.
    private static let pause = 2.0
    /// The most steps: a scenario has at most 1000, and some are left for what follows.
    private static let most = 950

    private(set) var steps: [Scenario.Step] = []
    private var finger: (first: Int, down: Scenario.Step, label: String?)?

    /// Indicates whether a scenario has no room for more.
    var isFull: Bool { steps.count >= Self.most }

    /// Notes a step that was done.
    ///
    /// - Parameter label: The label of what the finger met when it went down.
    mutating func note(_ step: Scenario.Step, label: String? = nil) {
        if step.down != nil, step.finger == nil {
            finger = (steps.count, step, label)
        } else if step.move != nil {
            if let place = place(ofMoveLike: step) { steps.remove(at: place) }
        } else if let typed = step.type, let last = steps.last, let before = last.type, finger == nil,
            step.at.seconds - last.at.seconds < Self.pause
        {
            var joined = step
            joined.type = before + typed
            steps[steps.count - 1] = joined
            return
        } else if step.up != nil, step.finger == nil, let finger {
            self.finger = nil
            if let tap = tap(from: finger, to: step) {
                steps = steps.prefix(finger.first) + [tap]
                return
            }
        }
        steps.append(step)
    }

    /// The place of the move of the same finger in the same frame; nil where there is none.
    private func place(ofMoveLike step: Scenario.Step) -> Int? {
        let first = steps.lastIndex { $0.move == nil || $0.at != step.at } ?? -1
        return steps.indices.last { $0 > first && steps[$0].finger == step.finger }
    }

    private func tap(
        from finger: (first: Int, down: Scenario.Step, label: String?), to up: Scenario.Step
    ) -> Scenario.Step? {
        guard let place = finger.down.down, up.at.seconds - finger.down.at.seconds <= Self.stay else {
            return nil
        }
        let others = steps.dropFirst(finger.first + 1)
        // A second hand did something meanwhile.
        guard others.allSatisfy({ $0.move != nil }) else { return nil }
        for other in others.compactMap(\.move) + [up.up].compactMap(\.self) {
            guard hypot(other[0] - place[0], other[1] - place[1]) <= Self.slip else { return nil }
        }
        var tap = up
        tap.up = nil
        if let label = finger.label { tap.tap = label } else { tap.tapAt = place }
        return tap
    }
}
