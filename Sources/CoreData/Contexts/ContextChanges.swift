// Licensed under the Apache License, Version 2.0.

import Observation

/// The changes of a context's objects, which the bodies of views follow.
final class ContextChanges: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var count: Int { 0 }

    /// Has the body that runs now run again after the next change.
    func read() { registrar.access(self, keyPath: \.count) }
    /// Makes a change.
    func change(_ body: () -> Void) { registrar.withMutation(of: self, keyPath: \.count, body) }
}
