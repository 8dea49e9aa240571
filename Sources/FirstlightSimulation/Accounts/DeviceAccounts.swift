// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchKit
import Observation

/// The parts of a simulated device for signing in: its sensor, its vault, and the sheets of the system.
///
/// It outlives the process of the app, as a device does.
@MainActor
@Observable
final class DeviceAccounts {
    /// A question of the system that the person on the device answers.
    enum Sheet {
        /// The question before a browser opens, and the URL.
        case browser(URL)
        /// Apple's sheet.
        case apple
        /// The sheet for passkeys.
        case passkey(PasskeyRequest)
    }

    private(set) var sheet: Sheet?
    /// The sensor's prompt while it looks.
    private(set) var reason: String?
    @ObservationIgnored let person = SimulatedPerson.mila
    @ObservationIgnored let server: ScenarioAccounts
    @ObservationIgnored let sensor: SimulatedBiometrics
    @ObservationIgnored let type: BiometryType?
    /// The passkeys of the device; nil where the scenario has none.
    @ObservationIgnored let passkeys: SimulatedPasskeys?
    /// The person's authenticator app; nil until it has a secret.
    @ObservationIgnored var authenticator: DeviceAuthenticator?
    /// The recovery codes that the person has read.
    @ObservationIgnored private var readCodes: Set<String> = []
    /// Apple's answer about the person's sign-in with it.
    @ObservationIgnored var appleAnswer = Scenario.Step.AppleAnswer.authorized
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private var failure: VaultError?
    @ObservationIgnored private var vault: DeviceVault?
    @ObservationIgnored private var waiting: CheckedContinuation<Bool, Never>?
    @ObservationIgnored private var log: @Sendable (String) -> Void = { _ in }
    /// Receives a URL that comes back while no app waits for it.
    @ObservationIgnored var open: (URL) -> Void = { _ in }

    /// Creates the device of a scenario.
    ///
    /// - Parameter domains: The domains whose passkeys the app may use.
    init(
        _ server: ScenarioAccounts, _ scenario: Scenario, domains: Set<String> = [],
        clock: any Clock<Duration>
    ) {
        (self.server, self.clock) = (server, clock)
        type = scenario.device.biometrics
        sensor = SimulatedBiometrics(type)
        passkeys = scenario.accounts.passkeys ? SimulatedPasskeys(sensor: sensor, domains: domains) : nil
        failure =
            switch scenario.accounts.vault {
            case .open: nil
            case .locked: .locked
            case .refused: .failed(reason: "the keychain refuses the app (-34018)")
            }
    }

    /// The number of questions that wait for the person.
    var openQuestions: Int { waiting == nil ? 0 : 1 }

    /// Ends the app's process; the device keeps its state.
    func endProcess() {
        vault?.fail(.unavailable(reason: "the process has ended"))
        waiting?.resume(returning: false)
        waiting = nil
        reason = nil
        switch sheet {
        case .apple, .passkey: sheet = nil
        case .browser, nil: break
        }
    }

    /// Stores the person's password behind the sensor, as an earlier launch did.
    func enrol() async throws {
        let content = BiometricCredentials.password(username: person.email, password: person.password)
        try await sensor.store(try JSONEncoder().encode(content), reason: "")
    }

    /// Creates the services of the next process of the app, and ends those of the one before.
    func services(log: @escaping @Sendable (String) -> Void) -> AccountServices {
        endProcess()
        self.log = log
        let vault = DeviceVault(server.vault, failure: failure)
        self.vault = vault
        let isHere = { @MainActor [weak self, weak vault] in self?.vault === vault }
        var services = AccountServices(
            configuration: server.configuration, transport: server.transport, vault: vault,
            biometrics: type.map { _ in DeviceSensor(device: self, sensor: sensor) },
            askApple: { [weak self] nonce throws(AuthError) in
                guard let self else { throw .cancelled }
                return try await self.askApple(nonce)
            },
            openBrowser: { [weak self] request throws(AuthError) in
                guard let self, await isHere() else { throw .cancelled }
                return try await self.browse(request)
            }, clock: clock, isAutomatic: false,
            // One process at a time: an earlier holder of a lease has ended, whatever its number is.
            isOwnerAlive: { _ in false })
        services.appleState = { @MainActor [weak self] _ in
            switch self?.appleAnswer {
            case .authorized: .authorized
            case .revoked: .revoked
            case .unknown, nil: .unknown
            }
        }
        services.passkeys = passkeys.map { DevicePasskeys(device: self, keys: $0) }
        return services
    }

    /// Returns the first recovery code of a text that the person has not read yet.
    func recoveryCode(in text: String?) throws -> String {
        let codes = (text ?? "").split(separator: "\n").map(String.init).filter { $0.contains("-") }
        guard let code = codes.first(where: { !readCodes.contains($0) }) else {
            throw SimulationError.stepFailed(
                codes.isEmpty
                    ? "Nothing that was copied is a recovery code. Let the app copy them first."
                    : "All recovery codes that were copied have been read.")
        }
        readCodes.insert(code)
        return code
    }

    /// Unlocks the device.
    func unlock() {
        guard failure == .locked else { return }
        failure = nil
        vault?.fail(nil)
    }

    /// Answers the question that is on the screen.
    func decide(_ isAllowed: Bool) {
        guard let sheet else { return }
        self.sheet = nil
        if let waiting {
            self.waiting = nil
            waiting.resume(returning: isAllowed)
        } else if case .browser(let url) = sheet, isAllowed {
            // The app that opened the browser has ended; the address comes to the one that runs now.
            Task {
                do { open(try await server.browse(url, true)) } catch { log("The browser failed: \(error)") }
            }
        }
    }

    private func ask(_ sheet: Sheet) async -> Bool {
        self.sheet = sheet
        return await withCheckedContinuation { waiting = $0 }
    }

    private func askApple(_ nonce: String) async throws(AuthError) -> SignInServices.AppleCredential {
        guard await ask(.apple) else { throw .provider(.apple, code: 1001) }
        do {
            let made = try await server.identityToken(.apple, nonce)
            return SignInServices.AppleCredential(
                idToken: made.token, fullName: person.name, authorizationCode: made.code)
        } catch {
            throw .connection(reason: "\(error)")
        }
    }

    /// Shows the sheet for passkeys, and has the sensor look at who goes on.
    fileprivate func confirm(_ request: PasskeyRequest) async throws(AuthError) {
        guard await ask(.passkey(request)) else { throw .cancelled }
        await look(request.relyingParty)
    }

    private func browse(_ request: AuthBrowserRequest) async throws(AuthError) -> AuthCallbackURL {
        guard await ask(.browser(request.url)) else { throw .cancelled }
        do {
            return AuthCallbackURL(try await server.browse(request.url, true))
        } catch {
            throw .connection(reason: "\(error)")
        }
    }

    /// Shows that the sensor is looking, for as long as that takes.
    func look(_ reason: String) async {
        self.reason = reason
        try? await clock.sleep(for: .milliseconds(600))
        self.reason = nil
    }
}

/// The device's passkeys, behind a sheet that can be seen.
private struct DevicePasskeys: PasskeyAuthenticator {
    let device: DeviceAccounts
    let keys: SimulatedPasskeys

    func perform(_ request: PasskeyRequest) async throws(AuthError) -> PasskeyCredential {
        try await device.confirm(request)
        return try await keys.perform(request)
    }
}

/// The device's sensor, which takes its time and can be seen at work.
private struct DeviceSensor: BiometricStore {
    let device: DeviceAccounts
    let sensor: SimulatedBiometrics

    func availability() async -> BiometricAvailability { await sensor.availability() }
    func hasSecret() async throws(BiometricError) -> Bool { await sensor.hasSecret() }
    func removeSecret() async throws(BiometricError) { await sensor.removeSecret() }

    func store(_ secret: Data, reason: String) async throws(BiometricError) {
        await device.look(reason)
        try await sensor.store(secret, reason: reason)
    }

    func secret(reason: String) async throws(BiometricError) -> Data {
        if await sensor.hasSecret() { await device.look(reason) }
        return try await sensor.secret(reason: reason)
    }
}
