// Licensed under the Apache License, Version 2.0.

import Foundation
import Synchronization

/// Threads that compute for nothing, so that all else waits for its turn.
final class BusyLoops: Sendable {
    private let isOver = Mutex(false)

    init(_ count: Int) {
        for _ in 0..<count {
            Thread.detachNewThread { [self] in
                var sum: UInt64 = 0
                while !isOver.withLock({ $0 }) {
                    for number in 0..<1_000_000 as Range<UInt64> { sum = sum &* 31 &+ number }
                }
                // Used, so that the loop is not left out.
                if sum == 1 { print("") }
            }
        }
    }

    func stop() { isOver.withLock { $0 = true } }
}
