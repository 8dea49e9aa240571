// Licensed under the Apache License, Version 2.0.

import Combine
import StageUI

// The keychain of the simulated device, in memory: another app of the same device has none of its items, and each run begins
// with none.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds an item.
///
/// - Parameters:
///   - attributes: The kind, the attributes and the secret bytes.
///   - result: Takes what is wanted of the new item.
@discardableResult
public func SecItemAdd(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    guard let query = ItemQuery(attributes), let kind = query.kind, query.hasBytes else { return errSecParam }
    let device = StageDevice.current ?? .standIn
    var values = query.values
    if query.control != nil, values[kSecAttrAccessible] != nil { return errSecParam }
    values[kSecAttrAccessible] =
        values[kSecAttrAccessible] ?? .text(query.control?.accessible ?? kSecAttrAccessibleWhenUnlocked)
    values[kSecAttrAccessControl] = query.control.map { .number(Double($0.flags.rawValue)) }
    values[kSecAttrSynchronizable] = .flag(query.isSynchronizable ?? false)
    values[kSecAttrAccessGroup] = values[kSecAttrAccessGroup] ?? .text(ItemQuery.group)
    let now = ItemQuery.now
    (values[kSecAttrCreationDate], values[kSecAttrModificationDate]) = (.date(now), .date(now))
    let item = StageDevice.KeptItem(number: device.nextNumber(), values: values)
    let isNew = device.withKeychain { items in
        let primary = ItemQuery.primary(item.values, kind)
        guard !items.contains(where: { ItemQuery.primary($0.values, kind) == primary }) else { return false }
        items.append(item)
        return true
    }
    guard isNew else { return errSecDuplicateItem }
    result?.pointee = query.wantsResult ? query.result(of: item) : nil
    return errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds items.
///
/// - Parameters:
///   - query: The kind, the attributes that the items have, and what is wanted of them.
///   - result: Takes what is wanted: of one item, or a list.
@discardableResult
public func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    guard let query = ItemQuery(query), query.kind != nil || query.number != nil else { return errSecParam }
    let device = StageDevice.current ?? .standIn
    var found = device.withKeychain { $0 }.filter(query.fits)
    guard !found.isEmpty else { return errSecItemNotFound }
    found = Array(found.prefix(query.limit))
    if query.wantsData, let asking = found.compactMap(ItemQuery.flags).first(where: \.asks) {
        if query.skipsQuestions {
            found.removeAll { ItemQuery.flags($0)?.asks == true }
            if found.isEmpty { return errSecItemNotFound }
        } else if query.forbidsQuestions {
            return errSecInteractionNotAllowed
        } else {
            switch device.recognise(query.reason, allowsPasscode: asking.allowsPasscode) {
            case .recognised: break
            case .cancelled: return errSecUserCanceled
            case .noMatch, .lockedOut, .notAvailable, .notEnrolled: return errSecAuthFailed
            }
        }
    }
    if query.wantsResult {
        result?.pointee =
            query.wantsList ? found.map { query.result(of: $0) } as NSArray : query.result(of: found[0])
    }
    return errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes the items that a query finds.
///
/// - Parameters:
///   - query: The kind, and the attributes that the items have.
///   - attributesToUpdate: Their new attributes and bytes.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    guard let query = ItemQuery(query), let new = ItemQuery(attributesToUpdate), new.kind == nil,
        new.hasBytes, query.kind != nil || query.number != nil
    else { return errSecParam }
    let now = ItemQuery.now
    return (StageDevice.current ?? .standIn).withKeychain { items in
        var (changed, count) = (items, 0)
        for index in items.indices where query.fits(items[index]) {
            count += 1
            for (key, value) in new.values { changed[index].values[key] = value }
            if let isSynchronizable = new.isSynchronizable {
                changed[index].values[kSecAttrSynchronizable] = .flag(isSynchronizable)
            }
            if let control = new.control {
                changed[index].values[kSecAttrAccessible] = .text(control.accessible)
                changed[index].values[kSecAttrAccessControl] = .number(Double(control.flags.rawValue))
            }
            changed[index].values[kSecAttrModificationDate] = .date(now)
        }
        guard count > 0 else { return errSecItemNotFound }
        let names = changed.map { ItemQuery.primary($0.values, ItemQuery.kind(of: $0)) }
        guard Set(names).count == names.count else { return errSecDuplicateItem }
        items = changed
        return errSecSuccess
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes the items that a query finds.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    guard let query = ItemQuery(query), query.kind != nil || query.number != nil else { return errSecParam }
    return (StageDevice.current ?? .standIn).withKeychain { items in
        let left = items.filter { !query.fits($0) }
        defer { items = left }
        return left.count < items.count ? errSecSuccess : errSecItemNotFound
    }
}
