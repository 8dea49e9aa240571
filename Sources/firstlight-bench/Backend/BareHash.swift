// Licensed under the Apache License, Version 2.0.

import CCrypt
import Foundation
import Synchronization

/// bcrypt and nothing else, on as many threads as the machine has cores.
enum BareHash {
    struct State: Sendable {
        var hashes = 0
        var running = 0
    }

    /// Returns the number of hashes of cost 10 per second.
    static func rate(seconds: Double, clock: any Clock<Duration>) async throws -> Double {
        let threads = max(1, ProcessInfo.processInfo.activeProcessorCount)
        let state = Count(State(running: threads))
        let start = Samples.now(CLOCK_MONOTONIC)
        for _ in 0..<threads {
            Thread {
                while Samples.now(CLOCK_MONOTONIC) - start < seconds * 1000, hash() {
                    state.change { $0.hashes += 1 }
                }
                state.change { $0.running -= 1 }
            }.start()
        }
        while state.change({ $0.running }) > 0 { try await clock.sleep(for: .milliseconds(5)) }
        return Double(state.change { $0.hashes }) / (Samples.now(CLOCK_MONOTONIC) - start) * 1000
    }

    private static func hash() -> Bool {
        let size = Int(firstlight_crypt_size())
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        defer { memory.deallocate() }
        let setting = "$2b$10$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"
        return crypt_rn("Correct-horse-7", setting, memory, Int32(size)) != nil
    }

    private final class Count: Sendable {
        private let state: Mutex<State>
        init(_ value: State) { state = Mutex(value) }
        func change<Value: Sendable>(_ body: (inout State) -> Value) -> Value { state.withLock { body(&$0) } }
    }
}
