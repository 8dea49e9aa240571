// Licensed under the Apache License, Version 2.0.

import Synchronization

/// An activity that is ended when it is cancelled, or when nobody holds it any more.
public final class AnyCancellable: Cancellable, Hashable {
    private let action: Once

    /// Creates an activity that is ended by a closure, which is called once.
    public init(_ cancel: @escaping () -> Void) { action = Once(cancel) }

    /// Creates an activity that ends another one.
    public init(_ canceller: some Cancellable) { action = Once { canceller.cancel() } }

    deinit { action.run() }

    /// Ends the activity.
    public func cancel() { action.run() }

    /// Keeps the activity in a set, and so alive.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Keeps the activity in a collection, and so alive.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Returns whether two are the same activity.
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
    /// Keeps the activity in a set, and so alive.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

    /// Keeps the activity in a collection, and so alive.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }
}

/// A closure that is called once, by whoever comes first.
final class Once: Cancellable {
    private let closure: Guarded<(() -> Void)?>

    init(_ closure: @escaping () -> Void) { self.closure = Guarded(closure) }

    func run() {
        let due = closure.withLock { closure in
            defer { closure = nil }
            return closure
        }
        due?()
    }

    func cancel() { run() }
}

/// A value under a lock, which may hold what is not `Sendable`, as values of publishers are.
///
/// Nothing of the app's is called, or let go, under the lock: it could come back to it.
///
/// Unchecked, because the compiler does not see the lock: the value is only touched under it.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = Mutex(())
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { _ in try body(&value) }
    }

    /// Replaces the value and returns the former one, to be let go outside of the lock.
    func exchange(_ new: Value) -> Value {
        withLock { value in
            let old = value
            value = new
            return old
        }
    }
}

/// Carries a value to another thread.
///
/// Unchecked, because Combine's closures and values are not marked `Sendable`: an app that sends values across
/// threads vouches for them, as on Apple's systems.
package struct Carried<Value>: @unchecked Sendable {
    /// The value.
    package let value: Value
    /// Creates the carrier of a value.
    package init(_ value: Value) { self.value = value }
}
