// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

/// What is asked of the Keychain, and in which order, on a Keychain in memory.
@Suite("The Keychain's calls")
struct KeychainTests {
    static let own = "biometric_credentials"
    static let old = "laten_auth_credentials"

    let secret = Data("new".utf8)

    @Test(
        "The secret's item has the resolved names and protection",
        .proves("LA-228", "LA-229", "LA-232", "LA-205"))
    func item() async throws {
        let keychain = FakeKeychain()
        try await KeychainSensor(keychain: keychain).store(secret, reason: "")
        let added = try #require(keychain.requests.first { $0.call == .add })
        #expect(
            added.query == [
                .service: .text("com.laten.app"), .account: .text("biometric_credentials"),
                .synchronizable: .flag(false), .useDataProtectionKeychain: .flag(true),
                .protection: .protection(.passcodeSetThisDeviceOnlyWithCurrentBiometry),
                .valueData: .bytes(Data("new".utf8)),
            ])
    }

    @Test("Looking asks nothing; reading asks with the reason", .proves("LA-197"))
    func questions() async throws {
        let keychain = FakeKeychain()
        let sensor = KeychainSensor(keychain: keychain)
        try await sensor.store(secret, reason: "")
        #expect(try await sensor.hasSecret())
        #expect(
            keychain.requests.filter { $0.call == .find && $0.query[.account] == .text(Self.own) }
                .allSatisfy { $0.query[.authenticationContext] == .question(reason: nil) })
        #expect(try await sensor.secret(reason: "Sign in to Laten") == secret)
        #expect(
            keychain.requests.last?.query[.authenticationContext] == .question(reason: "Sign in to Laten"))
    }

    @Test(
        "Wherever an enrolment is cut off, the old secret or the new one is there, and the next one ends it",
        arguments: [true, false])
    func enrolment(hasOne: Bool) async throws {
        var isWhole = false
        var calls = 0
        while !isWhole {
            let keychain = FakeKeychain()
            let sensor = KeychainSensor(keychain: keychain)
            if hasOne { try await sensor.store(Data("before".utf8), reason: "") }
            keychain.end(after: calls)
            isWhole = (try? await sensor.store(secret, reason: "")) != nil && calls > 8
            keychain.end(after: nil)
            let found = try? await sensor.secret(reason: "")
            if hasOne { #expect(found != nil, "after \(calls) calls") }
            #expect(found == nil || found == secret || found == Data("before".utf8))
            #expect(try await sensor.hasSecret() == (found != nil))
            try await sensor.store(Data("third".utf8), reason: "")
            #expect(keychain.contents == [Self.own: Data("third".utf8)], "after \(calls) calls")
            #expect(try await sensor.secret(reason: "") == Data("third".utf8))
            calls += 1
            try #require(calls < 30)
        }
    }

    @Test("An enrolment that cannot be kept leaves the old secret")
    func refused() async throws {
        let keychain = FakeKeychain()
        let sensor = KeychainSensor(keychain: keychain)
        try await sensor.store(Data("before".utf8), reason: "")
        keychain.fail(.delete, .notAvailable)
        await #expect(throws: BiometricError.failed(code: -25_291)) {
            try await sensor.store(secret, reason: "")
        }
        #expect(keychain.contents[Self.own] == Data("before".utf8))
    }

    @Test(
        "The calls of a change by what is in both places: what is given is deleted last",
        arguments: [
            (false, false, [.add(.own)]),
            (true, false, [.add(.spare), .delete(.own), .add(.own), .delete(.spare)]),
            (false, true, [.add(.own), .delete(.spare)]),
            (true, true, [.delete(.own), .add(.own), .delete(.spare)]),
        ] as [(Bool, Bool, [BiometricChange.Step])])
    func change(hasOwn: Bool, hasSpare: Bool, steps: [BiometricChange.Step]) {
        #expect(BiometricChange(hasOwn: hasOwn, hasSpare: hasSpare).steps == steps)
    }

    @Test("A failed call keeps the new secret or the one before")
    func failedChange() {
        let (first, usual) = (
            BiometricChange(hasOwn: false, hasSpare: false), BiometricChange(hasOwn: true, hasSpare: false)
        )
        let (left, both) = (
            BiometricChange(hasOwn: false, hasSpare: true), BiometricChange(hasOwn: true, hasSpare: true)
        )
        #expect(first.outcome(ofFailed: .add(.own)) == .refused(undoing: []))
        #expect(usual.outcome(ofFailed: .add(.spare)) == .refused(undoing: []))
        #expect(usual.outcome(ofFailed: .delete(.own)) == .refused(undoing: [.delete(.spare)]))
        #expect(usual.outcome(ofFailed: .add(.own)) == .kept)
        #expect(usual.outcome(ofFailed: .delete(.spare)) == .kept)
        #expect(left.outcome(ofFailed: .add(.own)) == .refused(undoing: []))
        #expect(left.outcome(ofFailed: .delete(.spare)) == .refused(undoing: [.delete(.own)]))
        #expect(both.outcome(ofFailed: .delete(.own)) == .refused(undoing: []))
        #expect(both.outcome(ofFailed: .delete(.spare)) == .refused(undoing: [.delete(.own)]))
        let statuses: [KeychainStatus] = [.success, .itemNotFound, .duplicateItem, .notAvailable]
        #expect(statuses.map(BiometricChange.Step.add(.own).isDone) == [true, false, false, false])
        #expect(statuses.map(BiometricChange.Step.delete(.own).isDone) == [true, true, false, false])
    }

    @Test(
        "A spare secret that cannot be deleted is told, and goes on being given",
        arguments: [true, false])
    func undeletedSpare(hasOwn: Bool) async throws {
        var items = [Self.own + ".new": Data("newer".utf8)]
        if hasOwn { items[Self.own] = Data("older".utf8) }
        let keychain = FakeKeychain(items)
        let sensor = KeychainSensor(keychain: keychain)
        keychain.fail(.delete, .notAvailable, for: Self.own + ".new")
        await #expect(throws: BiometricError.failed(code: -25_291)) {
            try await sensor.store(secret, reason: "")
        }
        #expect(try await sensor.secret(reason: "") == Data("newer".utf8))
        keychain.fail(.delete, .notAvailable, for: "another")
        try await sensor.store(secret, reason: "")
        #expect(keychain.contents == [Self.own: secret])
    }

    @Test("A spare secret that cannot be followed by a new one is not deleted")
    func spareBeforeRefusal() async throws {
        let items = [Self.own: Data("older".utf8), Self.own + ".new": Data("newer".utf8)]
        let keychain = FakeKeychain(items)
        let sensor = KeychainSensor(keychain: keychain)
        keychain.fail(.add, .notAvailable)
        await #expect(throws: BiometricError.failed(code: -25_291)) {
            try await sensor.store(secret, reason: "")
        }
        #expect(try await sensor.secret(reason: "") == Data("newer".utf8))
    }

    @Test("An old secret that cannot be deleted after it has moved is told, and tried again")
    func undeletedOld() async throws {
        let keychain = FakeKeychain([Self.old: Data("old".utf8)])
        let sensor = KeychainSensor(keychain: keychain)
        keychain.fail(.delete, .notAvailable)
        await #expect(throws: BiometricError.failed(code: -25_291)) { try await sensor.migrate() }
        #expect(try await sensor.secret(reason: "") == Data("old".utf8))
        keychain.fail(.delete, .notAvailable, for: "another")
        #expect(try await sensor.migrate())
        #expect(keychain.contents == [Self.own: Data("old".utf8)])
    }

    @Test(
        "What an older version kept moves once, and never over what is newer",
        .proves("LA-229"),
        arguments: [
            ([old: "old"], [own: "old"]), ([old: "old", own: "newer"], [own: "newer"]),
            ([own: "newer"], [own: "newer"]), ([:], [:]),
            ([old: "old", own + ".new": "newer"], [own + ".new": "newer"]),
        ])
    func migration(before: [String: String], after: [String: String]) async throws {
        let keychain = FakeKeychain(before.mapValues { Data($0.utf8) })
        let sensor = KeychainSensor(keychain: keychain)
        #expect(try await sensor.migrate() == (before[Self.old] != nil))
        #expect(keychain.contents == after.mapValues { Data($0.utf8) })
        #expect(try await sensor.migrate() == false)
        #expect(keychain.contents == after.mapValues { Data($0.utf8) })
    }

    @Test("A migration that cannot add the new item keeps the old one; a locked device is no empty one")
    func migrationFails() async throws {
        let keychain = FakeKeychain([Self.old: Data("old".utf8)])
        let sensor = KeychainSensor(keychain: keychain)
        keychain.fail(.add, .notAvailable)
        await #expect(throws: BiometricError.failed(code: -25_291)) { try await sensor.migrate() }
        #expect(keychain.contents == [Self.old: Data("old".utf8)])
        keychain.fail(.find, .interactionNotAllowed)
        await #expect(throws: BiometricError.locked) { try await sensor.migrate() }
        #expect(keychain.contents == [Self.old: Data("old".utf8)])
    }

    @Test(
        "Each status of the Keychain has its meaning for the sensor", .proves("LA-203"),
        arguments: [
            (-25_300, BiometricError.invalidated), (-128, .cancelled), (-25_293, .noMatch),
            (-25_308, .locked), (-25_291, .failed(code: -25_291)), (-34_018, .failed(code: -34_018)),
        ] as [(Int32, BiometricError)])
    func statuses(code: Int32, error: BiometricError) async throws {
        let keychain = FakeKeychain([Self.own: Data([1])])
        keychain.fail(.find, KeychainStatus(rawValue: code))
        await #expect(throws: error) { try await KeychainSensor(keychain: keychain).secret(reason: "") }
        #expect(keychain.contents == [Self.own: Data([1])])
    }

    @Test(
        "A Keychain that is locked or away is told apart from one that refuses, whatever is asked",
        arguments: [
            (-25_308, VaultError.locked), (-25_291, .locked),
            (-34_018, .failed(reason: "the Keychain refused with its code -34018")),
        ] as [(Int32, VaultError)])
    func vaultStatuses(code: Int32, error: VaultError) throws {
        for call in [KeychainRequest.Call.find, .add, .update, .delete] {
            let keychain = FakeKeychain()
            let vault = VaultKeychain(service: "com.laten.app", group: nil, keychain: keychain)
            #expect(try vault.exchange(.flows, nil, for: Data([1])))
            let before = keychain.contents
            keychain.fail(call, KeychainStatus(rawValue: code))
            #expect(throws: error, "\(call)") {
                switch call {
                case .find: _ = try vault.read(.flows)
                case .add: _ = try vault.exchange(.session, nil, for: Data([2]))
                case .update: _ = try vault.exchange(.flows, Data([1]), for: Data([2]))
                case .delete: try vault.removeAll()
                }
            }
            #expect(keychain.contents == before)
        }
    }

    @Test("While the Keychain does not say whether there is a newer secret, the older one is not given")
    func unknownNewer() async throws {
        let items = [Self.own: Data("older".utf8), Self.own + ".new": Data("newer".utf8)]
        let keychain = FakeKeychain(items)
        let sensor = KeychainSensor(keychain: keychain)
        keychain.fail(.find, .notAvailable, for: Self.own + ".new")
        await #expect(throws: BiometricError.failed(code: -25_291)) { try await sensor.secret(reason: "") }
        await #expect(throws: BiometricError.failed(code: -25_291)) { try await sensor.hasSecret() }
        #expect(keychain.contents == items)
        keychain.fail(.find, .notAvailable, for: "another")
        #expect(try await sensor.secret(reason: "") == Data("newer".utf8))
        #expect(try await sensor.hasSecret())
    }

    @Test("A migration waits until the Keychain says whether there is a newer secret")
    func migrationBesideUnknown() async throws {
        let items = [Self.old: Data("old".utf8)]
        let keychain = FakeKeychain(items)
        let sensor = KeychainSensor(keychain: keychain)
        keychain.fail(.find, .notAvailable, for: Self.own + ".new")
        await #expect(throws: BiometricError.failed(code: -25_291)) { try await sensor.migrate() }
        #expect(keychain.contents == items)
        keychain.fail(.find, .notAvailable, for: "another")
        #expect(try await sensor.migrate())
        #expect(keychain.contents == [Self.own: Data("old".utf8)])
    }

    @Test("Turning it off removes it from all places")
    func removal() async throws {
        let keychain = FakeKeychain([
            Self.own: Data([1]), Self.own + ".new": Data([2]), Self.old: Data([3]),
        ])
        try await KeychainSensor(keychain: keychain).removeSecret()
        #expect(keychain.contents.isEmpty)
    }

    @Test("The vault compares and replaces in one call, and stays on this device")
    func vault() throws {
        let keychain = FakeKeychain()
        let vault = VaultKeychain(service: "com.laten.app", group: "group", keychain: keychain)
        #expect(try vault.exchange(.session, nil, for: Data([1])))
        #expect(try vault.exchange(.session, nil, for: Data([2])) == false)
        #expect(try vault.exchange(.session, Data([2]), for: Data([3])) == false)
        #expect(try vault.exchange(.session, Data([1]), for: Data([3])))
        #expect(try vault.read(.session) == Data([3]))
        #expect(try vault.exchange(.session, Data([1]), for: nil) == false)
        #expect(try vault.exchange(.session, Data([3]), for: nil))
        #expect(try vault.read(.session) == nil)
        #expect(keychain.requests.allSatisfy { $0.query[.accessGroup] == .text("group") })
        #expect(
            keychain.requests.filter { $0.call == .add }
                .allSatisfy { $0.query[.protection] == .protection(.afterFirstUnlockThisDeviceOnly) })
        keychain.fail(.find, .interactionNotAllowed)
        #expect(throws: VaultError.locked) { try vault.read(.session) }
        #expect(throws: VaultError.locked) { try vault.exchange(.session, nil, for: nil) }
    }
}
