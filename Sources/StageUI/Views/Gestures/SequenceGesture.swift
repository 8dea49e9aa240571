// Licensed under the Apache License, Version 2.0.

/// A gesture that is followed once another has been made.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture, GesturePair {
    /// The values of the two.
    public enum Value {
        /// The first continues.
        case first(First.Value)
        /// The first has succeeded; the second has a value once it continues.
        case second(First.Value, Second.Value?)
    }
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second
    /// Lets one gesture follow another.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
    /// The runtime follows both itself.
    public typealias Body = Never

    func makeMachine() -> GestureMachine<Value> { SequenceMachine(self) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SequenceMachine<First: Gesture, Second: Gesture>:
    GesturePairMachine<SequenceGesture<First, Second>>
{
    typealias Value = SequenceGesture<First, Second>.Value
    private var made: First.Value?
    private var place: GestureEvent?

    override var kind: GestureKind { made == nil ? first.machine.kind : second.machine.kind }
    override var deadline: Double? { made == nil ? first.machine.deadline : second.machine.deadline }
    override func reset() {
        super.reset()
        made = nil
        place = nil
    }
    override func cancel(_ calls: inout [() -> Void]) {
        super.cancel(&calls)
        reset()
    }

    override func handle(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<Value> {
        if event.kind != .tick { place = event }
        if let made { return later(made, second.machine.handle(event, &calls)) }
        switch first.machine.handle(event, &calls) {
        case .possible(let value): return .possible(value.map(Value.first))
        case .active(let value): return .active(.first(value))
        case .failed: return .failed
        case .ended(let value):
            made = value
            // A finger that is still down begins the second gesture where it is.
            if event.kind != .ended, var start = place {
                start.kind = .began
                start.time = event.time
                start.date = event.date
                return later(value, second.machine.handle(start, &calls))
            }
            return .active(.second(value, nil))
        }
    }

    private func later(_ made: First.Value, _ phase: GesturePhase<Second.Value>) -> GesturePhase<Value> {
        switch phase {
        case .possible(let value): .active(.second(made, value))
        case .active(let value): .active(.second(made, value))
        case .ended(let value): .ended(.second(made, value))
        case .failed: .failed
        }
    }
}

extension Gesture {
    /// Lets another gesture follow once this one has succeeded.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
