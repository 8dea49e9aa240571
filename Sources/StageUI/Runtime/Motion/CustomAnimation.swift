// Licensed under the Apache License, Version 2.0.

public import Foundation

/// An animation that moves an animatable value from one place to another.
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the covered part of a way after seconds, or nil when the motion is over.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// Returns the speed a second after seconds, or nil when it is not known.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Returns whether the motion replaces a running one, whose state it then has.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// No known speed.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    /// A motion that is added to the one before.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// The facts that a motion has about its run.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The state that the motion has kept since its beginning.
    public var state: AnimationState<Value>
    /// Indicates whether the motion counts as complete although it may still settle.
    public var isLogicallyComplete = false
    /// The environment of the view that moves.
    public private(set) var environment: EnvironmentValues

    init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
        self.state = state
        self.environment = environment
    }

    /// Returns the context with another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var result = AnimationContext<T>(state: state, environment: environment)
        result.isLogicallyComplete = isLogicallyComplete
        return result
    }
}

/// A key of a value that a motion keeps during its run.
public protocol AnimationStateKey {
    /// The type of the kept value.
    associatedtype Value
    /// The state at the beginning.
    static var defaultValue: Value { get }
}

/// The state that a motion keeps during its run.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The two motions that keep state with every frame have separate places.
    var spring = FluidSpringState<Value>()
    var repetition: [RepeatState<Value>] = []

    /// Creates an empty state.
    public init() {}

    /// The value that is kept under a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
