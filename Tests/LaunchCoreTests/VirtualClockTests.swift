// Licensed under the Apache License, Version 2.0.

import LaunchCore
import Testing

@Suite @MainActor
struct VirtualClockTests {
    private let clock = VirtualClock()
    private let log = Log()

    private func sleeper(_ name: String, _ milliseconds: Int, tolerance: Duration? = nil) async -> Task<
        Void, Never
    > {
        let before = clock.sleepers
        let task = Task { [clock, log] in
            let deadline = VirtualClock.Instant(offset: .milliseconds(milliseconds))
            do {
                try await clock.sleep(until: deadline, tolerance: tolerance)
                log.add(name)
            } catch {
                log.add("cancelled \(name)")
            }
        }
        while clock.sleepers == before { await Task.yield() }
        return task
    }

    @Test func sleepersWakeByDeadlineThenToleranceThenRegistration() async {
        var order: [String] = []
        let names = ["late timer", "timer", "a", "b"]
        let tasks = [
            await sleeper("late timer", 20), await sleeper("timer", 10, tolerance: .zero),
            await sleeper("a", 10), await sleeper("b", 10),
        ]
        await clock.advance(to: .milliseconds(15)) {
            // One wake-up lies between two calls, so at most one name is new; wait for it.
            while 4 - clock.sleepers > names.filter({ log.count(of: $0) > 0 }).count { await Task.yield() }
            order += names.filter { log.count(of: $0) > 0 && !order.contains($0) }
        }
        #expect(order == ["a", "b", "timer"])
        #expect(clock.elapsed == .milliseconds(15) && clock.nextDeadline == .milliseconds(20))
        for task in tasks { task.cancel() }
        #expect(clock.sleepers == 0)
        for task in tasks { await task.value }
        #expect(log.count(of: "cancelled late timer") == 1)
    }

    @Test func anEndlessSleepEndsByCancellation() async {
        let task = await sleeper("ever", 1_000_000_000)
        task.cancel()
        await task.value
        #expect(clock.sleepers == 0 && log.count(of: "cancelled ever") == 1)
    }

    @Test func theEndOfTimeCancelsAllSleep() async {
        let tasks = [await sleeper("ever", 1_000_000_000), await sleeper("timer", 10, tolerance: .zero)]
        clock.end()
        for task in tasks { await task.value }
        #expect(clock.sleepers == 0 && clock.nextDeadline == nil)
        #expect(log.count(of: "cancelled ever") == 1 && log.count(of: "cancelled timer") == 1)
        await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(1)) }
    }

    @Test func aPastDeadlineDoesNotSleepAndTimeDoesNotRunBackwards() async throws {
        await clock.advance(to: .seconds(2)) {}
        await clock.advance(to: .seconds(1)) {}
        #expect(clock.elapsed == .seconds(2))
        try await clock.sleep(for: .zero)
        try await clock.sleep(until: .init(offset: .seconds(1)))
    }
}
