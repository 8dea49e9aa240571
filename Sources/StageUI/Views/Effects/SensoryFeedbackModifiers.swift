// Licensed under the Apache License, Version 2.0.

extension View {
    /// Gives feedback when a value changes.
    @_disfavoredOverload
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback }
    }
    /// Gives feedback when a value changes and a condition holds for the old and the new value.
    @_disfavoredOverload
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
    }
    /// Gives the feedback that a closure chooses when a value changes.
    @_disfavoredOverload
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in
            guard let stage = Stage.current, let given = feedback(old, new) else { return }
            stage.record.haptics.append(StageHaptic(feedback: given, time: stage.time))
        }
    }
}
