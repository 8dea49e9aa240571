// Licensed under the Apache License, Version 2.0.

import Foundation

/// A record of whether a test has looked at a screen.
///
/// A row of the requirements that says what is seen, heard or touched is proved by a test that reads a drawn
/// frame or the tree of a screen, not by one that asks a model. Whatever reads those for tests says so here,
/// and the trait `proves` writes it into the record of the test that it ran for.
public enum Look {
    @TaskLocal static var current: Sight?

    /// Notes that the test that runs now reads a frame, or the tree, of a screen.
    ///
    /// Does nothing outside of a test that names requirements.
    public static func atScreen() { current?.note() }
}

/// The looks of one run of a test.
// Proof for @unchecked Sendable: `hasLooked` is touched only while the lock is held.
final class Sight: @unchecked Sendable {
    private let lock = NSLock()
    private var hasLooked = false

    func note() { lock.withLock { hasLooked = true } }
    var isNoted: Bool { lock.withLock { hasLooked } }
}
