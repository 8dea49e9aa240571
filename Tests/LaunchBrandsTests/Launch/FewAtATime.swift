// Licensed under the Apache License, Version 2.0.

import Testing

/// Lets only a few launches run side by side.
///
/// Every launch lives on the main actor. With hundreds of them there, each waits for all others
/// between any two of its steps.
struct FewAtATime: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        // A suite is no work of its own; its tests are.
        guard testCase != nil else { return try await function() }
        await LaunchGate.shared.enter()
        do {
            try await function()
        } catch {
            await LaunchGate.shared.leave()
            throw error
        }
        await LaunchGate.shared.leave()
    }
}

extension Trait where Self == FewAtATime {
    /// Runs the launches of a suite a few at a time, together with those of other such suites.
    static var fewAtATime: FewAtATime { FewAtATime() }
}

/// The gate through which the launches of all suites go; it has to be one for the whole process.
private actor LaunchGate {
    static let shared = LaunchGate()
    private var free = 3
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func enter() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
