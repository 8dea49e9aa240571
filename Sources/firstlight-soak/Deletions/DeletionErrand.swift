// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import Foundation
import LaunchAuth
import LaunchNetwork

/// A device with the account of a user, of which all that is kept stands in files that outlive a process.
struct DeletionDevice: Codable, Sendable {
    let server: URL
    let folder: URL
    let email: String
    let password: String

    var secret: FileSecret { FileSecret(file: folder.appendingPathComponent("secret")) }

    /// The file of what an app keeps of a user.
    func data(of email: String) -> URL { folder.appendingPathComponent("data-\(email)") }

    func keeper() throws -> AuthSessionKeeper {
        let configuration = try AuthConfiguration(
            url: server.appending(path: "auth/v1").absoluteString, key: "anon",
            redirect: "soak://auth/callback")
        let client = AuthClient(
            configuration: configuration, transport: LiveAuthTransport.make(), clock: ContinuousClock())
        return AuthSessionKeeper(
            client: client, vault: FileVault(file: folder.appendingPathComponent("vault")),
            isAutomatic: false)
    }

    func deletion(_ keeper: AuthSessionKeeper) -> AccountDeletion {
        AccountDeletion(keeper: keeper, biometrics: secret) { owner in
            let file = data(of: owner.email ?? "")
            // It may have been removed by a process that then ended.
            guard FileManager.default.fileExists(atPath: file.path) else { return }
            try FileManager.default.removeItem(at: file)
        }
    }
}

/// The part of a deletion that a process of its own does until it is killed.
struct DeletionErrand: Codable, Sendable {
    let device: DeletionDevice
    /// Indicates whether an earlier process began it.
    let isNextLaunch: Bool
    let notes: URL

    func run() async throws {
        let keeper = try device.keeper()
        let notebook = try SoakNotebook(notes)
        notebook.add(SoakNote(kind: .settled))
        if isNextLaunch {
            await device.deletion(keeper).finish()
        } else {
            await keeper.resume()
            try await device.deletion(keeper).delete(.password(device.password))
        }
        // It is killed, whatever it has done by then.
        try await ContinuousClock().sleep(for: .seconds(60))
    }
}

/// A secret behind a finger that is always the right one, in a file.
struct FileSecret: BiometricStore {
    let file: URL

    func availability() async -> BiometricAvailability { .available(.touchID) }

    func hasSecret() async throws(BiometricError) -> Bool {
        FileManager.default.fileExists(atPath: file.path)
    }

    func store(_ secret: Data, reason: String) async throws(BiometricError) {
        do { try secret.write(to: file, options: .atomic) } catch { throw .locked }
    }

    func secret(reason: String) async throws(BiometricError) -> Data {
        guard let data = FileManager.default.contents(atPath: file.path) else { throw .invalidated }
        return data
    }

    func removeSecret() async throws(BiometricError) {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        do { try FileManager.default.removeItem(at: file) } catch { throw .locked }
    }
}
