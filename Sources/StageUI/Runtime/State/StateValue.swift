// Licensed under the Apache License, Version 2.0.

import Combine
import Foundation
import Synchronization

/// A value that any thread may read and write.
///
/// Unchecked, because the compiler cannot see that it is only touched while the lock is held.
final class StateValue<Value>: @unchecked Sendable {
    private let lock = Mutex(())
    private var content: Value

    init(_ value: Value) { content = value }

    var value: Value {
        get { lock.withLock { _ in Handed(value: content) }.value }
        set {
            let handed = Handed(value: newValue)
            lock.withLock { _ in content = handed.value }
        }
    }
}

/// A value that goes from one thread to another.
///
/// Unchecked, because the compiler cannot see that they do not use it at the same time: whoever writes a state hands over
/// what it holds, as with SwiftUI's.
struct Handed<Value>: @unchecked Sendable { let value: Value }

/// Tells code on the main actor from other code: on Linux another thread than the main one may drain its queue, so that
/// `Thread.isMainThread` is false there.
package enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}

/// Runs code of the stage for a property that code outside of the main actor may name too, as it may name SwiftUI's.
///
/// Nothing checks that this is the main actor: a body reads its properties hundreds of times, and there it always is. Where it
/// need not be, the caller asks `MainQueue`.
@inline(__always)
nonisolated func onStage<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// Runs code of the stage with a value.
@inline(__always)
nonisolated func onStage<Value>(_ body: @MainActor (Value) -> Void, _ value: Value) {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Value) -> Void).self)(value) }
}

/// Runs code of the stage that writes a property: at once on the main actor, and from elsewhere as soon as it can, under the
/// transaction and in the run of the writer.
nonisolated func onStageSoon<Value>(_ body: @escaping @MainActor (Value) -> Void, _ value: Value) {
    if MainQueue.isCurrent { return onStage(body, value) }
    let (handed, transaction, clock) = (Handed(value: value), Transaction.current, CurrentRun.clock)
    DispatchQueue.main.async {
        Transaction.$current.withValue(transaction) {
            CurrentRun.$clock.withValue(clock) { onStage(body, handed.value) }
        }
    }
}
