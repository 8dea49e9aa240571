// Licensed under the Apache License, Version 2.0.

/// Two gestures that go on at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture, PrimitiveGesture {
    /// What both tell.
    public struct Value {
        /// What the first tells, once it does.
        public var first: First.Value?
        /// What the second tells, once it does.
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

/// One of several gestures inside another, with how far it is.
@MainActor
final class GesturePart<Content: Gesture> {
    let machine: GestureMachine<Content.Value>
    private(set) var value: Content.Value?
    private(set) var isOver = false
    private(set) var hasEnded = false
    private(set) var isActive = false

    init(_ gesture: Content) { machine = gesture.machine() }

    func reset() {
        machine.reset()
        value = nil
        (isOver, hasEnded, isActive) = (false, false, false)
    }

    func handle(_ event: GestureEvent, _ calls: inout [() -> Void]) {
        guard !isOver else { return }
        switch machine.handle(event, &calls) {
        case .possible(let new):
            value = new
            isActive = false
        case .active(let new):
            value = new
            isActive = true
        case .ended(let new):
            value = new
            (isOver, hasEnded, isActive) = (true, true, false)
        case .failed:
            value = nil
            (isOver, isActive) = (true, false)
        }
    }
}

private final class SimultaneousMachine<First: Gesture, Second: Gesture>:
    GestureMachine<SimultaneousGesture<First, Second>.Value>
{
    typealias Value = SimultaneousGesture<First, Second>.Value
    private let first: GesturePart<First>
    private let second: GesturePart<Second>

    init(_ gesture: SimultaneousGesture<First, Second>) {
        first = GesturePart(gesture.first)
        second = GesturePart(gesture.second)
    }

    override var kind: GestureKind {
        first.machine.kind == .tap && second.machine.kind == .tap ? .tap : .press
    }
    override var deadline: Double? {
        [first.isOver ? nil : first.machine.deadline, second.isOver ? nil : second.machine.deadline]
            .compactMap { $0 }.min()
    }
    override func reset() {
        first.reset()
        second.reset()
    }
    override func cancel(_ calls: inout [() -> Void]) {
        first.machine.cancel(&calls)
        second.machine.cancel(&calls)
    }
    override func take(_ gesture: Any) {
        guard let new = gesture as? SimultaneousGesture<First, Second> else { return }
        new.first.update(first.machine)
        new.second.update(second.machine)
    }
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
    /// Joins the gesture with another that goes on at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
