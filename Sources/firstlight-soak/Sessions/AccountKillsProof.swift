// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightCommands
import Foundation
import LaunchAuth
import LaunchCore
import LaunchNetwork

/// The app's process is killed at random moments of sign-ins, renewals and sign-outs, and launched again: it is signed
/// in or signed out as the last acknowledged answer says.
///
/// What was under way at the kill may have happened or not; the next launch decides which, finally. A user who is
/// signed in then has a session that the server knows. Each run is one account with one vault.
struct AccountKillsProof: FolderProof {
    let name = "account-kills"
    let count: Int
    let kills: Int
    let setting: SoakSetting

    /// The kills of one run.
    static let chain = 20

    init(kills: Int, setting: SoakSetting) {
        (self.kills, self.setting) = (kills, setting)
        count = (kills + Self.chain - 1) / Self.chain
    }

    func run(_ index: Int, in folder: URL) async throws -> SoakOutcome {
        var random = SplitMix(seed: setting.seed, index: index)
        let backend = DevBackend(configuration: .quick())
        let server = try await backend.start()
        // Answers take their time, so that kills fall into requests, too.
        for route in SessionWeather.routes {
            backend.setFault(.latency(seconds: random.seconds(in: 0...0.01)), for: route)
        }
        do {
            let outcome = try await chain(index, &random, folder, server, backend)
            await backend.stop()
            return outcome
        } catch {
            await backend.stop()
            throw error
        }
    }

    private func chain(
        _ index: Int, _ random: inout SplitMix, _ folder: URL, _ server: URL, _ backend: DevBackend
    ) async throws -> SoakOutcome {
        var outcome = SoakOutcome()
        var ledger = SessionLedger()
        let device = SessionDriver.Device(
            server: server, vault: folder.appendingPathComponent("vault"), email: "ann@example.com",
            password: "Kwz9-Tulip-Road", transport: LiveAuthTransport.make())
        let first = SessionRecorder()
        let keeper = try SessionDriver(device, record: first, timeLimit: .seconds(60)).keeper
        let number = first.begin(.signIn)
        guard
            case .signedIn(let session) = try await keeper.signUp(
                email: device.email, password: device.password)
        else { throw AuthError.signedOut }
        first.end(number, session: SessionRecorder.session(of: session.accessToken))
        ledger.add(first.diary)
        for kill in 0..<min(Self.chain, kills - index * Self.chain) {
            let kind = random.pick(SessionErrand.Kind.allCases)
            let place = folder.appendingPathComponent("process-\(kill)")
            let messenger = try SessionMessenger(
                setting,
                SessionErrand(
                    kind: kind, server: server, vault: device.vault, email: device.email,
                    password: device.password, seed: random.next(), calls: 1000,
                    notes: place.appendingPathComponent(SoakOrder.File.notes)),
                folder: place)
            defer { messenger.process.kill() }
            try await messenger.begin(setting)
            try await setting.clock.sleep(
                for: .seconds(random.seconds(in: random.pick([0...0.01, 0...0.05, 0...0.2]))))
            outcome.require(messenger.process.status == nil, "The process ended by itself")
            let diary = messenger.kill()
            ledger.add(diary)
            outcome.measures["kills", default: 0] += 1
            let cut = diary.calls.last { $0.ended == nil }.map { "in-\($0.action)" } ?? "between-calls"
            outcome.measures[cut, default: 0] += 1
            ledger.add(try await launch(device, kill, &outcome))
        }
        ledger.events = backend.authEvents
        outcome.violations += Set(ledger.violations()).sorted()
        return outcome
    }

    /// Runs the next launch; a user who is signed in must be so for the server as well.
    private func launch(
        _ device: SessionDriver.Device, _ kill: Int, _ outcome: inout SoakOutcome
    ) async throws -> SessionDiary {
        let record = SessionRecorder()
        let driver = try SessionDriver(device, record: record)
        await driver.perform(.resume)
        await driver.perform(.session)
        guard let call = record.diary.calls.last else { return record.diary }
        if call.isDone {
            outcome.measures["signed-in", default: 0] += 1
            for refusals in 0...1 {
                if let error = await driver.insist(on: .service, refusals: refusals) {
                    outcome.violations.append(
                        "The launch after kill \(kill) is signed in, and the server says \(error)")
                }
            }
        } else {
            outcome.require(
                call.error == "signedOut", "The launch after kill \(kill) ended with \(call.error ?? "")")
            outcome.measures["signed-out", default: 0] += 1
        }
        return record.diary
    }

    func summary(of outcomes: [SoakOutcome]) -> SoakSummary { outcomes.summary(by: "kills") }
}
