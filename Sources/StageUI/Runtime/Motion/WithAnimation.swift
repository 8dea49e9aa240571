// Licensed under the Apache License, Version 2.0.

/// Performs state changes with an animation.
@MainActor @preconcurrency
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Performs state changes with an animation, and an action when it is complete.
@MainActor @preconcurrency
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Performs state changes under a transaction.
@MainActor @preconcurrency
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    defer { transaction.completions.forEach { $0.close() } }
    return try Transaction.$current.withValue(transaction.merged(into: .current), operation: body)
}

/// Performs state changes under the present transaction with one value changed.
@MainActor @preconcurrency
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    // The completions of the outer transaction end with the outer one.
    return try Transaction.$current.withValue(transaction, operation: body)
}
