// Licensed under the Apache License, Version 2.0.

import Foundation

/// Does work that blocks, such as waiting for a program, on a thread of its own.
///
/// Tasks share as many threads as there are cores. A test that blocks one of them holds up the servers and clients of
/// the tests beside it, until their time limits pass.
///
/// - Parameter work: What is done; it runs once.
/// - Returns: What it returned.
/// - Throws: What it threw.
@discardableResult
public func onOwnThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value
{
    try await withCheckedThrowingContinuation { continuation in
        let thread = Thread { continuation.resume(with: Result { try work() }) }
        thread.stackSize = 8 << 20
        thread.start()
    }
}
