// Licensed under the Apache License, Version 2.0.

import Foundation

/// The phase of a gesture.
enum GesturePhase<Value> {
    /// It is still possible; some report a value while they are held.
    case possible(Value?)
    /// It continues.
    case active(Value)
    /// It has succeeded.
    case ended(Value)
    /// It has failed.
    case failed
}

/// The kinds of gestures, which decide which one yields.
enum GestureKind {
    /// A short touch: waits for those with more touches that come before it.
    case tap
    /// A touch that is held.
    case press
    /// A movement.
    case drag
}

/// A change of a finger, or the passing of time.
struct GestureEvent {
    enum Kind { case began, moved, ended, tick }
    var kind: Kind
    /// The index of the finger.
    var finger = 0
    /// The place on the canvas, in points.
    var location = CGPoint.zero
    /// The seconds of the stage's time.
    var time: Double
    /// The date of the same moment.
    var date: Date
    /// The size of the gesture's view, in points.
    var size = CGSize.zero
    /// Turns a place on the canvas into the coordinates of a space around the gesture's view.
    var convert: @MainActor (CGPoint, CoordinateSpace) -> CGPoint
}

/// Follows a gesture, its type of value hidden.
@MainActor
class AnyGestureMachine {
    /// Applies a new value of the gesture.
    func take(_ gesture: Any) {}
    /// Cancels: states that followed the gesture are reset.
    func cancel(_ calls: inout [() -> Void]) {}
    /// Starts over.
    func reset() {}
    /// The time of the next change without a finger.
    var deadline: Double? { nil }
    var kind: GestureKind { .drag }
    /// Returns the phase of the gesture after an event, without its value.
    func follow(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<Void> { .failed }
}

/// A machine that follows a gesture: it handles finger events and reports the phase.
///
/// Actions are not run but added to a list, because others decide whether the gesture may act.
@MainActor
class GestureMachine<Value>: AnyGestureMachine {
    func handle(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<Value> { .failed }

    final override func follow(
        _ event: GestureEvent, _ calls: inout [() -> Void]
    ) -> GesturePhase<Void> {
        switch handle(event, &calls) {
        case .possible: .possible(nil)
        case .active: .active(())
        case .ended: .ended(())
        case .failed: .failed
        }
    }
}
