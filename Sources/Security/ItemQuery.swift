// Licensed under the Apache License, Version 2.0.

import Combine
import Foundation
import StageUI

/// A dictionary of the keychain: what an item is to have, and what is wanted of it.
struct ItemQuery {
    /// The group of apps of an item that names none.
    static let group = "firstlight"
    /// The attributes by which two items of a kind are the same one: errSecDuplicateItem in Apple's documentation.
    private static let names = [
        kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService],
        kSecClassInternetPassword: [
            kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol,
            kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
        ],
        kSecClassKey: [
            kSecAttrKeyClass, kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType,
            kSecAttrKeySizeInBits,
        ],
    ]
    private static let wishes: Set = [
        kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit,
        kSecUseAuthenticationContext, kSecUseOperationPrompt, kSecUseAuthenticationUI,
        kSecUseDataProtectionKeychain, kSecAttrAccessControl, kSecAttrSynchronizable,
        kSecValuePersistentRef,
    ]

    /// The attributes, the kind and the secret bytes.
    private(set) var values: [String: StageDevice.KeptValue] = [:]
    /// The conditions of a new item.
    let control: SecAccessControl?
    /// Indicates whether the item goes to other devices; nil for both.
    let isSynchronizable: Bool?
    /// Indicates whether the secret bytes, where there are some, are bytes.
    let hasBytes: Bool
    /// The number of the item that is meant.
    let number: Int?
    private let wish: [String: Any]

    /// Reads a dictionary; nil where a key is no text, or a value none of the keychain's.
    init?(_ dictionary: NSDictionary) {
        guard let all = dictionary as? [String: Any] else { return nil }
        wish = all.filter { Self.wishes.contains($0.key) }
        for (key, value) in all where !Self.wishes.contains(key) {
            // Keys beginning with m_ narrow a search in ways that passwords do not have.
            if key.hasPrefix("m_") { continue }
            guard let kept = Self.kept(value) else { return nil }
            values[key] = kept
        }
        control = all[kSecAttrAccessControl] as? SecAccessControl
        let sync = all[kSecAttrSynchronizable]
        isSynchronizable = sync as? String == kSecAttrSynchronizableAny ? nil : sync.map(Self.flag) ?? false
        hasBytes = if let bytes = values[kSecValueData] { Self.isBytes(bytes) } else { true }
        let reference = (all[kSecValuePersistentRef] as? Data).map { String(decoding: $0, as: UTF8.self) }
        number = reference.map { Int($0) ?? 0 }
    }

    /// The kind.
    var kind: String? { Self.text(values[kSecClass]) }
    var wantsData: Bool { Self.flag(wish[kSecReturnData]) }
    private var wantsAttributes: Bool { Self.flag(wish[kSecReturnAttributes]) }
    private var wantsReference: Bool { Self.flag(wish[kSecReturnPersistentRef]) }
    var wantsResult: Bool { wantsData || wantsAttributes || wantsReference }
    /// The number of items that are wanted: one, unless another is named.
    var limit: Int {
        switch wish[kSecMatchLimit] {
        case let text as String: text == kSecMatchLimitAll ? .max : 1
        case let number as NSNumber: max(1, number.intValue)
        default: 1
        }
    }
    var wantsList: Bool { limit > 1 }
    private var question: (any StageQuestion)? { wish[kSecUseAuthenticationContext] as? any StageQuestion }
    /// The words that the user reads.
    var reason: String { question?.reason ?? wish[kSecUseOperationPrompt] as? String ?? "" }
    var forbidsQuestions: Bool {
        question?.isForbidden == true
            || wish[kSecUseAuthenticationUI] as? String == kSecUseAuthenticationUIFail
    }
    var skipsQuestions: Bool { wish[kSecUseAuthenticationUI] as? String == kSecUseAuthenticationUISkip }

    /// Returns whether an item has what is asked for.
    func fits(_ item: StageDevice.KeptItem) -> Bool {
        if let number { return item.number == number }
        let goes = item.values[kSecAttrSynchronizable]
        if let isSynchronizable, goes != .flag(isSynchronizable) { return false }
        return values.allSatisfy { key, value in
            key == kSecValueData || Self.isSame(item.values[key], value)
        }
    }

    /// Returns what is wanted of an item.
    func result(of item: StageDevice.KeptItem) -> AnyObject {
        let reference = Data(String(item.number).utf8)
        let bytes = item.values[kSecValueData].map(Self.object) ?? NSData()
        switch (wantsData, wantsAttributes, wantsReference) {
        case (true, false, false): return bytes
        case (false, false, true): return reference as NSData
        default: break
        }
        var all: [String: Any] = [:]
        if wantsAttributes {
            for (key, value) in item.values
            where ![kSecValueData, kSecAttrAccessControl, kSecClass].contains(key) {
                all[key] = Self.object(value)
            }
            all[kSecClass] = item.values[kSecClass].map(Self.object)
            if let flags = Self.flags(item), let accessible = Self.text(item.values[kSecAttrAccessible]) {
                all[kSecAttrAccessControl] = SecAccessControl(accessible, flags)
            }
        }
        if wantsData { all[kSecValueData] = bytes }
        if wantsReference { all[kSecValuePersistentRef] = reference }
        return all as NSDictionary
    }

    // MARK: - Items

    /// The present date: that of the run, or of the system.
    static var now: Date {
        CurrentRun.clock.map { Date(timeIntervalSinceReferenceDate: $0.seconds) } ?? Date()
    }
    /// The kind of an item.
    static func kind(of item: StageDevice.KeptItem) -> String { text(item.values[kSecClass]) ?? "" }
    /// The proofs of who the user is that an item asks for.
    static func flags(_ item: StageDevice.KeptItem) -> SecAccessControlCreateFlags? {
        guard case .number(let bits) = item.values[kSecAttrAccessControl] else { return nil }
        return SecAccessControlCreateFlags(rawValue: UInt(bits))
    }
    /// Returns the values by which an item of a kind is told from others.
    static func primary(
        _ values: [String: StageDevice.KeptValue], _ kind: String
    ) -> [String: StageDevice.KeptValue] {
        var name = values.filter { names[kind, default: []].contains($0.key) }
        for key in [kSecClass, kSecAttrAccessGroup, kSecAttrSynchronizable] { name[key] = values[key] }
        return name
    }

    // MARK: - Values

    private static func kept(_ value: Any) -> StageDevice.KeptValue? {
        switch value {
        case let text as String: .text(text)
        case let bytes as Data: .data(bytes)
        case let date as Date: .date(date)
        case let number as NSNumber: .number(number.doubleValue)
        default: nil
        }
    }
    private static func object(_ value: StageDevice.KeptValue) -> AnyObject {
        switch value {
        case .data(let bytes): bytes as NSData
        case .text(let text): text as NSString
        case .number(let number): NSNumber(value: number)
        case .flag(let isOn): NSNumber(value: isOn)
        case .date(let date): date as NSDate
        }
    }
    private static func flag(_ value: Any?) -> Bool { (value as? NSNumber)?.boolValue ?? false }
    private static func text(_ value: StageDevice.KeptValue?) -> String? {
        if case .text(let text) = value { text } else { nil }
    }
    private static func isBytes(_ value: StageDevice.KeptValue) -> Bool {
        if case .data = value { true } else { false }
    }
    /// Compares values; the keychain has each name as text or as bytes.
    private static func isSame(_ a: StageDevice.KeptValue?, _ b: StageDevice.KeptValue) -> Bool {
        switch (a, b) {
        case (.text(let text), .data(let bytes)), (.data(let bytes), .text(let text)):
            Data(text.utf8) == bytes
        default: a == b
        }
    }
}
