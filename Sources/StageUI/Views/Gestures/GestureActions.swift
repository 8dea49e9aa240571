// Licensed under the Apache License, Version 2.0.

extension Gesture {
    /// Performs an action when the gesture has succeeded.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }
    /// Performs an action each time the value of the gesture has changed.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
    where Value: Equatable {
        _ChangedGesture(content: self, action: action)
    }
    /// Keeps a state up to date while the gesture continues; the state is reset when the gesture ends.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(content: self, location: state.location, change: body)
    }
    /// Maps the gesture's value to another one.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

// swift-format-ignore: NoLeadingUnderscores
/// A gesture with an action when it has succeeded; `onEnded` makes it.
public struct _EndedGesture<Content: Gesture>: Gesture, PrimitiveGesture {
    /// The value.
    public typealias Value = Content.Value
    /// No gesture of others.
    public typealias Body = Never
    let content: Content
    let action: (Value) -> Void
    func makeMachine() -> GestureMachine<Value> {
        ActingMachine(self, content) { value, phase, calls, gesture, _ in
            if case .ended = phase, let value { calls.append { gesture.action(value) } }
        }
    }
}

// swift-format-ignore: NoLeadingUnderscores
/// A gesture with an action when its value has changed; `onChanged` makes it.
public struct _ChangedGesture<Content: Gesture>: Gesture, PrimitiveGesture where Content.Value: Equatable {
    /// The value.
    public typealias Value = Content.Value
    /// No gesture of others.
    public typealias Body = Never
    let content: Content
    let action: (Value) -> Void
    func makeMachine() -> GestureMachine<Value> {
        ActingMachine(self, content) { value, phase, calls, gesture, last in
            if case .ended = phase { return }
            if let value, value != last { calls.append { gesture.action(value) } }
        }
    }
}

/// A gesture that keeps a state up to date; `updating` makes it.
public struct GestureStateGesture<Content: Gesture, State>: Gesture, PrimitiveGesture {
    /// The value.
    public typealias Value = Content.Value
    /// No gesture of others.
    public typealias Body = Never
    let content: Content
    let location: GestureStateLocation<State>?
    let change: (Value, inout State, inout Transaction) -> Void
    func makeMachine() -> GestureMachine<Value> {
        ActingMachine(self, content) { value, phase, calls, gesture, _ in
            guard let location = gesture.location else { return }
            switch phase {
            case .possible, .active:
                guard let value else { return }
                calls.append { location.update { gesture.change(value, &$0, &$1) } }
            case .ended, .failed: calls.append { location.reset() }
            }
        }
    }
}

/// A gesture around another one, which adds an action to the machine of the inner one.
@MainActor
private protocol WrappingGesture: PrimitiveGesture {
    associatedtype Content: Gesture where Content.Value == Value
    var content: Content { get }
}
extension _EndedGesture: WrappingGesture {}
extension _ChangedGesture: WrappingGesture {}
extension GestureStateGesture: WrappingGesture {}

private final class ActingMachine<Outer: WrappingGesture>: GestureMachine<Outer.Value> {
    typealias Value = Outer.Value
    typealias Step = @MainActor (Value?, GesturePhase<Value>, inout [() -> Void], Outer, Value?) -> Void
    private var gesture: Outer
    private let inner: GestureMachine<Value>
    private let step: Step
    private var last: Value?

    init(_ gesture: Outer, _ content: Outer.Content, _ step: @escaping Step) {
        self.gesture = gesture
        inner = content.machine()
        self.step = step
    }

    override var kind: GestureKind { inner.kind }
    override var deadline: Double? { inner.deadline }
    override func reset() {
        last = nil
        inner.reset()
    }
    override func take(_ gesture: Any) {
        guard let new = gesture as? Outer else { return }
        self.gesture = new
        new.content.update(inner)
    }
    override func cancel(_ calls: inout [() -> Void]) {
        inner.cancel(&calls)
        last = nil
        step(nil, .failed, &calls, gesture, nil)
    }

    override func handle(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<Value> {
        let phase = inner.handle(event, &calls)
        var value: Value?
        switch phase {
        case .possible(let some): value = some
        case .active(let some), .ended(let some): value = some
        case .failed: break
        }
        step(value, phase, &calls, gesture, last)
        last = value ?? last
        return phase
    }
}

// swift-format-ignore: NoLeadingUnderscores
/// A gesture with another value; `map` makes it.
public struct _MapGesture<Content: Gesture, T>: Gesture, PrimitiveGesture {
    /// The value.
    public typealias Value = T
    /// No gesture of others.
    public typealias Body = Never
    let content: Content
    let transform: (Content.Value) -> T
    func makeMachine() -> GestureMachine<T> { MappedMachine(self) }
}

private final class MappedMachine<Content: Gesture, T>: GestureMachine<T> {
    private var gesture: _MapGesture<Content, T>
    private let inner: GestureMachine<Content.Value>

    init(_ gesture: _MapGesture<Content, T>) {
        self.gesture = gesture
        inner = gesture.content.machine()
    }

    override var kind: GestureKind { inner.kind }
    override var deadline: Double? { inner.deadline }
    override func reset() { inner.reset() }
    override func cancel(_ calls: inout [() -> Void]) { inner.cancel(&calls) }
    override func take(_ gesture: Any) {
        guard let new = gesture as? _MapGesture<Content, T> else { return }
        self.gesture = new
        new.content.update(inner)
    }
    override func handle(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<T> {
        switch inner.handle(event, &calls) {
        case .possible(let value): .possible(value.map(gesture.transform))
        case .active(let value): .active(gesture.transform(value))
        case .ended(let value): .ended(gesture.transform(value))
        case .failed: .failed
        }
    }
}
