// Licensed under the Apache License, Version 2.0.

import Foundation

/// Does work that blocks, such as waiting for a program, on a thread of its own.
///
/// Tasks share as many threads as there are cores. A test that blocks one of them holds up the servers and clients of
/// the tests beside it, until their time limits pass. As much of such work as there are cores goes on at a time, so that
/// programs do not crowd the machine; it must not wait for other work of this kind.
///
/// - Parameter work: What is done; it runs once.
/// - Returns: What it returned.
/// - Throws: What it threw.
@discardableResult
public func onOwnThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value
{
    await ThreadPlaces.all.take()
    let result = await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: Result { try work() }) }
        thread.stackSize = 8 << 20
        thread.start()
    }
    await ThreadPlaces.all.give()
    return try result.get()
}

/// As many places as there are cores, given in the order in which they are asked for.
private actor ThreadPlaces {
    static let all = ThreadPlaces(max(2, ProcessInfo.processInfo.activeProcessorCount))
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) { free = count }

    func take() async {
        guard free == 0 else { return free -= 1 }
        await withCheckedContinuation { waiting.append($0) }
    }

    func give() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
