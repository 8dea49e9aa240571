// Licensed under the Apache License, Version 2.0.

extension AnimatedValue {
    /// Goes to a value, and tells when the motion has come to rest or another has taken its place.
    func set(_ value: Value, animation: Animation?, arrival: @escaping () -> Void) {
        var transaction = Transaction(animation: animation)
        let completion = AnimationCompletion(criteria: .removed, action: arrival)
        transaction.add(completion)
        set(value, in: transaction, environment: EnvironmentValues())
        completion.close()
    }
}
