// Licensed under the Apache License, Version 2.0.

/// Two gestures of which only one succeeds, the first before the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture, GesturePair {
    /// The value of the one that succeeds.
    public enum Value {
        /// The first is made.
        case first(First.Value)
        /// The second is made.
        case second(Second.Value)
    }
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second
    /// Chooses between two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
    /// The runtime follows both itself.
    public typealias Body = Never

    func makeMachine() -> GestureMachine<Value> { ExclusiveMachine(self) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class ExclusiveMachine<First: Gesture, Second: Gesture>:
    GesturePairMachine<ExclusiveGesture<First, Second>>
{
    typealias Value = ExclusiveGesture<First, Second>.Value
    /// The actions of the second, kept until the first has failed.
    private var waiting: [() -> Void] = []

    override func reset() {
        super.reset()
        waiting.removeAll()
    }
    override func cancel(_ calls: inout [() -> Void]) {
        super.cancel(&calls)
        waiting.removeAll()
    }

    override func handle(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<Value> {
        first.handle(event, &calls)
        if first.isActive || first.hasEnded {
            waiting.removeAll()
            if !second.isOver { second.machine.cancel(&waiting) }
            guard let value = first.value else { return .failed }
            return first.hasEnded ? .ended(.first(value)) : .active(.first(value))
        }
        second.handle(event, &waiting)
        guard first.isOver else { return .possible(first.value.map(Value.first)) }
        calls += waiting
        waiting.removeAll()
        if second.isOver, !second.hasEnded { return .failed }
        guard let value = second.value else { return .possible(nil) }
        return second.hasEnded ? .ended(.second(value)) : .active(.second(value))
    }
}

extension Gesture {
    /// Chooses between this gesture and, when it fails, another.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// A type-erased gesture.
public struct AnyGesture<Value>: Gesture, PrimitiveGesture {
    private let make: @MainActor () -> GestureMachine<Value>
    private let updateMachine: @MainActor (AnyGestureMachine) -> Void
    /// Creates a type-erased gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        make = { gesture.machine() }
        updateMachine = { gesture.update($0) }
    }
    /// The runtime follows the gesture itself.
    public typealias Body = Never

    func makeMachine() -> GestureMachine<Value> { ErasedMachine(make()) { $0.updateMachine($1) } }
}

private final class ErasedMachine<Value>: GestureMachine<Value> {
    private let inner: GestureMachine<Value>
    private let updateInner: @MainActor (AnyGesture<Value>, AnyGestureMachine) -> Void

    init(
        _ inner: GestureMachine<Value>,
        update: @escaping @MainActor (AnyGesture<Value>, AnyGestureMachine) -> Void
    ) {
        self.inner = inner
        updateInner = update
    }

    override var kind: GestureKind { inner.kind }
    override var deadline: Double? { inner.deadline }
    override func reset() { inner.reset() }
    override func cancel(_ calls: inout [() -> Void]) { inner.cancel(&calls) }
    override func take(_ gesture: Any) {
        if let new = gesture as? AnyGesture<Value> { updateInner(new, inner) }
    }
    override func handle(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<Value> {
        inner.handle(event, &calls)
    }
}
