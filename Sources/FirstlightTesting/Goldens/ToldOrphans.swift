// Licensed under the Apache License, Version 2.0.

import Foundation
import Synchronization

/// The orphans that were reported: each is reported by the first suite that comes upon it, and by no other one.
///
/// Several suites may share a test file, or stand in files of one folder, and a filter may leave any of them out.
final class ToldOrphans: Sendable {
    /// Those of this process.
    static let shared = ToldOrphans()
    private let paths = Mutex<Set<String>>([])

    /// Notes a golden, or a folder of goldens; returns whether it is the first time.
    func tell(_ place: URL) -> Bool {
        paths.withLock { $0.insert(place.standardizedFileURL.path).inserted }
    }
}
