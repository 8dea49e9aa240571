// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchAuth
import LaunchCore
import LaunchNetwork

/// A session's rules under any network, any server and any number of processes that share a vault: no transient error
/// signs a user out, no refresh token is used so that the server takes it for theft, no token is given out after a
/// sign-out, and each call ends.
///
/// Each run is a backend that fails at random, with many schedules on it.
struct SessionsProof: FolderProof {
    let name = "sessions"
    let count: Int
    let schedules: Int
    let setting: SoakSetting

    /// The schedules of one run, and how many of them go side by side.
    static let batch = 100
    static let atOnce = 20
    /// Of so many schedules one has its keepers in processes of their own.
    static let share = 25

    init(schedules: Int, setting: SoakSetting) {
        (self.schedules, self.setting) = (schedules, setting)
        count = (schedules + Self.batch - 1) / Self.batch
    }

    func run(_ index: Int, in folder: URL) async throws -> SoakOutcome {
        var random = SplitMix(seed: setting.seed, index: index)
        var configuration = DevBackendConfiguration.quick(
            storage: .file(folder.appendingPathComponent("backend.sqlite")))
        configuration.auth.accessTokenLifetime = random.pick([3600, 3600, 62])
        let backend = DevBackend(configuration: configuration)
        let server = try await backend.start()
        var weatherRandom = random
        let weather = SessionWeather(backend: backend, port: server.port ?? 0, clock: setting.clock)
        let rage = Task { await weather.rage(&weatherRandom) }
        let outcomes: [SessionSchedule.Outcome]
        do {
            outcomes = try await schedules(of: index, folder: folder, server: server)
        } catch {
            rage.cancel()
            await rage.value
            await backend.stop()
            throw error
        }
        rage.cancel()
        await rage.value
        let judged = try await judge(outcomes, backend)
        await backend.stop()
        return judged
    }

    private func schedules(
        of index: Int, folder: URL, server: URL
    ) async throws -> [SessionSchedule.Outcome] {
        let transport = LiveAuthTransport.make()
        let numbers = 0..<min(Self.batch, schedules - index * Self.batch)
        return try await withThrowingTaskGroup(of: SessionSchedule.Outcome.self) { group in
            var waiting = numbers.makeIterator()
            func next() {
                guard let number = waiting.next() else { return }
                let schedule = SessionSchedule(
                    setting: setting, folder: folder, server: server, transport: transport, number: number,
                    hasProcesses: number % Self.share == Self.share - 1)
                group.addTask {
                    var random = SplitMix(
                        seed: setting.seed &+ 0x5E55, index: index * Self.batch + number)
                    return try await schedule.run(&random)
                }
            }
            for _ in 0..<Self.atOnce { next() }
            var outcomes: [SessionSchedule.Outcome] = []
            while let outcome = try await group.next() {
                outcomes.append(outcome)
                next()
            }
            return outcomes
        }
    }

    /// Launches each app once more, now that the network is well, and holds all that was noted against the rules.
    private func judge(
        _ outcomes: [SessionSchedule.Outcome], _ backend: DevBackend
    ) async throws -> SoakOutcome {
        var result = SoakOutcome()
        var ledgers: [(user: String, email: String, ledger: SessionLedger)] = []
        for outcome in outcomes {
            var ledger = outcome.ledger
            let wrong = try await launch(outcome.device, &ledger, &result)
            result.violations += wrong.map { "\($0) (\(outcome.device.email))" }
            ledgers.append((outcome.user, outcome.device.email, ledger))
            result.measures["kills", default: 0] += Double(outcome.kills)
            result.measures["processes", default: 0] += Double(outcome.processes)
        }
        let events = Dictionary(grouping: backend.authEvents, by: \.userID)
        for entry in ledgers {
            let (user, email) = (entry.user, entry.email)
            var ledger = entry.ledger
            ledger.events = events[user] ?? []
            result.violations += Set(ledger.violations()).sorted().map { "\($0) (\(email))\(ledger.course)" }
            for call in ledger.calls {
                result.measures["calls", default: 0] += 1
                if call.error == "transient" { result.measures["transient", default: 0] += 1 }
                if call.ended == nil { result.measures["cut-off", default: 0] += 1 }
            }
            for event in ledger.events { result.measures["server-\(event.kind)", default: 0] += 1 }
        }
        result.measures["schedules"] = Double(outcomes.count)
        return result
    }

    private func launch(
        _ device: SessionDriver.Device, _ ledger: inout SessionLedger, _ result: inout SoakOutcome
    ) async throws -> [String] {
        var device = device
        device.isAutomatic = false
        // Whoever held a lease is gone by now.
        device.isOwnerAlive = { _ in false }
        let record = SessionRecorder()
        let driver = try SessionDriver(device, record: record)
        await driver.perform(.resume)
        var wrong: [String] = []
        if let error = await driver.insist(on: .service, refusals: 1), error != "signedOut" {
            wrong.append("The launch after the storm ended with \(error)")
        }
        if case .signedIn? = await driver.keeper.state as SessionState<AuthSession>? {
            result.measures["signed-in", default: 0] += 1
        }
        // The server is told of what it was not told before.
        let vault = FileVault(file: device.vault)
        let limit = setting.clock.now + .seconds(20)
        while await driver.keeper.state == .signedOut, try await vault.read(.session) != nil {
            guard setting.clock.now < limit else {
                wrong.append("The server was never told of a sign-out")
                break
            }
            try await setting.clock.sleep(for: .milliseconds(20))
            await driver.keeper.resume()
        }
        ledger.add(record.diary)
        return wrong
    }

    func summary(of outcomes: [SoakOutcome]) -> SoakSummary { outcomes.summary(by: "schedules") }
}
