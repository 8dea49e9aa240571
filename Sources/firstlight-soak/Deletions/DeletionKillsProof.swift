// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightCommands
import Foundation
import LaunchAuth
import LaunchCore

/// The app's process is killed at random moments of an account's deletion, often at the next launch as well: in the end all of the
/// user is gone from server and device, or all is as it was, and nothing of another user is touched.
///
/// Each kill has an account and a device of its own; all of a run have one server.
struct DeletionKillsProof: FolderProof {
    let name = "deletion-kills"
    let count: Int
    let kills: Int
    let setting: SoakSetting

    /// The kills of one run.
    static let chain = 20
    /// The seconds in which the server carries out what was on its way at a kill.
    private static let slack = 0.25
    private static let password = "Kwz9-Tulip-Road"
    private static let bob = "bob@example.com"

    init(kills: Int, setting: SoakSetting) {
        (self.kills, self.setting) = (kills, setting)
        count = (kills + Self.chain - 1) / Self.chain
    }

    func run(_ index: Int, in folder: URL) async throws -> SoakOutcome {
        var random = SplitMix(seed: setting.seed, index: index)
        let backend = DevBackend(configuration: .quick())
        let server = try await backend.start()
        var outcome = SoakOutcome()
        do {
            var isFirst = true
            for kill in 0..<min(Self.chain, kills - index * Self.chain) {
                let place = folder.appendingPathComponent("device-\(kill)")
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                let device = DeletionDevice(
                    server: server, folder: place, email: "ann-\(kill)@example.com", password: Self.password)
                try await attempt(device, signsBobUp: isFirst, &random, &outcome)
                isFirst = false
            }
            await backend.stop()
            return outcome
        } catch {
            await backend.stop()
            throw error
        }
    }

    private func attempt(
        _ device: DeletionDevice, signsBobUp: Bool, _ random: inout SplitMix, _ outcome: inout SoakOutcome
    ) async throws {
        let ownsSecret = random.pick([true, true, false])
        try await prepare(device, signsBobUp: signsBobUp, ownsSecret: ownsSecret)
        try await kill(device, isNextLaunch: false, &random, &outcome)
        while random.pick([true, false, false]) {
            try await kill(device, isNextLaunch: true, &random, &outcome)
        }
        // The next launch asks at once, and what was on its way may arrive after that; the one after it is the last.
        var names: [String] = []
        for isLast in [false, true] {
            if isLast { try await setting.clock.sleep(for: .seconds(Self.slack)) }
            names.append(String(describing: try await finish(device)))
        }
        let end = names.joined(separator: ", then ")
        outcome.measures[end, default: 0] += 1
        try await judge(device, try device.keeper(), ownsSecret, "the deletion ended as " + end, &outcome)
    }

    /// Has a launch finish the deletion, as often as it takes.
    private func finish(_ device: DeletionDevice) async throws -> AccountDeletion.Outcome {
        let deletion = device.deletion(try device.keeper())
        for _ in 0..<20 {
            let found = await deletion.finish()
            guard found == .unknown || found == .unfinished else { return found }
            try await setting.clock.sleep(for: .milliseconds(50))
        }
        return .unknown
    }

    /// Two users of one device, of whom one is signed in; either has the secret.
    private func prepare(_ device: DeletionDevice, signsBobUp: Bool, ownsSecret: Bool) async throws {
        let keeper = try device.keeper()
        let services = SignInServices.live(
            keeper, biometrics: device.secret, openBrowser: { _ throws(AuthError) in throw .cancelled })
        for email in [Self.bob, device.email] {
            if email != Self.bob || signsBobUp {
                _ = try await keeper.signUp(email: email, password: Self.password)
            } else {
                try await keeper.signIn(email: email, password: Self.password)
            }
            if ownsSecret == (email == device.email) {
                try await services.storeSecret?(Data(email.utf8), "")
            }
            await services.noteDeclined(email, true)
            try Data(email.utf8).write(to: device.data(of: email))
            if email == Self.bob { try await keeper.signOut(scope: .local) }
        }
    }

    private func kill(
        _ device: DeletionDevice, isNextLaunch: Bool, _ random: inout SplitMix, _ outcome: inout SoakOutcome
    ) async throws {
        let place = device.folder.appendingPathComponent("process-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let notes = place.appendingPathComponent(SoakOrder.File.notes)
        let errand = DeletionErrand(device: device, isNextLaunch: isNextLaunch, notes: notes)
        try JSONEncoder().encode(SoakOrder(work: .deletion(errand)))
            .write(to: place.appendingPathComponent(SoakOrder.File.order))
        let process = try ChildProcess(
            setting.program, SoakOrder.words(of: place),
            output: .file(place.appendingPathComponent(SoakOrder.File.output)), table: setting.table)
        defer { process.kill() }
        let limit = setting.clock.now + .seconds(60)
        while SoakNote.read(notes).isEmpty, process.status == nil, setting.clock.now < limit {
            try await setting.clock.sleep(for: .milliseconds(1))
        }
        try await setting.clock.sleep(
            for: .seconds(random.seconds(in: random.pick([0...0.005, 0...0.02, 0...0.06]))))
        outcome.require(process.status == nil, "A process that deletes an account ended by itself")
        process.kill()
        outcome.measures["kills", default: 0] += 1
    }

    /// Returns whether the server still knows the account.
    private func isKnown(
        _ device: DeletionDevice, _ client: AuthClient
    ) async throws(AuthError) -> Bool {
        do throws(AuthError) {
            _ = try await client.signIn(email: device.email, password: device.password)
            return true
        } catch {
            if error.code == .invalidCredentials { return false }
            throw error
        }
    }

    /// Asks server and device what is there of the two users.
    private func judge(
        _ device: DeletionDevice, _ keeper: AuthSessionKeeper, _ ownsSecret: Bool, _ when: String,
        _ outcome: inout SoakOutcome
    ) async throws {
        let isThere = try await isKnown(device, keeper.client)
        await keeper.resume()
        let services = SignInServices.live(
            keeper, biometrics: device.secret, openBrowser: { _ throws(AuthError) in throw .cancelled })
        func file(_ email: String) -> Bool {
            FileManager.default.fileExists(atPath: device.data(of: email).path)
        }
        let hasSecret = try await device.secret.hasSecret()
        let hasSession = keeper.current.session != nil
        let (own, others) = (
            await services.hasDeclined(device.email), await services.hasDeclined(Self.bob)
        )
        let fate: String = isThere ? "the account is there" : "the account is gone"
        func expect(_ name: String, _ isKept: Bool) {
            guard isKept != isThere else { return }
            let found = isKept ? "is there" : "is not"
            outcome.violations.append("\(when): \(fate), and its \(name) \(found)")
        }
        expect("session", hasSession)
        expect("data", file(device.email))
        expect("choice", own)
        if ownsSecret { expect("secret", hasSecret) }
        outcome.require(file(Self.bob), "\(when): the other user's data is gone")
        outcome.require(others, "\(when): the other user's choice is gone")
        outcome.require(ownsSecret || hasSecret, "\(when): the other user's secret is gone")
        let intent = try await keeper.vault.read(.deletion)
        outcome.require(intent == nil || isThere, "\(when): the intent is still in the vault")
        let figure: String = isThere ? "account-kept" : "account-gone"
        outcome.measures[figure, default: 0] += 1
    }

    func summary(of outcomes: [SoakOutcome]) -> SoakSummary { outcomes.summary(by: "kills") }
}
