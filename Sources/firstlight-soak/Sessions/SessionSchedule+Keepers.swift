// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import Foundation
import LaunchCore
import Synchronization

extension SessionSchedule {
    private struct Member: Sendable {
        let driver: SessionDriver
        let record: SessionRecorder

        init(_ device: SessionDriver.Device) throws {
            record = SessionRecorder()
            driver = try SessionDriver(device, record: record)
        }
    }

    private struct Order: Sendable {
        let pause: Double
        let action: SessionNote.Action
        let refusals: Int

        init(_ random: inout SplitMix) {
            pause = random.seconds(in: 0...0.05)
            refusals = random.pick([0, 0, 1])
            action = random.pick([
                .session, .session, .session, .session, .service, .service, .service, .resume, .resume,
                .signIn,
                .signIn, .signOutHere, .signOutEverywhere, .signOutOthers,
            ])
        }
    }

    /// Asks keepers of this process at random, some calls at once, and ends some of them in between.
    func keepers(
        _ device: SessionDriver.Device, _ world: World, _ random: inout SplitMix, _ outcome: inout Outcome
    ) async throws {
        var members = try (0..<Int.random(in: 1...3, using: &random)).map { _ in try Member(device) }
        for _ in 0..<Int.random(in: 2...4, using: &random) {
            // A quarter of the rounds begins with a token whose time is nearly over, or over.
            if random.pick([true, false, false, false]) {
                let jump = random.seconds(in: 3541...3700)
                world.offset.withLock { $0 += jump }
            }
            let orders = members.map { _ in
                (0..<Int.random(in: 0...2, using: &random)).map { _ in Order(&random) }
            }
            let victim = random.pick([nil, nil, nil, members.indices.randomElement(using: &random)])
            let moment = random.seconds(in: 0...0.15)
            let open = SessionCounter(orders.reduce(0) { $0 + $1.count })
            for (member, orders) in zip(members, orders) {
                for order in orders {
                    // Not in a group: a call that never ends must not keep the proof from saying so.
                    Task { [clock = setting.clock] in
                        try? await clock.sleep(for: .seconds(order.pause))
                        await member.driver.perform(order.action, refusals: order.refusals)
                        open.add(-1)
                    }
                }
            }
            if let victim {
                try await setting.clock.sleep(for: .seconds(moment))
                try await end(members[victim], world, &outcome)
                members[victim] = try Member(device)
                outcome.kills += 1
            }
            let limit = setting.clock.now + .seconds(30)
            while open.value > 0, setting.clock.now < limit {
                try await setting.clock.sleep(for: .milliseconds(5))
            }
        }
        for member in members {
            outcome.ledger.add(member.record.diary)
            member.record.kill()
        }
    }

    /// Ends a keeper as its process would end: what it holds is gone, and others may see that it is.
    private func end(_ member: Member, _ world: World, _ outcome: inout Outcome) async throws {
        member.record.kill()
        while member.record.isWriting { try await setting.clock.sleep(for: .milliseconds(1)) }
        world.ended.withLock { _ = $0.insert(member.driver.owner) }
        outcome.ledger.add(member.record.diary)
    }
}

/// A number that many tasks change.
final class SessionCounter: Sendable {
    private let count: Mutex<Int>
    init(_ value: Int) { count = Mutex(value) }
    var value: Int { count.withLock { $0 } }
    func add(_ step: Int) { count.withLock { $0 += step } }
}
