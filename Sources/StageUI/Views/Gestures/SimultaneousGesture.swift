// Licensed under the Apache License, Version 2.0.

/// Two gestures that are recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture, GesturePair {
    /// The values of both.
    public struct Value {
        /// The value of the first, once it has one.
        public var first: First.Value?
        /// The value of the second, once it has one.
        public var second: Second.Value?
    }
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second
    /// Joins two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
    /// The runtime follows both itself.
    public typealias Body = Never

    func makeMachine() -> GestureMachine<Value> { SimultaneousMachine(self) }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SimultaneousMachine<First: Gesture, Second: Gesture>:
    GesturePairMachine<SimultaneousGesture<First, Second>>
{
    typealias Value = SimultaneousGesture<First, Second>.Value

    override func handle(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<Value> {
        first.handle(event, &calls)
        second.handle(event, &calls)
        let value = Value(first: first.value, second: second.value)
        if first.isOver, second.isOver {
            return first.hasEnded || second.hasEnded ? .ended(value) : .failed
        }
        return first.isActive || second.isActive || first.hasEnded || second.hasEnded
            ? .active(value) : .possible(value)
    }
}

extension Gesture {
    /// Joins the gesture with another that is recognized at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
