// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchAuth
import LaunchCore
import Synchronization

/// One account on one device, with some keepers on its vault that are asked at random.
struct SessionSchedule: Sendable {
    let setting: SoakSetting
    let folder: URL
    let server: URL
    let transport: AuthTransport
    let number: Int
    /// Indicates whether the keepers are in processes of their own, which are killed.
    let hasProcesses: Bool

    /// The parts that the keepers of one process share: the device's clock, and the ended keepers.
    final class World: Sendable {
        let offset = Mutex<TimeInterval>(0)
        let ended = Mutex<Set<String>>([])
    }

    /// The outcome of a schedule, to be judged when the server's record of it is complete.
    struct Outcome: Sendable {
        let device: SessionDriver.Device
        var ledger = SessionLedger()
        var user = ""
        var kills = 0
        var processes = 0
    }

    func run(_ random: inout SplitMix) async throws -> Outcome {
        let world = World()
        var device = SessionDriver.Device(
            server: server, vault: folder.appendingPathComponent("\(number)/vault"),
            email: "user-\(number)@example.com", password: "Kwz9-Tulip-Road", transport: transport)
        device.now = { Date().addingTimeInterval(world.offset.withLock { $0 }) }
        device.isOwnerAlive = { owner in
            !world.ended.withLock { $0.contains(owner) } && Self.isRunning(owner)
        }
        device.isAutomatic = random.pick([true, false])
        var outcome = Outcome(device: device)
        outcome.user = try await signUp(device, &outcome)
        if hasProcesses {
            try await processes(device, &random, &outcome)
        } else {
            try await keepers(device, world, &random, &outcome)
        }
        return outcome
    }

    /// Makes the account and leaves a session of it in the vault.
    ///
    /// Nothing is to be seen of this: on a busy machine it takes its time. An app's own limits would only have it done again,
    /// which makes the machine busier.
    private func signUp(_ device: SessionDriver.Device, _ outcome: inout Outcome) async throws -> String {
        let record = SessionRecorder()
        let first = try SessionDriver(device, record: record, timeLimit: .seconds(5))
        let limit = setting.clock.now + .seconds(180)
        var isMade = false
        while true {
            do throws(AuthError) {
                if !isMade {
                    _ = try await first.client.signUp(email: device.email, password: device.password)
                }
                isMade = true
            } catch  where error.code == .userAlreadyExists {
                // The answer was lost.
                isMade = true
            } catch {
                guard setting.clock.now < limit else { throw error }
            }
            if isMade { await first.perform(.signIn) }
            if let user = await first.keeper.state.session?.user.id {
                outcome.ledger.add(record.diary)
                return user
            }
            guard setting.clock.now < limit else { throw AuthError.timedOut }
            try await setting.clock.sleep(for: .milliseconds(20))
        }
    }

    /// Returns whether the process of an owner runs.
    private static func isRunning(_ owner: String) -> Bool {
        guard let id = owner.split(separator: ":").first.flatMap({ pid_t($0) }) else { return true }
        return kill(id, 0) == 0 || errno != ESRCH
    }
}
