// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

/// The simulated device's passkeys before a verifier that others wrote; `Scripts/passkey_verifier.py` says what is asked of it.
@Suite struct PasskeyVerifierTests {
    private static let root = TestFolder.packageRoot
    private static let python = root.appending(path: ".venv/auth/bin/python")

    private struct Told: Encodable {
        struct Ceremony: Encodable {
            let challenge: String
            let answer: AuthValue
        }
        let domain, user: String
        let registration, signIn: Ceremony
    }

    @Test(
        .proves("ST26-AC-10"),
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: python.path),
            "Scripts/auth_client.sh installs the verifier."))
    func keysOfTheDeviceAreVerifiedByOthers() async throws {
        let sensor = SimulatedBiometrics(.faceID)
        let keys = SimulatedPasskeys(sensor: sensor, domains: ["laten.example"])
        let (user, first, second) = (Data("user".utf8), Data(repeating: 7, count: 32), Data(1...32))
        let made = try await keys.perform(
            .register(
                .init(
                    relyingParty: "laten.example", challenge: first, userName: "ann@example.com",
                    userID: user,
                    excluded: [])))
        let used = try await keys.perform(
            .signIn(.init(relyingParty: "laten.example", challenge: second)))
        let told = Told(
            domain: "laten.example", user: Base64URL.encode(user),
            registration: .init(challenge: Base64URL.encode(first), answer: made.json),
            signIn: .init(challenge: Base64URL.encode(second), answer: used.json))
        let folder = try WorkFolder("passkeys")
        defer { folder.remove() }
        let file = folder.url.appending(path: "told.json")
        try JSONEncoder().encode(told).write(to: file)
        let (status, said) = try await OutsideProgram(at: Self.python).run([
            "-W", "ignore", Self.root.appending(path: "Scripts/passkey_verifier.py").path, file.path,
        ])
        #expect(status == 0 && said.contains("verified"), "\(said)")
    }
}
