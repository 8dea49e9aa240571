// Licensed under the Apache License, Version 2.0.

/// A gesture of fingers, and the value that it reports.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The value that the gesture reports while it continues and when it ends.
    associatedtype Value
    /// The type of the gesture that composes this one.
    associatedtype Body: Gesture
    /// The gesture that composes this one.
    var body: Body { get }
}

extension Never: Gesture {
    /// A gesture without a body has no value.
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// Gestures that the runtime follows itself have no body to ask for.
    public var body: Never {
        preconditionFailure("\(Self.self) is followed by the runtime; it is made of no other gesture.")
    }
}

/// A gesture that the runtime follows itself.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {
    func makeMachine() -> GestureMachine<Value>
}

extension Gesture {
    /// Creates the machine that follows the gesture.
    func machine() -> GestureMachine<Value> {
        if let primitive = self as? any PrimitiveGesture,
            let machine = primitive.makeErasedMachine() as? GestureMachine<Value>
        {
            return machine
        }
        guard Body.self != Never.self, let machine = body.machine() as? GestureMachine<Value> else {
            return GestureMachine<Value>()
        }
        return machine
    }

    /// Passes a new value of the gesture to its machine, so that its newest actions run.
    func update(_ machine: AnyGestureMachine) {
        if self is any PrimitiveGesture {
            machine.take(self)
        } else if Body.self != Never.self {
            body.update(machine)
        }
    }
}

extension PrimitiveGesture {
    fileprivate func makeErasedMachine() -> AnyGestureMachine { makeMachine() }
}

extension Optional: Gesture where Wrapped: Gesture {
    /// The value of the gesture, if there is one.
    public typealias Value = Wrapped.Value
    /// The runtime follows it.
    public typealias Body = Never
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
    func makeMachine() -> GestureMachine<Wrapped.Value> { OptionalMachine(self) }
}

/// Follows a gesture that comes and goes; while there is none, it fails.
private final class OptionalMachine<Wrapped: Gesture>: GestureMachine<Wrapped.Value> {
    private var inner: GestureMachine<Wrapped.Value>?
    /// The machine of a gesture that has gone, whose states are reset with the next event.
    private var leaving: GestureMachine<Wrapped.Value>?

    init(_ gesture: Wrapped?) { inner = gesture?.machine() }

    override func take(_ gesture: Any) {
        if let gesture = gesture as? Wrapped {
            if let inner { gesture.update(inner) } else { inner = gesture.machine() }
        } else if inner != nil {
            (leaving, inner) = (inner, nil)
        }
    }
    override func cancel(_ calls: inout [() -> Void]) {
        leave(&calls)
        inner?.cancel(&calls)
    }
    override func reset() { inner?.reset() }
    private func leave(_ calls: inout [() -> Void]) {
        leaving?.cancel(&calls)
        leaving = nil
    }
    override var deadline: Double? { inner?.deadline }
    override var kind: GestureKind { inner?.kind ?? .drag }
    override func handle(
        _ event: GestureEvent, _ calls: inout [() -> Void]
    ) -> GesturePhase<Wrapped.Value> {
        leave(&calls)
        return inner?.handle(event, &calls) ?? .failed
    }
}
