// Licensed under the Apache License, Version 2.0.

import Foundation
import LocalAuthentication
import Security
import StageUI
import Testing

/// A keychain as apps write it.
private struct TokenStore {
    let service: String

    private func query(_ account: String) -> [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
            kSecAttrAccount as String: account,
        ]
    }
    func save(_ token: String, for account: String) -> OSStatus {
        var query = query(account)
        query[kSecValueData as String] = Data(token.utf8)
        return SecItemAdd(query as CFDictionary, nil)
    }
    func change(_ account: String, to token: String) -> OSStatus {
        SecItemUpdate(query(account) as CFDictionary, [kSecValueData: Data(token.utf8)] as CFDictionary)
    }
    func token(for account: String) -> (OSStatus, String?) {
        var query = query(account)
        query[kSecReturnData as String] = kCFBooleanTrue
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        var item: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &item)
        return (status, (item as? Data).map { String(decoding: $0, as: UTF8.self) })
    }
    func remove(_ account: String) -> OSStatus { SecItemDelete(query(account) as CFDictionary) }
}

private func on<R>(_ device: StageDevice = StageDevice(), _ work: () throws -> R) rethrows -> R {
    try StageDevice.$opening.withValue(device, operation: work)
}

@Suite struct KeychainTests {
    @Test func `An item is added, found, changed and removed, with the codes of the documentation`() {
        let store = TokenStore(service: "com.example.trips")
        on {
            #expect(store.token(for: "ann").0 == errSecItemNotFound)
            #expect(store.save("one", for: "ann") == errSecSuccess)
            #expect(store.save("two", for: "ann") == -25_299)
            #expect(store.token(for: "ann").0 == 0)
            #expect(store.token(for: "ann").1 == "one")
            #expect(store.change("ann", to: "three") == errSecSuccess)
            #expect(store.token(for: "ann").1 == "three")
            #expect(store.change("bob", to: "four") == -25_300)
            #expect(TokenStore(service: "other").token(for: "ann").0 == errSecItemNotFound)
            #expect(store.remove("ann") == errSecSuccess)
            #expect(store.remove("ann") == errSecItemNotFound)
        }
    }

    @Test func `Each device has items of its own`() {
        let (store, device) = (TokenStore(service: "a"), StageDevice())
        on(device) { _ = store.save("kept", for: "ann") }
        #expect(on { store.token(for: "ann").0 } == errSecItemNotFound)
        #expect(on(device) { store.token(for: "ann").1 } == "kept")
    }

    @Test func `All items come as a list of attributes, and a delete takes all of a kind`() throws {
        let store = TokenStore(service: "a")
        try on {
            for name in ["ann", "bob"] { _ = store.save("\(name)'s", for: name) }
            let query =
                [
                    kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll,
                    kSecReturnAttributes: true, kSecReturnData: true,
                ] as CFDictionary
            var found: AnyObject?
            #expect(SecItemCopyMatching(query, &found) == noErr)
            let items = try #require(found as? [[String: Any]])
            #expect(items.compactMap { $0[kSecAttrAccount as String] as? String } == ["ann", "bob"])
            #expect(items.first?[kSecValueData as String] as? Data == Data("ann's".utf8))
            let accessible = items.first?[kSecAttrAccessible as String] as? String
            #expect(accessible == kSecAttrAccessibleWhenUnlocked as String)
            #expect(items.first?[kSecAttrSynchronizable as String] as? Bool == false)
            #expect(SecItemDelete([kSecClass: kSecClassGenericPassword] as CFDictionary) == errSecSuccess)
            #expect(SecItemCopyMatching(query, &found) == errSecItemNotFound)
        }
    }

    @Test func `A search finds what goes to other devices where it asks for that`() {
        func query(_ sync: Any?, data: Data? = nil) -> CFDictionary {
            var all: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "ann"]
            all[kSecAttrSynchronizable] = sync
            all[kSecValueData] = data
            return all as CFDictionary
        }
        on {
            #expect(SecItemAdd(query(true, data: Data([1])), nil) == errSecSuccess)
            #expect(SecItemCopyMatching(query(nil), nil) == errSecItemNotFound)
            #expect(SecItemCopyMatching(query(true), nil) == errSecSuccess)
            #expect(SecItemCopyMatching(query(kSecAttrSynchronizableAny), nil) == errSecSuccess)
            // Another item, as the two are told apart by this.
            #expect(SecItemAdd(query(false, data: Data([2])), nil) == errSecSuccess)
        }
    }

    @Test func `What is no query is refused`() {
        on {
            #expect(SecItemAdd([kSecAttrAccount: "a", kSecValueData: Data()] as CFDictionary, nil) == -50)
            let text = [kSecClass: kSecClassGenericPassword, kSecValueData: "text"] as CFDictionary
            #expect(SecItemAdd(text, nil) == errSecParam)
            #expect(SecItemCopyMatching([kSecReturnData: true] as CFDictionary, nil) == errSecParam)
        }
        #expect(
            SecCopyErrorMessageString(errSecItemNotFound, nil) as String?
                == "The specified item could not be found in the keychain.")
    }

    @Test func `An item behind the sensor asks the user, whose answer decides`() throws {
        let control = try #require(
            SecAccessControlCreateWithFlags(
                kCFAllocatorDefault, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, .biometryCurrentSet,
                nil))
        let device = StageDevice(biometry: .faceID)
        let context = LAContext()
        context.localizedReason = "Open the notes"
        func read(_ more: [String: Any] = [:]) -> OSStatus {
            let query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ann",
                kSecReturnData as String: true, kSecUseAuthenticationContext as String: context,
            ]
            return SecItemCopyMatching(query.merging(more) { $1 } as CFDictionary, nil)
        }
        on(device) {
            let item: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ann",
                kSecAttrAccessControl as String: control, kSecValueData as String: Data([1]),
            ]
            #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
            #expect(read() == errSecSuccess)
            #expect(device.askedReasons == ["Open the notes"])
            device.answer = .cancel
            #expect(read() == errSecUserCanceled)
            device.answer = .noMatch
            #expect(read() == errSecAuthFailed)
            context.interactionNotAllowed = true
            #expect(read() == errSecInteractionNotAllowed)
            // Attributes are no secret.
            #expect(read([kSecReturnData as String: false]) == errSecSuccess)
            #expect(device.askedReasons.count == 3)
        }
        var error: Unmanaged<CFError>?
        #expect(SecAccessControlCreateWithFlags(nil, "none", [], &error) == nil)
        #expect(error.map { CFErrorGetCode($0.takeRetainedValue()) } == -50)
    }

    @Test func `Random bytes fill their place`() {
        var (one, other) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        #expect(SecRandomCopyBytes(kSecRandomDefault, one.count, &one) == errSecSuccess)
        #expect(SecRandomCopyBytes(kSecRandomDefault, other.count, &other) == errSecSuccess)
        #expect(one != other)
    }
}
