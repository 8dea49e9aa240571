// Licensed under the Apache License, Version 2.0.

// Where a launch's work is done. A proof has its own, which decides what runs when.
package struct LaunchRunner: Sendable {
    // Starts work that may take time, off the main actor.
    package let start: @Sendable (@escaping @Sendable () async -> Void) -> Task<Void, Never>
    // Has a short piece of work done on the main actor, after what it does now.
    package let callMain: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

    package init(
        start: @escaping @Sendable (@escaping @Sendable () async -> Void) -> Task<Void, Never>,
        callMain: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void
    ) {
        (self.start, self.callMain) = (start, callMain)
    }

    static let standard = LaunchRunner(
        start: { work in Task { await work() } },
        callMain: { work in Task { @MainActor in work() } })
}
