// Licensed under the Apache License, Version 2.0.

/// What accompanies a change of state through the update that it causes.
public struct Transaction: Equatable, Sendable {
    /// The motion with which the change is drawn; nil draws it at once.
    public var animation: Animation?
    /// Whether motions that views attach to their values are switched off.
    public var disablesAnimations = false

    /// Whether the animation was given, be it to switch motion off.
    private var namesAnimation = false

    /// Creates a transaction that says nothing of motion.
    public init() {}

    /// Creates a transaction with a motion, or with none.
    public init(animation: Animation?) {
        self.animation = animation
        namesAnimation = true
    }

    /// Whether both ask for the same motion.
    public static func == (a: Transaction, b: Transaction) -> Bool {
        a.animation == b.animation && a.disablesAnimations == b.disablesAnimations
    }

    /// The transaction inside another one: what it says itself wins.
    func merged(into outer: Transaction) -> Transaction {
        var result = self
        if !namesAnimation, animation == nil { result.animation = outer.animation }
        result.disablesAnimations = disablesAnimations || outer.disablesAnimations
        return result
    }

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
    try Transaction.$current.withValue(transaction.merged(into: .current), operation: body)
}
