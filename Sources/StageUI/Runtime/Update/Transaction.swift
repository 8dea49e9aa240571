// Licensed under the Apache License, Version 2.0.

/// The context of a state change during the update that it causes.
public struct Transaction: Sendable {
    /// The motion with which the change is drawn; nil draws it at once.
    public var animation: Animation? {
        didSet { namesAnimation = true }
    }
    /// Indicates whether motions that views attach to their values are disabled.
    public var disablesAnimations = false
    /// Indicates whether the change is one of many in a row, as under a finger.
    public var isContinuous = false
    /// Indicates whether the speed of changes without a motion is kept for the next spring.
    public var tracksVelocity = false
    /// Indicates whether the animation was set, even to nil.
    private var namesAnimation = false
    /// The values that few transactions have.
    private var extras: TransactionExtras?

    /// Creates a transaction without an animation.
    public init() {}

    /// Creates a transaction with a motion, or with none.
    public init(animation: Animation?) {
        self.animation = animation
        namesAnimation = true
    }

    /// A custom value.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { extras?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
            extras = TransactionExtras(
                values: (extras?.values ?? [:]).merging([ObjectIdentifier(key): newValue]) { $1 },
                completions: completions)
        }
    }

    /// Performs an action when all motions of the transaction are over.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        add(AnimationCompletion(criteria: criteria, action: completion))
    }

    mutating func add(_ completion: AnimationCompletion) {
        extras = TransactionExtras(
            values: extras?.values ?? [:], completions: completions + [completion])
    }

    /// The completions to call when the motions are over.
    var completions: [AnimationCompletion] { extras?.completions ?? [] }

    /// The transaction inside another one: its own settings win.
    func merged(into outer: Transaction) -> Transaction {
        var result = self
        if !namesAnimation, animation == nil {
            result.animation = outer.animation
            result.namesAnimation = outer.namesAnimation
        }
        result.disablesAnimations = disablesAnimations || outer.disablesAnimations
        result.isContinuous = isContinuous || outer.isContinuous
        result.tracksVelocity = tracksVelocity || outer.tracksVelocity
        if let below = outer.extras {
            result.extras = TransactionExtras(
                values: below.values.merging(extras?.values ?? [:]) { $1 },
                completions: below.completions + completions)
        }
        return result
    }

    var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

    /// The transaction of the running `withAnimation`.
    @TaskLocal static var current = Transaction()
}

extension Transaction: Equatable {
    /// Returns whether both ask for the same, and report their end to the same.
    public static func == (a: Transaction, b: Transaction) -> Bool {
        a.animation == b.animation && a.disablesAnimations == b.disablesAnimations
            && a.isContinuous == b.isContinuous && a.tracksVelocity == b.tracksVelocity
            && (a.extras === b.extras || a.extras?.isEqual(to: b.extras) == true)
    }
}

/// A key of a value that accompanies changes.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
}

/// The values and completions of a transaction.
///
/// Unchecked, because values may be of any type: it never changes, and transactions are made and read
/// on the main actor. Other threads only carry them along.
private final class TransactionExtras: @unchecked Sendable {
    let values: [ObjectIdentifier: Any]
    let completions: [AnimationCompletion]

    init(values: [ObjectIdentifier: Any], completions: [AnimationCompletion]) {
        self.values = values
        self.completions = completions
    }

    func isEqual(to other: TransactionExtras?) -> Bool {
        guard let other, completions.count == other.completions.count,
            zip(completions, other.completions).allSatisfy({ $0 === $1 }),
            values.count == other.values.count
        else { return false }
        return values.allSatisfy { key, value in other.values[key].map { equals(value, $0) } ?? false }
    }

    private func equals(_ a: Any, _ b: Any) -> Bool {
        func compare<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
        return (a as? any Equatable).map { compare($0) } ?? false
    }
}
