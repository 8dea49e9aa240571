// Licensed under the Apache License, Version 2.0.

/// What accompanies a change of state through the update that it causes.
public struct Transaction: Equatable, Sendable {
    /// The motion with which the change is drawn; nil draws it at once.
    public var animation: Animation?
    /// Whether motions that views attach to their values are switched off.
    public var disablesAnimations = false

    /// Creates a transaction.
    public init(animation: Animation? = nil) { self.animation = animation }

    var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

    /// The transaction of the running `withAnimation`.
    @TaskLocal static var current = Transaction()
}

/// Makes changes of state that are drawn with a motion.
@MainActor
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes of state under a transaction.
@MainActor
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try Transaction.$current.withValue(transaction, operation: body)
}
