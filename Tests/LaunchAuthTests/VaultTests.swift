// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

@Suite("Vaults")
struct VaultTests {
    @Test("A vault in memory does what a vault must")
    func memory() async throws {
        let vault = MemoryVault()
        try await checkConformance(of: vault, again: vault)
    }

    @Test("A locked vault is not an empty one")
    func locked() async throws {
        let vault = MemoryVault([.session: Data([1])])
        await vault.fail(.locked)
        await #expect(throws: VaultError.locked) { try await vault.read(.session) }
        await #expect(throws: VaultError.locked) { try await vault.exchange(.session, Data([1]), for: nil) }
        await #expect(throws: VaultError.locked) { try await vault.removeAll() }
        await vault.fail(nil)
        #expect(try await vault.read(.session) == Data([1]))
    }

    @Test("An old key's entry moves once, and what is under the new key stays", .proves("LA-229"))
    func migration() async throws {
        let migration = VaultMigration(from: "laten_auth_credentials", to: "biometric_credentials")
        let vault = MemoryVault(["laten_auth_credentials": Data([1])])
        try await migration.run(vault)
        #expect(await vault.everything == ["biometric_credentials": Data([1])])
        try await migration.run(vault)
        #expect(await vault.everything == ["biometric_credentials": Data([1])])
        let both = MemoryVault(["laten_auth_credentials": Data([1]), "biometric_credentials": Data([2])])
        try await migration.run(both)
        #expect(await both.everything == ["biometric_credentials": Data([2])])
    }

    @Test("The first run after an installation empties the vault, later ones do not")
    func firstRun() async throws {
        let flag = Locked(false)
        let run = FirstRun(
            hasRun: { flag.withLock { $0 } }, noteRun: { hasRun in flag.withLock { $0 = hasRun } })
        let vault = MemoryVault([.session: Data([1])])
        #expect(try await run.prepare(vault))
        #expect(await vault.everything.isEmpty)
        _ = try await vault.exchange(.session, nil, for: Data([2]))
        #expect(try await run.prepare(vault) == false)
        #expect(await vault.everything == [.session: Data([2])])
    }

    @Test("A flag that cannot be read, as before the first unlock, empties nothing")
    func firstRunLocked() async throws {
        let vault = MemoryVault([.session: Data([1])])
        let run = FirstRun(hasRun: { throw VaultError.locked }, noteRun: { _ in })
        await #expect(throws: VaultError.locked) { try await run.prepare(vault) }
        #expect(await vault.everything == [.session: Data([1])])
    }

    @Test("A flag that is unknown empties nothing, and is known from then on")
    func firstRunUnknown() async throws {
        let flag = Locked<Bool?>(nil)
        let run = FirstRun(
            hasRun: { flag.withLock { $0 } }, noteRun: { hasRun in flag.withLock { $0 = hasRun } })
        let vault = MemoryVault([.session: Data([1])])
        #expect(try await run.prepare(vault) == false)
        #expect(await vault.everything == [.session: Data([1])])
        #expect(flag.withLock { $0 } == true)
    }

    @Test("Where the flag cannot be written nothing is removed: each launch would be the first one")
    func firstRunUnwritable() async throws {
        let run = FirstRun(hasRun: { false }, noteRun: { _ in throw VaultError.full })
        let vault = MemoryVault([.session: Data([1])])
        await #expect(throws: VaultError.full) { try await run.prepare(vault) }
        #expect(await vault.everything == [.session: Data([1])])
    }

    @Test(
        "What an older version kept behind the sensor moves first; an update is no first run",
        arguments: [true, false])
    func firstRunUpdate(hasOld: Bool) async throws {
        let keychain = FakeKeychain(hasOld ? ["laten_auth_credentials": Data([7])] : [:])
        let store = KeychainSensor(keychain: keychain)
        let flag = Locked(false)
        let run = FirstRun(
            hasRun: { flag.withLock { $0 } }, noteRun: { hasRun in flag.withLock { $0 = hasRun } })
        let vault = MemoryVault([.session: Data([1])])
        #expect(try await run.prepare(vault, biometrics: store) == !hasOld)
        #expect(await vault.everything.isEmpty == !hasOld)
        #expect(keychain.contents == (hasOld ? ["biometric_credentials": Data([7])] : [:]))
        #expect(flag.withLock { $0 })
    }

    @Test("A first run that was interrupted is done again")
    func firstRunInterrupted() async throws {
        let flag = Locked(false)
        let run = FirstRun(
            hasRun: { flag.withLock { $0 } }, noteRun: { hasRun in flag.withLock { $0 = hasRun } })
        let vault = MemoryVault([.session: Data([1])])
        await vault.failWriting(.locked)
        await #expect(throws: VaultError.locked) { try await run.prepare(vault) }
        await vault.fail(nil)
        #expect(try await run.prepare(vault))
        #expect(await vault.everything.isEmpty)
    }
}

@Suite("A vault in a file")
final class FileVaultTests {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vault-\(UUID().uuidString)")
    var file: URL { folder.appendingPathComponent("secrets") }
    var vault: FileVault { FileVault(file: file) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func mode(_ url: URL) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        return try #require((attributes[.posixPermissions] as? NSNumber)?.intValue)
    }

    @Test("It does what a vault must")
    func conformance() async throws {
        try await checkConformance(of: vault, again: vault)
        let key = Data(repeating: 5, count: 32)
        let sealed = FileVault(file: file, key: .bytes(key))
        try await checkConformance(of: sealed, again: FileVault(file: file, key: .bytes(key)))
    }

    @Test("Its files are for their owner only, and hold no secret in the open")
    func files() async throws {
        try await vault.write(.session, Data("a refresh token".utf8))
        #expect(try mode(file) == 0o600)
        #expect(try mode(folder.appendingPathComponent("secrets.key")) == 0o600)
        #expect(try mode(folder.appendingPathComponent("secrets.lock")) == 0o600)
        #expect(try mode(folder) == 0o700)
        let bytes = try Data(contentsOf: file)
        #expect(bytes.range(of: Data("a refresh token".utf8)) == nil)
        #expect(bytes.range(of: Data("session".utf8)) == nil)
        #expect(bytes.prefix(4) == Data("FLV1".utf8))
    }

    @Test("The same contents are sealed anew each time")
    func nonces() async throws {
        try await vault.write(.session, Data([1]))
        let first = try Data(contentsOf: file)
        try await vault.write(.session, Data([1]))
        #expect(try Data(contentsOf: file) != first)
    }

    @Test("A change of any byte is noticed, and nothing is deleted because of it")
    func damage() async throws {
        try await vault.write(.session, Data("a refresh token".utf8))
        let good = try Data(contentsOf: file)
        for index in good.indices {
            var bad = good
            bad[index] ^= 0x10
            try bad.write(to: file)
            await #expect(performing: { try await vault.read(.session) }, throws: { isDamaged($0) })
            await #expect(
                performing: { try await vault.exchange(.session, nil, for: Data()) },
                throws: { isDamaged($0) })
            #expect(try Data(contentsOf: file) == bad)
        }
        try good.prefix(10).write(to: file)
        await #expect(performing: { try await vault.read(.session) }, throws: { isDamaged($0) })
        try good.write(to: file)
        #expect(try await vault.read(.session) == Data("a refresh token".utf8))
    }

    @Test("A key that is missing or another is damage, not absence")
    func missingKey() async throws {
        try await vault.write(.session, Data([1]))
        let other = FileVault(file: file, key: .bytes(Data(repeating: 1, count: 32)))
        await #expect(performing: { try await other.read(.session) }, throws: { isDamaged($0) })
        try FileManager.default.removeItem(at: folder.appendingPathComponent("secrets.key"))
        await #expect(performing: { try await vault.read(.session) }, throws: { isDamaged($0) })
        await #expect(
            performing: { try await vault.exchange(.session, nil, for: Data()) }, throws: { isDamaged($0) })
        try await vault.removeAll()
        #expect(try await vault.read(.session) == nil)
    }

    private func isDamaged(_ error: any Error) -> Bool {
        if case VaultError.damaged = error { true } else { false }
    }

    @Test("A file that others can read is refused, and so is a link")
    func exposed() async throws {
        try await vault.write(.session, Data([1]))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
        await #expect(throws: VaultError.exposed(path: file.path)) { try await vault.read(.session) }
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        #expect(try await vault.read(.session) == Data([1]))
        let elsewhere = folder.appendingPathComponent("elsewhere")
        try FileManager.default.moveItem(at: file, to: elsewhere)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: elsewhere)
        await #expect(throws: VaultError.self) { try await vault.read(.session) }
    }

    @Test("What a process that ended in the middle left behind does no harm")
    func leftovers() async throws {
        try await vault.write(.session, Data([1]))
        try Data("half".utf8).write(to: folder.appendingPathComponent("secrets.new"))
        #expect(try await vault.read(.session) == Data([1]))
        try await vault.write(.session, Data([2]))
        #expect(try await vault.read(.session) == Data([2]))
        #expect(try mode(file) == 0o600)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.sorted() == ["secrets", "secrets.key", "secrets.lock"])
    }
}
